import type { ContentType } from 'content-types/define';
import type { Database } from '../database/open.ts';
import { HttpError } from '../lib/errors.ts';
import { refuseStale } from './conflict.ts';
import { type Row, store } from './store.ts';

/** How long deleted documents can be had back, in milliseconds. */
export const BIN_MS = 30 * 24 * 3_600_000;

/** The document, neither deleted nor of another type. Throws 404, or 409 when it is not at `version`. */
export function currentRow(db: Database, type: ContentType, id: string, version?: number): Row {
  const row = store(db).byId.get({ id });
  if (row?.type !== type.name || row.deletedAt !== null) throw notFound(type);
  if (version !== undefined && version !== row.version) refuseStale(db, type, row, version);
  return row;
}

/** Whether nothing is left of it but the fact that it has gone. */
export function isPurged(row: Row): boolean {
  return row.deletedAt !== null && Object.keys(row.data).length === 0;
}

export function notFound(type: ContentType) {
  return new HttpError(404, `This ${type.label.one.toLowerCase()} does not exist.`);
}
