/**
 * The page that shows a Word CV. Untrusted content reaches it only as text between a few tags without attributes, and
 * the page cannot load, run or send anything.
 */
import { readFile } from 'node:fs/promises';
import { html } from '@remix-run/html-template';
import { stylePolicy } from '../../core/http/page-headers.ts';
import { read } from '../../core/parsing/reader.ts';
import { CV_STYLE, cvPage, renderParagraphs } from './cv-page.ts';

const STYLE = `${CV_STYLE}
h1,h2,h3,h4,h5,h6{font-size:1.1rem;margin:1.2em 0 .4em}p{margin:.5em 0}table{border-collapse:collapse;width:100%}td,th{border:1px solid #ddd;padding:.3rem .5rem;vertical-align:top;text-align:left}`;

export const PREVIEW_POLICY = `${stylePolicy(STYLE, { frames: "'self'" })}; sandbox`;

const UNREADABLE = 'This CV can’t be previewed. Download it to read it.';

/** Returns the preview page, or a page saying that the CV cannot be read. */
export async function previewPage(path: string, kind: 'doc' | 'docx'): Promise<string> {
  const content = (await readContent(path, kind)) ?? '';
  const isBlank = content.trim() === '';
  const body = isBlank
    ? html`<p>${UNREADABLE}</p>`
    : kind === 'docx'
      ? html.raw`${content}`
      : renderParagraphs(content);
  return cvPage('CV', STYLE, body);
}

function readContent(path: string, kind: 'doc' | 'docx'): Promise<string | null> {
  if (kind === 'docx') return read('staff', async () => ({ kind: 'html', bytes: await readFile(path) }));
  return read('staff', async () => ({ kind: 'text', of: kind, bytes: await readFile(path) }));
}
