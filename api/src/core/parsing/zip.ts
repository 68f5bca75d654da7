/**
 * The list of contents of a zip file, read without unpacking anything, and only if it is unambiguous. Libraries such as
 * yauzl accept ambiguous files, in which other software finds another list, with macros in it.
 */
import { promisify } from 'node:util';
import { crc32, inflateRaw } from 'node:zlib';

export interface ZipEntry {
  name: string;
  isEncrypted: boolean;
  /** Compression method: 0 stored, 8 deflated. */
  method: number;
  crc: number;
  packed: number;
  /** Unpacked size in bytes, as declared in the list. */
  size: number;
  offset: number;
}

const END = 0x06054b50;
const CENTRAL = 0x02014b50;
const LOCAL = 0x04034b50;
/** The end record has 22 bytes and a comment of up to 65,535 bytes. */
const MAX_END_RECORD_BYTES = 22 + 65_535;
const MAX_ENTRIES = 2_000;

/**
 * Reads the entries of a zip strictly: the file must begin with an entry and end with the central directory and the end
 * record. Returns null otherwise, even if lenient software opens the file.
 */
export function readZip(bytes: Buffer): ZipEntry[] | null {
  if (bytes.length < 22 || bytes.readUInt32LE(0) !== LOCAL) return null;
  const end = endRecords(bytes).find((offset) => offset + 22 + bytes.readUInt16LE(offset + 20) === bytes.length);
  if (end === undefined) return null;
  const count = bytes.readUInt16LE(end + 10);
  const start = bytes.readUInt32LE(end + 16);
  if (start + bytes.readUInt32LE(end + 12) !== end || count > MAX_ENTRIES) return null;
  const entries: ZipEntry[] = [];
  let offset = start;
  for (let n = 0; n < count; n += 1) {
    if (offset + 46 > end || bytes.readUInt32LE(offset) !== CENTRAL) return null;
    const entry = entryAt(bytes, offset);
    if (entry.offset + 30 + entry.packed > start) return null;
    entries.push(entry);
    offset += 46 + bytes.readUInt16LE(offset + 28) + bytes.readUInt16LE(offset + 30) + bytes.readUInt16LE(offset + 32);
  }
  const packedBytes = entries.reduce((sum, entry) => sum + entry.packed, 0);
  // Rejects overlapping entries, with which a small file unpacks to an enormous one.
  return offset === end && packedBytes <= start ? entries : null;
}

/** Whether some software would find a zip at the end of a file of another type. */
export function containsZip(bytes: Buffer): boolean {
  return endRecords(bytes).some((end) => {
    const list = end - bytes.readUInt32LE(end + 12);
    return bytes.readUInt16LE(end + 10) > 0 && list >= 0 && bytes.readUInt32LE(list) === CENTRAL;
  });
}

/** Unpacks an entry. Throws if it is damaged, encrypted, or larger than `max`. */
export async function unpack(bytes: Buffer, entry: ZipEntry, max: number): Promise<Buffer> {
  const { offset, packed } = entry;
  if (bytes.readUInt32LE(offset) !== LOCAL || entry.isEncrypted || entry.size > max) throw new Error('not readable');
  const start = offset + 30 + bytes.readUInt16LE(offset + 26) + bytes.readUInt16LE(offset + 28);
  const data = bytes.subarray(start, start + packed);
  const content = entry.method === 8 ? await inflate(data, { maxOutputLength: max }) : data;
  if (content.length !== entry.size || crc32(content) !== entry.crc) throw new Error('damaged');
  return content;
}

const inflate = promisify<Buffer, { maxOutputLength: number }, Buffer>(inflateRaw);

/** Returns possible offsets of end records, last first. */
function endRecords(bytes: Buffer): number[] {
  const offsets: number[] = [];
  const firstOffset = Math.max(0, bytes.length - MAX_END_RECORD_BYTES);
  const signature = Buffer.from('PK\x05\x06', 'latin1');
  for (let offset = bytes.indexOf(signature, firstOffset); offset >= 0; offset = bytes.indexOf(signature, offset + 1)) {
    if (offset + 22 <= bytes.length && bytes.readUInt32LE(offset) === END) offsets.unshift(offset);
  }
  return offsets;
}

function entryAt(bytes: Buffer, at: number): ZipEntry {
  const nameLength = bytes.readUInt16LE(at + 28);
  return {
    name: bytes.toString('utf8', at + 46, at + 46 + nameLength),
    isEncrypted: (bytes.readUInt16LE(at + 8) & 1) === 1,
    method: bytes.readUInt16LE(at + 10),
    crc: bytes.readUInt32LE(at + 16),
    packed: bytes.readUInt32LE(at + 20),
    size: bytes.readUInt32LE(at + 24),
    offset: bytes.readUInt32LE(at + 42),
  };
}
