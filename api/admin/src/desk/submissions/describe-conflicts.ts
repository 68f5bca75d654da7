import { ApiError } from '../../client/request.ts';
import { formatRelative } from '../../kit/text/dates.ts';
import type { Conflict } from './queries.ts';

/** The conflicts that an error is about; empty for other errors. */
export function conflictsOf(error: unknown): Conflict[] {
  return error instanceof ApiError && error.status === 409 ? ((error.body.conflicts as Conflict[]) ?? []) : [];
}

/** Describes a conflict: `Ada Lovelace, 5 minutes ago: Moved to “Shortlisted” by Amara Osei.` */
export function describeConflict({ name, message, change }: Conflict): string {
  return `${name}${change ? `, ${formatRelative(change.at)}` : ''}: ${message}`;
}
