/** The rules for redirects beyond their own fields, and the redirect that is added when the brand page's address changes. */
import { statSync } from 'node:fs';
import { join } from 'node:path';
import type { ContentType } from 'content-types/define';
import { domainPath } from 'content-types/lib/paths';
import { follow, type Redirect } from 'content-types/lib/redirects';
import { and, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Author } from '../auth/audit.ts';
import { readFact, writeFact } from '../database/facts.ts';
import type { Database } from '../database/open.ts';
import { documents } from '../database/schema/content.ts';
import { inTransaction, untilWritable } from '../database/transaction.ts';
import type { App } from '../lib/app.ts';
import { fieldError } from '../lib/errors.ts';
import { documentRows } from './document-rows.ts';
import { createDocument } from './documents.ts';
import { deleteDocument } from './lifecycle.ts';
import { findType, validate } from './types.ts';

/** Holds the address that the footer's brand link led to last. */
const FACT = 'address of the brand page';

/**
 * Throws 422 for a redirect from an address that has a page or a redirect, and for a circle. It is checked only when it is
 * saved: whatever pages and redirects come later, the site leaves out what leads nowhere.
 */
export function rejectBadRedirect(
  { db, env }: App,
  { type, id }: { type: ContentType; id: string | null },
  save: { data?: unknown; publish?: boolean },
) {
  if (type.name !== 'redirect' || save.publish === false) return;
  const redirect = validate(type, save.data, 'publish') as unknown as Redirect;
  const others = redirectsOf(db, id);
  if (others.has(redirect.from)) throw fieldError('from', `${redirect.from} is redirected already.`);
  if (hasPage(env.dataDir, redirect.from)) throw fieldError('from', `There is a page at ${redirect.from}.`);
  const end = follow(redirect, others, env.publicSiteUrl);
  if (Array.isArray(end)) throw fieldError('to', `This would lead round in a circle: ${end.join(' → ')}.`);
}

/**
 * Adds a redirect when the address of the brand page changes, which is made from the domain in the site settings. All other
 * addresses are made of ids and never change. The addresses before and after are compared, however the change was made.
 */
export async function renamedPages(app: App) {
  const { db, clock, changes, log } = app;
  const look = async () => {
    try {
      if (!isRenamed(db)) return;
      await untilWritable(db);
      if (redirectRenamed(db, { userId: null, at: clock.now() })) changes.check();
    } catch (err) {
      log.error({ err }, 'failed to redirect a renamed page');
    }
  };
  changes.onChange(look);
  app.addHook('onReady', look);
}

/** Those on the site, by where they lead from; without the one that is being saved. */
function redirectsOf(db: Database, exceptId: string | null): Map<string, Redirect> {
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

function isRenamed(db: Database): boolean {
  const address = brandAddress(db);
  return address !== null && address !== readFact(db, FACT);
}

/** Whether it left a redirect behind. */
function redirectRenamed(db: Database, author: Author): boolean {
  const address = brandAddress(db);
  const before = readFact(db, FACT);
  if (address === null || address === before) return false;
  inTransaction(db, () => {
    writeFact(db, FACT, address);
    if (before !== undefined) redirect(db, before, address, author);
  });
  return before !== undefined;
}

function redirect(db: Database, from: string, to: string, author: Author) {
  const type = findType('redirect');
  if (!type) return;
  // A redirect from the new address would hide its page, and would be part of a circle after the next change.
  const leadsFrom = inArray(sql`json_extract(${documents.data}, '$.from')`, [from, to]);
  const isOld = and(eq(documents.type, type.name), isNull(documents.deletedAt), leadsFrom);
  for (const { id } of db.select({ id: documents.id }).from(documents).where(isOld).all()) {
    deleteDocument(db, type, id, undefined, author);
  }
  createDocument(db, type, { data: { from, to, kind: 'permanent' } }, author);
}

/** Null while the site has no such page. */
function brandAddress(db: Database): string | null {
  const settings = documentRows(db).publicById.get({ id: 'siteSettings' });
  if (!settings?.published || settings.deletedAt !== null) return null;
  return domainPath(String(settings.published.domain ?? ''));
}
