/** Creates archives with a valid seal and arbitrary contents. */
import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createZstdCompress, createZstdDecompress } from 'node:zlib';
import { checkSeal, withSeal } from 'api/operations/backup/archive/archive';
import type { Manifest } from 'api/operations/backup/archive/manifest';
import { createTarDecoder, packTar, type TarHeader } from 'modern-tar';

export interface Entry {
  header: Omit<TarHeader, 'size'> & { size?: number };
  data: Buffer;
}

export function fileEntry(name: string, data: Buffer | string): Entry {
  return { header: { name, type: 'file' }, data: Buffer.from(data) };
}

export async function writeEntries(path: string, entries: readonly Entry[]): Promise<void> {
  const tar = await packTar(
    entries.map(({ header, data }) => ({ header: { size: data.length, ...header }, data: new Uint8Array(data) })),
  );
  await pipeline(Readable.from([Buffer.from(tar)]), createZstdCompress(), withSeal, createWriteStream(path));
}

export async function readEntries(path: string): Promise<Entry[]> {
  const end = await checkSeal(path);
  const tarStream = createReadStream(path, { end: end - 1 }).pipe(createZstdDecompress());
  const entries: Entry[] = [];
  for await (const { header, body } of Readable.toWeb(tarStream).pipeThrough(createTarDecoder())) {
    const chunks: Uint8Array[] = [];
    for await (const chunk of body) chunks.push(chunk);
    entries.push({ header, data: Buffer.concat(chunks) });
  }
  return entries;
}

/** Returns a manifest for these files, which makes them a valid backup. */
export function manifestOf(files: readonly Entry[]): Manifest {
  return {
    product: 'staffing-site',
    format: 1,
    createdAt: '2026-11-20T09:00:00.000Z',
    schema: { migrations: 1, newest: 1 },
    rows: {},
    files: files.map(({ header, data }) => ({
      path: header.name,
      bytes: data.length,
      sha256: createHash('sha256').update(data).digest('hex'),
    })),
    problems: [],
  };
}
