/** The retention of deleted documents in the bin. */
import { DAY_MS } from '../../lib/dates.ts';
import type { Row } from '../document-statements.ts';

/** The time in which deleted documents can be restored, in milliseconds. */
export const BIN_MS = 30 * DAY_MS;

/** Whether a deleted document has been purged, so that only its row is left, without data. */
export function isPurged(row: Row): boolean {
  return row.deletedAt !== null && Object.keys(row.data).length === 0;
}
