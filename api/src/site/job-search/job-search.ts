/**
 * The job search for other clients, and for sites with more jobs than a browser should hold. It finds the same jobs as
 * the site's own.
 */
import { setImmediate } from 'node:timers/promises';
import { contentTypes, type EntryOf } from 'content-types';
import { wordsLike } from 'content-types/job-search/alike-words';
import { PERIOD_LABELS, SORT_LABELS, TYPED, valuesOf, WORKPLACE_LABELS } from 'content-types/job-search/choices';
import { emptyCriteria, type JobCriteria, type JobFacts, parseCriteria } from 'content-types/job-search/criteria';
import { listUnindexedWords, toJobFacts } from 'content-types/job-search/facts';
import { type FilterValues, mapFilters, termFilters } from 'content-types/job-search/filters';
import {
  type IndexedPart,
  type Matches,
  type MatchOptions,
  matchJobs,
  type Term,
  WORKPLACE_TERMS,
  type WordIndex,
} from 'content-types/job-search/find';
import { searchJobs } from 'content-types/job-search/search';
import { listSynonymLines } from 'content-types/job-search/synonyms/lines';
import { readSynonyms, type Synonyms } from 'content-types/job-search/synonyms/synonyms';
import { withTypedPay } from 'content-types/job-search/typed-pay';
import { isReference, toReference, toWordKey } from 'content-types/job-search/words';
import { formatPay, type Pay, SALARY_UNITS, toPublicPay, YEAR_ASSUMED } from 'content-types/jobs/pay';
import { suggestTown } from 'content-types/places/find-place';
import { findArea } from 'content-types/places/job-places';
import { toLondonDay } from 'content-types/time/london-time';
import { withDefaults } from 'content-types/values/defaults';
import { z } from 'zod';
import { readAgency } from '../../core/agency.ts';
import type { App } from '../../core/app.ts';
import { documentStatements, onSite } from '../../core/content/document-statements.ts';
import { toPublicEntry } from '../../core/content/entries.ts';
import { listOptions } from '../../core/content/references.ts';
import { and, eq, gt } from '../../core/database/drizzle.ts';
import type { Database } from '../../core/database/open.ts';
import { changes, documents } from '../../core/database/schema/content.ts';
import { prepared } from '../../core/database/statements.ts';
import { SEARCHES } from '../../core/http/public-limits.ts';
import { toIso } from '../../core/lib/dates.ts';
import { resultsPage } from './job-results-page.ts';
import { missedSearchRoutes } from './missed-searches.ts';

const textParameter = z.string().trim().max(TYPED.max).default('');
const wholeNumber = (max: number) => z.coerce.number().int().min(0).max(max).default(0);

type FilterParameters = { [Name in keyof FilterValues]: z.ZodType<FilterValues[Name]> };

/** The parameters of a search; all have defaults. */
export const jobSearchQuery = z.object({
  q: textParameter.describe(
    'The search words or the reference of an advert. Synonyms and word forms match. Typos are corrected. A rate such as ' +
      '“£15 an hour” sets the minimum pay. Quoted words must match exactly.',
  ),
  ...mapFilters<FilterParameters>((filter) => {
    if (filter.kind === 'days')
      return wholeNumber(365).describe(`${filter.label}: within this many days of today; 0 for any.`);
    if (filter.kind === 'choice')
      return z
        .enum(['', ...valuesOf(filter.options)])
        .default('')
        .describe(`${filter.label}; empty for any.`);
    return textParameter.describe(`The id of a ${contentTypes[filter.type].label.one.toLowerCase()}; empty for any.`);
  }),
  place: textParameter.describe('A town, county, region, nation or postcode.'),
  miles: wholeNumber(500).describe(
    'The maximum straight-line distance from `place`, in miles. Remote jobs are listed last. With 0, or if `near` is null, jobs must name the place. Counties, regions and nations match all of their jobs.',
  ),
  pay: z.coerce.number().min(0).max(10_000_000).default(0).describe(`The minimum pay, in pounds. ${YEAR_ASSUMED}`),
  per: z.enum(valuesOf(PERIOD_LABELS)).default('year').describe('The period of `pay`.'),
  sort: z
    .enum(['', ...valuesOf(SORT_LABELS)])
    .default('')
    .describe('The sort order. Default: by relevance with `q`, then nearest first with `miles`, then newest first.'),
  page: z.coerce.number().int().min(1).max(100_000).default(1),
  limit: z.coerce.number().int().min(1).max(100).default(20),
});

