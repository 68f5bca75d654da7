/** The rules for redirects beyond their own fields. */
import { statSync } from 'node:fs';
import { join } from 'node:path';
import type { ContentType } from 'content-types/define';
import { follow, type Redirect } from 'content-types/lib/redirects';
import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import type { Database } from '../database/open.ts';
import { documents } from '../database/schema/content.ts';
import type { App } from '../lib/app.ts';
import { fieldError } from '../lib/errors.ts';
import { validate } from './types.ts';

/**
 * Throws 422 for a redirect from an address that has a page or a redirect, and for a loop. It is checked only when it is
 * saved: whatever pages and redirects are added later, the site leaves out those that do not work.
 */
export function rejectBadRedirect(
  { db, env }: App,
  { type, id }: { type: ContentType; id: string | null },
  save: { data?: unknown; publish?: boolean },
) {
  if (type.name !== 'redirect' || save.publish === false) return;
  const redirect = validate(type, save.data, 'publish') as unknown as Redirect;
  const others = loadRedirects(db, id);
  if (others.has(redirect.from)) throw fieldError('from', `${redirect.from} is already redirected.`);
  if (hasPage(env.dataDir, redirect.from)) throw fieldError('from', `There is a page at ${redirect.from}.`);
  const end = follow(redirect, others, env.publicSiteUrl);
  if (Array.isArray(end)) throw fieldError('to', `This would create a redirect loop: ${end.join(' → ')}.`);
}

/** The redirects on the site, by their old address, without the one being saved. */
function loadRedirects(db: Database, exceptId: string | null): Map<string, Redirect> {
  const isOnSite = and(eq(documents.type, 'redirect'), isNull(documents.deletedAt), isNotNull(documents.published));
  const rows = db.select({ id: documents.id, data: documents.published }).from(documents).where(isOnSite).all();
  const others = rows.filter(({ id }) => id !== exceptId).map(({ data }) => data as unknown as Redirect);
  return new Map(others.map((redirect) => [redirect.from, redirect]));
}

function hasPage(dataDir: string, path: string): boolean {
  return [path, `${path}/index.html`].some((file) =>
    statSync(join(dataDir, 'site', file), { throwIfNoEntry: false })?.isFile(),
  );
}
