/**
 * Reply addresses: the mailbox's address with a token after a plus sign, such as `replies+k3v9…@example.com`. The token
 * is the id of the application or message with a signature, in lower case because mail servers may change case. The
 * format must never change, because replies to old emails rely on it.
 */

import { shortSignatures } from '../database/signed-token.ts';
import { prepared } from '../database/statements.ts';
import { REPLY_TOKEN_LENGTH } from '../settings/env.ts';

const ID_LENGTH = 12;
/** Maximum number of tokens verified, because each costs time and a hostile email may have thousands. */
const MAX_VERIFIED_TOKENS = 20;

const signatures = prepared((db) => shortSignatures(db, 'reply-address'));

export function createReplyAddress(
  db: Parameters<typeof signatures>[0],
  mailbox: string,
  submissionId: string,
): string {
  const atIndex = mailbox.lastIndexOf('@');
  return `${mailbox.slice(0, atIndex)}+${submissionId}${signatures(db).sign(submissionId)}${mailbox.slice(atIndex)}`;
}

/**
 * Returns the id of the application or message from the first valid address in these header values; null if none is
 * valid.
 */
export function readReplyAddress(
  db: Parameters<typeof signatures>[0],
  mailbox: string,
  headers: readonly string[],
): string | null {
  const atIndex = mailbox.lastIndexOf('@');
  const prefix = `${mailbox.slice(0, atIndex)}+`.toLowerCase();
  const suffix = mailbox.slice(atIndex).toLowerCase();
  const addresses = headers
    .join(' ')
    .toLowerCase()
    .split(/[\s,;<>"]/);
  const tokens = addresses
    .filter((address) => address.startsWith(prefix) && address.endsWith(suffix))
    .map((address) => address.slice(prefix.length, -suffix.length))
    .filter((token) => TOKEN.test(token));
  const valid = tokens.slice(0, MAX_VERIFIED_TOKENS).find((token) => {
    return signatures(db).isValid(token.slice(0, ID_LENGTH), token.slice(ID_LENGTH));
  });
  return valid?.slice(0, ID_LENGTH) ?? null;
}

const TOKEN = new RegExp(`^[0-9a-z]{${REPLY_TOKEN_LENGTH}}$`);
