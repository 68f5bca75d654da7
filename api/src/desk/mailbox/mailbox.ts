/**
 * Fetches the replies to our emails from a mailbox, and the CVs that staff forward to it. The position in it is stored
 * in the same transaction as an email, so nothing is lost or stored twice, whenever the process dies. Emails are marked
 * as read once they are stored, and never moved or deleted; all others stay unread.
 */
import { rootCertificates } from 'node:tls';
import { MB } from 'content-types/text/bytes';
import { describeConnectionError } from 'content-types/text/connection-error';
import fp from 'fastify-plugin';
import type { ImapFlow } from 'imapflow';
import type { App } from '../../core/app.ts';
import { addFact, readFact, writeFact } from '../../core/database/facts.ts';
import { inTransaction, untilWritable } from '../../core/database/transaction.ts';
import { calculateBackoff } from '../../core/lib/clock.ts';
import { DAY_MS, MINUTE_MS } from '../../core/lib/dates.ts';
import { runWhenDue } from '../../core/lib/due-loop.ts';
import { describeRejectedLogin } from '../../core/mail/retry.ts';
import { requiresTls } from '../../core/mail/send.ts';
import { readHead } from '../../core/parsing/read-email.ts';
import { SINCE } from './forwarded.ts';
import { findSubmissionOf, isFromColleague, recordBounce, storeEmail, storeForwarded } from './store.ts';

declare module 'fastify' {
  interface FastifyInstance {
    incomingMail: IncomingMail;
  }
}

interface IncomingMail {
  /** Checks the mailbox now. */
  wake(): void;
  /** Connects to the mailbox at an address like that of INBOUND_IMAP_URL. Rejects with a sentence. */
  check(url: string): Promise<void>;
  /** Forgets the last failure and checks the mailbox now, such as with a new password. */
  retry(): void;
  /** Starts again at the beginning of the mailbox that the settings now name. */
  reset(): void;
  /** The mailbox's state; null if it is off. Times are milliseconds since 1970. */
  state(): MailboxState | null;
}

interface MailboxState {
  address: string;
  checkedAt: number | null;
  /** When the mailbox became unreadable, and why; null if it can be read. */
  failure: { since: number; error: string } | null;
  /** The number of skipped emails that were neither replies nor bounces of our emails. */
  unmatched: number;
}

const POLL_MS = MINUTE_MS;
const MAX_DELAY_MS = 30 * MINUTE_MS;
const CONNECT_MS = 30_000;
/** Time limit of a check while an administrator waits. */
const CHECK_MS = 10_000;
const MAX_EMAIL_BYTES = 25 * MB;
/** Maximum number of bytes fetched first, which is enough for most emails. */
const START_BYTES = 256 * 1024;
/** Maximum number of bytes that this process parses: the headers, and the text of a bounce. */
const HEAD_BYTES = 64 * 1024;
/** Maximum number of emails in one visit. The next visit follows immediately. */
const BATCH_SIZE = 200;
/** Time limit for a visit, in case a server keeps sending slowly and never stops. */
const VISIT_MS = 30 * MINUTE_MS;
/** Maximum length of a line. Long enough for the ids of a million emails. */
const MAX_LINE_BYTES = 8 * MB;
const POSITION = 'incomingMail.position';
const UNMATCHED = 'incomingMail.unmatched';

export const incomingMail = fp(
  async (app: App) => {
    let checkedAt: number | null = null;
    let failure: MailboxState['failure'] = null;
    let failures = 0;
    const countUnmatched = () => Number(readFact(app.db, UNMATCHED) ?? 0);
    const state = () => {
      const { inbound } = app.env;
      return inbound ? { address: inbound.address, checkedAt, failure, unmatched: countUnmatched() } : null;
    };
    const wake = runWhenDue(app, {
      start: 'onListen',
      retryMs: POLL_MS,
      failure: 'failed to read the mailbox, will retry',
      async work(now, closing) {
        if (!app.env.inbound) return null;
        if (!app.journal.canSend()) return now + POLL_MS;
        try {
          const hasMore = await readMailbox(app, closing);
          checkedAt = app.clock.now();
          failure = null;
          failures = 0;
          return hasMore ? app.clock.now() : app.clock.now() + POLL_MS;
        } catch (error) {
          if (closing.aborted) return null;
          failures += 1;
          failure = { since: failure?.since ?? app.clock.now(), error: describe(error) };
          app.log.warn({ error: failure.error, failures }, 'failed to read the mailbox, will retry');
          return app.clock.now() + calculateBackoff(failures, MINUTE_MS, MAX_DELAY_MS);
        }
      },
    });
    const retry = () => {
      failure = null;
      failures = 0;
      wake();
    };
    const reset = () => {
      writeFact(app.db, POSITION, '');
      writeFact(app.db, UNMATCHED, '0');
      writeFact(app.db, SINCE, String(app.clock.now() - DAY_MS));
      checkedAt = null;
      retry();
    };
    app.decorate('incomingMail', { wake, state, retry, reset, check: (url) => checkMailbox(app, url) });
  },
  { name: 'incoming-mail', dependencies: ['mail', 'journal'] },
);

async function checkMailbox(app: App, url: string): Promise<void> {
  const client = await createClient(app, url, CHECK_MS);
  client.on('error', () => {});
  try {
    await client.connect();
    await client.mailboxOpen(folderOf(url), { readOnly: true });
  } catch (error) {
    throw new Error(`The mailbox can’t be used: ${describe(error)}`);
  } finally {
    client.close();
  }
}

