import { useMutation, useQueryClient } from '@tanstack/react-query';
import { count } from '../../lib/format.ts';
import type { Outcome } from '../publishing/OutcomeBanner.tsx';
import { type Change, changeSubmissions, type InboxName, type Submission } from './queries.ts';
import { statusLabel } from './statuses.ts';

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
          const isHidden = inbox === 'applications' && change.status !== undefined;
          onOutcome({ kind: 'done', message: isHidden ? `${message} ${UNSEEN}` : message, change: null, undo });
          onDone();
        },
      },
    );
  }

  return { change, isBusy: mutation.isPending };
}

export type Actions = ReturnType<typeof useActions>;

const UNSEEN = 'What the candidate sees has not changed.';

function describeSubmissions(inbox: InboxName, submissions: readonly Submission[]): string {
  const [only] = submissions;
  return submissions.length === 1 && only ? only.name : count(submissions.length, inbox.slice(0, -1));
}

function describeChange(inbox: InboxName, { status, assignedTo, bin }: Change): string {
  if (bin !== undefined) return bin ? 'moved to the bin' : 'restored';
  if (status !== undefined) return `marked as ${statusLabel(inbox, status).toLowerCase()}`;
  return assignedTo === null ? 'unassigned' : 'assigned';
}

/** The changes that bring every one of them back to what it was: one request for each value that they had. */
export function revertChanges(submissions: readonly Submission[], change: Change): { ids: string[]; change: Change }[] {
  const groups = new Map<string, { ids: string[]; change: Change }>();
  for (const submission of submissions) {
    const before = revertChange(submission, change);
    const key = JSON.stringify(before);
    const group = groups.get(key) ?? { ids: [], change: before };
    group.ids.push(submission.id);
    groups.set(key, group);
  }
  return [...groups.values()];
}

function revertChange({ status, assignedTo, deletedAt }: Submission, change: Change): Change {
  return {
    ...(change.status !== undefined && { status }),
    ...(change.assignedTo !== undefined && { assignedTo: assignedTo?.id ?? null }),
    ...(change.bin !== undefined && { bin: deletedAt !== null }),
  };
}
