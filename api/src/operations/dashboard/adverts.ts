import { setImmediate } from 'node:timers/promises';
import { contentTypes } from 'content-types';
import { checkAdvert } from 'content-types/adverts/check-advert';
import type { Agency } from 'content-types/adverts/finding';
import { getTitle } from 'content-types/define';
import { withDefaults } from 'content-types/values/defaults';
import { documentStatements, onSite } from '../../core/content/document-statements.ts';
import { and, desc, eq } from '../../core/database/drizzle.ts';
import type { Database } from '../../core/database/open.ts';
import { documents } from '../../core/database/schema/content.ts';
import { prepared, readMax } from '../../core/database/statements.ts';
import { readAdvertiser, readJobTerms } from '../../core/jobs.ts';

/** Only the most recently saved adverts are checked, because each check takes half a millisecond. */
const MAX_CHECKED_ADVERTS = 200;
const BATCH_SIZE = 10;
const MAX_SHOWN_ADVERTS = 6;

/**
 * Checks the most recently saved open adverts on the site for breaches of the law and other problems. Returns the worst
 * six, the number with problems and the number checked.
 */
export async function checkAdverts(db: Database) {
  const rows = db
    .select({ id: documents.id, seq: documents.seq })
    .from(documents)
    .where(and(onSite('job'), eq(documents.closed, false)))
    .orderBy(desc(documents.updatedAt))
    .limit(MAX_CHECKED_ADVERTS)
    .all();
  const agency = readAdvertiser(db);
  const adverts = [];
  const cachedByKey = cachedFindings(db);
  const newestChangeSeq = readNewestChange(db);
  const toKey = (seq: number) => `${seq} ${newestChangeSeq} ${agency?.name}`;
  const weightByKey = new Map<string, Weight>();
  for (const { id, seq } of rows) {
    const cachedWeight = cachedByKey.get(toKey(seq));
    // Lets other requests run between batches.
    if (!cachedWeight && weightByKey.size % BATCH_SIZE === 0) await setImmediate();
    const weight =
      cachedWeight ?? countFindings(db, documentStatements(db).selectPublicById.get({ id })?.published ?? {}, agency);
    weightByKey.set(toKey(seq), weight);
    adverts.push({ id, ...weight });
  }
  cachedByKey.clear();
  for (const [name, weight] of weightByKey) cachedByKey.set(name, weight);
  const items = adverts
    .filter(({ forbidden, problems }) => forbidden + problems > 0)
    .sort((a, b) => b.forbidden - a.forbidden || b.problems - a.problems);
  return { items: items.slice(0, MAX_SHOWN_ADVERTS), total: items.length, checked: rows.length };
}

interface Weight {
  title: string;
  forbidden: number;
  problems: number;
}

/** Cached findings, keyed by advert change, newest contract type and advertiser. */
const cachedFindings = prepared(() => new Map<string, Weight>());

function readNewestChange(db: Database): number {
  return readMax(db, documents.seq, eq(documents.type, 'contractType')) ?? 0;
}

function countFindings(db: Database, data: Record<string, unknown>, agency: Agency): Weight {
  const job = withDefaults(contentTypes.job.fields, data);
  const findings = checkAdvert(job, readJobTerms(db, job), agency);
  return {
    title: getTitle(contentTypes.job, { data }),
    forbidden: findings.filter(({ weight }) => weight === 'forbidden').length,
    problems: findings.filter(({ weight }) => weight === 'problem').length,
  };
}
