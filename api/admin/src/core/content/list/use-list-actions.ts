import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Collection } from 'content-types/define';
import { getTitle } from 'content-types/define';
import type { AdminEntry } from '../../../client/request.ts';
import { request } from '../../../client/request.ts';
import { confirm } from '../../../kit/confirm.ts';
import { formatDay } from '../../../kit/text/dates.ts';
import { common } from '../../../kit/text/texts.ts';
import type { Outcome, Undo } from '../../publishing/OutcomeBanner.tsx';
import { messagesFor } from '../messages.ts';
import { undoBulk, undoClosing } from '../outcome.ts';
import { applyToEntries, changeClosing, orderEntries } from '../queries.ts';
import { retryWithReplacement } from '../replacing-used.tsx';
import { texts } from '../texts.ts';
import { askLastDay } from './ask-last-day.tsx';

const labels = texts.actions;

/** The message of an action on `Job` or `3 jobs`. */
type ToMessage = (subject: string) => string;

interface Action {
  send(): Promise<{ change: number | null; isReplaced?: boolean }>;
  message: string;
  failureMessage: string;
  /** Restores the entries but not the references to them, so the undo is not offered after a replacement. */
  undo?: Undo;
  /** False when the action changes nothing that visitors see, so that no receipt is shown. */
  isVisible?: boolean;
}

/** The actions on one or many entries of a list. Each resolves to whether it succeeded and reports to `onOutcome`. */
export function useListActions(
  type: Collection,
  onOutcome: (outcome: Outcome | null) => void,
  onCopy: (id: string) => void,
) {
  const queries = useQueryClient();
  const messages = messagesFor(type);
  const { one, many } = type.label;
  const saveFailure = messages.saveFailed;
  const subjectOf = ({ length }: AdminEntry[]) => (length === 1 ? one : `${length} ${many.toLowerCase()}`);
  const mutation = useMutation({
    mutationFn: ({ send }: Action) => send(),
    onSuccess: ({ change, isReplaced }, { message, undo, isVisible = true }) =>
      onOutcome({
        kind: 'done',
        message,
        change: isVisible && !type.internal ? change : null,
        undo: isReplaced ? undefined : undo,
      }),
    onError: (error, { failureMessage }) =>
      onOutcome({ kind: 'failed', message: failureMessage, detail: error.message }),
    onSettled() {
      void queries.invalidateQueries({ queryKey: ['publish'] });
      // Updates the names of stages in the inbox.
      if (type.internal) void queries.invalidateQueries({ queryKey: ['inbox'] });
      // Awaited, because a reordered list keeps its local order until the new data arrive.
      return queries.invalidateQueries({ queryKey: ['content', type.name] });
    },
  });
  const run = (action: Action) =>
    mutation.mutateAsync(action).then(
      () => true,
      () => false,
    );

  const createBulkAction =
    (action: Parameters<typeof undoBulk>[1], doneMessage: ToMessage, failureMessage: string) =>
    (entries: AdminEntry[]) =>
      run({
        send: () =>
          retryWithReplacement(type, entries, action, (replaceWith) =>
            applyToEntries(type, action, entries, replaceWith),
          ),
        message: doneMessage(subjectOf(entries)),
        failureMessage,
        undo: undoBulk(type, action, entries),
        isVisible: action === 'publish' || entries.some(isOnSite),
      });

  /** Sets why and when entries close. The undo restores both, unless a draft had another closing date than the page. */
  const changeClosingOf = (
    change: Omit<Parameters<typeof changeClosing>[1][number], 'id' | 'version'>,
    doneMessage: ToMessage,
  ) => {
    return (entries: AdminEntry[]) =>
      run({
        send: () =>
          changeClosing(
            type,
            entries.map(({ id, version }) => ({ id, version, ...change })),
          ),
        message: doneMessage(subjectOf(entries)),
        failureMessage: saveFailure,
        undo: undoClosing(type, entries, change.lastDay !== undefined),
      });
  };

  const deletedMessage = (subject: string) => (subject === one ? messages.deleted : labels.deleted(subject));
  const remove = createBulkAction('delete', deletedMessage, messages.deleteFailed);

  return {
    isBusy: mutation.isPending,
    close: (reason: 'filled' | 'withdrawn') =>
      changeClosingOf({ closedAs: reason }, (subject) => labels.closed(subject, reason)),
    /** Asks for the last day and extends the entries; reopens closed ones. */
    extend: async (entries: AdminEntry[]) => {
      const isClosed = entries.every(({ status }) => status === 'expired');
      const lastDay = await askLastDay(isClosed ? texts.lastDay.reopen : texts.lastDay.extend);
      if (lastDay === null) return false;
      const day = formatDay(lastDay);
      const doneMessage = (subject: string) => labels.extended(subject, day);
      return changeClosingOf({ lastDay, expiresAt: null, closedAs: null }, doneMessage)(entries);
    },
    /** Opens the copy if there is only one. */
    async duplicate(entries: AdminEntry[]) {
      let copies: { id: string; version: number }[] = [];
      const isDone = await run({
        async send() {
          const result = await applyToEntries(type, 'duplicate', entries);
          copies = result.entries;
          return result;
        },
        message: entries.length === 1 ? labels.duplicated(one) : labels.duplicatedAll(subjectOf(entries)),
        failureMessage: saveFailure,
        undo: entries.length === 1 ? undefined : () => applyToEntries(type, 'delete', copies),
        isVisible: false,
      });
      const [copy] = copies;
      if (isDone && copy && entries.length === 1) onCopy(copy.id);
      return isDone;
    },
    emptyBin: async () =>
      (await confirm({
        title: labels.confirmEmptying,
        text: labels.emptying,
        action: common.emptyBin,
      })) &&
      (await run({
        send: async () => {
          await request('DELETE', '/content/{collection}/bin', { params: { collection: type.path } });
          return { change: null };
        },
        message: labels.emptied,
        failureMessage: messages.deleteFailed,
      })),
    remove: async (entries: AdminEntry[]) =>
      (await confirmDeletion(type, entries, messages.confirmDelete)) && (await remove(entries)),
    restore: createBulkAction('restore', labels.restored, saveFailure),
    publish: createBulkAction('publish', labels.published, saveFailure),
    unpublish: createBulkAction('unpublish', labels.unpublished, saveFailure),
    order: (ids: string[], previousIds: string[]) =>
      run({
        send: () => orderEntries(type, ids),
        message: labels.ordered,
        failureMessage: saveFailure,
        undo: () => orderEntries(type, previousIds),
      }),
  };
}

export type ListActions = ReturnType<typeof useListActions>;

/** Whether an entry is on the site. Expired jobs still have a page. */
export function isOnSite({ status }: AdminEntry): boolean {
  return status === 'live' || status === 'changed' || status === 'expired';
}

const listFormat = new Intl.ListFormat('en-GB');

function confirmDeletion(type: Collection, entries: AdminEntry[], question: string): Promise<boolean> {
  const names = entries.slice(0, 5).map((entry) => getTitle(type, entry));
  const remainingCount = entries.length - names.length;
  if (type.isSetting) return confirm({ title: question, text: listFormat.format(names), action: common.delete });
  if (entries.length === 1)
    return confirm({ title: question, text: labels.deletionOf(names.join()), action: common.delete });
  return confirm({
    title: labels.confirmDeletionOfAll(entries.length, type.label.many.toLowerCase()),
    text: labels.deletionOfAll(listFormat.format(remainingCount > 0 ? [...names, labels.more(remainingCount)] : names)),
    action: common.delete,
  });
}
