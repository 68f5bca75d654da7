import { modals } from '@mantine/modals';
import { useQueryClient } from '@tanstack/react-query';
import type { Collection } from 'content-types/define';
import { useState } from 'react';
import type { AdminEntry } from '../api/types.ts';
import { count } from '../format.ts';
import { messagesFor } from '../messages.ts';
import type { Outcome } from './Outcome.tsx';
import { deleteEntry, orderEntries, publishEntry, undeleteEntry, unpublishEntry } from './queries.ts';
import { titleOf } from './title.ts';

/** What a list does to one or many entries. Each answers whether all of it was done, and tells by `onOutcome`. */
export function useListActions(type: Collection, onOutcome: (outcome: Outcome | null) => void) {
  const queries = useQueryClient();
  const messages = messagesFor(type);
  const [isBusy, setBusy] = useState(false);
  const many = type.label.many.toLowerCase();

  /** One after the other: each save is a change of its own, and the first that fails stops the rest. */
  async function each(
    entries: AdminEntry[],
    act: (entry: AdminEntry) => Promise<{ change: number }>,
    words: { one: string; many: string; failed: string },
    undo?: () => Promise<boolean>,
  ): Promise<boolean> {
    setBusy(true);
    let change: number | null = null;
    try {
      for (const entry of entries) change = (await act(entry)).change;
      const message = entries.length === 1 ? words.one : `${count(entries.length, '', many).trim()} ${words.many}.`;
      onOutcome({ kind: 'done', message, change, undo: undo && { label: 'Undo', run: () => void undo() } });
      return true;
    } catch (error) {
      onOutcome({ kind: 'failed', message: words.failed, detail: error instanceof Error ? error.message : '' });
      return false;
    } finally {
      setBusy(false);
      void queries.invalidateQueries({ queryKey: ['content', type.name] });
      void queries.invalidateQueries({ queryKey: ['publish', 'status'] });
    }
  }

  const restore = (entries: AdminEntry[]) =>
    each(entries, ({ id }) => undeleteEntry(type, id), {
      one: `${type.label.one} restored.`,
      many: 'restored',
      failed: messages.saveFailed,
    });

  async function remove(entries: AdminEntry[]): Promise<boolean> {
    if (!(await confirmed(type, entries, messages.confirmDelete))) return false;
    const words = { one: messages.deleted, many: 'deleted', failed: messages.deleteFailed };
    return each(
      entries,
      (entry) => deleteEntry(type, entry),
      words,
      () => restore(entries),
    );
  }

  async function order(ids: string[]): Promise<void> {
    try {
      const { change } = await orderEntries(type, ids);
      onOutcome({ kind: 'done', message: 'The order is saved.', change });
    } catch (error) {
      onOutcome({ kind: 'failed', message: messages.saveFailed, detail: error instanceof Error ? error.message : '' });
    }
    await queries.invalidateQueries({ queryKey: ['content', type.name, 'list'] });
  }

  return {
    isBusy,
    restore,
    remove,
    publish: (entries: AdminEntry[]) =>
      each(entries, (entry) => publishEntry(type, entry), {
        one: `${type.label.one} published.`,
        many: 'published',
        failed: messages.saveFailed,
      }),
    unpublish: (entries: AdminEntry[]) =>
      each(entries, ({ id }) => unpublishEntry(type, id), {
        one: `${type.label.one} taken off the site.`,
        many: 'taken off the site',
        failed: messages.saveFailed,
      }),
    order,
  };
}

export type ListActions = ReturnType<typeof useListActions>;

function confirmed(type: Collection, entries: AdminEntry[], question: string): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const names = entries.slice(0, 5).map((entry) => titleOf(type, entry));
  const rest = entries.length - names.length;
  modals.openConfirmModal({
    title: entries.length === 1 ? question : `Are you sure you want to delete these ${entries.length} entries?`,
    children: `${names.join(', ')}${rest > 0 ? ` and ${rest} more` : ''}. The bin keeps what is deleted for 30 days.`,
    labels: { confirm: 'Delete', cancel: 'Cancel' },
    confirmProps: { color: 'red' },
    onConfirm: () => resolve(true),
    onClose: () => resolve(false),
  });
  return promise;
}
