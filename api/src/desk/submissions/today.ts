/** Applications and messages in today's work: without the promised reply, with unread emails, and new. */
import { formatJobName } from 'content-types/applications/job-name';
import { plural } from 'content-types/text/plural';
import { and, asc, eq, inArray, isNull, ne, not, or, type SQL, sql } from '../../core/database/drizzle.ts';
import type { Database } from '../../core/database/open.ts';
import { countRows } from '../../core/database/statements.ts';
import { londonDay } from '../../core/lib/dates.ts';
import { type TodayItem, type TodayPart, toTodayItem } from '../../core/today.ts';
import { applicationInbox } from './applications/inbox.ts';
import type { InboxKind, Listed } from './inbox-kind.ts';
import { selectUnread } from './incoming.ts';
import { isTheirs } from './job-owners.ts';
import { messageInbox } from './messages/inbox.ts';
import { isAnswerDue, isBriefDue } from './promises.ts';

const KINDS = [applicationInbox, messageInbox] as const;

/** Columns that only applications or only messages have. */
interface Row extends Listed {
  jobId?: string;
  jobTitle?: string;
  line?: string;
  message?: string;
  replyBy?: string | null;
}

interface PartOptions extends Pick<TodayPart, 'label' | 'list'> {
  condition(db: Database, kind: InboxKind, now: number): SQL | undefined;
  describe(row: Row): Pick<TodayItem, 'what'> & Partial<TodayItem>;
}

/** Creates a part of today's work with applications and messages together, oldest first. */
function createTodayPart({ label, list, condition, describe }: PartOptions): TodayPart {
  return {
    label,
    list,
    read({ db, clock }, ownerId, limit) {
      const now = clock.now();
      const lists = KINDS.map((kind) => {
        const { status, deletedAt } = kind.table;
        const isShown = and(isNull(deletedAt), ne(status, 'spam'));
        return {
          kind,
          where: and(isShown, condition(db, kind, now), ownerId === null ? undefined : isOfUser(kind, ownerId, now)),
        };
      });
      const total = lists.reduce((sum, { kind, where }) => sum + countRows(db, kind.table, where), 0);
      if (limit === 0) return { items: [], total };
      const rows = lists.flatMap(({ kind, where }) => {
        const { id, createdAt } = kind.table;
        return db
          .select({ id, at: createdAt })
          .from(kind.table)
          .where(where)
          .orderBy(asc(createdAt))
          .limit(limit)
          .all();
      });
      const oldestIds = rows
        .toSorted((a, b) => Number(a.at) - Number(b.at))
        .slice(0, limit)
        .map(({ id }) => String(id));
      const items = KINDS.flatMap((kind) =>
        kind.read(db, inArray(kind.table.id, oldestIds)).map((row: Row) => {
          const { jobId, jobTitle, reference } = row;
          const name = row.name || reference;
          const job = formatJobName({ jobId, jobTitle }) ?? '';
          return toTodayItem({ view: kind.path, id: row.id, name, job, ...describe(row) });
        }),
      );
      return { items: items.toSorted((a, b) => oldestIds.indexOf(a.id) - oldestIds.indexOf(b.id)), total };
    },
  };
}

function isOfUser({ table, jobId }: InboxKind, userId: string, now: number): SQL | undefined {
  return jobId ? isTheirs(userId, londonDay(now)) : eq(table.assignedTo, userId);
}

function isDue(db: Database, kind: InboxKind, now: number): SQL {
  return or(isAnswerDue(db, kind, now), isBriefDue(kind, now)) ?? sql`false`;
}

export const answersToday = createTodayPart({
  label: { one: 'Reply due', many: 'Replies due' },
  list: 'applications?due=true',
  condition: isDue,
  describe: ({ answerBy, replyBy }) => ({
    what: replyBy ? 'Reply to a vacancy brief' : 'Reply due',
    due: { day: answerBy ?? londonDay(Date.parse(String(replyBy))), time: null },
  }),
});

export const emailsToday = createTodayPart({
  label: { one: 'New email', many: 'New emails' },
  list: 'applications?unread=true',
  condition: (db, { table }) => inArray(table.id, selectUnread(db)),
  describe: ({ unreadEmails, createdAt }) => ({
    what: plural(unreadEmails, { one: '# new email', other: '# new emails' }),
    since: createdAt,
  }),
});

/** New entries, except those whose promised reply is due. */
export const newToday = createTodayPart({
  label: { one: 'New application or message', many: 'New applications and messages' },
  list: 'applications',
  condition(db, kind, now) {
    const newStatuses = kind.listStatuses(db).filter(({ isNew }) => isNew);
    const ids = newStatuses.map(({ id }) => id);
    return and(inArray(kind.table.status, ids), not(isDue(db, kind, now)));
  },
  describe: ({ line, message = '', createdAt }) => ({
    what: (line ?? message).trim().split('\n')[0]?.slice(0, 120) ?? '',
    since: createdAt,
  }),
});
