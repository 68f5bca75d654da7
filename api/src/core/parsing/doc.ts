import { PROBLEMS, type Verdict } from './verdict.ts';
import { containsZip } from './zip.ts';

const WORD_97 = 0xa5ec;
const WORD_95 = 0xa5dc;
const ENCRYPTED = 0x0100;

/** Checks for a Word document in the old format that has its text, and no macros or password. */
export function checkDoc(bytes: Buffer): Verdict {
  const file = readCompoundFile(bytes);
  if (!file) return { problem: PROBLEMS.damaged };
  // A DOCX with a password is a compound file around the encrypted zip.
  if (hasStream(file, 'EncryptedPackage')) return { problem: PROBLEMS.protected };
  if (hasStream(file, 'Macros', '_VBA_PROJECT', 'VBA')) return { problem: PROBLEMS.macros };
  const wordDocument = file.entries.find(({ name, type }) => type === 'stream' && isName(name, 'WordDocument'));
  if (!wordDocument) return { problem: PROBLEMS.otherKind };
  const position = file.startOf(wordDocument);
  if (position === null || position + 12 > bytes.length) return { problem: PROBLEMS.damaged };
  if (![WORD_97, WORD_95].includes(bytes.readUInt16LE(position))) return { problem: PROBLEMS.damaged };
  if ((bytes.readUInt16LE(position + 10) & ENCRYPTED) !== 0) return { problem: PROBLEMS.protected };
  if (bytes.subarray(0, 1024).includes('%PDF-') || containsZip(bytes)) return { problem: PROBLEMS.twoKinds };
  return { kind: 'doc', warnings: hasStream(file, 'ObjectPool') ? ['attachment'] : [] };
}

const FIELD = { start: '\x13', middle: '\x14', end: '\x15' };
/** Control characters for the ends of cells, paragraphs, lines and pages. */
const SIGNS: Readonly<Record<string, string>> = { '\x07': '\t', '\r': '\n', '\x0b': '\n', '\x0c': '\n' };
const MAX_PIECES = 100_000;

/**
 * Returns the text of a document that `checkDoc` has accepted, from its piece table ([MS-DOC] 2.4.1). Blank for Word
 * 95, which has no such table.
 */
export function docText(bytes: Buffer): string {
  const file = readCompoundFile(bytes);
  const readEntry = (name: string) => {
    const entry = file?.entries.find(({ name: entryName, type }) => type === 'stream' && isName(entryName, name));
    return (entry && file?.read(entry)) ?? Buffer.alloc(0);
  };
  const wordDocument = readEntry('WordDocument');
  if (wordDocument.length < 0x1aa || wordDocument.readUInt16LE(0) !== WORD_97) return '';
  const table = readEntry((wordDocument.readUInt16LE(10) & 0x0200) === 0 ? '0Table' : '1Table');
  const clx = table.subarray(wordDocument.readUInt32LE(0x1a2)).subarray(0, wordDocument.readUInt32LE(0x1a6));
  let clxOffset = 0;
  // Skips the formatting, which precedes the table.
  while (clx[clxOffset] === 1 && clxOffset + 3 <= clx.length) clxOffset += 3 + clx.readUInt16LE(clxOffset + 1);
  if (clx[clxOffset] !== 2) return '';
  const pieces = clx.subarray(clxOffset + 5).subarray(0, clx.readUInt32LE(clxOffset + 1));
  const count = Math.min(Math.floor((pieces.length - 4) / 12), MAX_PIECES);
  let documentText = '';
  for (let i = 0; i < count && documentText.length < bytes.length; i += 1) {
    const length = pieces.readUInt32LE(i * 4 + 4) - pieces.readUInt32LE(i * 4);
    const position = pieces.readUInt32LE((count + 1) * 4 + i * 8 + 2);
    const isNarrow = (position & 0x40000000) !== 0;
    const start = isNarrow ? (position & 0x3fffffff) / 2 : position;
    const piece = wordDocument.subarray(start, start + Math.max(0, length) * (isNarrow ? 1 : 2));
    documentText += (isNarrow ? WINDOWS_1252_DECODER : UTF16_DECODER).decode(piece);
  }
  return plainText(documentText);
}

const UTF16_DECODER = new TextDecoder('utf-16le');
const WINDOWS_1252_DECODER = new TextDecoder('windows-1252');

/**
 * Removes the instructions of fields, such as a link's address, and converts Word's control characters to tabs and line
 * breaks.
 */
function plainText(text: string): string {
  const parts: string[] = [];
  let isInstruction = false;
  for (const sign of text) {
    if (sign === FIELD.start) isInstruction = true;
    else if (sign === FIELD.middle || sign === FIELD.end) isInstruction = false;
    else if (!isInstruction) parts.push(SIGNS[sign] ?? (sign < ' ' && sign !== '\t' ? '' : sign));
  }
  return parts.join('');
}

function hasStream(file: CompoundFile, ...names: string[]): boolean {
  return file.entries.some((entry) => names.some((name) => isName(entry.name, name)));
}

/** Whether two names are equal, ignoring case ([MS-CFB] 2.6.4). */
function isName(entryName: string, name: string): boolean {
  return entryName.toUpperCase() === name.toUpperCase();
}

