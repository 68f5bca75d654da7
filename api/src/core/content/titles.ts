/** Titles that only one entry of a type can have, such as the names of sectors. */
import { type ContentType, getTitle } from 'content-types/define';
import { and, eq, isNotNull, isNull, ne, or } from '../database/drizzle.ts';
import type { Database } from '../database/open.ts';
import { documents } from '../database/schema/content.ts';
import { fieldError, HttpError } from '../http/errors.ts';
import { type Row, shownNowOrLater } from './document-statements.ts';

/** Throws 422 when another entry that is published or scheduled has the title of `data`. */
export function rejectTakenTitle(db: Database, type: ContentType, id: string, data: Row['data']) {
  if (type.shape !== 'collection' || !type.uniqueTitle) return;
  const other = findTitle(db, type, id, [data]);
  if (other === undefined) return;
  throw fieldError(
    type.title,
    `Another ${type.label.one.toLowerCase()} is called “${other}”. Choose a different name.`,
  );
}

/** Throws 409 if restoring the row would publish or schedule a title that another entry has. */
export function rejectTakenReturn(db: Database, type: ContentType, row: Row) {
  if (type.shape !== 'collection' || !type.uniqueTitle) return;
  const other = findTitle(db, type, row.id, shownNowOrLater(row));
  if (other === undefined) return;
  throw new HttpError(
    409,
    `Another ${type.label.one.toLowerCase()} is called “${other}”. Rename that one before you restore this one.`,
  );
}

function findTitle(db: Database, type: ContentType, id: string, newVersions: Row['data'][]): string | undefined {
  const isShownNowOrLater = or(isNotNull(documents.published), isNotNull(documents.publishAt));
  const otherEntries = db
    .select()
    .from(documents)
    .where(and(eq(documents.type, type.name), ne(documents.id, id), isNull(documents.deletedAt), isShownNowOrLater))
    .all();
  const titles = newVersions.map((data) => getTitle(type, { data }));
  return otherEntries
    .flatMap(shownNowOrLater)
    .map((data) => getTitle(type, { data }))
    .find((title) => titles.some((ownTitle) => ignoringCase.compare(ownTitle, title) === 0));
}

const ignoringCase = new Intl.Collator('en-GB', { sensitivity: 'accent' });
