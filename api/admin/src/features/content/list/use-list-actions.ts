import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Collection } from 'content-types/define';
import { getTitle } from 'content-types/define';
import type { AdminEntry } from '../../../lib/api-types.ts';
import { confirm } from '../../../lib/confirm.ts';
import { count } from '../../../lib/format.ts';
import type { Outcome, Undo } from '../../publishing/OutcomeBanner.tsx';
import { messagesFor } from '../messages.ts';
import { undoBulk } from '../outcome.ts';
import { applyToEntries, type BulkAction, emptyEntryBin, orderEntries } from '../queries.ts';

interface Action {
  send(): Promise<{ change: number | null }>;
  message: string;
  failed: string;
  undo?: Undo;
  /** False when visitors saw nothing of it before, so that no receipt is shown. */
  isVisible?: boolean;
}

/** The actions on one or many entries of a list. Each resolves to whether it succeeded and reports to `onOutcome`. */
export function useListActions(type: Collection, onOutcome: (outcome: Outcome | null) => void) {
  const queries = useQueryClient();
  const messages = messagesFor(type);
  const many = type.label.many.toLowerCase();
  const mutation = useMutation({
    mutationFn: ({ send }: Action) => send(),
    onSuccess: ({ change }, { message, undo, isVisible = true }) =>
      onOutcome({ kind: 'done', message, change: isVisible ? change : null, undo }),
    onError: (error, { failed }) => onOutcome({ kind: 'failed', message: failed, detail: error.message }),
    onSettled() {
      void queries.invalidateQueries({ queryKey: ['publish'] });
      // Awaited: until then a list that was put in order shows what it was dragged into.
      return queries.invalidateQueries({ queryKey: ['content', type.name] });
    },
  });
  const run = (action: Action) =>
    mutation.mutateAsync(action).then(
      () => true,
      () => false,
    );

  const bulk =
    (action: BulkAction, words: { one: string; many: string; failed: string }) => (entries: AdminEntry[]) => {
      const message = entries.length === 1 ? words.one : `${count(entries.length, '', many).trim()} ${words.many}.`;
      return run({
        send: () => applyToEntries(type, action, entries),
        message,
        failed: words.failed,
        undo: undoBulk(type, action, entries),
        isVisible: action === 'publish' || entries.some(isOnSite),
      });
    };

  const remove = bulk('delete', { one: messages.deleted, many: 'deleted', failed: messages.deleteFailed });

  return {
    isBusy: mutation.isPending,
    emptyBin: async () =>
      (await confirm({ title: 'Empty the bin?', text: EMPTYING, action: 'Empty bin' })) &&
      (await run({
        send: async () => {
          await emptyEntryBin(type);
          return { change: null };
        },
        message: 'The bin is empty.',
        failed: messages.deleteFailed,
      })),
    remove: async (entries: AdminEntry[]) =>
      (await confirmDeletion(type, entries, messages.confirmDelete)) && (await remove(entries)),
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
    order: (ids: string[], before: string[]) =>
      run({
        send: () => orderEntries(type, ids),
        message: 'The order is saved.',
        failed: messages.saveFailed,
        undo: () => orderEntries(type, before),
      }),
  };
}

const EMPTYING = 'Everything in it is removed for good, with its history. This cannot be undone.';

export type ListActions = ReturnType<typeof useListActions>;

/** Expired jobs still have a page. */
function isOnSite({ status }: AdminEntry): boolean {
  return status === 'live' || status === 'changed' || status === 'expired';
}

function confirmDeletion(type: Collection, entries: AdminEntry[], question: string): Promise<boolean> {
  const names = entries.slice(0, 5).map((entry) => getTitle(type, entry));
  const rest = entries.length - names.length;
  return confirm({
    title: entries.length === 1 ? question : `Are you sure you want to delete these ${entries.length} entries?`,
    text: `${names.join(', ')}${rest > 0 ? ` and ${rest} more` : ''}. The bin keeps what is deleted for 30 days.`,
    action: 'Delete',
  });
}
