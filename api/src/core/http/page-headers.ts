/** Headers for pages that the API builds. `securityHeaders` adds the headers common to all responses. */
import { createHash } from 'node:crypto';
import type { FastifyReply } from 'fastify';

type Source = "'self'" | "'none'";

/** Returns a Content-Security-Policy that allows only this inline style and the sources in `allowedSources`. */
export function stylePolicy(style: string, allowedSources: { forms?: Source; frames?: Source } = {}): string {
  const { forms = "'none'", frames = "'none'" } = allowedSources;
  const hash = createHash('sha256').update(style).digest('base64');
  return `default-src 'none'; style-src 'sha256-${hash}'; form-action ${forms}; base-uri 'none'; frame-ancestors ${frames}`;
}

/** Sets headers for a page whose address may contain a secret, so that linked pages receive no referrer. */
export function setPrivateHeaders(reply: FastifyReply, policy: string): FastifyReply {
  const headers = { 'content-security-policy': policy, 'referrer-policy': 'no-referrer' };
  return reply.type('text/html; charset=utf-8').headers(headers);
}
