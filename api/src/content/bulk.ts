/** One action on many entries: on all of them or, when one fails, on none. */

import type { Collection } from 'content-types/define';
import { withDefaults } from 'content-types/lib/defaults';
import { getTitle } from 'content-types/lib/title';
import type { Author } from '../auth/audit.ts';
import type { Database } from '../database/open.ts';
import { inTransaction } from '../database/transaction.ts';
import { HttpError } from '../lib/errors.ts';
import { refuseStale } from './conflict.ts';
import { notFound } from './current.ts';
import { updateDocument } from './documents.ts';
import { deleteDocument, undeleteDocument, unpublishDocument } from './lifecycle.ts';
import { type Row, store } from './store.ts';

type Act = (db: Database, type: Collection, row: Row, author: Author) => Row;

const ACTS = {
  publish(db, type, { id, data }, author) {
    return updateDocument(db, type, id, { data: withDefaults(type.fields, data), publishAt: null }, author);
  },
  unpublish: (db, type, { id }, author) => unpublishDocument(db, type, id, author),
  delete: (db, type, { id, version }, author) => deleteDocument(db, type, id, version, author),
  restore: (db, type, { id }, author) => undeleteDocument(db, type, id, author),
} satisfies Record<string, Act>;

export type BulkAction = keyof typeof ACTS;
export const BULK_ACTIONS = Object.keys(ACTS) as BulkAction[];

/** Throws HttpError 404, 409 or 422 that names the entry which stops it; `check` may throw too. */
export function actOnMany(
  db: Database,
  type: Collection,
  action: BulkAction,
  entries: readonly { id: string; version: number }[],
  author: Author,
  check: (row: Row) => void,
): Row[] {
  return inTransaction(db, () =>
    entries.map(({ id, version }) => {
      const row = store(db).byId.get({ id });
      if (row?.type !== type.name) throw notFound(type);
      try {
        if (row.version !== version) refuseStale(db, type, row, version);
        check(row);
        return ACTS[action](db, type, row, author);
      } catch (error) {
        if (!(error instanceof HttpError)) throw error;
        throw new HttpError(error.statusCode, `“${getTitle(type, row)}”: ${error.message}`, error.extra);
      }
    }),
  );
}
