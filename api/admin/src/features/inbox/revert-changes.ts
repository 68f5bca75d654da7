import type { Change, Submission } from './types.ts';

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
