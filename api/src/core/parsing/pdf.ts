import { constants, inflateRawSync } from 'node:zlib';
import { PROBLEMS, type Verdict, type Warning } from './verdict.ts';
import { containsZip } from './zip.ts';

/**
 * Checks for exactly one complete PDF without a password. Warns of content that could run when it is opened, even in
 * compressed object streams. A malicious file can hide such content, for example behind a predictor.
 */
export function checkPdf(bytes: Buffer): Verdict {
  const start = pdfStart(bytes);
  if (start === null) return { problem: PROBLEMS.damaged };
  const end = withoutPadding(bytes);
  const tail = bytes.toString('latin1', Math.max(0, end - 1024), end);
  const index = /startxref\s+(\d{1,10})\s+%%EOF$/.exec(tail)?.[1];
  if (index === undefined || !hasIndexAt(bytes, start + Number(index))) return { problem: PROBLEMS.damaged };
  const pdfSource = bytes.toString('latin1');
  if (ENCRYPTED.test(pdfSource)) return { problem: PROBLEMS.protected };
  if (containsZip(bytes)) return { problem: PROBLEMS.twoKinds };
  const warnings = new Set(warningsIn(pdfSource));
  if (OBJECT_STREAM.test(pdfSource) && OTHER_FILTER.test(pdfSource)) warnings.add('unchecked');
  return { kind: 'pdf', warnings: [...addFromObjectStreams(bytes, warnings)] };
}

/** Returns the offset of the header, which only a byte order mark or spaces may precede; null otherwise. */
export function pdfStart(bytes: Buffer): number | null {
  const head = bytes.toString('latin1', 0, 64);
  const match = /^(?:\u00EF\u00BB\u00BF)?\s*%PDF-[12]\.\d/.exec(head);
  return match ? head.indexOf('%PDF-') : null;
}

const VALUE = String.raw`\s{0,9}(?:\d{1,10}\s{1,9}\d{1,10}\s{1,9}R|<<|[(<])`;
const ENCRYPTED = new RegExp(`${namePattern('Encrypt')}\\s{0,9}(?:\\d{1,10}\\s{1,9}\\d{1,10}\\s{1,9}R|<<)`);
const OBJECT_STREAM = new RegExp(namePattern('ObjStm'));
/** Filters that are not decoded here. */
const OTHER_FILTER = new RegExp(namePattern('LZW', 'ASCII85', 'ASCIIHex', 'RunLength', 'A85', 'AHx', 'RL'));

/** Short names must be followed by a value, because two letters occur by chance in compressed images. */
const WARNINGS: readonly [Warning, RegExp][] = [
  ['script', new RegExp(`${namePattern('JavaScript')}|${namePattern('JS', 'AA')}${VALUE}`)],
  ['launch', new RegExp(namePattern('Launch'))],
  ['attachment', new RegExp(namePattern('EmbeddedFile', 'RichMedia', 'GoToE'))],
  ['remote', new RegExp(namePattern('SubmitForm', 'ImportData'))],
];

/** Matches any of the warnings, so that most files need only one pass. */
const ANY_WARNING = new RegExp(WARNINGS.map(([, { source }]) => source).join('|'));

/** Builds a pattern for PDF names, in which each character may be written as `#` and its hexadecimal code. */
function namePattern(...names: string[]): string {
  const letterPattern = (letter: string) => {
    const [first, second] = letter.charCodeAt(0).toString(16);
    return `(?:${letter}|#${first}[${second}${second?.toUpperCase()}])`;
  };
  return `/(?:${names.map((name) => [...name].map(letterPattern).join('')).join('|')})`;
}

function warningsIn(text: string): Warning[] {
  if (!ANY_WARNING.test(text)) return [];
  return WARNINGS.filter(([, pattern]) => pattern.test(text)).map(([warning]) => warning);
}

/**
 * Limits on the number of streams to examine and on their unpacked bytes. Beyond them, the file counts as unchecked.
 */
const MAX_STREAMS = 2_000;
const MAX_UNPACKED_BYTES = 16 * 1024 * 1024;
/** Compressed bytes that are enough to see how a stream begins. */
const BEGINNING_BYTES = 64;
const ZLIB_HEADER_BYTES = 2;

/** Adds warnings for the contents of compressed object streams, which begin with pairs of numbers. */
function addFromObjectStreams(bytes: Buffer, warnings: Set<Warning>): Set<Warning> {
  let streams = 0;
  let remainingBytes = MAX_UNPACKED_BYTES;
  for (const streamOffset of compressedStreams(bytes)) {
    streams += 1;
    if (streams > MAX_STREAMS) return warnings.add('unchecked');
    // Inflates as much as possible and ignores the checksum, as lenient readers do.
    const data = bytes.subarray(streamOffset + ZLIB_HEADER_BYTES);
    if (!/^(?:\s|%.{0,99}[\r\n]){0,99}\d{1,10}\s/.test(readBeginning(data))) continue;
    try {
      const content = inflateRawSync(data, { maxOutputLength: remainingBytes, finishFlush: constants.Z_SYNC_FLUSH });
      remainingBytes = Math.max(1, remainingBytes - content.length);
      for (const warning of warningsIn(content.toString('latin1'))) warnings.add(warning);
    } catch {
      return warnings.add('unchecked');
    }
  }
  return warnings;
}

/** Yields the offsets of stream data with a zlib header, regardless of the dictionary. */
function* compressedStreams(bytes: Buffer): Generator<number> {
  for (
    let streamOffset = bytes.indexOf('stream');
    streamOffset >= 0;
    streamOffset = bytes.indexOf('stream', streamOffset + 6)
  ) {
    let start = streamOffset + 6;
    if (bytes[start] === 0x0d) start += 1;
    if (bytes[start] === 0x0a) start += 1;
    const head = start + 2 <= bytes.length ? bytes.readUInt16BE(start) : 0;
    if ((head & 0x0f00) === 0x0800 && head % 31 === 0) yield start;
  }
}

/** The first characters of compressed data; empty if it is damaged. */
function readBeginning(data: Buffer): string {
  try {
    const firstBytes = inflateRawSync(data.subarray(0, BEGINNING_BYTES), { finishFlush: constants.Z_SYNC_FLUSH });
    return firstBytes.toString('latin1', 0, 1024);
  } catch {
    return '';
  }
}

/** The length without the spaces and zeros that some programs append. */
function withoutPadding(bytes: Buffer): number {
  let end = bytes.length;
  while (end > 0 && PADDING.has(bytes[end - 1] ?? -1)) end -= 1;
  return end;
}

const PADDING = new Set([0x00, 0x09, 0x0a, 0x0c, 0x0d, 0x20]);

/**
 * Whether the file's index is at or near `offset`. Software counts offsets from the header or from the start of the
 * file, sometimes a few bytes off.
 */
function hasIndexAt(bytes: Buffer, offset: number): boolean {
  const surroundings = bytes.toString('latin1', Math.max(0, offset - 16), offset + 64);
  return /(^|\s)xref\s|\d+\s+\d+\s+obj/.test(surroundings);
}
