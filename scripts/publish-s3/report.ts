import { megabytes } from '../backup/size.ts';
import type { Outcome } from './sync.ts';

/** What came of it, as a sentence. */
export function sentenceOf({ uploaded, removed, bytes }: Outcome, host: string): string {
  if (uploaded + removed === 0) return `${host} has everything.`;
  return `${host}: ${uploaded} objects uploaded (${megabytes(bytes)}), ${removed} removed.`;
}
