import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { constants, createZstdCompress } from 'node:zlib';
import { createTarPacker } from 'modern-tar';
import { modeOf } from './contents.ts';
import type { FileRecord } from './manifest.ts';
import { withSeal } from './seal.ts';

/** Adds a file whose size in bytes is known before. Throws when the source holds more or less. */
export type AddFile = (path: string, bytes: number, source: AsyncIterable<Buffer>) => Promise<FileRecord>;

// Level 3 is as fast as the disk, and passes quickly over pictures and documents, which are compressed already.
const ZSTD = { params: { [constants.ZSTD_c_compressionLevel]: 3, [constants.ZSTD_c_checksumFlag]: 1 } };

/** Makes the file, for our own user alone, with what `fill` adds in that order; it is on the disk when this returns. */
export async function writeArchive(path: string, fill: (add: AddFile) => Promise<void>): Promise<void> {
  const { readable, controller } = createTarPacker();
  const file = createWriteStream(path, { flags: 'wx', mode: 0o600, flush: true });
  const written = pipeline(Readable.fromWeb(readable), createZstdCompress(ZSTD), withSeal, file);

  async function add(path: string, bytes: number, source: AsyncIterable<Buffer>): Promise<FileRecord> {
    const body = controller.add({ name: path, size: bytes, mode: modeOf(path) }).getWriter();
    const hash = createHash('sha256');
    for await (const chunk of source) {
      hash.update(chunk);
      await body.write(chunk);
    }
    await body.close();
    return { path, bytes, sha256: hash.digest('hex') };
  }

  const filled = fill(add).then(
    () => controller.finalize(),
    (error) => {
      controller.error(error);
      throw error;
    },
  );
  await Promise.all([written, filled]);
}
