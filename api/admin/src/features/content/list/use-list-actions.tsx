import { modals } from '@mantine/modals';
import { useQueryClient } from '@tanstack/react-query';
import type { Collection } from 'content-types/define';
import { useState } from 'react';
import { count } from '../../../lib/format.ts';
import type { AdminEntry } from '../../../lib/types.ts';
import type { Outcome } from '../../publishing/outcome.ts';
import { messagesFor } from '../messages.ts';
import { actOnMany, type BulkAction, orderEntries } from '../queries.ts';
import { getTitle } from '../title.ts';

/** What a list does to one or many entries. Each answers whether it was done, and tells by `onOutcome`. */
export function useListActions(type: Collection, onOutcome: (outcome: Outcome | null) => void) {
  const queries = useQueryClient();
  const messages = messagesFor(type);
  const [isBusy, setBusy] = useState(false);
  const many = type.label.many.toLowerCase();

  /** `message` is what to say when it was done, `failed` when it was not. */
  async function tell(act: () => Promise<{ change: number }>, message: string, failed: string): Promise<boolean> {
    setBusy(true);
    try {
      const { change } = await act();
      onOutcome({ kind: 'done', message, change, undo: { change, label: 'Undo' } });
      return true;
    } catch (error) {
      onOutcome({ kind: 'failed', message: failed, detail: error instanceof Error ? error.message : '' });
      return false;
    } finally {
      setBusy(false);
      void queries.invalidateQueries({ queryKey: ['publish'] });
      // Until then a list that was put in order shows what it was dragged into.
      await queries.invalidateQueries({ queryKey: ['content', type.name] });
    }
  }

  const bulk =
    (action: BulkAction, words: { one: string; many: string; failed: string }) => (entries: AdminEntry[]) => {
      const message = entries.length === 1 ? words.one : `${count(entries.length, '', many).trim()} ${words.many}.`;
      return tell(() => actOnMany(type, action, entries), message, words.failed);
    };

  const remove = bulk('delete', { one: messages.deleted, many: 'deleted', failed: messages.deleteFailed });

  return {
    isBusy,
    remove: async (entries: AdminEntry[]) =>
      (await confirmed(type, entries, messages.confirmDelete)) && (await remove(entries)),
    restore: bulk('restore', {
      one: `${type.label.one} restored.`,
      many: 'restored',
      failed: messages.saveFailed,
    }),
    publish: bulk('publish', {
      one: `${type.label.one} published.`,
      many: 'published',
      failed: messages.saveFailed,
    }),
    unpublish: bulk('unpublish', {
      one: `${type.label.one} taken off the site.`,
      many: 'taken off the site',
      failed: messages.saveFailed,
    }),
    order: (ids: string[]) => tell(() => orderEntries(type, ids), 'The order is saved.', messages.saveFailed),
  };
}

export type ListActions = ReturnType<typeof useListActions>;

function confirmed(type: Collection, entries: AdminEntry[], question: string): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const names = entries.slice(0, 5).map((entry) => getTitle(type, entry));
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
