/** Headers of the pages that the API builds itself. `securityHeaders` adds those of every response. */
import { createHash } from 'node:crypto';
import type { FastifyReply } from 'fastify';

type Source = "'self'" | "'none'";

/** A Content-Security-Policy that allows this inline style, and nothing else unless named. */
export function stylePolicy(style: string, allowedSources: { forms?: Source; frames?: Source } = {}): string {
  const { forms = "'none'", frames = "'none'" } = allowedSources;
  const hash = createHash('sha256').update(style).digest('base64');
  return `default-src 'none'; style-src 'sha256-${hash}'; form-action ${forms}; base-uri 'none'; frame-ancestors ${frames}`;
}

/** Headers for a page whose address may contain a secret, which linked pages must not learn. */
export function privateHeaders(reply: FastifyReply, policy: string): FastifyReply {
  const headers = { 'content-security-policy': policy, 'referrer-policy': 'no-referrer' };
  return reply.type('text/html; charset=utf-8').headers(headers);
}
