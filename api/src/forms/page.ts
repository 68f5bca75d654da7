/** The frame of the few pages that the API itself serves, such as the receipt of a form sent without scripts. */
import { createHash } from 'node:crypto';
import { html, type SafeHtml } from '@remix-run/html-template';
import type { FastifyReply } from 'fastify';
import { readAgency } from '../content/published.ts';
import type { App } from '../lib/app.ts';

/** The site's colours and shapes, reduced to what a form needs. */
const style = `
:root { color-scheme: light dark; --paper: light-dark(#f6f1e7, #0f1815); --raised: light-dark(#fffcf6, #18231f);
  --ink: light-dark(#14211d, #f3ede0); --soft: light-dark(#4b5852, #a9b6af); --edge: light-dark(#757f78, #73807a); --line: light-dark(#d9d2c3, #2b3833);
  --good: light-dark(#0d6244, #7fd6ac); --good-ground: light-dark(#dcebd9, #123628);
  --bad: light-dark(#a3271a, #ffa491); --bad-ground: light-dark(#fadfd5, #45201a); }
* { box-sizing: border-box; }
body { margin: 0; padding: 0 1.25rem 4rem; background: var(--paper); color: var(--ink); font: 1.0625rem/1.55 system-ui, sans-serif; }
header, main { max-width: 38rem; margin: 0 auto; }
header { padding: 1.5rem 0 2.5rem; }
header a { color: inherit; font-weight: 700; font-size: 1.25rem; text-decoration: none; }
header a { display: inline-flex; align-items: center; gap: 0.6rem; }
header svg { width: 2.5rem; height: 1.6rem; }
h1 { margin: 0 0 1rem; font-size: clamp(1.75rem, 1.4rem + 1.6vw, 2.5rem); line-height: 1.1; letter-spacing: -0.01em; }
a { color: inherit; text-underline-offset: 0.2em; }
.banner { margin: 0 0 2rem; padding: 1rem 1.25rem; border-inline-start: 6px solid; border-radius: 6px; font-weight: 600; }
.banner.good { background: var(--good-ground); color: var(--good); }
.banner.bad { background: var(--bad-ground); color: var(--bad); }
.banner p, .banner ul { margin: 0; }
.banner ul { margin-top: 0.5rem; padding-inline-start: 1.2em; font-weight: 400; }
h2 { margin: 3rem 0 1rem; font-size: 1.375rem; line-height: 1.2; }
h3 { margin: 0; font-size: 1.0625rem; }
.status { margin: 0; padding: 1.25rem 1.5rem; border-radius: 6px; background: var(--raised); font-size: 1.1875rem; }
dl { display: grid; gap: 0; margin: 0; border-top: 3px solid var(--ink); }
dl > div { display: grid; gap: 0.25rem 1.5rem; padding: 0.75rem 0; border-bottom: 1px solid var(--line); }
dt { color: var(--soft); }
dd { margin: 0; overflow-wrap: anywhere; white-space: pre-line; }
@media (width >= 36rem) { dl > div { grid-template-columns: 9rem 1fr; } }
.consents { display: grid; gap: 1.5rem; margin: 0; padding: 0; list-style: none; }
.consents p { margin: 0.25rem 0 0; }
.consents form { margin-top: 0.75rem; }
.choices { display: flex; flex-wrap: wrap; gap: 0.75rem 2rem; margin-top: 1.5rem; }
.choices a { padding: 0.5rem 0; }
.reference { font-size: 1.5rem; font-weight: 700; font-variant-numeric: tabular-nums; letter-spacing: 0.04em; }
form { display: grid; gap: 1.5rem; }
.field { display: grid; gap: 0.4rem; }
label { font-weight: 600; }
.hint { margin: 0; color: var(--soft); font-size: 0.9375rem; }
.problem { margin: 0; color: var(--bad); font-weight: 600; font-size: 0.9375rem; }
input, textarea, select { width: 100%; min-height: 3.25rem; padding: 0.75rem 1rem; border: 1.5px solid var(--edge); border-radius: 6px;
  background: var(--raised); color: inherit; font: inherit; }
[aria-invalid="true"] { border: 2px solid var(--bad); }
.quiet { background: none; border: 1.5px solid var(--edge); color: inherit; }
fieldset { display: grid; gap: 1.25rem; min-width: 0; margin: 0; padding: 0; border: 0; }
legend { padding: 0; font-weight: 600; }
.tick { display: grid; grid-template-columns: auto 1fr; gap: 0.75rem; align-items: start; font-weight: 400; }
.tick input { width: 1.5rem; min-height: 1.5rem; margin: 0; accent-color: var(--ink); }
.trap { position: absolute; inset-inline-start: -200vw; }
button { justify-self: start; min-height: 3.25rem; padding: 0.75rem 1.75rem; border: 0; border-radius: 999px; background: #e8613c;
  color: #14211d; font: inherit; font-weight: 700; cursor: pointer; }
button.quiet { border: 1.5px solid var(--ink); background: none; color: inherit; }
:focus-visible { outline: 3px solid var(--ink); outline-offset: 3px; }
`;

/** No scripts run on these pages, and they load nothing: their style is inline. */
const CONTENT_SECURITY_POLICY = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`,
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** The site's mark: two circles that overlap. */
const MARK = html`<svg viewBox="0 0 32 22" aria-hidden="true"><circle fill="#1d4d3f" cx="11.5" cy="11" r="10.5"/><circle fill="#e8613c" cx="20.5" cy="11" r="10.5"/><path fill="#eaa937" d="M16 1.513a10.5 10.5 0 0 1 0 18.974a10.5 10.5 0 0 1 0-18.974"/></svg>`;

/** A complete page, with its headers set on `reply`. */
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
