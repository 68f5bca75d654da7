import { and, asc, eq, gt, isNotNull, isNull, lte, sql } from 'drizzle-orm';
import { z } from 'zod';
import { EVERYONE } from '../auth/access.ts';
import { documents } from '../database/schema/content.ts';
import type { App } from '../lib/app.ts';
import { asJson } from './as-json.ts';
import { adminEntry } from './entries.ts';
import { adminEntrySchema } from './schemas.ts';
import { searchIn } from './search-texts.ts';
import { store } from './store.ts';
import { allTypes, typeNamed } from './types.ts';

const DAY_MS = 24 * 3_600_000;
/** SQLite's way to say no limit. */
const EVERY = -1;

const query = z.object({
  search: z.string().trim().max(200).optional().describe('Words, each of which is in some field.'),
  expiring: z.coerce.number().int().min(1).max(365).optional().describe('Only what expires within so many days.'),
  limit: z.coerce.number().int().min(1).max(50).default(20),
});

/** Entries of every type at once, for the dashboard and the search: the newest change first, or what expires next. */
export async function overviewRoutes(app: App) {
  const { db } = app;
  const items = z.array(z.union(allTypes.map(adminEntrySchema)));
  const newestOf = db.$client
    .prepare<[string, number], [number, number]>(
      'SELECT rowid, "updatedAt" FROM documents WHERE type = ? AND "deletedAt" IS NULL ORDER BY "updatedAt" DESC LIMIT ?',
    )
    .raw();
  const schema = { tags: ['Content'], querystring: query, response: { 200: z.object({ items, total: z.int() }) } };

  app.get('/api/entries', { config: { roles: EVERYONE }, ...asJson, schema }, async (request, reply) => {
    const { search, expiring, limit } = request.query;
    const now = app.clock.now();
    const isNewest = expiring === undefined;
    const found = isNewest ? await newest(search, limit) : expiringBefore(now, now + expiring * DAY_MS, limit);
    const rows = found.flatMap((rowid) => store(db).byRowid.get({ rowid }) ?? []);
    reply.header('cache-control', 'no-store');
    const entries = rows.flatMap((row) => {
      const type = typeNamed(row.type);
      return type ? [adminEntry(db, type, row, now)] : [];
    });
    return { items: entries, total: entries.length };
  });

  // Type by type, so that each is read from the index in its order.
  async function newest(search: string | undefined, limit: number): Promise<number[]> {
    const found: [rowid: number, updatedAt: number][] = [];
    for (const type of allTypes) {
      const says = search ? await searchIn(db, type, search) : () => true;
      const rows = newestOf.all(type.name, search ? EVERY : limit);
      found.push(...rows.filter(([rowid]) => says(rowid)).slice(0, limit));
    }
    return found
      .sort(([, a], [, b]) => b - a)
      .slice(0, limit)
      .map(([rowid]) => rowid);
  }

  function expiringBefore(now: number, end: number, limit: number) {
    const isOnSite = and(isNull(documents.deletedAt), isNotNull(documents.published), eq(documents.closed, false));
    return db
      .select({ rowid: sql<number>`rowid` })
      .from(documents)
      .where(and(isOnSite, gt(documents.closesAt, now), lte(documents.closesAt, end)))
      .orderBy(asc(documents.closesAt))
      .limit(limit)
      .all()
      .map(({ rowid }) => rowid);
  }
}
