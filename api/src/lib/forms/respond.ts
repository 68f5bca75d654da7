/** Programs get JSON. A browser that sent the form by itself gets a page, and on an error its form back. */
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import type { App } from '../app.ts';
import { describeError, type HttpError } from '../errors.ts';
import { formPage } from '../pages/form-page.ts';
import { problemPage, receiptPage } from '../pages/result-page.ts';
import { forgetBody } from '../unread-body.ts';
import { prefersHtml } from './prefers-html.ts';
import type { PublicForm } from './public-form.ts';

export interface Receipt {
  message: string;
  reference: string;
}

export function answerReceipt(
  app: App,
  form: PublicForm,
  request: FastifyRequest,
  reply: FastifyReply,
  receipt: Receipt,
) {
  reply.code(201);
  return prefersHtml(request) ? receiptPage(app, form, reply, receipt.reference) : receipt;
}

/** `values` is what was typed, when it could be read. Throws the error on for whoever reads JSON. */
export async function answerProblem(
  app: App,
  form: PublicForm,
  request: FastifyRequest,
  reply: FastifyReply,
  error: unknown,
  values: Record<string, unknown> | undefined,
): Promise<string> {
  if (!prefersHtml(request)) throw error;
  const { status, body } = describeError(error as FastifyError | HttpError, request, reply);
  if (!(await forgetBody(request.raw))) reply.header('connection', 'close');
  reply.code(status);
  // There is nothing to put right in an application for a job that is closed.
  if (values === undefined || status === 409) return problemPage(app, form, reply, body.message);
  return formPage(app, form, reply, { action: request.url, ...body, values });
}
