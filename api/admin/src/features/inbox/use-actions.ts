import { useMutation, useQueryClient } from '@tanstack/react-query';
import { withConfirmation } from '../../app/session/confirm-password.tsx';
import { confirm } from '../../lib/confirm.ts';
import { count } from '../../lib/format.ts';
import { request } from '../../lib/request.ts';
import type { Outcome } from '../publishing/OutcomeBanner.tsx';
import { type Change, changeSubmissions, type InboxName, invalidateLists, type Submission } from './queries.ts';
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

  const emptying = useMutation({
    mutationFn: () => withConfirmation(() => request('DELETE', `/${inbox}/bin` as const)),
    onSuccess({ reduced, kept }) {
      const left = reduced + kept;
      const message =
        left === 0 ? 'The bin is empty.' : `The bin was emptied. ${count(left, inbox.slice(0, -1))} had to stay.`;
      onOutcome({ kind: 'done', message, change: null });
    },
    onError: (error) => onOutcome({ kind: 'failed', message: 'The bin was not emptied', detail: error.message }),
    onSettled: () => invalidateLists(queries, inbox),
  });

  /** Asks first. `onGo` is called before anything is erased. */
  async function emptyBin(onGo: () => Promise<void>) {
    if (!(await confirm({ title: 'Empty the bin?', text: EMPTYING[inbox], action: 'Empty bin' }))) return;
    await onGo();
    emptying.mutate();
  }

  const report = (message: string) => onOutcome({ kind: 'done', message, change: null });

  return { change, emptyBin, report, isBusy: mutation.isPending || emptying.isPending };
}

const EMPTYING: Record<InboxName, string> = {
  applications:
    'The applications in it are erased for good, with their CVs, notes and emails. Of people you have dealt with, the law makes you keep name, email address, CV and dates for a year. Applications on legal hold stay as they are.',
  messages:
    'The messages in it are erased for good, with their notes and emails. Messages on legal hold and complaints without an answer stay.',
};

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
