/** Pages that the API itself builds in the site's frame, such as the confirmation of a form sent without JavaScript. */
import { join } from 'node:path';
import { html, type SafeHtml } from '@remix-run/html-template';
import type { FastifyReply } from 'fastify';
import fp from 'fastify-plugin';
import { readAgency } from '../agency.ts';
import type { App } from '../app.ts';
import { setPrivateHeaders, stylePolicy } from '../http/page-headers.ts';
import { publishedRules } from '../http/published-rules.ts';
import { openFolder } from '../http/static-files.ts';

/** A page of the site split around its title and content. */
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
  const contentStart = page.indexOf('>', page.indexOf('<main', afterTitle)) + 1;
  const end = page.lastIndexOf('</main>');
  if (end < contentStart) return null;
  return {
    beforeTitle: page.slice(0, title),
    beforeContent: page.slice(afterTitle, contentStart),
    end: page.slice(end),
  };
}

/** Returns a complete page and sets its headers on `reply`. */
export async function page(app: App, reply: FastifyReply, title: string, body: SafeHtml): Promise<string> {
  const { companyName } = readAgency(app.db);
  const frame = await app.readFrame();
  // The site may frame its published pages, but not pages whose address may contain a secret.
  const policy = frame?.policy.replace(/frame-ancestors [^;]*/, "frame-ancestors 'none'") ?? PLAIN_POLICY;
  setPrivateHeaders(reply, policy);
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

/** Renders the outcome of a form. It takes the focus on load, so that screen readers start there. */
export function banner(tone: 'good' | 'bad', content: SafeHtml | string): SafeHtml {
  const role = tone === 'good' ? 'status' : 'alert';
  return html`<div class="banner-message ${tone}" role="${role}" tabindex="-1" autofocus>${typeof content === 'string' ? html`<p>${content}</p>` : content}</div>`;
}

/** Styles for a page outside the site's frame. The page loads nothing else. Class names match the site's. */
const STYLE = `
:root { color-scheme: light dark; }
body { max-width: 38rem; margin: 1.5rem auto 4rem; padding: 0 1.25rem; font: 1.0625rem/1.55 system-ui, sans-serif; }
header a { font-weight: 700; }
.banner-message { border-inline-start: 6px solid; padding-inline-start: 1rem; }
.bad, .problem { color: light-dark(#a3271a, #ffa491); }
dd { overflow-wrap: anywhere; white-space: pre-line; }
.form, .field, fieldset { display: grid; gap: 0.75rem; margin: 0; padding: 0; border: 0; }
.input, .button { padding: 0.75rem 1rem; font: inherit; }
.trap { position: absolute; inset-inline-start: -200vw; }
`;

const PLAIN_POLICY = stylePolicy(STYLE, { forms: "'self'" });
