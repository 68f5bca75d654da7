import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkSeal, SEAL_BYTES, writeArchive } from './archive.ts';

let folder: string;
let archive: Buffer;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'seal-'));
  const path = join(folder, 'whole');
  await writeArchive(path, async (add) => {
    await add('app.db', 300, pieces(Buffer.alloc(100, 1), Buffer.alloc(200, 2)));
  });
  archive = readFileSync(path);
});
afterAll(() => rmSync(folder, { recursive: true }));

test('accepts an unmodified archive', async () => {
  expect(await check(archive)).toBe(archive.length - SEAL_BYTES);
});

test('rejects an archive with any single bit changed', async () => {
  for (let bit = 0; bit < archive.length * 8; bit++) {
    const changedArchive = Buffer.from(archive);
    changedArchive[bit >> 3] = (changedArchive[bit >> 3] ?? 0) ^ (1 << (bit & 7));
    await expect(check(changedArchive), `bit ${bit}`).rejects.toThrow(/damaged|is incomplete|not a backup/);
  }
});

test('rejects an archive cut off anywhere, or with something after its end', async () => {
  for (let length = 0; length < archive.length; length++) {
    await expect(check(archive.subarray(0, length)), `${length} bytes`).rejects.toThrow(/is incomplete|not a backup/);
  }
  await expect(check(Buffer.concat([archive, Buffer.from('\n')]))).rejects.toThrow('is incomplete');
  await expect(check(Buffer.concat([archive, archive]))).rejects.toThrow('damaged');
});

test('rejects a path that is not an archive, giving the reason', async () => {
  await expect(check(Buffer.from('SQLite format 3'))).rejects.toThrow('not a backup of this system');
  await expect(checkSeal(join(folder, 'nowhere'))).rejects.toThrow('does not exist');
  await expect(checkSeal(folder)).rejects.toThrow('does not exist');
});

function check(bytes: Buffer): Promise<number> {
  const path = join(folder, 'changed');
  writeFileSync(path, bytes);
  return checkSeal(path);
}

async function* pieces(...buffers: Buffer[]) {
  yield* buffers;
}
