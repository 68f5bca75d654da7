/**
 * The process that reads CVs and emails: it gets a task and responds with `{ content }` or `{ error }`. The libraries
 * that parse them run only here, because this process can be stopped.
 */
import { readFile } from 'node:fs/promises';
import { MB } from 'content-types/text/bytes';
import { docText } from './doc.ts';
import type { EmailTask, ResumeTask } from './text-process.ts';
import { readZip, unpack } from './zip.ts';

const MAX_PAGES = 40;
const MAX_UNPACKED = 64 * MB;
/** A CV of 100 pages has some 300,000 characters. */
const MAX_CHARACTERS = 500_000;

process.on('message', async (task: EmailTask | ResumeTask) => {
  try {
    const content = task.kind === 'email' ? readEmail(task) : readResume(task);
    process.send?.({ content: await content });
  } catch (error) {
    process.send?.({ error: String(error) });
  }
});

async function readEmail({ source }: EmailTask) {
  const { readContent } = await import('./read-email.ts');
  return readContent(source);
}

async function readResume(task: ResumeTask): Promise<string> {
  return (await readWhole(task)).slice(0, MAX_CHARACTERS);
}

async function readWhole({ path, kind, wants }: ResumeTask): Promise<string> {
  const bytes = await readFile(path);
  if (kind === 'pdf') return pdfText(bytes);
  if (kind === 'doc') return docText(bytes);
  const { default: mammoth } = await import('mammoth');
  await requireHonestZip(bytes);
  if (wants === 'text') return (await mammoth.extractRawText({ buffer: bytes })).value;
  const noImages = mammoth.images.imgElement(async () => ({ src: '' }));
  return (await mammoth.convertToHtml({ buffer: bytes }, { convertImage: noImages, externalFileAccess: false })).value;
}

/** Unpacks each part once, because mammoth trusts the sizes that a zip claims. */
async function requireHonestZip(bytes: Buffer) {
  let left = MAX_UNPACKED;
  for (const entry of readZip(bytes) ?? []) left -= (await unpack(bytes, entry, left)).length;
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
