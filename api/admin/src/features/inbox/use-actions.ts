import { useMutation, useQueryClient } from '@tanstack/react-query';
import { count } from '../../lib/format.ts';
import type { Outcome } from '../publishing/OutcomeBanner.tsx';
import { changeSubmissions } from './queries.ts';
import { revertChanges } from './revert-changes.ts';
import { statusLabel } from './statuses.ts';
import type { Change, InboxName, Submission } from './types.ts';

/** The changes to one or many submissions. Each reports to `onOutcome`, with its undo. */
export function useActions(inbox: InboxName, onOutcome: (outcome: Outcome | null) => void) {
  const queries = useQueryClient();
  const mutation = useMutation({
    mutationFn: (submissions: { ids: string[]; change: Change }) =>
      changeSubmissions(inbox, submissions.ids, submissions.change),
    onError: (error) => onOutcome({ kind: 'failed', message: 'Nothing was changed', detail: error.message }),
    onSettled: () => queries.invalidateQueries({ queryKey: ['inbox', inbox] }),
  });

  function change(submissions: readonly Submission[], change: Change, onDone = () => {}) {
    async function undo() {
      for (const before of revertChanges(submissions, change))
        await changeSubmissions(inbox, before.ids, before.change);
      return { change: null };
    }
    mutation.mutate(
      { ids: submissions.map(({ id }) => id), change },
      {
        onSuccess: () => {
          const message = `${describeSubmissions(inbox, submissions)} ${describeChange(inbox, change)}.`;
          onOutcome({ kind: 'done', message, change: null, undo });
          onDone();
        },
      },
    );
  }

  return { change, isBusy: mutation.isPending };
}

export type Actions = ReturnType<typeof useActions>;

function describeSubmissions(inbox: InboxName, submissions: readonly Submission[]): string {
  const [only] = submissions;
  return submissions.length === 1 && only ? only.name : count(submissions.length, inbox.slice(0, -1));
}

function describeChange(inbox: InboxName, { status, assignedTo, bin }: Change): string {
  if (bin !== undefined) return bin ? 'moved to the bin' : 'restored';
  if (status !== undefined) return `marked as ${statusLabel(inbox, status).toLowerCase()}`;
  return assignedTo === null ? 'unassigned' : 'assigned';
}
