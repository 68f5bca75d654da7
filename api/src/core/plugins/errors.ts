/**
 * Sends errors as `{ message, issues?: [{ path, message, options? }] }`, sometimes with further properties. Routes
 * throw them. Only routes with another response format, such as a page, handle errors themselves.
 */
import type { FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import type { App } from '../app.ts';
import { discardBody, errorResponse } from '../http/errors.ts';

export const errors = fp(
  async (app: App) => {
    app.setErrorHandler(sendError);
    app.setNotFoundHandler(sendNotFound);
  },
  { name: 'errors' },
);

export async function sendError(error: unknown, request: FastifyRequest, reply: FastifyReply) {
  const { status, body } = await errorResponse(error, request, reply);
  return reply.code(status).send(body);
}

export async function sendNotFound(request: FastifyRequest, reply: FastifyReply) {
  await discardBody(request, reply);
  return reply.code(404).send({ message: 'There’s nothing at this address.' });
}
