import type { Collection, ContentType } from 'content-types/define';
import type { AdminEntry } from '../../lib/api-types.ts';
import type { Outcome, Undo } from '../publishing/OutcomeBanner.tsx';
import { applyToEntries, type BulkAction, type Saved, updateEntry } from './queries.ts';

/** A save, and how the screen reports it. */
export interface SaveOutcome extends Saved {
  message: string;
  /** False for a draft, which no visitor sees. */
  isPublished: boolean;
  undo?: Undo;
}

export function toOutcome({ message, change, isPublished, undo }: SaveOutcome): Outcome {
  return { kind: 'done', message, change: isPublished ? change : null, undo };
}

/**
 * How to give visitors back what they saw before a save: an entry that was not on the site is unpublished, one that was is saved as
 * it was. Undefined where neither would: the save of a draft, new times, and a draft that was newer than the page.
 */
export function undoSave(type: ContentType, before: AdminEntry | null, { entry: after }: Saved): Undo | undefined {
  const isOnSite = after.status === 'live' || after.status === 'scheduled';
  if (type.shape === 'collection' && isOnSite && (before === null || before.status === 'draft')) {
    return () => applyToEntries(type, 'unpublish', [after]);
  }
  if (before?.status !== 'live' || after.status !== 'live') return undefined;
  if (before.publishAt !== after.publishAt || before.expiresAt !== after.expiresAt) return undefined;
  return () => updateEntry(type, after.id, { data: before.data, version: after.version });
}

const INVERSE = { publish: 'unpublish', unpublish: 'publish', delete: 'restore', restore: 'delete' } as const;

/** The inverse action on all, where it gives visitors back what they saw: publishing a newer draft, for one, has none. */
export function undoBulk(type: Collection, action: BulkAction, entries: readonly AdminEntry[]): Undo | undefined {
  const needed = action === 'publish' ? 'draft' : action === 'unpublish' ? 'live' : null;
  if (needed !== null && entries.some(({ status }) => status !== needed)) return undefined;
  // Each action makes one version, so an entry that was changed again since is not overwritten.
  const now = entries.map(({ id, version }) => ({ id, version: version + 1 }));
  return () => applyToEntries(type, INVERSE[action], now);
}
