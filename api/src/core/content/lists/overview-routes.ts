import { canRead } from 'content-types/define';
import type { Role } from 'content-types/fields/field';
import { z } from 'zod';
import type { App } from '../../app.ts';
import { currentUser, EVERYONE } from '../../auth/access.ts';
import { and, asc, desc, eq, gt, inArray, isNotNull, isNull, lte } from '../../database/drizzle.ts';
import { documents } from '../../database/schema/content.ts';
import { DAY_MS } from '../../lib/dates.ts';
import { documentStatements } from '../document-statements.ts';
import { toAdminEntry } from '../entries.ts';
import { adminEntrySchema } from '../schemas.ts';
import { allTypes, findType } from '../types.ts';
import { matchesSearch } from './search.ts';

const query = z.object({
  search: z.string().trim().max(200).optional().describe('Words or word prefixes that each entry must contain.'),
  expiring: z.coerce.number().int().min(1).max(365).optional().describe('The maximum number of days until expiry.'),
  limit: z.coerce.number().int().min(1).max(50).default(20),
});

/** Lists entries of all types together for the dashboard and the search, by latest change or by next expiry. */
export async function overviewRoutes(app: App) {
  const { db } = app;
  const items = z.array(z.union(allTypes.map(adminEntrySchema)));
  const schema = { tags: ['Dashboard'], querystring: query, response: { 200: z.object({ items, total: z.int() }) } };

  app.get('/api/entries', { config: { roles: EVERYONE }, schema }, async (request) => {
    const { search, expiring, limit } = request.query;
    const now = app.clock.now();
    const { role } = currentUser(request);
    const rows =
      expiring === undefined ? listNewest(search, limit, role) : listExpiring(now, now + expiring * DAY_MS, limit);
    const entries = rows.flatMap((row) => {
      const type = findType(row.type);
      return type && canRead(type, role) ? [toAdminEntry(db, type, row, now, role)] : [];
    });
    return { items: entries, total: entries.length };
  });

  function listNewest(search: string | undefined, limit: number, role: Role) {
    const types = allTypes.filter((type) => canRead(type, role));
    const isKnown = inArray(
      documents.type,
      types.map(({ name }) => name),
    );
    const ids = db
      .select({ id: documents.id })
      .from(documents)
      .where(and(isKnown, isNull(documents.deletedAt), search ? matchesSearch(db, search, types, role) : undefined))
      .orderBy(desc(documents.updatedAt))
      .limit(limit)
      .all();
    return ids.flatMap(({ id }) => documentStatements(db).selectById.get({ id }) ?? []);
  }

  function listExpiring(now: number, end: number, limit: number) {
    const isOnSite = and(isNull(documents.deletedAt), isNotNull(documents.published), eq(documents.closed, false));
    return db
      .select()
      .from(documents)
      .where(and(isOnSite, gt(documents.closesAt, now), lte(documents.closesAt, end)))
      .orderBy(asc(documents.closesAt))
      .limit(limit)
      .all();
  }
}
