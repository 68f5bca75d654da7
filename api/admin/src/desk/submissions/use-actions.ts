import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { request } from '../../client/request.ts';
import { type InboxName, invalidateLists, type Submission } from '../../client/submissions.ts';
import type { Outcome } from '../../core/publishing/OutcomeBanner.tsx';
import { confirm } from '../../kit/confirm.ts';
import { conflictsOf, describeConflict } from './describe-conflicts.ts';
import { type Change, type Conflict, changeSubmissions, type SeenSubmission } from './queries.ts';
import { type Status, useStatuses } from './statuses.ts';
import { texts } from './texts.ts';

/** Submissions left unchanged by a change, or by an undo if `change` is null. */
export interface Collision {
  key: string;
  submissions: readonly Submission[];
  conflicts: Conflict[];
  change: Change | null;
}

interface Changing {
  submissions: readonly Submission[];
  change: Change;
  onDone?: () => void;
  /** Called when a colleague has changed all of the submissions first. */
  onConflict?: () => void;
}

/**
 * Changes submissions at the versions seen. Each change reports to `onOutcome` with its undo. Submissions that a
 * colleague changed since become a collision until the user resolves or overrides it.
 */
export function useActions(inbox: InboxName, onOutcome: (outcome: Outcome | null) => void) {
  const queries = useQueryClient();
  const statuses = useStatuses(inbox);
  const [collisions, setCollisions] = useState<Collision[]>([]);
  const { current: ownVersions } = useRef(new Map<string, number>());
  const refresh = () => queries.invalidateQueries({ queryKey: ['inbox', inbox] });

  function collide(submissions: readonly Submission[], conflicts: Conflict[], change: Change | null) {
    if (conflicts.length === 0) return;
    const key = conflicts.map(({ id, version }) => `${id} ${version}`).join();
    setCollisions((current) => [
      ...current.filter((collision) => collision.key !== key),
      { key, submissions, conflicts, change },
    ]);
  }

  const changeMutation = useMutation({
    // Sends changes one after another, so that a second change of a submission is based on the first.
    scope: { id: `inbox ${inbox}` },
    mutationFn({ submissions, change }: Changing) {
      const withLatestVersion = ({ id, version }: SeenSubmission) => ({
        id,
        version: Math.max(version, ownVersions.get(id) ?? 0),
      });
      return changeSubmissions(inbox, submissions.map(withLatestVersion), change);
    },
    async onSuccess({ changed, events, conflicts }, { submissions, change, onDone }) {
      for (const { id, version } of changed) ownVersions.set(id, version);
      const changedSubmissions = submissions.filter(({ id }) => changed.some((entry) => entry.id === id));
      setCollisions((current) =>
        current.filter(
          (collision) =>
            !collision.conflicts.every(({ id }) => changedSubmissions.some((submission) => submission.id === id)),
        ),
      );
      collide(submissions, conflicts, change);
      const message = describeChange(statuses, change, describeSubmissions(inbox, changedSubmissions));
      // Refresh first, so the list agrees with the message.
      await refresh();
      const undo = events.length > 0 ? () => undoEvents(events) : undefined;
      onOutcome({ kind: 'done', message, change: null, undo });
      onDone?.();
    },
    onError(error, { submissions, change, onConflict }) {
      const conflicts = conflictsOf(error);
      if (conflicts.length > 0) {
        onOutcome(null);
        onConflict?.();
      } else onOutcome({ kind: 'failed', message: texts.changes.failed, detail: error.message });
      collide(submissions, conflicts, change);
      return refresh();
    },
  });

  async function undoEvents(events: number[]) {
    try {
      const { conflicts } = await request('POST', `/${inbox}/undo` as const, { body: { events } });
      collide([], conflicts, null);
    } catch (error) {
      const conflicts = conflictsOf(error);
      void refresh();
      throw conflicts.length > 0 ? new Error(conflicts.map(describeConflict).join(' ')) : error;
    }
    return { change: null };
  }

  function change(submissions: readonly Submission[], change: Change, onDone?: () => void, onConflict?: () => void) {
    changeMutation.mutate({ submissions, change, onDone, onConflict });
  }

  const removeCollision = ({ key }: Collision) =>
    setCollisions((current) => current.filter((collision) => collision.key !== key));

  /** Repeats a change at the current versions, overriding the conflicting change that the user has now seen. */
  function insist(collision: Collision, requestedChange: Change) {
    removeCollision(collision);
    const versions = new Map(collision.conflicts.map(({ id, version }) => [id, version]));
    const currentSubmissions = collision.submissions.flatMap((submission) => {
      const version = versions.get(submission.id);
      return version === undefined ? [] : [{ ...submission, version }];
    });
    change(currentSubmissions, requestedChange);
  }

  const emptyBinMutation = useMutation({
    mutationFn: () => request('DELETE', `/${inbox}/bin` as const),
    onSuccess({ reduced, kept }) {
      const notErasedCount = reduced + kept;
      const message = notErasedCount === 0 ? texts.emptyBin.done : texts.emptyBin.partlyDone[inbox](notErasedCount);
      onOutcome({ kind: 'done', message, change: null });
    },
    onError: (error) => onOutcome({ kind: 'failed', message: texts.emptyBin.failed, detail: error.message }),
    onSettled: () => invalidateLists(queries, inbox),
  });

  /** Asks for confirmation, then awaits `onGo` before any entry is erased. */
  async function emptyBin(onGo: () => Promise<void>) {
    if (!(await confirm(texts.emptyBin[inbox]))) return;
    await onGo();
    emptyBinMutation.mutate();
  }

  const report = (message: string) => onOutcome({ kind: 'done', message, change: null });

  /** Moves submissions out of suspected spam, as if they had just arrived. */
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
    collisions,
    settle: removeCollision,
    insist,
    pending: changeMutation.isPending ? changeMutation.variables : null,
    isBusy: changeMutation.isPending || emptyBinMutation.isPending,
  };
}

export type Actions = ReturnType<typeof useActions>;

function describeSubmissions(inbox: InboxName, submissions: readonly Submission[]): string {
  const [only] = submissions;
  return submissions.length === 1 && only ? only.name : texts.count[inbox](submissions.length);
}

function describeChange(statuses: readonly Status[], { status, assignedTo, bin }: Change, subjectText: string): string {
  const { binned, restored, moved, marked, assigned, unassigned } = texts.changes;
  if (bin !== undefined) return bin ? binned(subjectText) : restored(subjectText);
  const { label = '', candidateSees } = statuses.find(({ value }) => value === status) ?? {};
  if (candidateSees !== undefined) return `${moved(subjectText, label)} ${texts.candidateSees(candidateSees)}`;
  if (status !== undefined) return marked(subjectText, label.toLowerCase());
  return assignedTo === null ? unassigned(subjectText) : assigned(subjectText);
}