const item = z.object({
  id: z.string(),
  title: z.string(),
  category: z.string().nullable(),
  type: z.string().nullable(),
  basis: z.string().nullable(),
  remote: z.enum(valuesOf(WORKPLACE_LABELS)),
  place: z.string(),
  pay: z.string().describe('The pay as text, such as “£14.20 an hour” or “Competitive”.'),
  salary: z
    .object({ min: z.number().nullable(), max: z.number().nullable(), unit: z.enum(SALARY_UNITS) })
    .describe('Amounts in pence; null if the advert omits or hides them.'),
  yearly: z.number().nullable().describe(`The maximum pay, in pounds a year. ${YEAR_ASSUMED}`),
  hours: z.number().nullable().describe('Hours a week; null if the advert does not give them.'),
  posted: z.string(),
  closing: z.string().describe('The last day to apply, such as `2026-11-21`; empty without a closing date.'),
  miles: z.number().nullable().describe('The distance from `near` to the nearest of the job’s places, in miles.'),
});

export async function jobSearchRoutes(app: App) {
  const { db, clock } = app;
  const readOpenJobs = createJobReader(db);
  const nearSchema = z
    .string()
    .nullable()
    .describe('The town, postcode district, county, region or nation that `place` names; null if unknown.');
  const isRegion = z.boolean().describe('Whether `near` is a county, region or nation, which has no distances.');
  const namesakes = z
    .array(z.string())
    .describe('Other places that `place` could mean, if several counties have a town of that name.');
  const fromHome = z
    .int()
    .describe('The number of remote jobs listed last in a search by distance, included in `total`.');
  const corrections = z
    .array(z.object({ typed: z.string(), meant: z.string() }))
    .describe('The words of `q` that were corrected, and their corrections.');
  const leftOut = z
    .array(z.string())
    .describe('The words of `q` missing from the closest jobs, if no job has all of them.');
  const isFilledUp = z
    .boolean()
    .describe('Whether the results include jobs that match only some words, because fewer than five match them all.');
  const searchResult = z.object({
    items: z.array(item),
    total: z.int(),
    open: z
      .int()
      .describe('The number of open jobs. If a static site shows another number, it has not been rebuilt yet.'),
    fromHome,
    near: nearSchema,
    namesakes,
    isRegion,
    corrections,
    leftOut,
    isFilledUp,
    notes: z.array(z.string()).describe('Sentences that explain the search, such as “Showing jobs for “Leeds”.”'),
  });
  const schema = {
    tags: [contentTypes.job.label.many],
    operationId: 'searchJobs',
    summary: 'Search open jobs',
    querystring: jobSearchQuery,
    response: { 200: searchResult },
  };

  app.get('/api/jobs/search', { config: { public: SEARCHES }, schema }, async (request, reply) => {
    const { limit, ...criteria } = request.query;
    const now = clock.now();
    reply.header('cache-control', 'no-cache');
    const currentJobs = await readOpenJobs();
    const { jobs: foundJobs, fromHome, near, notes, ...matches } = await runSearch(db, currentJobs, criteria, now);
    const start = (criteria.page - 1) * limit;
    const items = foundJobs.slice(start, start + limit).map(({ job, miles }) => ({ ...job, miles }));
    const { corrections, leftOut, isFilledUp } = matches;
    const { name = null, namesakes = [], isRegion = false } = near ?? {};
    const placeFacts = { near: name, namesakes: [...namesakes], isRegion };
    return {
      items,
      total: foundJobs.length,
      open: currentJobs.size,
      fromHome,
      ...placeFacts,
      corrections: [...corrections],
      leftOut: [...leftOut],
      isFilledUp,
      notes,
    };
  });

  missedSearchRoutes(app, async (q) => {
    const { scores, leftOut } = matchByWords(db, await readOpenJobs(), withTypedPay({ ...emptyCriteria, q }).q);
    return leftOut.length > 0 || scores?.size === 0;
  });

  // The page that the site's search form opens in a browser without JavaScript.
  const resultsSchema = {
    tags: [contentTypes.job.label.many],
    operationId: 'getJobResults',
    summary: 'Get the search results as an HTML page',
    description: 'Accepts the query parameters of the site’s job search page.',
  };
  app.get('/api/jobs/results', { config: { public: SEARCHES }, schema: resultsSchema }, async (request, reply) => {
    const criteria = parseCriteria(new URLSearchParams(request.url.split('?')[1]));
    const now = clock.now();
    reply.header('cache-control', 'no-cache');
    return resultsPage(app, reply, criteria, await runSearch(db, await readOpenJobs(), criteria, now));
  });
}

