import { PROBLEMS, type Verdict, type Warning } from './verdict.ts';
import { holdsZip } from './zip.ts';

/**
 * Whether the bytes are one whole PDF and nothing else: its header first, its end last, an index where the end says,
 * no password. The words scanned for stand outside compressed streams by the format's rules.
 */
export function checkPdf(bytes: Buffer): Verdict {
  const start = pdfStart(bytes);
  if (start === null) return { problem: PROBLEMS.damaged };
  const end = withoutPadding(bytes);
  const tail = bytes.toString('latin1', Math.max(0, end - 1024), end);
  const index = /startxref\s+(\d{1,10})\s+%%EOF$/.exec(tail)?.[1];
  if (index === undefined || !hasIndexAt(bytes, start + Number(index))) return { problem: PROBLEMS.damaged };
  const words = new Set(bytes.toString('latin1').match(TELLING_WORDS));
  if ([...words].some((word) => word.startsWith('/Encrypt'))) return { problem: PROBLEMS.protected };
  if (holdsZip(bytes)) return { problem: PROBLEMS.twoKinds };
  const warnings = [...WARNINGS].filter(([word]) => words.has(word));
  return { kind: 'pdf', warnings: warnings.map(([, warning]) => warning) };
}

/** Where the header is when nothing but a byte order mark or blanks stands before it; otherwise null. */
export function pdfStart(bytes: Buffer): number | null {
  const head = bytes.toString('latin1', 0, 64);
  const match = /^(?:\u00EF\u00BB\u00BF)?\s*%PDF-[12]\.\d/.exec(head);
  return match ? head.indexOf('%PDF-') : null;
}

/** Looked for in one pass: the largest file is read through in a few milliseconds. */
const TELLING_WORDS = /\/(?:Encrypt\s{0,9}(?:\d{1,10}\s{1,9}\d{1,10}\s{1,9}R|<<)|JavaScript|Launch|EmbeddedFile)/g;

const WARNINGS = new Map<string, Warning>([
  ['/JavaScript', 'script'],
  ['/Launch', 'launch'],
  ['/EmbeddedFile', 'attachment'],
]);

/** The length without the blanks and zeros that some programs add. */
function withoutPadding(bytes: Buffer): number {
  let end = bytes.length;
  while (end > 0 && PADDING.has(bytes[end - 1] ?? -1)) end -= 1;
  return end;
}

const PADDING = new Set([0x00, 0x09, 0x0a, 0x0c, 0x0d, 0x20]);

/** Programs count from the header or from the start of the file, and some are a few bytes off. */
function hasIndexAt(bytes: Buffer, offset: number): boolean {
  const around = bytes.toString('latin1', Math.max(0, offset - 16), offset + 64);
  return /(^|\s)xref\s|\d+\s+\d+\s+obj/.test(around);
}
