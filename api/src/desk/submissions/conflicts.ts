/** Conflicts: rejects a change that would overwrite a later change by another user. */

import { z } from 'zod';
import { and, desc, eq, gt, inArray, notInArray } from '../../core/database/drizzle.ts';
import type { Database } from '../../core/database/open.ts';
import {
  type MessageStatus,
  type SubmissionEventKind,
  type SubmissionState,
  submissionEvents,
} from '../../core/database/schema/inbox.ts';
import { HttpError } from '../../core/http/errors.ts';
import { MISSING_VERSION } from '../../core/http/http.ts';
import { toHistoryEvent } from './history.ts';
import type { InboxKind, Listed } from './inbox-kind.ts';
import { eventSchema } from './schemas.ts';

export const conflictSchema = z.object({
  id: z.string(),
  name: z.string(),
  version: z.int().describe('The current version, to send in order to overwrite the change.'),
  message: z.string().describe('The reason for leaving the entry unchanged, as a sentence.'),
  change: eventSchema.nullable().describe('The later change; null for another reason.'),
});

export type Conflict = z.infer<typeof conflictSchema>;

/** An application or message as a user saw it. */
export interface SeenSubmission {
  id: string;
  version: number;
}

/** Returns each entry once, with the version that the user saw. Throws 428 if a version is missing. */
export function requireVersions(entries: readonly { id: string; version?: number }[]): SeenSubmission[] {
  const seenById = new Map<string, SeenSubmission>();
  for (const { id, version } of entries) {
    if (version === undefined) throw new HttpError(428, MISSING_VERSION);
    if (!seenById.has(id)) seenById.set(id, { id, version });
  }
  return [...seenById.values()];
}

const STAGE_EVENTS: readonly SubmissionEventKind[] = ['status', 'bin', 'restore'];

/**
 * The kinds of event that setting these columns would overwrite. The bin counts as a stage, because both say where a
 * submission is.
 */
function overwrittenKinds({ status, deletedAt, assignedTo }: SubmissionState): SubmissionEventKind[] {
  return [
    ...(status !== undefined || deletedAt !== undefined ? STAGE_EVENTS : []),
    ...(assignedTo !== undefined ? (['assignment'] as const) : []),
  ];
}

/**
 * The last event since the version seen that setting these columns would overwrite, or null. Ignores events in
 * `ownEvents`. A version above the current one is a conflict too.
 */
export function findConflict(
  db: Database,
  kind: InboxKind,
  submission: Listed,
  seenVersion: number,
  state: SubmissionState,
  ownEvents: readonly number[] = [],
): Conflict | null {
  const { id, name, version } = submission;
  if (seenVersion > version) return { id, name, version, message: 'This version doesn’t exist.', change: null };
  const isLater = and(
    eq(submissionEvents.submissionId, id),
    gt(submissionEvents.id, seenVersion),
    inArray(submissionEvents.kind, overwrittenKinds(state)),
    notInArray(submissionEvents.id, [...ownEvents]),
  );
  const rows = db.select().from(submissionEvents).where(isLater).orderBy(desc(submissionEvents.id)).all();
  const latestEvent = rows.find((row) => !isFirstReading(row));
  if (!latestEvent) return null;
  const change = toHistoryEvent(db, latestEvent);
  return { id, name, version, message: describeEvent(kind, change), change };
}

/** Whether an event only marks a new message as read because a user opened it, which is no conflict. */
function isFirstReading({ text, stage, undo }: typeof submissionEvents.$inferSelect): boolean {
  const [unread, read]: MessageStatus[] = ['new', 'read'];
  return stage === null && text === read && undo?.status === unread;
}

/** Describes an event: `Moved to “Shortlisted” by Amara Osei.` */
function describeEvent({ name }: InboxKind, { kind, text, user }: z.infer<typeof eventSchema>): string {
  const byline = user ? ` by ${user}.` : '.';
  if (kind === 'bin') return `Moved to the bin${byline}`;
  if (kind === 'restore') return `Restored${byline}`;
  if (kind === 'assignment') return `${text ? `Assigned to ${text}` : 'Unassigned'}${byline}`;
  return `${name === 'application' ? `Moved to “${text}”` : `Marked as ${text}`}${byline}`;
}

/** Error for a request in which every entry conflicts. */
export function conflictError(conflicts: readonly Conflict[]): HttpError {
  const lines = conflicts.map(({ name, message }) => `${name}: ${message}`);
  const message = lines.length === 1 ? String(lines[0]) : 'All of these have changed since you opened them.';
  return new HttpError(409, message, { conflicts });
}
