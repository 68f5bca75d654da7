import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import { createZstdDecompress } from 'node:zlib';
import { createTarDecoder } from 'modern-tar';
import { Refusal } from '../lib/refusal.ts';
import { belongsInBackup } from './contents.ts';
import { checkSeal } from './seal.ts';

export interface ArchiveFile {
  name: string;
  body: AsyncIterable<Uint8Array>;
}

/**
 * The files of an archive in their order; each body must be read to its end. Throws a refusal for an archive that is
 * damaged or cut off, before the first file, and for a name, a link or a device that has no place in a backup.
 */
export async function* readArchive(path: string): AsyncGenerator<ArchiveFile> {
  const end = await checkSeal(path);
  const compressed = createReadStream(path, { end: end - 1, highWaterMark: 1 << 18 });
  const plain = compressed.pipe(createZstdDecompress({ chunkSize: 1 << 16 }));
  // An error of the file would otherwise leave the reader waiting.
  compressed.once('error', (error) => plain.destroy(error));
  const entries = Readable.toWeb(plain).pipeThrough(createTarDecoder({ strict: true }));
  try {
    for await (const { header, body } of entries) {
      if (header.type !== 'file' || !belongsInBackup(header.name)) {
        throw new Refusal(`It holds ${JSON.stringify(header.name)}, which has no place in a backup of this system.`);
      }
      yield { name: header.name, body };
    }
  } finally {
    compressed.destroy();
    plain.destroy();
  }
}
