/** When what visitors sent has been kept for long enough. Times are milliseconds since 1970. */
import { LEGAL_MINIMUM_MONTHS, type RetentionKind } from 'content-types/lib/retention';
import { and, asc, eq, isNull, lt, max } from 'drizzle-orm';
import { publishedSingleton } from '../content/published-singleton.ts';
import { store } from '../content/store.ts';
import type { Database } from '../database/open.ts';
import { applications } from '../database/schema/applications.ts';
import { consents } from '../database/schema/data-protection.ts';
import { messages } from '../database/schema/inbox.ts';
import { facts } from '../database/schema/system.ts';
import { addMonths } from '../lib/dates.ts';
import { dealingsWith } from './last-activity.ts';

/** The facts that it depends on, without what people wrote. */
type Application = Pick<typeof applications.$inferSelect, 'id' | 'reference' | 'createdAt' | 'status' | 'erasedAt'>;
type Message = Pick<typeof messages.$inferSelect, 'id' | 'reference' | 'createdAt' | 'status' | 'dueAt'>;

export interface Due {
  kind: RetentionKind;
  /** What it is kept for. */
  months: number;
  at: number;
}

/** Whoever shortens a period by mistake, or lets an older installation begin to erase, has this long to notice. */
const GRACE_MS = 7 * 24 * 3_600_000;

export type Periods = ReturnType<typeof periodsOf>;

const BEGAN = 'retention.beganAt';

/** The periods in force, in months, and since when nothing has changed about them. */
export function periodsOf(db: Database) {
  const { retention } = publishedSingleton(db, 'dataProtection');
  const months = (kind: RetentionKind) => retention[kind] ?? LEGAL_MINIMUM_MONTHS;
  const changedAt = store(db).publicById.get({ id: 'dataProtection' })?.lastPublishedAt ?? 0;
  return { months, notBefore: Math.max(changedAt, erasingSince(db)) + GRACE_MS };
}

/** Notes when this installation began to erase by itself: what an older one has gathered is announced before it goes. */
export function beginErasing(db: Database, now: number) {
  db.insert(facts)
    .values({ name: BEGAN, value: String(now) })
    .onConflictDoNothing()
    .run();
}

export function applicationDue(db: Database, row: Application, periods: Periods): Due {
  if (row.status === 'spam') return due(periods, 'spam', row.createdAt);
  const { last } = dealingsWith(db, row);
  if (row.status === 'hired') return due(periods, 'placements', last);
  const usual = due(periods, 'applications', last, row.erasedAt === null ? undefined : LEGAL_MINIMUM_MONTHS);
  const agreedAt = talentPoolSince(db, row.id);
  const pool = agreedAt === null ? usual : due(periods, 'talentPool', agreedAt);
  return pool.at > usual.at ? pool : usual;
}

export function messageDue(db: Database, row: Message, periods: Periods): Due {
  if (row.status === 'spam') return due(periods, 'spam', row.createdAt);
  return due(periods, row.dueAt === null ? 'messages' : 'complaints', dealingsWith(db, row).last);
}

/** Those that could be due before `end`, oldest first; whether they are is for the functions above to say. */
export function oldApplications(db: Database, periods: Periods, end: number): Application[] {
  const before = latestStart(periods, ['applications', 'placements', 'talentPool', 'spam'], end);
  const { id, reference, createdAt, status, erasedAt } = applications;
  const old = db.select({ id, reference, createdAt, status, erasedAt }).from(applications);
  return old.where(lt(createdAt, before)).orderBy(asc(createdAt)).all();
}

export function oldMessages(db: Database, periods: Periods, end: number): Message[] {
  const before = latestStart(periods, ['messages', 'complaints', 'spam'], end);
  const { id, reference, createdAt, status, dueAt } = messages;
  const old = db.select({ id, reference, createdAt, status, dueAt }).from(messages);
  return old.where(lt(createdAt, before)).orderBy(asc(createdAt)).all();
}

function due({ months, notBefore }: Periods, kind: RetentionKind, since: number, ours = months(kind)): Due {
  return { kind, months: ours, at: Math.max(addMonths(since, ours), notBefore) };
}

/** What began later cannot be due before `end`. A few days more, as months differ. */
function latestStart({ months }: Periods, kinds: readonly RetentionKind[], end: number): number {
  const shortest = Math.min(LEGAL_MINIMUM_MONTHS, ...kinds.map(months));
  return addMonths(end, -shortest) + 4 * 24 * 3_600_000;
}

function erasingSince(db: Database): number {
  return Number(db.select().from(facts).where(eq(facts.name, BEGAN)).get()?.value ?? 0);
}

function talentPoolSince(db: Database, applicationId: string): number | null {
  const isActive = and(
    eq(consents.applicationId, applicationId),
    eq(consents.kind, 'talentPool'),
    isNull(consents.withdrawnAt),
  );
  return (
    db
      .select({ at: max(consents.givenAt) })
      .from(consents)
      .where(isActive)
      .get()?.at ?? null
  );
}
