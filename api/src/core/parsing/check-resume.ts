import { extname } from 'node:path';
import { COMPOUND_SIGNATURE, checkDoc } from './doc.ts';
import { checkDocx } from './docx.ts';
import { checkPdf, pdfStart } from './pdf.ts';
import { describeOtherKind, PROBLEMS, type Verdict } from './verdict.ts';

/** Accepted file name endings. Names from phones may have none. */
const ENDINGS = new Set(['.pdf', '.doc', '.docx', '']);

/**
 * Detects the type of a CV from its content. Ignores the name and MIME type, but rejects a name with an ending that is
 * not accepted.
 */
export async function checkResume(bytes: Buffer, name: string): Promise<Verdict> {
  if (bytes.length === 0) return { problem: PROBLEMS.empty };
  const verdict = await checkContent(bytes);
  if ('problem' in verdict || ENDINGS.has(extname(name).toLowerCase())) return verdict;
  return { problem: PROBLEMS.otherKind };
}

async function checkContent(bytes: Buffer): Promise<Verdict> {
  if (pdfStart(bytes) !== null) return checkPdf(bytes);
  if (startsWith(bytes, COMPOUND_SIGNATURE)) return checkDoc(bytes);
  if (startsWith(bytes, 'PK\x03\x04')) return checkDocx(bytes);
  const kindName = OTHERS.find(([start]) => startsWith(bytes, start))?.[1];
  if (kindName) return describeOtherKind(kindName);
  // Some readers open a PDF that begins with other data, and show content that other readers hide.
  if (bytes.subarray(0, 1024).includes('%PDF-')) return { problem: PROBLEMS.twoKinds };
  return { problem: PROBLEMS.otherKind };
}

/** Other file types that people often choose by mistake. */
const OTHERS: readonly [start: string, what: string][] = [
  ['{\\rtf', 'an RTF file'],
  ['\xff\xd8\xff', 'a picture'],
  ['\x89PNG', 'a picture'],
  ['\0\0\0\x18ftyphei', 'a picture'],
  ['\0\0\0\x24ftyphei', 'a picture'],
  ['\0\0\0\x20ftyphei', 'a picture'],
];

function startsWith(bytes: Buffer, start: string | Buffer): boolean {
  const signature = typeof start === 'string' ? Buffer.from(start, 'latin1') : start;
  return bytes.subarray(0, signature.length).equals(signature);
}
