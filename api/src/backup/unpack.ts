import { createHash } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type ArchiveFile, readArchive } from './archive.ts';
import { BackupError } from './backup-error.ts';
import { compareWithManifest, type FileRecord, MANIFEST, type Manifest, modeOf, parseManifest } from './manifest.ts';

/**
 * Reads a backup to its end and checks every byte against its manifest, which it returns; with a folder, the files are
 * written there. Throws a BackupError for anything that is not exactly as it was when it was made.
 */
export async function unpack(path: string, folder?: string): Promise<Manifest> {
  const found = new Map<string, FileRecord>();
  let manifest: Manifest | null = null;
  for await (const file of readArchive(path)) {
    const isKnown = found.has(file.name) || manifest !== null;
    if (isKnown) throw new BackupError(`It holds ${file.name} after its end, or twice.`);
    if (file.name === MANIFEST) manifest = parseManifest(await readText(file));
    else found.set(file.name, await (folder === undefined ? record(file, async () => {}) : write(file, folder)));
  }
  if (!manifest) throw new BackupError(`It has no ${MANIFEST}, so nothing says what it should hold.`);
  compareWithManifest(found, manifest);
  return manifest;
}

async function write(file: ArchiveFile, folder: string): Promise<FileRecord> {
  const path = join(folder, file.name);
  mkdirSync(dirname(path), { recursive: true, mode: modeOf(file.name) === 0o600 ? 0o700 : 0o755 });
  await using target = await open(path, 'wx', modeOf(file.name));
  return await record(file, (chunk) => target.appendFile(chunk));
}

async function record({ name, body }: ArchiveFile, take: (chunk: Uint8Array) => Promise<void>): Promise<FileRecord> {
  const hash = createHash('sha256');
  let bytes = 0;
  for await (const chunk of body) {
    hash.update(chunk);
    bytes += chunk.length;
    await take(chunk);
  }
  return { path: name, bytes, sha256: hash.digest('hex') };
}

async function readText({ body }: ArchiveFile): Promise<string> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of body) chunks.push(chunk);
  return Buffer.concat(chunks).toString();
}
