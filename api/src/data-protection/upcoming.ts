import type { RetentionKind } from 'content-types/lib/retention';
import type { App } from '../lib/app.ts';
import { applicationDue, type Due, messageDue, oldApplications, oldMessages, periodsOf } from './due.ts';
import { holdOf } from './holds.ts';

export interface Upcoming {
  kind: RetentionKind;
  /** Which of the two inboxes it is in. */
  inbox: 'applications' | 'messages';
  id: string;
  reference: string;
  /** Milliseconds since 1970. */
  at: number;
  /** It stays, as there is a legal hold. */
  isHeld: boolean;
}

/** What the clock would erase before `end`, soonest first. Nothing is erased by asking. */
export function upcoming(app: App, end: number): Upcoming[] {
  const { db } = app;
  const periods = periodsOf(db);
  const item = (inbox: Upcoming['inbox'], { id, reference }: { id: string; reference: string }, { kind, at }: Due) => ({
    kind,
    inbox,
    id,
    reference,
    at,
    isHeld: holdOf(db, id) !== null,
  });
  const all = [
    ...oldApplications(db, periods, end).map((row) => item('applications', row, applicationDue(db, row, periods))),
    ...oldMessages(db, periods, end).map((row) => item('messages', row, messageDue(db, row, periods))),
  ];
  return all.filter(({ at }) => at < end).sort((a, b) => a.at - b.at);
}
