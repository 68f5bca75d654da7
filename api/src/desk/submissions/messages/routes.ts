import { submissions } from 'content-types';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { App } from '../../../core/app.ts';
import { createFormOptions } from '../../../core/forms/public-form.ts';
import { readForm, type SentForm } from '../../../core/forms/read-form.ts';
import { sendConfirmation, sendFormError } from '../../../core/forms/respond.ts';
import { briefForm, complaintForm, type MessageForm, messageForm, takeMessage } from './intake.ts';

export const messageOptions = createFormOptions(submissions.message.fields);
const briefRoute = createFormOptions(submissions.brief.fields);
const complaintRoute = createFormOptions(submissions.complaint.fields);

export async function messageRoutes(app: App) {
  app.post('/api/messages', messageOptions, (request, reply) => postMessage(app, request, reply));
  app.post('/api/briefs', briefRoute, (request, reply) => post(app, briefForm, request, reply));
  app.post('/api/complaints', complaintRoute, (request, reply) => post(app, complaintForm, request, reply));
}

/**
 * C34: accepts a contact message. Responds 201 `{ message, reference, next }`, 422 with issues, 429 or 503; browsers
 * get pages.
 */
export function postMessage(app: App, request: FastifyRequest, reply: FastifyReply) {
  return post(app, messageForm, request, reply);
}

async function post(app: App, form: MessageForm, request: FastifyRequest, reply: FastifyReply) {
  let sentForm: SentForm | null = null;
  try {
    sentForm = await readForm(request);
    const storedMessage = await takeMessage(app, form, sentForm, request);
    await app.journal.settle(storedMessage.id);
    return sendConfirmation(app, form, request, reply, storedMessage);
  } catch (error) {
    return await sendFormError(app, form, request, reply, error, sentForm?.values);
  }
}
