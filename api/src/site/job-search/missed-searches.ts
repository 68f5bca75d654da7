/**
 * The words that visitors searched for and no open job has, so that editors can add search words. Only the words are
 * kept, counted by day, for 90 days.
 */
import { TYPED } from 'content-types/job-search/choices';
import { splitSearchWords } from 'content-types/job-search/words';
import { z } from 'zod';
import type { App } from '../../core/app.ts';
import { EDITORS } from '../../core/auth/access.ts';
import { isVisitor } from '../../core/auth/visitor.ts';
import { desc, eq, lte, max, sql, sum } from '../../core/database/drizzle.ts';
import { missedSearches } from '../../core/database/schema/job-search.ts';
import { countRows } from '../../core/database/statements.ts';
import { inTransaction } from '../../core/database/transaction.ts';
import { getNetwork } from '../../core/http/http.ts';
import { SEARCHES } from '../../core/http/public-limits.ts';
import { rateLimit } from '../../core/http/rate-limit.ts';
import { pageQuery } from '../../core/http/schemas.ts';
import { DAY_MS, MINUTE_MS, toDay } from '../../core/lib/dates.ts';

const RETENTION_DAYS = 90;
/** Maximum number of different searches counted per day. More come from a bot. */
const MAX_SEARCHES_PER_DAY = 500;
/** Matches words that are counted. Long words and numbers may be names, addresses or phone numbers. */
const WORD = /^\p{L}[\p{L}\d]{0,19}$/u;
const MAX_WORDS = 4;

const tags = ['Job search'];

/** Routes that count and list searches without results. `isMissed` resolves to whether no open job has the words. */
export function missedSearchRoutes(app: App, isMissed: (q: string) => Promise<boolean>) {
  const { db, clock } = app;
  const perNetwork = rateLimit({ max: 30, windowMs: 10 * MINUTE_MS });

  const noteSchema = {
    tags,
    operationId: 'noteMissedSearch',
    summary: 'Count a search that found nothing',
    querystring: z.object({ q: z.string().max(TYPED.max).describe('The search words.') }),
    response: { 204: z.null().describe('Accepted, whether or not the search was counted.') },
  };
  app.post(
    '/api/jobs/missed',
    { config: { public: SEARCHES }, bodyLimit: 1_000, schema: noteSchema },
    async (request, reply) => {
      const searchedWords = splitSearchWords(request.query.q);
      const isPlain =
        searchedWords.length > 0 && searchedWords.length <= MAX_WORDS && searchedWords.every((word) => WORD.test(word));
      const now = clock.now();
      const isCounted = isPlain && isVisitor(app, request) && perNetwork.take(getNetwork(request.ip), now);
      if (isCounted && (await isMissed(request.query.q))) countSearch(searchedWords.join(' '), now);
      return reply.code(204).send(null);
    },
  );

  const item = z.object({
    words: z.string(),
    count: z.int(),
    last: z.string().describe('The day of the last search, such as `2026-11-21`.'),
  });
  const listSchema = {
    tags,
    operationId: 'listMissedSearches',
    summary: 'List the searches that found nothing',
    querystring: pageQuery,
    response: { 200: z.object({ items: z.array(item), total: z.int() }) },
  };
  app.get('/api/jobs/missed', { config: { roles: EDITORS }, schema: listSchema }, async (request) => {
    const { limit, offset } = request.query;
    eraseOld(clock.now());
    const { words, day } = missedSearches;
    const total = sum(missedSearches.count).mapWith(Number);
    const lastDay = sql<string>`${max(day)}`;
    const items = db
      .select({ words, count: total, last: lastDay })
      .from(missedSearches)
      .groupBy(words)
      .orderBy(desc(total), desc(lastDay), words)
      .limit(limit)
      .offset(offset)
      .all();
    const distinctCount = db
      .select({ total: sql<number>`count(DISTINCT ${words})` })
      .from(missedSearches)
      .get();
    return { items, total: distinctCount?.total ?? 0 };
  });

  function countSearch(searchText: string, now: number) {
    const day = toDay(now);
    inTransaction(db, () => {
      eraseOld(now);
      if (countRows(db, missedSearches, eq(missedSearches.day, day)) >= MAX_SEARCHES_PER_DAY) return;
      const { count } = missedSearches;
      db.insert(missedSearches)
        .values({ words: searchText, day, count: 1 })
        .onConflictDoUpdate({ target: [missedSearches.words, missedSearches.day], set: { count: sql`${count} + 1` } })
        .run();
    });
  }

  function eraseOld(now: number) {
    db.delete(missedSearches)
      .where(lte(missedSearches.day, toDay(now - RETENTION_DAYS * DAY_MS)))
      .run();
  }
}
