import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { noticeOf } from '../applications/candidate-portal/record.ts';
import { nameOf } from '../content/entries.ts';
import type { Database } from '../database/open.ts';
import { applications } from '../database/schema/applications.ts';
import { messages } from '../database/schema/inbox.ts';
import type { InboxKind } from '../inbox/kind.ts';
import { toIso } from '../lib/dates.ts';
import { consentsOf } from './consents.ts';
import { applicationDue, messageDue, periodsOf } from './due.ts';
import { holdOf } from './holds.ts';

export const holdShape = z.object({ reason: z.string(), user: z.string().nullable(), at: z.string() });

export const aboutShape = z.object({
  /** The privacy notice that was in force when it came. */
  notice: z.object({ version: z.int(), inForceSince: z.string() }).nullable(),
  consents: z.array(
    z.object({ kind: z.string(), wording: z.string(), givenAt: z.string(), withdrawnAt: z.string().nullable() }),
  ),
  hold: holdShape.nullable(),
  /** When the candidate had it erased as far as the law allows. */
  erasedAt: z.string().nullable(),
  /** When it will be erased, unless something is done with it before. */
  dueAt: z.string(),
});

/** What data protection has to say of an application or message; null when there is none. */
export function aboutSubmission(db: Database, kind: InboxKind, id: string): z.infer<typeof aboutShape> | null {
  const facts = kind.name === 'application' ? aboutApplication(db, id) : aboutMessage(db, id);
  const hold = holdOf(db, id);
  return (
    facts && { ...facts, hold: hold && { reason: hold.reason, user: nameOf(db, hold.userId), at: toIso(hold.at) } }
  );
}

function aboutApplication(db: Database, id: string) {
  const row = db.select().from(applications).where(eq(applications.id, id)).get();
  if (!row) return null;
  return {
    notice: noticeOf(db, row.noticeVersion),
    consents: consentsOf(db, id),
    erasedAt: toIso(row.erasedAt),
    dueAt: toIso(applicationDue(db, row, periodsOf(db)).at),
  };
}

function aboutMessage(db: Database, id: string) {
  const row = db.select().from(messages).where(eq(messages.id, id)).get();
  if (!row) return null;
  const dueAt = toIso(messageDue(db, row, periodsOf(db)).at);
  return { notice: noticeOf(db, row.noticeVersion), consents: [], erasedAt: null, dueAt };
}
