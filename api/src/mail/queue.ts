import { newId } from '../database/id.ts';
import { type OutgoingMail, outbox } from '../database/schema.ts';
import type { App } from '../parts.ts';
import { mailDomain } from './sender.ts';

export interface QueuedMail {
  /** Such as `application.acknowledgement`. */
  kind: string;
  /** The application or message it is about. */
  subjectId: string;
  mail: OutgoingMail;
}

/** Puts a mail into the outbox. Call it in the transaction that causes the mail, and wake the worker after the commit. */
export function queueMail(
  { db, env, clock }: Pick<App, 'db' | 'env' | 'clock'>,
  { kind, subjectId, mail }: QueuedMail,
) {
  const id = newId(20);
  const now = clock.now();
  db.insert(outbox)
    .values({
      id,
      messageId: `<${id}@${mailDomain(env)}>`,
      subjectId,
      kind,
      mail,
      state: 'queued',
      attempts: 0,
      nextAt: now,
      createdAt: now,
    })
    .run();
  return id;
}
