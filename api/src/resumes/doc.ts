import { PROBLEMS, type Verdict } from './verdict.ts';
import { holdsZip } from './zip.ts';

const WORD_97 = 0xa5ec;
const WORD_95 = 0xa5dc;
const ENCRYPTED = 0x0100;

/** Whether the bytes are a Word document in the old format, with its text, without macros or a password. */
export function checkDoc(bytes: Buffer): Verdict {
  const file = readCompoundFile(bytes);
  if (!file) return { problem: PROBLEMS.damaged };
  // A DOCX with a password is a compound file around the encrypted zip.
  if (has(file, 'EncryptedPackage')) return { problem: PROBLEMS.protected };
  if (has(file, 'Macros', '_VBA_PROJECT', 'VBA')) return { problem: PROBLEMS.macros };
  const text = file.entries.find(({ name, type }) => type === 'stream' && isName(name, 'WordDocument'));
  if (!text) return { problem: PROBLEMS.otherKind };
  const at = file.startOf(text);
  if (at === null || at + 12 > bytes.length) return { problem: PROBLEMS.damaged };
  if (![WORD_97, WORD_95].includes(bytes.readUInt16LE(at))) return { problem: PROBLEMS.damaged };
  if ((bytes.readUInt16LE(at + 10) & ENCRYPTED) !== 0) return { problem: PROBLEMS.protected };
  if (bytes.subarray(0, 1024).includes('%PDF-') || holdsZip(bytes)) return { problem: PROBLEMS.twoKinds };
  return { kind: 'doc', warnings: has(file, 'ObjectPool') ? ['attachment'] : [] };
}

function has(file: CompoundFile, ...names: string[]): boolean {
  return file.entries.some((entry) => names.some((name) => isName(entry.name, name)));
}

/** Names are compared without case ([MS-CFB] 2.6.4). */
function isName(found: string, name: string): boolean {
  return found.toUpperCase() === name.toUpperCase();
}

interface CompoundEntry {
  name: string;
  type: 'storage' | 'stream' | 'root' | 'other';
  sector: number;
  size: number;
}

interface CompoundFile {
  entries: CompoundEntry[];
  /** Where a stream's first byte is; null if the file is damaged. */
  startOf(entry: CompoundEntry): number | null;
}

export const COMPOUND_SIGNATURE = Buffer.from('d0cf11e0a1b11ae1', 'hex');
const END_OF_CHAIN = 0xfffffffe;
const MAX_ENTRIES = 4_096;
const MINI_SECTOR = 64;
const TYPES = { 1: 'storage', 2: 'stream', 5: 'root' } as const;

/**
 * The directory of an OLE2 compound file ([MS-CFB]), the container of DOC, read without trusting any number in it. It copies
 * no stream: the `cfb` library copies each, and a crafted file of 10 MB makes it use gigabytes. Null if it is damaged.
 */
function readCompoundFile(bytes: Buffer): CompoundFile | null {
  const shift = bytes.length >= 1536 ? bytes.readUInt16LE(30) : 0;
  if ((shift !== 9 && shift !== 12) || !bytes.subarray(0, 8).equals(COMPOUND_SIGNATURE)) return null;
  const size = 1 << shift;
  const table = tableSectors(bytes, size);
  const chain = (first: number) => chainFrom(bytes, size, table, first);
  const directory = chain(bytes.readUInt32LE(48));
  const entries = directory?.flatMap((sector) => entriesIn(bytes, getOffset(sector, size), size)) ?? [];
  const root = entries.find(({ type }) => type === 'root');
  if (!root || entries.length > MAX_ENTRIES) return null;
  const smallest = bytes.readUInt32LE(56);
  return {
    entries,
    startOf({ sector, size: length }) {
      if (length >= smallest) return getOffset(sector, size);
      // Short streams share the sectors of the root's own stream.
      const at = sector * MINI_SECTOR;
      const shared = chain(root.sector)?.[Math.floor(at / size)];
      return shared === undefined ? null : getOffset(shared, size) + (at % size);
    },
  };
}

/** Sectors are counted from after the header, which fills one. */
function getOffset(sector: number, size: number): number {
  return (sector + 1) * size;
}

/** The sectors that hold the allocation table: 109 are named in the header, more in sectors of their own. */
function tableSectors(bytes: Buffer, size: number): number[] {
  const sectors: number[] = [];
  for (let i = 0; i < 109; i += 1) sectors.push(bytes.readUInt32LE(76 + i * 4));
  let next = bytes.readUInt32LE(68);
  for (let n = bytes.readUInt32LE(72); n > 0 && getOffset(next, size) + size <= bytes.length; n -= 1) {
    const at = getOffset(next, size);
    for (let i = 0; i < size / 4 - 1; i += 1) sectors.push(bytes.readUInt32LE(at + i * 4));
    next = bytes.readUInt32LE(at + size - 4);
    if (sectors.length > bytes.length / size) break;
  }
  return sectors;
}

/** The sectors of a chain in order; null if it leaves the file or is circular. */
function chainFrom(bytes: Buffer, size: number, table: number[], first: number): number[] | null {
  const chain: number[] = [];
  for (let sector = first; sector !== END_OF_CHAIN; ) {
    const holder = table[Math.floor((sector * 4) / size)];
    const link = holder === undefined ? -1 : getOffset(holder, size) + ((sector * 4) % size);
    const isOutside = getOffset(sector, size) + size > bytes.length || link < 0 || link + 4 > bytes.length;
    if (isOutside || chain.length > bytes.length / size) return null;
    chain.push(sector);
    sector = bytes.readUInt32LE(link);
  }
  return chain;
}

function entriesIn(bytes: Buffer, offset: number, size: number): CompoundEntry[] {
  const entries: CompoundEntry[] = [];
  for (let at = offset; at < offset + size; at += 128) {
    const nameLength = Math.min(64, bytes.readUInt16LE(at + 64));
    const type = bytes[at + 66] ?? 0;
    if (type === 0) continue;
    entries.push({
      name: bytes.toString('utf16le', at, at + Math.max(0, nameLength - 2)),
      type: TYPES[type as keyof typeof TYPES] ?? 'other',
      sector: bytes.readUInt32LE(at + 116),
      size: bytes.readUInt32LE(at + 120),
    });
  }
  return entries;
}
