/**
 * The last bytes of an archive: the SHA-256 of all before them. They are a skippable frame of the zstd format, which every
 * zstd reader passes over, so that `tar --zstd` still opens the file by itself.
 */
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open, stat } from 'node:fs/promises';
import { Refusal } from '../lib/refusal.ts';

const HASH_BYTES = 32;
/** Magic number of a skippable frame, and the length of what follows, both little-endian. */
const SEAL_HEAD = Buffer.from([0x50, 0x2a, 0x4d, 0x18, HASH_BYTES, 0, 0, 0]);
const ZSTD_MAGIC = Buffer.from([0x28, 0xb5, 0x2f, 0xfd]);
export const SEAL_BYTES = SEAL_HEAD.length + HASH_BYTES;

/** Passes on what comes and closes it with the seal. */
export async function* withSeal(source: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  const hash = createHash('sha256');
  for await (const chunk of source) {
    hash.update(chunk);
    yield chunk;
  }
  yield Buffer.concat([SEAL_HEAD, hash.digest()]);
}

/** Reads the whole file. Throws a refusal unless every bit of it is as it was written. Returns the bytes before the seal. */
export async function checkSeal(path: string): Promise<number> {
  const { head, tail, size } = await readEnds(path);
  if (!head.equals(ZSTD_MAGIC)) throw new Refusal(`${path} is not a backup of this system.`);
  if (size < SEAL_BYTES || !tail.subarray(0, SEAL_HEAD.length).equals(SEAL_HEAD)) {
    throw new Refusal(`${path} is not complete: its end is missing. It was cut off, or is no backup of this system.`);
  }
  const end = size - SEAL_BYTES;
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(path, { end: end - 1, highWaterMark: 1 << 18 })) hash.update(chunk);
  if (!hash.digest().equals(tail.subarray(SEAL_HEAD.length))) {
    throw new Refusal(`${path} is damaged: its bytes are not those that were written. Take another backup.`);
  }
  return end;
}

async function readEnds(path: string) {
  const size = await stat(path).then(
    (found) => (found.isFile() ? found.size : null),
    () => null,
  );
  if (size === null) throw new Refusal(`There is no file ${path}.`);
  await using file = await open(path);
  const { buffer: head } = await file.read({ buffer: Buffer.alloc(Math.min(size, ZSTD_MAGIC.length)), position: 0 });
  const length = Math.min(size, SEAL_BYTES);
  const { buffer: tail } = await file.read({ buffer: Buffer.alloc(length), position: size - length });
  return { head, tail, size };
}
