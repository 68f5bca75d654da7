import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { hashBytes } from '../content/hash.ts';
import { hashFile, readIfExists, readIfSame, writePieces } from './files.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'folder-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const FILE = 'feeds/large.xml';
async function* pieces(...texts: (string | Error)[]) {
  for (const text of texts) {
    if (text instanceof Error) throw text;
    yield Buffer.from(text);
  }
}

test('writes a streamed file only if its hash has changed', async () => {
  const first = await writePieces(folder, FILE, pieces('<jobs>', '<job/>', '</jobs>'), null);
  expect(first).toEqual({ hash: hashBytes('<jobs><job/></jobs>'), bytes: 19 });
  expect(readFileSync(join(folder, FILE), 'utf8')).toBe('<jobs><job/></jobs>');
  utimesSync(join(folder, FILE), 1, 1);
  await writePieces(folder, FILE, pieces('<jobs><job/>', '</jobs>'), first.hash);
  expect(statSync(join(folder, FILE)).mtimeMs).toBe(1_000);
  expect(readdirSync(join(folder, 'feeds'))).toEqual(['large.xml']);
});

test('a failed write keeps the last good file and nothing else', async () => {
  await writePieces(folder, FILE, pieces('good'), null);
  await expect(writePieces(folder, FILE, pieces('half', new Error('no more')), 'another')).rejects.toThrow('no more');
  expect(readFileSync(join(folder, FILE), 'utf8')).toBe('good');
  expect(readdirSync(join(folder, 'feeds'))).toEqual(['large.xml']);
});

test('distinguishes missing, unreadable and changed files', () => {
  writeFileSync(join(folder, 'file'), 'text');
  mkdirSync(join(folder, 'folder'));
  expect(readIfExists(folder, 'file')?.toString()).toBe('text');
  expect(readIfExists(folder, 'missing')).toBeNull();
  expect(readIfExists(folder, 'file/below')).toBeNull();
  expect(() => readIfExists(folder, 'folder')).toThrow('EISDIR');
  expect(() => hashFile(folder, 'folder')).toThrow('EISDIR');
  expect(readIfSame(folder, 'file', hashBytes('text'))?.toString()).toBe('text');
  expect(readIfSame(folder, 'file', hashBytes('other'))).toBeNull();
  expect(readIfSame(folder, 'folder', hashBytes('text'))).toBeNull();
});
