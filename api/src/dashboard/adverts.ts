import { setImmediate } from 'node:timers/promises';
import { contentTypes } from 'content-types';
import { checkAdvert } from 'content-types/advert-checks/check-advert';
import type { Agency, Job } from 'content-types/advert-checks/finding';
import { completed } from 'content-types/completed';
import { and, desc, eq, isNotNull, isNull } from 'drizzle-orm';
import { agencyOf } from '../content/advert-rules.ts';
import { titleOf } from '../content/title.ts';
import type { Database } from '../database/open.ts';
import { documents } from '../database/schema.ts';

/** Checking takes half a millisecond an advert, so only the ones saved last are. */
const CHECKED = 200;
const AT_ONCE = 10;
const SHOWN = 6;

/** Open adverts on the site that break the law or do harm, the worst first. */
export async function advertsWithProblems(db: Database) {
  const isOpen = and(isNotNull(documents.published), eq(documents.closed, false), isNull(documents.deletedAt));
  const rows = db
    .select({ id: documents.id, published: documents.published })
    .from(documents)
    .where(and(eq(documents.type, 'job'), isOpen))
    .orderBy(desc(documents.updatedAt))
    .limit(CHECKED)
    .all();
  const agency = agencyOf(db);
  const found = [];
  for (const [index, { id, published }] of rows.entries()) {
    // Nobody else should have to wait until all are done.
    if (index % AT_ONCE === 0) await setImmediate();
    found.push({ id, ...weigh(published ?? {}, agency) });
  }
  const items = found
    .filter(({ forbidden, problems }) => forbidden + problems > 0)
    .sort((a, b) => b.forbidden - a.forbidden || b.problems - a.problems);
  return { items: items.slice(0, SHOWN), total: items.length, checked: rows.length };
}

function weigh(data: Record<string, unknown>, agency: Agency) {
  const findings = checkAdvert(completed(contentTypes.job.fields, data) as Job, agency);
  return {
    title: titleOf(contentTypes.job, { data }),
    forbidden: findings.filter(({ weight }) => weight === 'forbidden').length,
    problems: findings.filter(({ weight }) => weight === 'problem').length,
  };
}
