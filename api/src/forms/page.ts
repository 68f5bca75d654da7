/** The frame of the few pages that the API itself serves, such as the one for a browser that sent a form without scripts. */
import { createHash } from 'node:crypto';
import { html, type SafeHtml } from '@remix-run/html-template';
import type { FastifyReply } from 'fastify';
import { readAgency } from '../content/published.ts';
import type { App } from '../lib/app.ts';
import { style } from './page-style.ts';

/** Nothing runs on these pages, and nothing is loaded but the style that is in them. */
const CONTENT_SECURITY_POLICY = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`,
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** The site's two circles and what they share. */
const MARK = html`<svg viewBox="0 0 32 22" aria-hidden="true"><circle fill="#1d4d3f" cx="11.5" cy="11" r="10.5"/><circle fill="#e8613c" cx="20.5" cy="11" r="10.5"/><path fill="#eaa937" d="M16 1.513a10.5 10.5 0 0 1 0 18.974a10.5 10.5 0 0 1 0-18.974"/></svg>`;

/** A whole page, with its headers set on `reply`. */
export function page(app: App, reply: FastifyReply, title: string, body: SafeHtml): string {
  const { companyName } = readAgency(app.db);
  reply.type('text/html; charset=utf-8').header('content-security-policy', CONTENT_SECURITY_POLICY);
  reply.header('x-content-type-options', 'nosniff').header('referrer-policy', 'no-referrer');
  return String(html`<!doctype html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} | ${companyName}</title>
<style>${html.raw`${style}`}</style>
</head>
<body>
<header><a href="${siteAddress(app, '/')}">${MARK}${companyName}</a></header>
<main>
${body}
</main>
</body>
</html>
`);
}

export function siteAddress({ env }: App, path: string): string {
  return new URL(path, env.publicSiteUrl).href;
}

export function banner(tone: 'good' | 'bad', content: SafeHtml | string): SafeHtml {
  const role = tone === 'good' ? 'status' : 'alert';
  return html`<div class="banner ${tone}" role="${role}">${typeof content === 'string' ? html`<p>${content}</p>` : content}</div>`;
}
