/** Adds redirects from the old addresses of pages that editors built, and of the brand page. */
import { domainPath } from 'content-types/pages/site-pages';
import type { App } from '../../core/app.ts';
import { type Author, systemAuthor } from '../../core/audit.ts';
import { documentStatements, onSite } from '../../core/content/document-statements.ts';
import { deleteDocument } from '../../core/content/documents/lifecycle.ts';
import { createDocument } from '../../core/content/documents/save.ts';
import { findType } from '../../core/content/types.ts';
import { and, eq, gt, inArray, isNull, sql } from '../../core/database/drizzle.ts';
import { readFact, writeFact } from '../../core/database/facts.ts';
import type { Database } from '../../core/database/open.ts';
import { documents } from '../../core/database/schema/content.ts';
import { inTransaction, untilWritable } from '../../core/database/transaction.ts';

/**
 * Adds a redirect when the address of a page changes: a page built from blocks, or the brand page, which is named after
 * the domain. Other addresses are ids. Compares addresses, so any cause of a change counts.
 */
export async function redirectRenamedPages(app: App) {
  const { db, clock, changes, log } = app;
  let lastSeq = 0;
  const checkRenames = async () => {
    try {
      const currentSeq = changes.last();
      if (hasPageChanged(db, lastSeq) && findRenamed(db).length > 0) {
        await untilWritable(db);
        if (redirectRenamed(db, systemAuthor(clock.now()))) changes.check();
      }
      lastSeq = currentSeq;
    } catch (err) {
      log.error({ err }, 'failed to redirect a renamed page');
    }
  };
  changes.onChange(checkRenames);
  app.addHook('onReady', checkRenames);
}

/** Whether a page or the site settings have changed after change `seenSeq`. */
function hasPageChanged(db: Database, seenSeq: number): boolean {
  const isPage = inArray(documents.type, ['page', 'siteSettings']);
  const changedPages = db
    .select({ id: documents.id })
    .from(documents)
    .where(and(gt(documents.seq, seenSeq), isPage));
  return changedPages.limit(1).get() !== undefined;
}

interface RenamedPage {
  /** The name of the fact that holds the last known address of the page. */
  fact: string;
  before: string | undefined;
  address: string;
}

function findRenamed(db: Database): RenamedPage[] {
  return [...listAddresses(db)].flatMap(([fact, address]) => {
    const previousAddress = readFact(db, fact);
    return address === previousAddress ? [] : [{ fact, before: previousAddress, address }];
  });
}

/** Redirects pages whose address has changed. Returns whether there were any. */
function redirectRenamed(db: Database, author: Author): boolean {
  return inTransaction(db, () => {
    let isRedirected = false;
    for (const { fact, before, address } of findRenamed(db)) {
      writeFact(db, fact, address);
      if (before === undefined) continue;
      redirect(db, before, address, author);
      isRedirected = true;
    }
    return isRedirected;
  });
}

function redirect(db: Database, oldPath: string, newPath: string, author: Author) {
  const type = findType('redirect');
  if (!type) return;
  // A redirect from the new address would hide its page, and would become part of a loop after the next change.
  const leadsFrom = inArray(sql`json_extract(${documents.data}, '$.from')`, [oldPath, newPath]);
  const isObsolete = and(eq(documents.type, type.name), isNull(documents.deletedAt), leadsFrom);
  for (const { id } of db.select({ id: documents.id }).from(documents).where(isObsolete).all()) {
    deleteDocument(db, type, id, undefined, author);
  }
  createDocument(db, type, { data: { from: oldPath, to: newPath, kind: 'permanent' } }, author);
}

/** The current addresses of pages that may be renamed, by the name of the fact that holds the last known address. */
function listAddresses(db: Database): Map<string, string> {
  const pages = db.select({ id: documents.id, page: documents.published }).from(documents).where(onSite('page')).all();
  const addresses = new Map(pages.map(({ id, page }) => [`address of page ${id}`, String(page?.path)]));
  const settings = documentStatements(db).selectPublicById.get({ id: 'siteSettings' });
  const brand = settings?.deletedAt === null ? domainPath(String(settings.published?.domain ?? '')) : null;
  return brand === null ? addresses : addresses.set('address of the brand page', brand);
}