interface CompoundEntry {
  name: string;
  type: 'storage' | 'stream' | 'root' | 'other';
  sector: number;
  size: number;
}

interface CompoundFile {
  entries: CompoundEntry[];
  /** Returns the offset of a stream's first byte; null if the file is damaged. */
  startOf(entry: CompoundEntry): number | null;
  /** A copy of a stream; null if the file is damaged. */
  read(entry: CompoundEntry): Buffer | null;
}

export const COMPOUND_SIGNATURE = Buffer.from('d0cf11e0a1b11ae1', 'hex');
const END_OF_CHAIN = 0xfffffffe;
const MAX_ENTRIES = 4_096;
const MINI_SECTOR_BYTES = 64;
const TYPES = { 1: 'storage', 2: 'stream', 5: 'root' } as const;

/**
 * Reads the directory of an OLE2 compound file ([MS-CFB], the container of DOC) without trusting any number in it.
 * Copies streams on demand, because `cfb` uses gigabytes for a crafted 10 MB file. Null if damaged.
 */
function readCompoundFile(bytes: Buffer): CompoundFile | null {
  const shift = bytes.length >= 1536 ? bytes.readUInt16LE(30) : 0;
  if ((shift !== 9 && shift !== 12) || !bytes.subarray(0, 8).equals(COMPOUND_SIGNATURE)) return null;
  const size = 1 << shift;
  const table = tableSectors(bytes, size);
  const chain = (firstSector: number) => chainFrom(bytes, size, table, firstSector);
  const directory = chain(bytes.readUInt32LE(48));
  const entries = directory?.flatMap((sector) => entriesIn(bytes, getOffset(sector, size), size)) ?? [];
  const root = entries.find(({ type }) => type === 'root');
  if (!root || entries.length > MAX_ENTRIES) return null;
  const smallest = bytes.readUInt32LE(56);
  return {
    entries,
    startOf({ sector, size: length }) {
      if (length >= smallest) return getOffset(sector, size);
      // Short streams are stored in the sectors of the root's own stream.
      const position = sector * MINI_SECTOR_BYTES;
      const miniStreamSector = chain(root.sector)?.[Math.floor(position / size)];
      return miniStreamSector === undefined ? null : getOffset(miniStreamSector, size) + (position % size);
    },
    read({ sector, size: length }) {
      const join = (sectors: number[] | null) =>
        sectors &&
        Buffer.concat(
          sectors.map((sectorNumber) =>
            bytes.subarray(getOffset(sectorNumber, size), getOffset(sectorNumber, size) + size),
          ),
        );
      if (length >= smallest) return join(chain(sector))?.subarray(0, length) ?? null;
      const miniStream = join(chain(root.sector));
      const links = join(chain(bytes.readUInt32LE(60)));
      if (!miniStream || !links) return null;
      const parts: Buffer[] = [];
      for (let miniSector = sector; miniSector !== END_OF_CHAIN; miniSector = links.readUInt32LE(miniSector * 4)) {
        if ((miniSector + 1) * 4 > links.length || parts.length * MINI_SECTOR_BYTES > length) return null;
        parts.push(miniStream.subarray(miniSector * MINI_SECTOR_BYTES, (miniSector + 1) * MINI_SECTOR_BYTES));
      }
      return Buffer.concat(parts).subarray(0, length);
    },
  };
}

/** Returns a sector's offset in the file. Sector numbers start after the header, which fills one sector. */
function getOffset(sector: number, size: number): number {
  return (sector + 1) * size;
}

/** Returns the sectors of the allocation table: 109 are listed in the header, any others in sectors of their own. */
function tableSectors(bytes: Buffer, size: number): number[] {
  const sectors: number[] = [];
  for (let i = 0; i < 109; i += 1) sectors.push(bytes.readUInt32LE(76 + i * 4));
  let nextSector = bytes.readUInt32LE(68);
  for (let n = bytes.readUInt32LE(72); n > 0 && getOffset(nextSector, size) + size <= bytes.length; n -= 1) {
    const position = getOffset(nextSector, size);
    for (let i = 0; i < size / 4 - 1; i += 1) sectors.push(bytes.readUInt32LE(position + i * 4));
    nextSector = bytes.readUInt32LE(position + size - 4);
    if (sectors.length > bytes.length / size) break;
  }
  return sectors;
}

/** The sectors of a chain in order; null if it leaves the file or is circular. */
function chainFrom(bytes: Buffer, size: number, table: number[], firstSector: number): number[] | null {
  const chain: number[] = [];
  for (let sector = firstSector; sector !== END_OF_CHAIN; ) {
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
  for (let position = offset; position < offset + size; position += 128) {
    const nameLength = Math.min(64, bytes.readUInt16LE(position + 64));
    const type = bytes[position + 66] ?? 0;
    if (type === 0) continue;
    entries.push({
      name: bytes.toString('utf16le', position, position + Math.max(0, nameLength - 2)),
      type: TYPES[type as keyof typeof TYPES] ?? 'other',
      sector: bytes.readUInt32LE(position + 116),
      size: bytes.readUInt32LE(position + 120),
    });
  }
  return entries;
}
