import { asReadBy, type ContentType, inSentence } from 'content-types/define';
import type { Author } from '../../audit.ts';
import { and, eq } from '../../database/drizzle.ts';
import type { Database } from '../../database/open.ts';
import { revisions } from '../../database/schema/content.ts';
import { HttpError, type Issue } from '../../http/errors.ts';
import { documentStatements, type Row } from '../document-statements.ts';
import { toAdminEntry } from '../entries.ts';
import { isSingleton } from '../types.ts';

/** Returns the document. Throws 404 if it is deleted or of another type. */
export function requireDocument(db: Database, type: ContentType, id: string): Row {
  const row = documentStatements(db).selectById.get({ id });
  if (row?.type !== type.name || row.deletedAt !== null) throw notFound(type);
  return row;
}

/** Like `requireDocument`. Throws 409 if the document is not at `version`; undefined accepts any version. */
export function requireVersion(
  db: Database,
  type: ContentType,
  id: string,
  version: number | undefined,
  author: Author,
): Row {
  const row = requireDocument(db, type, id);
  if (version !== undefined && version !== row.version) rejectStale(db, type, row, version, author);
  return row;
}

export function notFound(type: ContentType) {
  return new HttpError(404, `This ${inSentence(type.label.one)} doesn’t exist.`);
}

/** Throws 409 with the current document. Its `issues` list the fields changed since the base version. */
export function rejectStale(
  db: Database,
  type: ContentType,
  row: Row,
  version: number,
  { at, role = 'editor' }: Author,
): never {
  const currentEntry = toAdminEntry(db, type, row, at, role);
  const firstVersion = isSingleton(type) ? 0 : 1;
  if (version < firstVersion || version > row.version) {
    const label = inSentence(type.label.one);
    throw new HttpError(409, `This ${label} has no version ${version}; the latest is ${row.version}.`, {
      current: currentEntry,
    });
  }
  const userName = currentEntry.updatedBy ?? 'Someone else';
  const isThatVersion = and(eq(revisions.documentId, row.id), eq(revisions.version, version));
  const base = db.select({ data: revisions.data }).from(revisions).where(isThatVersion).get();
  const issues = listChangedFields(asReadBy(type, role), base?.data, row.data).map((path): Issue => {
    return { path, message: `${userName} has changed ${type.fields[path]?.label ?? path}.` };
  });
  throw new HttpError(409, `${userName} saved changes while you were editing.`, { issues, current: currentEntry });
}

type VersionState = Pick<Row, 'data' | 'publishAt' | 'expiresAt' | 'publishedAt'>;

function listChangedFields({ fields }: ContentType, before: Row['data'] | undefined, after: Row['data']): string[] {
  return Object.keys(fields).filter((name) => JSON.stringify(before?.[name]) !== JSON.stringify(after[name]));
}

/** Returns the labels of the fields that a save has changed: `Title, Salary, Publish at`. */
export function describeChanges(type: ContentType, before: VersionState, after: VersionState): string {
  const fields = listChangedFields(type, before.data, after.data).map((name) => type.fields[name]?.label ?? name);
  const moments = [
    before.publishAt === after.publishAt ? [] : ['Publish at'],
    before.expiresAt === after.expiresAt ? [] : ['Expires'],
    before.publishedAt === null || before.publishedAt === after.publishedAt ? [] : ['First published'],
  ];
  return [...fields, ...moments.flat()].join(', ') || 'nothing changed';
}
