/**
 * References between documents. A reference must name a published entry, and an entry in use can be removed only with a
 * replacement. Fields with loose references are exempt.
 */
import type { ContentType } from 'content-types/define';
import { getTitle } from 'content-types/define';
import type { Fields } from 'content-types/fields/any-field';
import type { ReferenceField } from 'content-types/fields/reference';
import { listReferences } from 'content-types/values/references';
import { setAt, walk } from 'content-types/values/walk';
import type { Author } from '../audit.ts';
import { and, asc, eq, or, sql } from '../database/drizzle.ts';
import type { Database } from '../database/open.ts';
import { documents } from '../database/schema/content.ts';
import { columnsWithEntries } from '../database/schema/entry-columns.ts';
import { countRows } from '../database/statements.ts';
import { fieldError, HttpError, type Issue, rejectIssues } from '../http/errors.ts';
import { documentStatements, onSite, type Row, toNextVersion } from './document-statements.ts';
import { writeDocument } from './documents/write.ts';
import { allTypes, findType } from './types.ts';

type Data = Row['data'];

/** Throws 422 for a reference to an entry that is not on the site, unless the field is loose. */
export function rejectMissingReferences(db: Database, { fields }: ContentType, data: Data) {
  const issues: Issue[] = [];
  walk(fields, data, (field, value, path) => {
    if (field.kind !== 'reference' || field.loose || value === null || isOnSite(db, field.to, String(value))) return;
    const message = `This ${field.label.toLowerCase()} is no longer available. Choose another.`;
    issues.push({ path: path.join('.'), message, options: listOptions(db, field.to).map(({ value }) => value) });
  });
  rejectIssues(issues);
}

/**
 * Points references to an entry at `replaceWith` before it is deleted or unpublished. Throws 409 if a needed
 * `replaceWith` is missing, 422 if it is not another entry on the site. Call it in a transaction.
 */
export function leaveReferences(
  db: Database,
  type: ContentType,
  row: Pick<Row, 'id' | 'data'>,
  replaceWith: string | undefined,
  author: Author,
) {
  if (replaceWith === undefined) rejectInUse(db, type, row);
  else replaceReferences(db, type, row.id, replaceWith, author);
}

/** Throws 409 when other documents, or rows of other tables, need the entry. */
function rejectInUse(db: Database, type: ContentType, row: Pick<Row, 'id' | 'data'>) {
  const referrerCount = countReferrers(db, type, row.id);
  if (referrerCount === 0) return;
  const title = getTitle(type, row);
  throw new HttpError(409, `“${title}” is in use. Choose another ${type.label.one.toLowerCase()} to take its place.`, {
    inUse: referrerCount,
  });
}

/** Points every reference to an entry at another one, in published content and in drafts. */
function replaceReferences(db: Database, type: ContentType, entryId: string, replacementId: string, author: Author) {
  if (entryId === replacementId || !isOnSite(db, type.name, replacementId)) {
    throw fieldError('replaceWith', `Choose another ${type.label.one.toLowerCase()} that is on the site.`);
  }
  for (const { row, references } of findReferrers(db, type, entryId)) {
    for (const replace of references) replace(replacementId);
    writeDocument(db, toNextVersion(row, author), author, 'save');
  }
  for (const column of columnsWithEntries(type.name)) {
    db.update(column.table)
      .set({ [column.name]: replacementId })
      .where(eq(column, entryId))
      .run();
  }
}

/** The number of documents outside the bin, and of rows of other tables, that need the entry. */
export function countReferrers(db: Database, type: ContentType, id: string): number {
  const requiredReferrers = findReferrers(db, type, id, ({ loose }) => !loose);
  const inDocuments = requiredReferrers.filter(({ row }) => row.deletedAt === null).length;
  const inTables = columnsWithEntries(type.name).map((column) => countRows(db, column.table, eq(column, id)));
  return inTables.reduce((sum, n) => sum + n, inDocuments);
}

interface Referrer {
  row: Row;
  /** Setters, one per reference of the row to the entry. Each replaces the id. */
  references: ((newId: string) => void)[];
}

/** Finds every document that refers to the entry, including those in the bin, because they may be restored. */
function findReferrers(
  db: Database,
  type: ContentType,
  id: string,
  isWanted = (_: ReferenceField) => true,
): Referrer[] {
  const quotedId = JSON.stringify(id);
  const mentionsEntry = or(sql`instr(${documents.data}, ${quotedId})`, sql`instr(${documents.published}, ${quotedId})`);
  return listReferrers(type.name).flatMap((referrer) => {
    const rows = db
      .select()
      .from(documents)
      .where(and(eq(documents.type, referrer.name), mentionsEntry))
      .all();
    const findInData = (data: Data | null) =>
      data ? findReferences(referrer.fields, data, type.name, id, isWanted) : [];
    return rows
      .map((row) => ({ row, references: [...findInData(row.data), ...findInData(row.published)] }))
      .filter(({ references }) => references.length > 0);
  });
}

/** The types with a field that refers to entries of the type `name`. */
export function listReferrers(name: string): ContentType[] {
  return allTypes.filter(({ fields }) => listReferences(fields).some(({ to }) => to === name));
}

function findReferences(
  fields: Fields,
  data: Data,
  targetType: string,
  id: string,
  isWanted: (field: ReferenceField) => boolean,
): Referrer['references'] {
  const references: Referrer['references'] = [];
  walk(fields, data, (field, value, path) => {
    if (field.kind !== 'reference' || field.to !== targetType || value !== id || !isWanted(field)) return;
    references.push((newId) => setAt(data, path, newId));
  });
  return references;
}

function isOnSite(db: Database, type: string, id: string): boolean {
  const row = documentStatements(db).selectPublicById.get({ id });
  return row?.type === type && row.deletedAt === null && row.published !== null;
}

/** The entries of a collection that a reference can name, in the agency's order. */
export function listOptions(db: Database, typeName: string): { value: string; label: string }[] {
  const type = findType(typeName);
  if (!type) return [];
  const rows = db
    .select()
    .from(documents)
    .where(onSite(typeName))
    .orderBy(asc(documents.position), asc(documents.id))
    .all();
  return rows.map(({ id, published }) => ({ value: id, label: getTitle(type, { data: published ?? {} }) }));
}
