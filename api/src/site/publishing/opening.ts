/** A site that no visitor has seen is closed until an administrator opens it. */
import { contentTypes } from 'content-types';
import { initialData } from 'content-types/fields/field';
import type { Author } from '../../core/audit.ts';
import { documentStatements, type Row } from '../../core/content/document-statements.ts';
import { requireDocument } from '../../core/content/documents/require-document.ts';
import { createDocument, updateDocument } from '../../core/content/documents/save.ts';
import { readPublishedSingleton } from '../../core/content/published.ts';
import { OPENED_FACT } from '../../core/content/rules/ready-to-open.ts';
import { readFact } from '../../core/database/facts.ts';
import type { Database } from '../../core/database/open.ts';
import { users } from '../../core/database/schema/auth.ts';
import { countRows } from '../../core/database/statements.ts';
import type { Env } from '../../core/settings/env.ts';
import { hasSample } from '../sample/sample.ts';

const { opening } = contentTypes;

export function isClosed(db: Database): boolean {
  return readPublishedSingleton(db, 'opening').closed;
}

/** Closes the site of a new database in production, unless it starts with the sample agency. */
export function closeNewSite(db: Database, { isProduction }: Env, at: number): void {
  if (isProduction && countRows(db, users) === 0 && !hasSample(db)) closeUnlessOpened(db, { userId: null, at });
}

/** Closes the site unless it has been opened before. */
export function closeUnlessOpened(db: Database, author: Author): void {
  const isKnown =
    readFact(db, OPENED_FACT) !== undefined || documentStatements(db).selectById.get({ id: opening.name });
  if (!isKnown) createDocument(db, opening, { data: { ...initialData(opening.fields), closed: true } }, author);
}

/** Opens the site. Throws 422 while details are missing that the law requires. */
export function openSite(db: Database, author: Author): Row {
  const { id, data } = requireDocument(db, opening, opening.name);
  return updateDocument(db, opening, id, { data: { ...data, closed: false } }, author);
}
