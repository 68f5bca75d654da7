/** The frame of the few pages that the API itself answers with: for a browser that sent a form without scripts. */
import { createHash } from 'node:crypto';
import { escapeHtml } from 'content-types/rich-text';
import type { FastifyReply } from 'fastify';
import type { App } from '../../parts.ts';
import { agencyOf } from '../agency.ts';
import { style } from './style.ts';

/** Nothing runs on these pages, and nothing is loaded but the style that is in them. */
const CONTENT_SECURITY_POLICY = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`,
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** `body` is HTML, `title` is not. */
export function page(app: App, reply: FastifyReply, title: string, body: string): string {
  const { companyName } = agencyOf(app.db);
  reply.type('text/html; charset=utf-8').header('content-security-policy', CONTENT_SECURITY_POLICY);
  reply.header('x-content-type-options', 'nosniff').header('referrer-policy', 'no-referrer');
  return `<!doctype html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)} | ${escapeHtml(companyName)}</title>
<style>${style}</style>
</head>
<body>
<header><a href="${siteAddress(app, '/')}">${escapeHtml(companyName)}</a></header>
<main>
${body}
</main>
</body>
</html>
`;
}

/** A page of the site, escaped for an attribute. */
export function siteAddress({ env }: App, path: string): string {
  return escapeHtml(new URL(path, env.publicSiteUrl).href);
}