interface OpenJob extends JobFacts {
  id: string;
  /** The result of `toReference`. */
  reference: string;
  unindexed: UnindexedWords;
  title: string;
  pay: string;
  salary: Pay;
  publishedAt: string;
  closesAt: string | null;
}

function runSearch(db: Database, jobs: ReadonlyMap<string, OpenJob>, criteria: JobCriteria, now: number) {
  const nowIso = toIso(now);
  return searchJobs<OpenJob, string>(criteria, {
    jobs: () => jobs.values(),
    keyOf: ({ id, closesAt }) => (closesAt === null || closesAt > nowIso ? id : null),
    match: (text) => matchByWords(db, jobs, text),
    places: () => ({ findArea, suggestTown }),
    hasPlaces: true,
    today: toLondonDay(nowIso),
    agency: readAgency(db).companyName,
  });
}

export type UnindexedWords = ReturnType<typeof listUnindexedWords>;
type NamedFacts = ReadonlyMap<string, JobFacts & { id: string; reference?: string; unindexed?: UnindexedWords }>;

/** The scores of the jobs that match every word of a text, by id; null if the text has no words. */
export function scoreJobsByWords(db: Database, jobs: NamedFacts, text: string): ReadonlyMap<string, number> | null {
  return matchByWords(db, jobs, text, { isStrict: true }).scores;
}

function matchByWords(db: Database, jobs: NamedFacts, text: string, options?: MatchOptions<string>): Matches<string> {
  return matchJobs(text, indexOf(db, jobs), listTerms(db), options);
}

const statements = prepared(({ $client }) => {
  // A temporary table of the words in each column, which only this connection has.
  $client.exec("CREATE VIRTUAL TABLE IF NOT EXISTS temp.job_word_columns USING fts5vocab('main', 'job_search', 'col')");
  return {
    selectVocabulary: $client
      .prepare<[], string>("SELECT DISTINCT term FROM temp.job_word_columns WHERE col IN ('title', 'skills')")
      .pluck(),
    selectWords: $client
      .prepare<[string, string], string>('SELECT term FROM job_words WHERE term >= ? AND term < ?')
      .pluck(),
    selectJobs: $client
      .prepare<[string], string>(
        `SELECT documentId FROM document_texts WHERE id IN (SELECT rowid FROM job_search WHERE job_search MATCH ?)`,
      )
      .pluck(),
  };
});

const synonymsByDatabase = new WeakMap<Database, { own: string; synonyms: Synonyms }>();

/** Synonyms including the agency's own. Loaded by the first search, which keeps the start fast, and again after changes. */
function readNames(db: Database): Synonyms {
  const rows = db.select({ data: documents.published }).from(documents).where(onSite('searchWords')).all();
  const serializedRows = JSON.stringify(rows);
  const cachedSynonyms = synonymsByDatabase.get(db);
  if (cachedSynonyms?.own === serializedRows) return cachedSynonyms.synonyms;
  const synonymEntries = rows.map(({ data }) => withDefaults(contentTypes.searchWords.fields, data ?? {}));
  const synonyms = readSynonyms(listSynonymLines(synonymEntries));
  synonymsByDatabase.set(db, { own: serializedRows, synonyms });
  return synonyms;
}

/** The full-text index of published jobs. Triggers of the database keep it up to date (0022_job_search.sql). */
function indexOf(db: Database, jobs: NamedFacts): WordIndex<string> {
  const queries = statements(db);
  const unindexed = unindexedOf(jobs);
  // Words are letters and digits only, so they need no escaping between quotes.
  const find = (searchWords: readonly string[], part: IndexedPart) => [
    ...queries.selectJobs.all(`{${part}} : (${searchWords.map((word) => `"${word}"`).join(' OR ')})`),
    ...searchWords.flatMap((word) => unindexed.get(word)?.[part] ?? []),
  ];
  return {
    words: (key) =>
      [...queries.selectWords.all(key, `${key}\u{10FFFF}`), ...unindexed.keys()].filter(
        (word) => toWordKey(word) === key,
      ),
    jobs: find,
    jobsLike(word) {
      const similarWords = wordsLike(word);
      return similarWords.length > 0 ? find(similarWords, 'title') : [];
    },
    vocabulary: () => [
      ...queries.selectVocabulary.all(),
      ...[...unindexed].flatMap(([word, { title, skills }]) => (title || skills ? word : [])),
    ],
    synonyms: readNames(db),
    withReference: (reference) =>
      [...jobs.values()].filter((job) => job.reference && isReference(job.reference, reference)).map(({ id }) => id),
    jobsWith: ({ field, id }) => [...jobs.values()].filter((job) => job[field] === id).map((job) => job.id),
  };
}

