/**
 * Encrypts small objects to the agency's age keys. Each object contains a random AES key, encrypted to the recipients
 * once per `createSeal`, and its content under that key (AES-256-GCM). The content is bound to the object's name, so
 * that objects cannot be swapped.
 */
import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { Decrypter, Encrypter } from 'age-encryption';
import { OperatorError } from '../../core/lib/operator-error.ts';

export type Seal = (name: string, content: Buffer) => Buffer;
export type Unseal = (name: string, sealedContent: Buffer) => Promise<Buffer>;

const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const LENGTH_BYTES = 4;

export async function createSeal(recipients: readonly string[]): Promise<Seal> {
  const key = randomBytes(32);
  const encrypter = new Encrypter();
  for (const recipient of recipients) encrypter.addRecipient(recipient);
  const wrappedKey = Buffer.from(await encrypter.encrypt(new Uint8Array(key)));
  const length = Buffer.alloc(LENGTH_BYTES);
  length.writeUInt32LE(wrappedKey.length);
  return (name, content) => {
    const nonce = randomBytes(NONCE_BYTES);
    const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(name));
    const body = cipher.update(content);
    cipher.final();
    return Buffer.concat([length, wrappedKey, nonce, cipher.getAuthTag(), body]);
  };
}

/** Returns a function that throws an OperatorError for an object that is damaged, renamed or encrypted for other keys. */
export function createUnseal(identities: readonly string[]): Unseal {
  const decrypter = new Decrypter();
  for (const identity of identities) decrypter.addIdentity(identity);
  const keys = new Map<string, Uint8Array>();
  return async (name, sealedContent) => {
    try {
      const end = LENGTH_BYTES + sealedContent.readUInt32LE();
      const wrappedKey = sealedContent.subarray(LENGTH_BYTES, end);
      const id = wrappedKey.toString('base64');
      const key = keys.get(id) ?? (await decrypter.decrypt(new Uint8Array(wrappedKey)));
      keys.set(id, key);
      const body = end + NONCE_BYTES + TAG_BYTES;
      const decipher = createDecipheriv('aes-256-gcm', key, sealedContent.subarray(end, end + NONCE_BYTES));
      decipher.setAAD(Buffer.from(name)).setAuthTag(sealedContent.subarray(end + NONCE_BYTES, body));
      const content = decipher.update(sealedContent.subarray(body));
      decipher.final();
      return content;
    } catch (error) {
      if (identities.length === 0)
        throw new OperatorError(
          `${name} is encrypted. Add --identity FILE with the file that contains its private key.`,
        );
      if (error instanceof Error && error.message.startsWith('no identity matched'))
        throw new OperatorError(`${name} was encrypted for a different key.`);
      throw new OperatorError(`${name} in storage is damaged.`);
    }
  };
}
