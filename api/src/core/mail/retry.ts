/** Classifies failed attempts and schedules retries. */

import { describeConnectionError } from 'content-types/text/connection-error';
import type { NodemailerError } from 'nodemailer';
import { calculateBackoff } from '../lib/clock.ts';
import { HOUR_MS, MINUTE_MS } from '../lib/dates.ts';

export const MAX_DELAY_MS = 6 * HOUR_MS;
const GIVE_UP_AFTER_MS = 72 * HOUR_MS;

/**
 * Exponential backoff: the delay in milliseconds after this many failed attempts, from 1 minute doubling up to 6 hours.
 * Null after 72 hours.
 */
export function retryDelay(attempts: number): number | null {
  let waitedMs = 0;
  for (let attempt = 1; attempt < attempts; attempt += 1) waitedMs += delayAfter(attempt);
  return waitedMs >= GIVE_UP_AFTER_MS ? null : Math.min(delayAfter(attempts), GIVE_UP_AFTER_MS - waitedMs);
}

interface Failure {
  /** Whether retries are pointless, because the server permanently rejected the recipient or the text. */
  isPermanent: boolean;
  /** Whether the server rather than the email is at fault: it is down, too slow or rejects our login. */
  isServerTrouble: boolean;
  /** The error codes of the mailer and the server, without addresses, for the log. */
  code: string;
  /**
   * The reason for administrators, which follows a colon: a description of the connection error, or the server's own
   * words.
   */
  text: string;
}

/** Classifies an error of the mailer. */
export function describeFailure(error: unknown): Failure {
  const { code = 'UNKNOWN', command, responseCode, response, permanent, message } = error as Partial<NodemailerError>;
  const serverResponse = toOneLine(response ?? message ?? code);
  const isAboutMail = code === 'EENVELOPE' || code === 'EMESSAGE';
  return {
    // A rejected sender is a settings error, so the email is retried.
    isPermanent: isAboutMail && permanent === true && command !== 'MAIL FROM',
    isServerTrouble: !isAboutMail,
    code: responseCode ? `${code} ${responseCode}` : code,
    text: describeConnectionError(error) ?? (code === 'EAUTH' ? describeRejectedLogin(serverResponse) : serverResponse),
  };
}

export function describeRejectedLogin(serverText: string): string {
  return `the username or password was rejected (${serverText})`;
}

const delayAfter = (attempt: number) => calculateBackoff(attempt, MINUTE_MS, MAX_DELAY_MS);

function toOneLine(text: string): string {
  return text.replace(/\s+/g, ' ').slice(0, 500);
}