type IdsByPart = Partial<Record<IndexedPart, string[]>>;

/** Cache of `unindexedOf`. A change to a job creates a new map of jobs, and so a new entry. */
const unindexedByJobs = new WeakMap<NamedFacts, ReadonlyMap<string, IdsByPart>>();

/** The jobs with each word that the full-text index lacks. */
function unindexedOf(jobs: NamedFacts): ReadonlyMap<string, IdsByPart> {
  const cachedIndex = unindexedByJobs.get(jobs);
  if (cachedIndex) return cachedIndex;
  const idsByWord = new Map<string, IdsByPart>();
  for (const { id, unindexed = [] } of jobs.values()) {
    for (const [word, part] of unindexed) {
      const idsByPart = idsByWord.get(word) ?? {};
      const ids = idsByPart[part] ?? [];
      ids.push(id);
      idsByWord.set(word, { ...idsByPart, [part]: ids });
    }
  }
  unindexedByJobs.set(jobs, idsByWord);
  return idsByWord;
}

/** The names of sectors, job types and so on. A word that matches one finds the jobs that have it. */
function listTerms(db: Database): Term[] {
  const terms = termFilters.flatMap(([field, { type }]) =>
    listOptions(db, type).map(({ value, label }): Term => ({ field, id: value, name: label })),
  );
  return [...terms, ...WORKPLACE_TERMS];
}

/** Number of jobs read before yielding to other work. */
const BATCH_SIZE = 200;

/**
 * Keeps the facts that searches compare for each published job that is not closed, newest first. Reads only changed
 * jobs again, whichever process changed them.
 */
function createJobReader(db: Database): () => Promise<ReadonlyMap<string, OpenJob>> {
  let jobs = new Map<string, OpenJob>();
  let appliedSeq = 0;
  let lastUpdate: Promise<unknown> = Promise.resolve();

  async function updateJobs() {
    const lastSeq = documentStatements(db).selectLastChange.get()?.seq ?? 0;
    if (lastSeq === appliedSeq) return;
    // A change made in the meantime is read again next time.
    const ids = appliedSeq === 0 ? listPublishedIds(db) : listChangedIds(db, appliedSeq);
    for (const [at, id] of ids.entries()) {
      if (at % BATCH_SIZE === BATCH_SIZE - 1) await setImmediate();
      const row = documentStatements(db).selectPublicById.get({ id });
      const entry = row?.type === contentTypes.job.name ? toPublicEntry(contentTypes.job, row) : null;
      if (entry && !entry.closed) jobs.set(id, toOpenJob(entry as unknown as EntryOf<'job'>));
      else jobs.delete(id);
    }
    jobs = new Map([...jobs].sort(([, a], [, b]) => byNewest(a, b)));
    appliedSeq = lastSeq;
  }

  return async () => {
    const queuedUpdate = lastUpdate.then(updateJobs, updateJobs);
    lastUpdate = queuedUpdate;
    await queuedUpdate;
    return jobs;
  };
}

function toOpenJob(job: EntryOf<'job'>): OpenJob {
  const { id, data, publishedAt, expiresAt } = job;
  return {
    ...toJobFacts(job),
    id,
    reference: toReference(data.reference || id),
    unindexed: listUnindexedWords(job),
    title: data.title,
    pay: formatPay(data.salary),
    salary: toPublicPay(data.salary),
    publishedAt,
    closesAt: expiresAt,
  };
}

/** The order of the job list. */
function byNewest(a: OpenJob, b: OpenJob): number {
  return byText(b.publishedAt, a.publishedAt) || byText(a.id, b.id);
}

const byText = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

function listPublishedIds(db: Database): string[] {
  const rows = db.select({ id: documents.id }).from(documents).where(onSite('job')).all();
  return rows.map(({ id }) => id);
}

function listChangedIds(db: Database, sinceSeq: number): string[] {
  const isJob = and(eq(changes.type, 'job'), gt(changes.seq, sinceSeq));
  const rows = db.selectDistinct({ id: changes.documentId }).from(changes).where(isJob).all();
  return rows.map(({ id }) => id);
}
