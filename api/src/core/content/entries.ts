/** Converts stored documents to API responses. Times become ISO 8601. */
import type { ContentType, Entry } from 'content-types/define';
import type { Role } from 'content-types/fields/field';
import { withDefaults } from 'content-types/values/defaults';
import { eq, sql } from '../database/drizzle.ts';
import type { Database } from '../database/open.ts';
import { users } from '../database/schema/auth.ts';
import { prepared } from '../database/statements.ts';
import { toIso } from '../lib/dates.ts';
import type { PublicRow, Row } from './document-statements.ts';
import { documentStatus } from './documents/status.ts';
import { completeData } from './published.ts';
import { omitUnreadable } from './readers.ts';
import type { AdminEntry } from './schemas.ts';
import { publicFields } from './types.ts';

/** Returns an entry as visitors see it; null if they see nothing. */
export function toPublicEntry(type: ContentType, row: PublicRow): Entry | null {
  if (row.published === null || row.deletedAt !== null) return null;
  return {
    id: row.id,
    data: withDefaults(publicFields(type), row.published),
    seq: row.seq,
    position: row.position,
    closed: row.closed,
    publishedAt: toIso(row.publishedAt ?? 0),
    updatedAt: toIso(row.lastPublishedAt ?? 0),
    expiresAt: toIso(row.closesAt),
  };
}

/** An entry with the fields that this role may read. */
export function toAdminEntry(db: Database, type: ContentType, row: Row, now: number, role: Role): AdminEntry {
  return {
    id: row.id,
    type: row.type,
    data: omitUnreadable(type, role, completeData(db, type, row.data)),
    version: row.version,
    status: documentStatus(type, row, now),
    position: row.position,
    publishAt: toIso(row.publishAt),
    expiresAt: toIso(row.expiresAt),
    closesAt: toIso(row.closesAt),
    closedAs: row.closedAs,
    publishedAt: toIso(row.publishedAt),
    createdAt: toIso(row.createdAt),
    updatedAt: toIso(row.updatedAt),
    updatedBy: findUserName(db, row.updatedBy),
  };
}

/** A singleton that has not been saved yet: version 0, and times at the start of 1970. */
export function createUnsavedEntry(db: Database, type: ContentType, role: Role): AdminEntry {
  const unsavedAt = toIso(0);
  return {
    id: type.name,
    type: type.name,
    data: omitUnreadable(type, role, completeData(db, type, {})),
    version: 0,
    status: 'standard',
    position: 0,
    publishAt: null,
    expiresAt: null,
    closesAt: null,
    closedAs: null,
    publishedAt: null,
    createdAt: unsavedAt,
    updatedAt: unsavedAt,
    updatedBy: null,
  };
}

export function findUserName(db: Database, userId: string | null): string | null {
  return userId === null ? null : (selectUserNameById(db).get({ id: userId })?.name ?? null);
}

const selectUserNameById = prepared((db) =>
  db
    .select({ name: users.name })
    .from(users)
    .where(eq(users.id, sql.placeholder('id')))
    .prepare(),
);
