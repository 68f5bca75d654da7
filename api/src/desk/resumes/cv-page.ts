/** HTML of a page that shows a CV. Callers set a Content-Security-Policy under which the page loads and sends nothing. */
import { html, type SafeHtml } from '@remix-run/html-template';
import { splitParagraphs } from 'content-types/text/paragraphs';

export const CV_STYLE =
  'body{margin:0 auto;max-width:46rem;padding:1.25rem;font:1rem/1.5 system-ui,sans-serif;color:#1c1c1c;background:#fff;overflow-wrap:anywhere}';

export function cvPage(title: string, style: string, body: SafeHtml): string {
  return String(html`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title><style>${html.raw`${style}`}</style></head>
<body>${body}</body></html>
`);
}

/** A text as HTML, with its paragraphs and lines. */
export function renderParagraphs(text: string): SafeHtml {
  return html`${splitParagraphs(text).map((paragraph) => {
    return html`<p>${paragraph.split('\n').map((line, i) => html`${i > 0 ? html`<br>` : ''}${line}`)}</p>\n`;
  })}`;
}
