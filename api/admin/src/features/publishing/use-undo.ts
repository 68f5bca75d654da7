import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Outcome } from './outcome.ts';
import { undoChange } from './queries.ts';

type Way = NonNullable<Extract<Outcome, { kind: 'done' }>['undo']>;

const WORDS = {
  Undo: { done: 'Undone. Visitors see what they saw before.', failed: 'This was not undone', next: 'Redo' },
  Redo: { done: 'Done again.', failed: 'This was not done again', next: 'Undo' },
} as const;

/** Takes back what was put on the site, and tells what became of it once the screens have read what there is now. */
export function useUndo(onOutcome: (outcome: Outcome) => void) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ change }: Way) => undoChange(change),
    async onSuccess({ change }, { label }) {
      void queries.invalidateQueries({ queryKey: ['publish'] });
      await queries.invalidateQueries({ queryKey: ['content'] });
      const { done, next } = WORDS[label];
      onOutcome({ kind: 'done', message: done, change, undo: { change, label: next } });
    },
    onError: (error, { label }) => onOutcome({ kind: 'failed', message: WORDS[label].failed, detail: error.message }),
  });
}
