/**
 * Encrypts backups in the age format (https://age-encryption.org/v1). The server knows only the recipients, which are
 * public keys, so someone who steals the storage or the server's settings cannot read a backup.
 */
import { createReadStream } from 'node:fs';
import { open, readFile } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { Decrypter, Encrypter, generateHybridIdentity, identityToRecipient } from 'age-encryption';
import { OperatorError } from '../../../core/lib/operator-error.ts';

const FIRST_LINE = Buffer.from('age-encryption.org/v1\n');

/** A key to read our own backups back with, because the recipients' private keys are not on this machine. */
export async function generateKey(): Promise<{ identity: string; recipient: string }> {
  // The hybrid kind is no weaker than any recipient: it also resists quantum computers.
  const identity = await generateHybridIdentity();
  return { identity, recipient: await identityToRecipient(identity) };
}

/** Encrypts a stream so that any of the recipients' private keys opens it. Keeps only a few 64 kB pieces in memory. */
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
 * Yields the content of an encrypted file, each piece once authenticated. Throws an OperatorError when no identity
 * opens the file, or when it is damaged or cut off, possibly after the last piece.
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

/** The private keys in a file as `age-keygen` writes it. Throws an OperatorError when it cannot be read or has none. */
export async function readIdentities(path: string): Promise<string[]> {
  const keyFile = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    throw new OperatorError(`The file with the private key, ${path}, cannot be read (${error.code}).`);
  });
  return parseIdentities(keyFile, path);
}

/** The private keys in a text; `source` names it in the OperatorError that is thrown if it has none. */
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
