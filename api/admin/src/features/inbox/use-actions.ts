import { useMutation, useQueryClient } from '@tanstack/react-query';
import { count } from '../../lib/format.ts';
import type { Outcome } from './OutcomeLine.tsx';
import { type Change, changeMany } from './queries.ts';
import { statusLabel } from './statuses.ts';
import type { InboxName, Submission } from './types.ts';
import { revertChanges } from './undo.ts';

/** What is done to one or to many at once. Each can be undone, by a button in what `onOutcome` is told. */
export function useActions(inbox: InboxName, onOutcome: (outcome: Outcome | null) => void) {
  const queries = useQueryClient();
  const work = useMutation({
    mutationFn: async (steps: { ids: string[]; change: Change }[]) => {
      for (const { ids, change } of steps) await changeMany(inbox, ids, change);
    },
    onError: (error) => onOutcome({ kind: 'failed', message: error.message }),
    onSettled: () => queries.invalidateQueries({ queryKey: ['inbox', inbox] }),
  });

  function change(submissions: readonly Submission[], change: Change, onDone = () => {}) {
    const undo = () => work.mutate(revertChanges(submissions, change), { onSuccess: () => onOutcome(null) });
    work.mutate([{ ids: submissions.map(({ id }) => id), change }], {
      onSuccess: () => {
        const message = `${whoIn(inbox, submissions)} ${wordsFor(inbox, change)}.`;
        onOutcome({ kind: 'done', message, undo });
        onDone();
      },
    });
  }

  return { change, isBusy: work.isPending };
}

export type Actions = ReturnType<typeof useActions>;

function whoIn(inbox: InboxName, submissions: readonly Submission[]): string {
  const [only] = submissions;
  return submissions.length === 1 && only ? only.name : count(submissions.length, inbox.slice(0, -1));
}

function wordsFor(inbox: InboxName, { status, assignedTo, bin }: Change): string {
  if (bin !== undefined) return bin ? 'put into the bin' : 'taken out of the bin';
  if (status !== undefined) return `marked as ${statusLabel(inbox, status).toLowerCase()}`;
  return assignedTo === null ? 'given to nobody' : 'given to a colleague';
}
