/**
 * The file format of backups: a tar archive compressed with zstd, followed by a seal. The seal is the SHA-256 of all
 * bytes before it, in a zstd skippable frame, which every zstd reader ignores, so `tar --zstd` opens the file. An
 * encrypted archive has no seal, because the encryption authenticates each chunk and the end of the file.
 */
import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream, mkdirSync } from 'node:fs';
import { open, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { constants, createZstdCompress, createZstdDecompress } from 'node:zlib';
import { createTarDecoder, createTarPacker } from 'modern-tar';
import { OperatorError } from '../../../core/lib/operator-error.ts';
import { decrypt, encryptTo, isEncrypted } from './encryption.ts';
import {
  belongsInBackup,
  compareWithManifest,
  type FileRecord,
  getMode,
  MANIFEST,
  type Manifest,
  parseManifest,
} from './manifest.ts';

/** Adds a file whose size in bytes is known in advance. Throws when the source holds more or less. */
export type AddFile = (path: string, bytes: number, source: AsyncIterable<Buffer>) => Promise<FileRecord>;

// Level 3 is as fast as the disk, and quickly skips images and documents, which are compressed already.
const ZSTD = { params: { [constants.ZSTD_c_compressionLevel]: 3, [constants.ZSTD_c_checksumFlag]: 1 } };

/**
 * Writes an archive that only our own user can read, with the files that `fill` adds, in order. The file is on disk
 * when this returns. With recipients, the archive is encrypted to them.
 */
export async function writeArchive(
  path: string,
  fill: (add: AddFile) => Promise<void>,
  recipients: readonly string[] = [],
): Promise<void> {
  const { readable, controller } = createTarPacker();
  const file = createWriteStream(path, { flags: 'wx', mode: 0o600, flush: true });
  const finalTransform = recipients.length > 0 ? encryptTo(recipients) : withSeal;
  const writing = pipeline(Readable.fromWeb(readable), createZstdCompress(ZSTD), finalTransform, file);

  async function add(path: string, bytes: number, source: AsyncIterable<Buffer>): Promise<FileRecord> {
    const body = controller.add({ name: path, size: bytes, mode: getMode(path) }).getWriter();
    const hash = createHash('sha256');
    for await (const chunk of source) {
      hash.update(chunk);
      await body.write(chunk);
    }
    await body.close();
    return { path, bytes, sha256: hash.digest('hex') };
  }

  const filling = fill(add).then(
    () => controller.finalize(),
    (error) => {
      controller.error(error);
      throw error;
    },
  );
  await Promise.all([writing, filling]);
}

interface ArchiveFile {
  name: string;
  body: AsyncIterable<Uint8Array>;
}

/**
 * Yields the files of an archive in order; read each body to its end. Throws an OperatorError for damaged or foreign
 * content. An encrypted archive is checked during reading, so discard the earlier files on an error.
 */
async function* readArchive(path: string, identities: readonly string[]): AsyncGenerator<ArchiveFile> {
  const archiveStream = await openCompressed(path, identities);
  const tarStream = archiveStream.pipe(createZstdDecompress({ chunkSize: 1 << 16 }));
  // Passes read errors on, because otherwise the consumer would wait for ever.
  archiveStream.once('error', (error) => tarStream.destroy(error));
  const entries = Readable.toWeb(tarStream).pipeThrough(createTarDecoder({ strict: true }));
  try {
    for await (const { header, body } of entries) {
      if (header.type !== 'file' || !belongsInBackup(header.name)) {
        throw new OperatorError(
          `It contains ${JSON.stringify(header.name)}, which does not belong in a backup of this system.`,
        );
      }
      yield { name: header.name, body };
    }
  } finally {
    archiveStream.destroy();
    tarStream.destroy();
  }
}

async function openCompressed(path: string, identities: readonly string[]): Promise<Readable> {
  if (!(await isFile(path))) throw new OperatorError(`The file ${path} does not exist.`);
  if (await isEncrypted(path)) return Readable.from(decrypt(path, identities), { objectMode: false });
  const end = await checkSeal(path);
  return createReadStream(path, { end: end - 1, highWaterMark: 1 << 18 });
}

interface UnpackOptions {
  /** The folder to extract files to. If omitted, files are only checked. */
  folder?: string;
  /** The private keys for an encrypted backup. */
  identities?: readonly string[];
}

/**
 * Reads a backup to its end and checks every byte against its manifest, which it returns. Throws an OperatorError for any
 * difference from how it was made.
 */
export async function unpack(path: string, { folder, identities = [] }: UnpackOptions = {}): Promise<Manifest> {
  const unpackedFiles = new Map<string, FileRecord>();
  let manifest: Manifest | null = null;
  for await (const file of readArchive(path, identities)) {
    const isKnown = unpackedFiles.has(file.name) || manifest !== null;
    if (isKnown) throw new OperatorError(`It contains ${file.name} twice, or after the manifest.`);
    if (file.name === MANIFEST) manifest = parseManifest(await readText(file));
    else
      unpackedFiles.set(file.name, await (folder === undefined ? record(file, async () => {}) : write(file, folder)));
  }
  if (!manifest) throw new OperatorError(`It has no ${MANIFEST}, which lists what it should contain.`);
  compareWithManifest(unpackedFiles, manifest);
  return manifest;
}

const HASH_BYTES = 32;
/** The skippable frame's magic number, and the length of its content, both little-endian. */
const SEAL_HEAD = Buffer.from([0x50, 0x2a, 0x4d, 0x18, HASH_BYTES, 0, 0, 0]);
const ZSTD_MAGIC = Buffer.from([0x28, 0xb5, 0x2f, 0xfd]);
export const SEAL_BYTES = SEAL_HEAD.length + HASH_BYTES;

/** Passes data through and appends the seal. */
export async function* withSeal(source: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  const hash = createHash('sha256');
  for await (const chunk of source) {
    hash.update(chunk);
    yield chunk;
  }
  yield Buffer.concat([SEAL_HEAD, hash.digest()]);
}

/** Throws an OperatorError unless every bit of the file is as it was written. Returns how many bytes precede the seal. */
export async function checkSeal(path: string): Promise<number> {
  const { head, tail, size } = await readEnds(path);
  if (!head.equals(ZSTD_MAGIC)) throw new OperatorError(`${path} is not a backup of this system.`);
  if (size < SEAL_BYTES || !tail.subarray(0, SEAL_HEAD.length).equals(SEAL_HEAD)) {
    throw new OperatorError(`${path} is incomplete: it was cut short, or it isn’t a backup of this system.`);
  }
  const end = size - SEAL_BYTES;
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(path, { end: end - 1, highWaterMark: 1 << 18 })) hash.update(chunk);
  if (!hash.digest().equals(tail.subarray(SEAL_HEAD.length))) {
    throw new OperatorError(`${path} is damaged: its checksum doesn’t match. Use another backup.`);
  }
  return end;
}