/** Stores new emails. Resolves with whether there are more. */
async function readMailbox(app: App, closing: AbortSignal): Promise<boolean> {
  const url = app.env.inbound?.url ?? '';
  const client = await createClient(app, url, CONNECT_MS);
  if (closing.aborted) return false;
  // Ignores the event, because a broken connection also rejects the calls in progress.
  client.on('error', () => {});
  const closeClient = () => client.close();
  closing.addEventListener('abort', closeClient, { once: true });
  const cancel = app.clock.at(app.clock.now() + VISIT_MS, closeClient);
  try {
    await client.connect();
    const { uidValidity } = await client.mailboxOpen(folderOf(url));
    const position = readFact(app.db, POSITION)?.split(':') ?? [];
    if (readFact(app.db, SINCE) === undefined) {
      await untilWritable(app.db);
      addFact(app.db, SINCE, String(position.length > 0 ? 0 : app.clock.now() - DAY_MS));
    }
    // A mailbox that was replaced is read from its beginning; stored emails are recognised by their Message-ID.
    const lastUid = position[0] === String(uidValidity) ? Number(position[1]) : 0;
    const uids = await client.search({ uid: `${lastUid + 1}:*` }, { uid: true });
    const newUids = (uids || []).filter((uid) => uid > lastUid).sort((a, b) => a - b);
    for (const uid of newUids.slice(0, BATCH_SIZE)) {
      if (closing.aborted) return false;
      const isStored = await importEmail(app, client, uid, `${uidValidity}:${uid}`);
      if (isStored) await client.messageFlagsAdd(String(uid), ['\\Seen'], { uid: true });
    }
    if (newUids.length > 0) app.mail.wake();
    if (newUids.length > 0) app.candidates.wake();
    return newUids.length > BATCH_SIZE;
  } finally {
    cancel();
    closing.removeEventListener('abort', closeClient);
    if (client.usable) await client.logout().catch(() => {});
    client.close();
  }
}

/** Returns whether the email was stored. An email that is not stored is skipped from then on. */
async function importEmail(app: App, client: ImapFlow, uid: number, position: string): Promise<boolean> {
  const { db, clock } = app;
  const start = { start: 0, maxLength: START_BYTES };
  const email = await client.fetchOne(String(uid), { size: true, internalDate: true, source: start }, { uid: true });
  const advance = () => writeFact(db, POSITION, position);
  const bytes = email ? email.source : undefined;
  if (email && bytes) {
    const headBytes = bytes.subarray(0, HEAD_BYTES);
    const head = readHead(headBytes);
    // IMAP dates are whole seconds, rounded down. Add 999 ms so that a reply never precedes the email it answers.
    const receivedAt = Math.min((Date.parse(String(email.internalDate)) || clock.now()) + 999, clock.now());
    const submission = head.isBounce ? null : findSubmissionOf(app, head);
    const isForwarded = !head.isBounce && !submission && isFromColleague(app, head);
    if (submission || isForwarded) {
      // Some servers only estimate the size, so an email that filled the first fetch is fetched again.
      const isComplete = bytes.length < START_BYTES;
      const source = isComplete ? bytes : (email.size ?? 0) > MAX_EMAIL_BYTES ? null : await fetchWhole(client, uid);
      const arrival = { head, source, at: receivedAt, advance };
      if (await (submission ? storeEmail(app, submission, arrival) : storeForwarded(app, arrival))) return true;
    }
    await untilWritable(db);
    inTransaction(db, () => {
      const isRelevant = submission !== null || (head.isBounce && recordBounce(app, headBytes, receivedAt));
      if (!isRelevant) writeFact(db, UNMATCHED, String(Number(readFact(db, UNMATCHED) ?? 0) + 1));
      advance();
    });
    return false;
  }
  // Skips an email deleted since the search.
  await untilWritable(db);
  advance();
  return false;
}

async function fetchWhole(client: ImapFlow, uid: number): Promise<Buffer | null> {
  const email = await client.fetchOne(String(uid), { source: true }, { uid: true });
  return email ? (email.source ?? null) : null;
}

async function createClient({ env }: App, address: string, timeoutMs: number): Promise<ImapFlow> {
  // Imported here because the client takes several megabytes of memory, and most servers have no mailbox to read.
  const { ImapFlow } = await import('imapflow');
  const url = new URL(address);
  const isSecure = url.protocol === 'imaps:';
  return new ImapFlow({
    host: url.hostname.replace(/^\[(.*)\]$/, '$1'),
    port: Number(url.port) || (isSecure ? 993 : 143),
    secure: isSecure,
    doSTARTTLS: !isSecure && requiresTls(url.href) ? true : undefined,
    auth: { user: decodeURIComponent(url.username), pass: decodeURIComponent(url.password) },
    ...(env.smtpCa && { tls: { ca: [...rootCertificates, env.smtpCa] } }),
    // The library would log senders and contents.
    logger: false,
    disableAutoIdle: true,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: 60_000,
    maxLiteralSize: 2 * MAX_EMAIL_BYTES,
    maxLineLength: MAX_LINE_BYTES,
    maxResponseSize: 3 * MAX_EMAIL_BYTES,
  });
}

/** The part after the server's name, such as `Replies` in `imaps://…/Replies`. */
function folderOf(address: string): string {
  return decodeURIComponent(new URL(address).pathname.slice(1)) || 'INBOX';
}

/**
 * Returns the reason why there is no connection, or the server's response on one line. The client's errors never
 * contain the password.
 */
function describe(error: unknown): string {
  const { responseText, message, code, authenticationFailed } = error as Partial<Error> & {
    responseText?: string;
    code?: string;
    authenticationFailed?: boolean;
  };
  const errorText = (responseText || message || code || 'unknown').replace(/\s+/g, ' ').slice(0, 300);
  return describeConnectionError(error) ?? (authenticationFailed ? describeRejectedLogin(errorText) : errorText);
}
