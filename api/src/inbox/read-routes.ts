import { isNotNull } from 'drizzle-orm';
import { z } from 'zod';
import { RECRUITERS, userOf } from '../auth/access.ts';
import type { App } from '../lib/app.ts';
import { idParams } from '../lib/schemas.ts';
import { requireOne } from './change.ts';
import type { InboxKind } from './kind.ts';
import { filledTemplates } from './reply-templates.ts';
import { listQuery } from './schemas.ts';
import { whereOf } from './where.ts';

const config = { roles: RECRUITERS };

/** Lists, single entries and filled-in reply templates. */
export function readRoutes(app: App, kind: InboxKind) {
  const { db } = app;
  const { path, label, listed, opened, columns } = kind;
  const tags = [label.many];

  const page = z.object({
    items: z.array(listed),
    total: z.int(),
    /** How many nobody has looked at yet, whatever the filters. */
    unread: z.int(),
    /** How many in each status that are not in the bin, whatever the filters. */
    counts: z.record(z.string(), z.int()),
    /** How many in the bin. */
    binned: z.int(),
  });
  const list = { tags, querystring: listQuery, response: { 200: page } };
  app.get(`/api/${path}`, { config, schema: list }, async (request) => {
    const { limit, offset, ...filter } = request.query;
    const where = whereOf(kind, filter);
    const items = limit > 0 ? kind.list(db, where, limit, offset) : [];
    const none = Object.fromEntries(kind.statuses.map((status) => [status, 0]));
    const found = kind.counts(db).map(({ status, n }) => [status, n]);
    const counts: Record<string, number> = { ...none, ...Object.fromEntries(found) };
    const binned = kind.count(db, isNotNull(columns.deletedAt));
    return { items, total: kind.count(db, where), unread: counts.new ?? 0, counts, binned };
  });

  const one = { tags, params: idParams, response: { 200: opened } };
  app.get(`/api/${path}/:id`, { config, schema: one }, async (request) => requireOne(db, kind, request.params.id));

  const template = z.object({ name: z.string(), subject: z.string(), text: z.string() });
  const templates = { tags, params: idParams, response: { 200: z.array(template) } };
  app.get(`/api/${path}/:id/templates`, { config, schema: templates }, async (request) =>
    filledTemplates(db, kind, requireOne(db, kind, request.params.id), userOf(request)),
  );
}
