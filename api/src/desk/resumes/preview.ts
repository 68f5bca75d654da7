/**
 * The page that shows a Word CV. The stranger's content reaches it only as text between the few tags below, without
 * attributes, and the page may load nothing, run nothing and send nothing.
 */
import { createHash } from 'node:crypto';
import { html, type SafeHtml } from '@remix-run/html-template';
import { splitParagraphs } from 'content-types/emails/template';
import type { DefaultTreeAdapterTypes } from 'parse5';
import { parseHtml } from '../../core/lib/parse-html.ts';
import { readResume } from '../parsing/text-process.ts';

const TAGS = new Set('p h1 h2 h3 h4 h5 h6 ul ol li strong em sup sub br table thead tbody tr th td'.split(' '));
/** Deeper than any document that a person writes. */
const MAX_DEPTH = 40;

const STYLE = `body{margin:0 auto;max-width:46rem;padding:1.25rem;font:1rem/1.5 system-ui,sans-serif;color:#1c1c1c;background:#fff;overflow-wrap:anywhere}
h1,h2,h3,h4,h5,h6{font-size:1.1rem;margin:1.2em 0 .4em}p{margin:.5em 0}table{border-collapse:collapse;width:100%}td,th{border:1px solid #ddd;padding:.3rem .5rem;vertical-align:top;text-align:left}`;

export const PREVIEW_POLICY = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`,
  "frame-ancestors 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  'sandbox',
].join('; ');

const UNREADABLE = 'This CV can’t be previewed. Download it to read it.';

/** The whole page; it says so if the CV cannot be read. */
export async function previewPage(path: string, kind: 'doc' | 'docx'): Promise<string> {
  const content = (await readResume({ path, kind, wants: 'html' })) ?? '';
  const isBlank = content.trim() === '';
  const body = isBlank ? html`<p>${UNREADABLE}</p>` : kind === 'docx' ? safeHtml(content) : paragraphs(content);
  return String(html`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>CV</title><style>${html.raw`${STYLE}`}</style></head>
<body>${body}</body></html>
`);
}

/** HTML with only the tags above. The content of other tags stays, unless it was never meant to be read. */
export function safeHtml(source: string): SafeHtml {
  return html`${parseHtml(source).map((node) => toSafe(node, 0))}`;
}

function toSafe(node: DefaultTreeAdapterTypes.ChildNode, depth: number): SafeHtml {
  if ('value' in node) return html`${node.value}`;
  if (!('tagName' in node) || ['script', 'style', 'template'].includes(node.tagName) || depth > MAX_DEPTH)
    return html``;
  const inner = node.childNodes.map((child) => toSafe(child, depth + 1));
  const { tagName } = node;
  if (!TAGS.has(tagName)) return html`${inner}`;
  if (tagName === 'br') return html`<br>`;
  return html`${html.raw`<${tagName}>`}${inner}${html.raw`</${tagName}>`}`;
}

function paragraphs(text: string): SafeHtml {
  return html`${splitParagraphs(text).map((paragraph) => {
    return html`<p>${paragraph.split('\n').map((line, i) => html`${i > 0 ? html`<br>` : ''}${line}`)}</p>`;
  })}`;
}
