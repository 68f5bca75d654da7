import type { Outcome } from '../publishing/outcome.ts';
import type { SaveOutcome } from './save-outcome.ts';

/** What a screen shows after a save. */
export function toOutcome({ message, change, isPublished, entry }: SaveOutcome): Outcome {
  const isNews = isPublished || entry.status === 'scheduled';
  const undo = isNews ? ({ change, label: 'Undo' } as const) : undefined;
  return { kind: 'done', message, change: isPublished ? change : null, undo };
}
