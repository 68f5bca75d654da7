/** What somebody without an account finds at the address of a shared preview. */
import { html } from '@remix-run/html-template';
import type { FastifyReply } from 'fastify';
import type { App } from '../lib/app.ts';
import { page } from '../lib/pages/page.ts';

/** Nobody keeps it, lists it or is told where it came from. */
export const PRIVATE = {
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex, nofollow, noarchive',
} as const;

/** The page with a line above it that says what it is. `expiresAt` in milliseconds since 1970. */
export function withBanner(document: string, expiresAt: number): string {
  const text = `Preview: this is not on the site. The link ends on ${inWords(expiresAt)}.`;
  const banner = html`<div role="note" style="${STYLE}">${text}</div>`;
  // As a function: a text that looks like a replacement pattern must stay a text.
  return document.replace(/<body[^>]*>/i, (body) => body + banner);
}

export function endedPage(app: App, reply: FastifyReply): string {
  const body = html`<h1>This preview has ended</h1>\n<p>Please ask whoever sent you the link for a new one.</p>`;
  return page(app, reply.code(410), 'This preview has ended', body);
}

export function unknownPage(app: App, reply: FastifyReply): string {
  const body = html`<h1>There is no such preview</h1>\n<p>Part of the link may be missing. Please open it again from where you found it.</p>`;
  return page(app, reply.code(404), 'There is no such preview', body);
}

export function unavailablePage(app: App, reply: FastifyReply): string {
  const body = html`<h1>The preview cannot be shown right now</h1>\n<p>Please try again in a minute.</p>`;
  return page(app, reply.code(503).header('retry-after', 30), 'Not available', body);
}

const STYLE = 'padding:.75rem 1rem;background:#14201b;color:#fff;text-align:center;font-weight:600';

function inWords(time: number): string {
  return new Date(time).toLocaleString('en-GB', { dateStyle: 'long', timeStyle: 'short', timeZone: 'Europe/London' });
}
