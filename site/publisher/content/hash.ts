/** Hashes that distinguish content. They give no security. */
import { createHash, hash } from 'node:crypto';

/** Hash of a file's bytes: 22 characters. */
export function hashBytes(bytes: string | Uint8Array): string {
  return hash('sha256', bytes, 'base64url').slice(0, 22);
}

/** Starts a hash of bytes that arrive in pieces, otherwise like `hashBytes`. */
export function startHash(): { add(bytes: Uint8Array): void; end(): string } {
  const contentHash = createHash('sha256');
  return {
    add: (bytes) => void contentHash.update(bytes),
    end: () => contentHash.digest('base64url').slice(0, 22),
  };
}

/** A small, well-distributed number for a short text: FNV-1a, finished like MurmurHash3. */
export function hash32(text: string, seed = 0): number {
  let h = 0x811c9dc5 ^ seed;
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 0x01000193);
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return (h ^ (h >>> 16)) >>> 0;
}
