import { submissions } from 'content-types';
import { withDefaults } from 'content-types/lib/defaults';
import { count, eq, isNull, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../database/open.ts';
import { type MessageStatus, messages } from '../database/schema/inbox.ts';
import { toIso } from '../lib/dates.ts';
import { messageEmails } from '../messages/emails.ts';
import { historyOf, mailsOf, personOf } from './history.ts';
import type { InboxKind, Listed } from './kind.ts';
import { listedFields, openedFields } from './schemas.ts';

type Row = typeof messages.$inferSelect;

const type = submissions.message;
const STATUSES = ['new', 'read', 'answered', 'archived', 'spam'] as const satisfies readonly MessageStatus[];
const listed = z.object({ ...listedFields, website: z.string(), message: z.string() });

interface ListedMessage extends Listed {
  website: string;
  message: string;
}

// Two may come in one millisecond: the row's own number knows which was first.
const NEWEST_FIRST = sql`${messages.createdAt} DESC, rowid DESC`;

export const messageInbox: InboxKind = {
  name: 'message',
  path: 'messages',
  label: type.label,
  statuses: STATUSES,
  columns: messages,
  searched: [sql`${messages.reference}`],
  searchedIn: ['name', 'email', 'website', 'message'],
  jobId: null,
  listed,
  opened: listed.extend(openedFields),
  list(db, where, limit, offset) {
    const page = db.select().from(messages).where(where).orderBy(NEWEST_FIRST);
    return page
      .limit(limit)
      .offset(offset)
      .all()
      .map((row) => described(db, row));
  },
  open(db, id) {
    const row = db.select().from(messages).where(eq(messages.id, id)).get();
    return row ? { ...described(db, row), history: historyOf(db, id), mails: mailsOf(db, id) } : null;
  },
  ids(db, where) {
    const rows = db.select({ id: messages.id }).from(messages).where(where).orderBy(NEWEST_FIRST).all();
    return rows.map(({ id }) => id);
  },
  count: (db, where) => db.select({ n: count() }).from(messages).where(where).get()?.n ?? 0,
  counts(db) {
    const { status, deletedAt } = messages;
    return db.select({ status, n: count() }).from(messages).where(isNull(deletedAt)).groupBy(status).all();
  },
  change(db, id, { status, ...rest }) {
    const change = { status: status as MessageStatus | undefined, ...rest };
    db.update(messages).set(change).where(eq(messages.id, id)).run();
  },
  arrivalEmails(app, id) {
    const row = app.db.select().from(messages).where(eq(messages.id, id)).get();
    return row ? messageEmails(app, row) : [];
  },
  headings: ['Reference', 'Received', 'Status', 'Name', 'Email', 'Website', 'Message', 'Looked after by'],
  cellsOf(item) {
    const { reference, createdAt, status, name, email, website, message, assignedTo } = item as ListedMessage;
    return [reference, createdAt, status, name, email, website, message, assignedTo?.name ?? ''];
  },
};

function described(db: Database, row: Row): ListedMessage {
  const data = withDefaults(type.fields, row.data) as Record<'name' | 'email' | 'website' | 'message', string>;
  return {
    id: row.id,
    reference: row.reference,
    ...data,
    status: row.status,
    assignedTo: personOf(db, row.assignedTo),
    spamReasons: row.spamReasons,
    createdAt: toIso(row.createdAt),
    deletedAt: toIso(row.deletedAt),
  };
}