async function readEnds(path: string) {
  if (!(await isFile(path))) throw new OperatorError(`The file ${path} does not exist.`);
  await using file = await open(path);
  const { size } = await file.stat();
  const { buffer: head } = await file.read({ buffer: Buffer.alloc(Math.min(size, ZSTD_MAGIC.length)), position: 0 });
  const length = Math.min(size, SEAL_BYTES);
  const { buffer: tail } = await file.read({ buffer: Buffer.alloc(length), position: size - length });
  return { head, tail, size };
}

function isFile(path: string): Promise<boolean> {
  return stat(path).then(
    (stats) => stats.isFile(),
    () => false,
  );
}

async function write(file: ArchiveFile, folder: string): Promise<FileRecord> {
  const path = join(folder, file.name);
  mkdirSync(dirname(path), { recursive: true, mode: getMode(file.name) === 0o600 ? 0o700 : 0o755 });
  await using target = await open(path, 'wx', getMode(file.name));
  return await record(file, (chunk) => target.appendFile(chunk));
}

async function record(
  { name, body }: ArchiveFile,
  writeChunk: (chunk: Uint8Array) => Promise<void>,
): Promise<FileRecord> {
  const hash = createHash('sha256');
  let bytes = 0;
  for await (const chunk of body) {
    hash.update(chunk);
    bytes += chunk.length;
    await writeChunk(chunk);
  }
  return { path: name, bytes, sha256: hash.digest('hex') };
}

async function readText({ body }: ArchiveFile): Promise<string> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of body) chunks.push(chunk);
  return Buffer.concat(chunks).toString();
}
