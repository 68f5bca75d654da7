/** Pages that the API itself builds in the site's frame, such as the confirmation of a form sent without JavaScript. */
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { html, type SafeHtml } from '@remix-run/html-template';
import type { FastifyReply } from 'fastify';
import fp from 'fastify-plugin';
import { readAgency } from '../agency.ts';
import type { App } from '../app.ts';
import { publishedRules } from '../http/published-rules.ts';
import { openFolder } from '../http/static-files.ts';

/** A page of the site without its title and its content. */
interface Frame {
  beforeTitle: string;
  beforeContent: string;
  end: string;
  policy: string;
}

declare module 'fastify' {
  interface FastifyInstance {
    /** The published page that frames ours; null until the site is published. */
    readFrame(): Promise<Frame | null>;
  }
}

export const pageFrame = fp(
  async (app: App) => {
    const site = openFolder(join(app.env.dataDir, 'site'));
    const { policy } = publishedRules(site);
    app.decorate('readFrame', async () => {
      const file = await site.file('frame/index.html');
      const parts = file && splitFrame(file.body.toString());
      return parts && { ...parts, policy: await policy() };
    });
  },
  { name: 'page-frame' },
);

/** The parts of the published frame around the title and the content. */
function splitFrame(page: string) {
  const title = page.indexOf('<title>') + '<title>'.length;
  const afterTitle = page.indexOf('</title>', title);
  const main = page.indexOf('>', page.indexOf('<main', afterTitle)) + 1;
  const end = page.lastIndexOf('</main>');
  if (end < main) return null;
  return { beforeTitle: page.slice(0, title), beforeContent: page.slice(afterTitle, main), end: page.slice(end) };
}

/** A complete page, with its headers set on `reply`. */
export async function page(app: App, reply: FastifyReply, title: string, body: SafeHtml): Promise<string> {
  const { companyName } = readAgency(app.db);
  const frame = await app.readFrame();
  // The site may show its published pages in a frame, but not pages that may have a secret in their address.
  const policy = frame?.policy.replace(/frame-ancestors [^;]*/, "frame-ancestors 'none'") ?? PLAIN_POLICY;
  reply.type('text/html; charset=utf-8').header('content-security-policy', policy);
  reply.header('x-content-type-options', 'nosniff').header('referrer-policy', 'no-referrer');
  const fullTitle = html`${title} | ${companyName}`;
  const content = html`<div class="wrap frame">\n${body}\n</div>`;
  if (frame) return `${frame.beforeTitle}${fullTitle}${frame.beforeContent}${content}${frame.end}`;
  return String(html`<!doctype html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${fullTitle}</title>
<style>${html.raw`${STYLE}`}</style>
</head>
<body>
<header><a href="${siteAddress(app, '/')}">${companyName}</a></header>
<main>
${content}
</main>
</body>
</html>
`);
}

export function siteAddress({ env }: App, path: string): string {
  return new URL(path, env.publicSiteUrl).href;
}

/** The outcome of a form. It gets the focus when the page has loaded, so that a screen reader begins with it. */
export function banner(tone: 'good' | 'bad', content: SafeHtml | string): SafeHtml {
  const role = tone === 'good' ? 'status' : 'alert';
  return html`<div class="banner-message ${tone}" role="${role}" tabindex="-1" autofocus>${typeof content === 'string' ? html`<p>${content}</p>` : content}</div>`;
}

/** For a page without the site around it, which has no scripts and loads nothing. Its class names are the site's. */
const STYLE = `
:root { color-scheme: light dark; --ink: light-dark(#14211d, #f3ede0); --soft: light-dark(#4b5852, #a9b6af); --edge: light-dark(#757f78, #73807a);
  --good: light-dark(#0d6244, #7fd6ac); --bad: light-dark(#a3271a, #ffa491); }
* { box-sizing: border-box; }
body { margin: 0; padding: 1.5rem 1.25rem 4rem; background: light-dark(#fff, #121715); color: var(--ink); font: 1.0625rem/1.55 system-ui, sans-serif; }
header, main { max-width: 38rem; margin: 0 auto; }
header a { color: inherit; font-weight: 700; font-size: 1.25rem; text-decoration: none; }
h1 { margin-top: 2rem; font-size: clamp(1.75rem, 1.4rem + 1.6vw, 2.5rem); line-height: 1.1; }
a { color: inherit; }
.banner-message { margin: 2rem 0; padding: 0 1.25rem; border-inline-start: 6px solid; font-weight: 600; overflow: hidden; }
.good { color: var(--good); } .bad, .problem { color: var(--bad); } .hint, dt { color: var(--soft); }
dd { margin: 0 0 0.75rem; overflow-wrap: anywhere; white-space: pre-line; }
.links { display: flex; flex-wrap: wrap; gap: 1rem 2rem; }
.reference { font-size: 1.5rem; font-weight: 700; letter-spacing: 0.04em; }
.form, .field, fieldset { display: grid; gap: 0.5rem; min-width: 0; margin: 0; padding: 0; border: 0; }
.form { gap: 1.5rem; margin-bottom: 1rem; }
label, legend { font-weight: 600; }
.hint, .problem { margin: 0; font-size: 0.9375rem; }
.input { width: 100%; min-height: 3.25rem; padding: 0.75rem 1rem; border: 1.5px solid var(--edge); border-radius: 6px; background: none; color: inherit; font: inherit; }
option { background: Canvas; color: CanvasText; }
[aria-invalid="true"] { border: 2px solid var(--bad); }
.tick { display: grid; grid-template-columns: auto 1fr; gap: 0.75rem; align-items: start; font-weight: 400; }
.tick input { width: 1.5rem; height: 1.5rem; margin: 0; }
.trap { position: absolute; inset-inline-start: -200vw; }
.button { justify-self: start; min-height: 3.25rem; padding: 0.75rem 1.75rem; border: 2px solid var(--ink); border-radius: 6px; background: var(--ink);
  color: light-dark(#fff, #14211d); font: inherit; font-weight: 700; cursor: pointer; }
.button.quiet { background: none; color: inherit; }
.banner-message:focus { outline: 0; }
:focus-visible { outline: 3px solid var(--ink); outline-offset: 3px; }
`;

const PLAIN_POLICY = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`,
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');
