/** The process that reads untrusted files. The parsing libraries run only here, because this process can be stopped. */

import type { ResumeKind } from 'content-types/resumes/resume-file';
import { MB } from 'content-types/text/bytes';
import { checkResume } from './check-resume.ts';
import { docText } from './doc.ts';
import { readLeafElements } from './read-xml.ts';
import { respond } from './respond.ts';
import type { Given, Kind, Task } from './tasks.ts';
import { readZip, unpack } from './zip.ts';

const MAX_PAGES = 40;
const MAX_UNPACKED_BYTES = 64 * MB;
/** Maximum number of characters of a CV. A CV of 100 pages has some 300,000. */
const MAX_CHARACTERS = 500_000;

respond(handleTask);

async function handleTask(task: Task<Kind>): Promise<Given<Kind> | null> {
  switch (task.kind) {
    case 'check':
      return checkResume(task.bytes, task.name);
    case 'text':
      return (await readText(task.bytes, task.of)).slice(0, MAX_CHARACTERS);
    case 'html':
      return readHtml(task.bytes);
    case 'xml':
      return readLeafElements(task.text);
    case 'email': {
      const { readContent } = await import('./read-email.ts');
      return readContent(task.bytes);
    }
  }
}

async function readText(bytes: Buffer, kind: ResumeKind): Promise<string> {
  if (kind === 'pdf') return pdfText(bytes);
  if (kind === 'doc') return docText(bytes);
  const mammoth = await openDocx(bytes);
  return (await mammoth.extractRawText({ buffer: bytes })).value;
}

async function readHtml(bytes: Buffer): Promise<string> {
  const mammoth = await openDocx(bytes);
  const noImages = mammoth.images.imgElement(async () => ({ src: '' }));
  const options = { convertImage: noImages, externalFileAccess: false };
  const { value } = await mammoth.convertToHtml({ buffer: bytes }, options);
  const { safeHtml } = await import('./safe-html.ts');
  return String(safeHtml(value.slice(0, MAX_CHARACTERS)));
}

/** Unpacks each part once to check its size, because mammoth trusts the sizes that a zip declares. */
async function openDocx(bytes: Buffer) {
  let remainingBytes = MAX_UNPACKED_BYTES;
  for (const entry of readZip(bytes) ?? []) remainingBytes -= (await unpack(bytes, entry, remainingBytes)).length;
  return (await import('mammoth')).default;
}

async function pdfText(bytes: Buffer): Promise<string> {
  const { getDocument } = await import('pdfjs-dist/legacy/build/pdf.mjs');
  const data = new Uint8Array(bytes);
  const pdf = await getDocument({
    data,
    verbosity: 0,
    useSystemFonts: false,
    useWorkerFetch: false,
    disableFontFace: true,
  }).promise;
  const pages: string[] = [];
  for (let number = 1; number <= Math.min(pdf.numPages, MAX_PAGES); number += 1) {
    const page = await pdf.getPage(number);
    const { items } = await page.getTextContent();
    pages.push(items.map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : '')).join(''));
    page.cleanup();
  }
  await pdf.loadingTask.destroy();
  return pages.join('\n\n');
}
