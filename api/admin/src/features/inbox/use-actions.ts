import { useMutation, useQueryClient } from '@tanstack/react-query';
import { withConfirmation } from '../../app/session/confirm-password.tsx';
import { confirm } from '../../lib/confirm.ts';
import { request } from '../../lib/request.ts';
import type { Outcome } from '../publishing/OutcomeBanner.tsx';
import { type Change, changeSubmissions, type InboxName, invalidateLists, type Submission } from './queries.ts';
import { type Status, useStatuses } from './statuses.ts';
import { texts } from './texts.ts';

/** Changes one or many submissions. Each change reports to `onOutcome` with its undo. */
export function useActions(inbox: InboxName, onOutcome: (outcome: Outcome | null) => void) {
  const queries = useQueryClient();
  const statuses = useStatuses(inbox);
  const mutation = useMutation({
    mutationFn: (submissions: { ids: string[]; change: Change }) =>
      changeSubmissions(inbox, submissions.ids, submissions.change),
    onError: (error) => onOutcome({ kind: 'failed', message: texts.changes.failed, detail: error.message }),
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
          const message = describeChange(statuses, change, describeSubmissions(inbox, submissions));
          onOutcome({ kind: 'done', message, change: null, undo });
          onDone();
        },
      },
    );
  }

  const emptying = useMutation({
    mutationFn: () => withConfirmation(() => request('DELETE', `/${inbox}/bin` as const)),
    onSuccess({ reduced, kept }) {
      const left = reduced + kept;
      const message = left === 0 ? texts.emptyBin.done : texts.emptyBin.partlyDone[inbox](left);
      onOutcome({ kind: 'done', message, change: null });
    },
    onError: (error) => onOutcome({ kind: 'failed', message: texts.emptyBin.failed, detail: error.message }),
    onSettled: () => invalidateLists(queries, inbox),
  });

  /** Asks first, then awaits `onGo` before anything is erased. */
  async function emptyBin(onGo: () => Promise<void>) {
    if (!(await confirm(texts.emptyBin[inbox]))) return;
    await onGo();
    emptying.mutate();
  }

  const report = (message: string) => onOutcome({ kind: 'done', message, change: null });

  /** Takes them out of suspected spam, as if they had just arrived. */
  function release(submissions: readonly Submission[], onDone?: () => void) {
    const status = statuses.find(({ isNew }) => isNew)?.value;
    if (status !== undefined) change(submissions, { status }, onDone);
  }

  /** `pending` is the change that is being saved, until the lists show it. */
  return {
    onOutcome,
    change,
    release,
    emptyBin,
    report,
    pending: mutation.isPending ? mutation.variables : null,
    isBusy: mutation.isPending || emptying.isPending,
  };
}

export type Actions = ReturnType<typeof useActions>;

function describeSubmissions(inbox: InboxName, submissions: readonly Submission[]): string {
  const [only] = submissions;
  return submissions.length === 1 && only ? only.name : texts.count[inbox](submissions.length);
}

function describeChange(statuses: readonly Status[], { status, assignedTo, bin }: Change, what: string): string {
  const { binned, restored, moved, marked, assigned, unassigned } = texts.changes;
  if (bin !== undefined) return bin ? binned(what) : restored(what);
  const { label = '', candidateSees } = statuses.find(({ value }) => value === status) ?? {};
  if (candidateSees !== undefined) return `${moved(what, label)} ${texts.candidateSees(candidateSees)}`;
  if (status !== undefined) return marked(what, label.toLowerCase());
  return assignedTo === null ? unassigned(what) : assigned(what);
}

/** The changes that undo `change` for all submissions: one for each value that they had before. */
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

function revertChange({ status, candidateSees, assignedTo, deletedAt }: Submission, change: Change): Change {
  return {
    ...(change.status !== undefined && { status, candidateSees: candidateSees ?? undefined }),
    ...(change.assignedTo !== undefined && { assignedTo: assignedTo?.id ?? null }),
    ...(change.bin !== undefined && { bin: deletedAt !== null }),
  };
}
