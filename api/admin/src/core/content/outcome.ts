import { contentTypes, type TypeName } from 'content-types';
import { type Collection, type ContentType, pageOf } from 'content-types/define';
import type { AdminEntry } from '../../client/request.ts';
import type { Outcome, Undo } from '../publishing/OutcomeBanner.tsx';
import { hasPage } from './preview-path.ts';
import { applyToEntries, type BulkAction, changeClosing, type Saved, updateEntry } from './queries.ts';

/** A save and the message about it. */
export interface SaveOutcome extends Saved {
  message: string;
  /** False for a draft, which visitors do not see. */
  isPublished: boolean;
  undo?: Undo;
}

export function toOutcome({ message, change, isPublished, undo, entry }: SaveOutcome): Outcome {
  const type = contentTypes[entry.type as TypeName];
  const page = isPublished && hasPage(type, entry) ? pageOf(type, entry.id, entry.data) : undefined;
  return { kind: 'done', message, change: isPublished ? change : null, page, undo };
}

/**
 * Undoes a save: unpublishes an entry that was not published before, otherwise restores its previous data. Undefined
 * for drafts, for changed times, and if a newer draft means that the undo would not restore the site.
 */
export function undoSave(
  type: ContentType,
  oldEntry: AdminEntry | null,
  { entry: savedEntry }: Saved,
): Undo | undefined {
  const isOnSite = savedEntry.status === 'live' || savedEntry.status === 'scheduled';
  if (type.shape === 'collection' && isOnSite && (oldEntry === null || oldEntry.status === 'draft')) {
    return () => applyToEntries(type, 'unpublish', [savedEntry]);
  }
  if (oldEntry?.status !== 'live' || savedEntry.status !== 'live') return undefined;
  if (oldEntry.publishAt !== savedEntry.publishAt || oldEntry.expiresAt !== savedEntry.expiresAt) return undefined;
  return () => updateEntry(type, savedEntry.id, { data: oldEntry.data, version: savedEntry.version });
}

/** Publishes the entry again. Undefined if the published data was not the latest. */
export function undoUnpublish(type: ContentType, previousEntry: AdminEntry | null, { entry }: Saved): Undo | undefined {
  if (type.shape === 'collection')
    return previousEntry?.status === 'live' ? () => applyToEntries(type, 'publish', [entry]) : undefined;
  const wasShown =
    previousEntry?.status === 'live' || (previousEntry?.status === 'standard' && previousEntry.version === 0);
  return wasShown ? () => updateEntry(type, entry.id, { data: entry.data, version: entry.version }) : undefined;
}

/** Restores when entries close, and why. Undefined for a draft that may have had another closing date than its page. */
export function undoClosing(type: Collection, entries: readonly AdminEntry[], withDay: boolean): Undo | undefined {
  if (withDay && entries.some(({ status }) => status === 'changed')) return undefined;
  const previousClosings = entries.map(({ id, version, closedAs, expiresAt, data }) => {
    const lastDay = withDay && type.lastDay ? { lastDay: String(data[type.lastDay] ?? '') } : {};
    return { id, version: version + 1, closedAs, expiresAt, ...lastDay };
  });
  return () => changeClosing(type, previousClosings);
}

type InvertibleAction = Exclude<BulkAction, 'duplicate'>;
const INVERSE = { publish: 'unpublish', unpublish: 'publish', delete: 'restore', restore: 'delete' } as const;

/**
 * Applies the inverse action to all entries. Undefined if that would not restore the visible content, such as after
 * publishing a newer draft.
 */
export function undoBulk(type: Collection, action: InvertibleAction, entries: readonly AdminEntry[]): Undo | undefined {
  const requiredStatus = action === 'publish' ? 'draft' : action === 'unpublish' ? 'live' : null;
  if (requiredStatus !== null && entries.some(({ status }) => status !== requiredStatus)) return undefined;
  // Expects exactly the version that the action created, so that an entry changed since is protected.
  const expectedEntries = entries.map(({ id, version }) => ({ id, version: version + 1 }));
  return () => applyToEntries(type, INVERSE[action], expectedEntries);
}
