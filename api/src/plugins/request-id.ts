import { randomBytes } from 'node:crypto';

/** What a person can read out on the telephone to find their request in the log. */
export function newRequestId(): string {
  return randomBytes(5).toString('hex');
}
