import type { TypeName } from 'content-types';
import type { SQLiteColumn } from '../drizzle.ts';

const columns: { type: string; column: SQLiteColumn }[] = [];

/**
 * Declares that a column holds ids of a type's entries: an entry in use can then only be deleted with a replacement.
 */
export function holdsEntries(type: TypeName, column: SQLiteColumn) {
  columns.push({ type, column });
}

export function columnsWithEntries(type: string): SQLiteColumn[] {
  return columns.filter((entryColumn) => entryColumn.type === type).map(({ column }) => column);
}
