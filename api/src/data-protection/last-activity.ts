import { and, count, eq, isNotNull, max } from 'drizzle-orm';
import type { Database } from '../database/open.ts';
import { submissionEvents } from '../database/schema/inbox.ts';

export interface Dealings {
  /** When somebody of the agency last did something with it, or when it arrived. */
  last: number;
  /** Whether anybody has done anything at all. */
  hasAny: boolean;
}

/** What the agency has done with an application or message. What candidates do themselves does not count. */
export function dealingsWith(db: Database, { id, createdAt }: { id: string; createdAt: number }): Dealings {
  const isOurs = and(eq(submissionEvents.submissionId, id), isNotNull(submissionEvents.userId));
  const row = db
    .select({ last: max(submissionEvents.at), n: count() })
    .from(submissionEvents)
    .where(isOurs)
    .get();
  return { last: Math.max(createdAt, row?.last ?? 0), hasAny: (row?.n ?? 0) > 0 };
}
