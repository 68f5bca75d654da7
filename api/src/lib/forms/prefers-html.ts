import type { FastifyRequest } from 'fastify';
import Negotiator from 'negotiator';

/** Whether the client prefers a page to JSON. Programs that accept anything get JSON. */
export function prefersHtml(request: FastifyRequest): boolean {
  return new Negotiator(request).mediaType(['application/json', 'text/html']) === 'text/html';
}
