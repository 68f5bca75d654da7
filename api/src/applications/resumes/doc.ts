import { type CompoundFile, readCompoundFile } from './compound-file.ts';
import { PROBLEMS, type Verdict } from './verdict.ts';
import { holdsZip } from './zip.ts';

const WORD_97 = 0xa5ec;
const WORD_95 = 0xa5dc;
const ENCRYPTED = 0x0100;

/** Whether the bytes are a Word document of the older format: its text, no macros, no password. */
export function checkDoc(bytes: Buffer): Verdict {
  const file = readCompoundFile(bytes);
  if (!file) return { problem: PROBLEMS.damaged };
  // A DOCX with a password is a compound file around the encrypted zip.
  if (has(file, 'EncryptedPackage')) return { problem: PROBLEMS.protected };
  if (has(file, 'Macros', '_VBA_PROJECT', 'VBA')) return { problem: PROBLEMS.macros };
  const text = file.entries.find(({ name, type }) => type === 'stream' && name === 'WordDocument');
  if (!text) return { problem: PROBLEMS.otherKind };
  const at = file.startOf(text);
  if (at === null || at + 12 > bytes.length) return { problem: PROBLEMS.damaged };
  if (![WORD_97, WORD_95].includes(bytes.readUInt16LE(at))) return { problem: PROBLEMS.damaged };
  if ((bytes.readUInt16LE(at + 10) & ENCRYPTED) !== 0) return { problem: PROBLEMS.protected };
  if (bytes.subarray(0, 1024).includes('%PDF-') || holdsZip(bytes)) return { problem: PROBLEMS.twoKinds };
  return { kind: 'doc', warnings: has(file, 'ObjectPool') ? ['attachment'] : [] };
}

function has(file: CompoundFile, ...names: string[]): boolean {
  return file.entries.some((entry) => names.includes(entry.name));
}
