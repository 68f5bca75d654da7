/** Adds a redirect when the address of the brand page, to which the footer's brand link goes, changes. */
import { domainPath } from 'content-types/lib/paths';
import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Author } from '../auth/audit.ts';
import { readFact, writeFact } from '../database/facts.ts';
import type { Database } from '../database/open.ts';
import { documents } from '../database/schema/content.ts';
import { inTransaction, untilWritable } from '../database/transaction.ts';
import type { App } from '../lib/app.ts';
import { deleteDocument } from './documents/lifecycle.ts';
import { documentRows } from './documents/rows.ts';
import { createDocument } from './documents/save.ts';
import { findType } from './types.ts';

/** Holds the previous address of the footer's brand link. */
const FACT = 'address of the brand page';

/**
 * Adds a redirect when the address of the brand page changes, which is made from the domain in the site settings. All other
 * addresses are made of ids and never change. The addresses before and after are compared, however the change was made.
 */
export function startBrandRedirect(app: App) {
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
  // A redirect from the new address would hide its page, and would become part of a loop after the next change.
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
