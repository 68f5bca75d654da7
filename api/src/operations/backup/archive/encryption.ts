/**
 * Encrypts backups in the age format (https://age-encryption.org/v1). The server has only the recipients' public keys,
 * so stealing the storage or the server's settings is not enough to read a backup.
 */
import { createReadStream } from 'node:fs';
import { open, readFile } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { Decrypter, Encrypter, generateHybridIdentity, identityToRecipient } from 'age-encryption';
import { OperatorError } from '../../../core/lib/operator-error.ts';

const FIRST_LINE = Buffer.from('age-encryption.org/v1\n');

/** A key for reading back our own backups, because the recipients' private keys are not on this machine. */
export async function generateKey(): Promise<{ identity: string; recipient: string }> {
  // The hybrid kind is no weaker than any recipient: it also resists quantum computers.
  const identity = await generateHybridIdentity();
  return { identity, recipient: await identityToRecipient(identity) };
}

/** Encrypts a stream so that any recipient's private key decrypts it. Holds only a few 64 kB chunks in memory. */
export function encryptTo(recipients: readonly string[]) {
  return async function* encrypt(source: AsyncIterable<Buffer>): AsyncGenerator<Uint8Array> {
    const encrypter = new Encrypter();
    for (const recipient of recipients) encrypter.addRecipient(recipient);
    yield* await encrypter.encrypt(Readable.toWeb(Readable.from(source)) as ReadableStream<Uint8Array>);
  };
}

export async function isEncrypted(path: string): Promise<boolean> {
  await using file = await open(path);
  const { buffer, bytesRead } = await file.read({ buffer: Buffer.alloc(FIRST_LINE.length), position: 0 });
  return buffer.subarray(0, bytesRead).equals(FIRST_LINE);
}

/**
 * Decrypts a file and yields each chunk once it is authenticated. Throws an OperatorError if no identity matches, or if
 * the file is damaged or truncated, which may show only after the last chunk.
 */
export async function* decrypt(path: string, identities: readonly string[]): AsyncGenerator<Uint8Array> {
  if (identities.length === 0) {
    throw new OperatorError(`${path} is encrypted. Add --identity FILE with the file that contains its private key.`);
  }
  const decrypter = new Decrypter();
  for (const identity of identities) decrypter.addIdentity(identity);
  const file = createReadStream(path, { highWaterMark: 1 << 18 });
  try {
    yield* await decrypter.decrypt(Readable.toWeb(file) as ReadableStream<Uint8Array>);
  } catch (error) {
    if (error instanceof Error && 'syscall' in error) throw error;
    if (error instanceof Error && error.message.startsWith('no identity matched')) {
      throw new OperatorError(`${path} was encrypted for a different key, or its header is damaged.`);
    }
    throw new OperatorError(`${path} is damaged or incomplete. Use another backup.`);
  } finally {
    file.destroy();
  }
}

/**
 * Reads private keys from a file written by `age-keygen`. Throws an OperatorError if it cannot be read or contains
 * none.
 */
export async function readIdentities(path: string): Promise<string[]> {
  const keyFile = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    throw new OperatorError(`The file with the private key, ${path}, cannot be read (${error.code}).`);
  });
  return parseIdentities(keyFile, path);
}

/** Returns the private keys in a text. Throws an OperatorError that names `source` if there are none. */
export function parseIdentities(text: string, source: string): string[] {
  const lines = text.split('\n').map((line) => line.trim());
  const identities = lines.filter((line) => line !== '' && !line.startsWith('#'));
  if (identities.length === 0 || !identities.every(isIdentity)) {
    throw new OperatorError(`${source} must contain private keys in the age-keygen format: AGE-SECRET-KEY-1…`);
  }
  return identities;
}

function isIdentity(text: string): boolean {
  try {
    new Decrypter().addIdentity(text);
    return true;
  } catch {
    return false;
  }
}
