import { modals } from '@mantine/modals';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type MediaItem, request } from '../../client/request.ts';
import { confirm } from '../../kit/confirm.ts';
import { common } from '../../kit/text/texts.ts';
import type { Outcome } from '../publishing/OutcomeBanner.tsx';
import { texts } from './texts.ts';

const replaceMedia = (id: string, withId: string) =>
  request('POST', '/media/{id}/replace', { params: { id }, body: { with: withId } });

/**
 * Replaces an image with another wherever it is used. `find` returns the other image's id, after an upload if
 * necessary. Undo is not offered when the other image was already in use, because the undo would replace those uses
 * too.
 */
export function useReplacement<Source>(
  id: string,
  findReplacementId: (source: Source) => Promise<string>,
  onOutcome: (outcome: Outcome) => void,
) {
  const queries = useQueryClient();
  return useMutation({
    async mutationFn(source: Source) {
      const next = await findReplacementId(source);
      const usedBefore = await request('GET', '/media/{id}/usage', { params: { id: next } });
      return { next, isUnused: usedBefore.items.length === 0, ...(await replaceMedia(id, next)) };
    },
    onSuccess({ documents, change, next, isUnused }) {
      if (documents === 0) {
        onOutcome({ kind: 'done', message: texts.replace.wasUnused, change: null });
        return;
      }
      const message = texts.replace.done(documents);
      onOutcome({ kind: 'done', message, change, undo: isUnused ? () => replaceMedia(next, id) : undefined });
    },
    onSettled: () => Promise.all([['content'], ['media']].map((queryKey) => queries.invalidateQueries({ queryKey }))),
  });
}

/** Asks what to do with a crop of a library image: keep both, or replace the original wherever it is used. */
export function useCropOffer(original: MediaItem, onOutcome: (outcome: Outcome) => void) {
  const replaceMutation = useReplacement(original.id, async (croppedItem: MediaItem) => croppedItem.id, onOutcome);
  const keepBoth = () => onOutcome({ kind: 'done', message: texts.crop.kept, change: null });

  return (croppedItem: MediaItem, places: number) => {
    if (places === 0) return keepBoth();
    modals.openConfirmModal({
      title: texts.crop.title,
      children: texts.crop.text(places),
      labels: { confirm: texts.crop.everywhere, cancel: texts.crop.keep },
      closeOnConfirm: true,
      onCancel: keepBoth,
      onConfirm: () =>
        void replaceMutation.mutateAsync(croppedItem).catch((error: Error) => {
          onOutcome({ kind: 'failed', message: texts.replace.failed, detail: error.message });
        }),
    });
  };
}

/** Deletes images after a confirmation that warns about revisions that show them. */
export function useDeletion(onOutcome: (outcome: Outcome) => void) {
  const queries = useQueryClient();
  const removeMutation = useMutation({
    mutationFn: (items: MediaItem[]) => {
      const history = items.some(({ inHistory }) => inHistory) ? 'lose' : 'keep';
      return request('POST', '/media/delete', { body: { ids: items.map(({ id }) => id), history } });
    },
    onSuccess({ deleted }) {
      onOutcome({ kind: 'done', message: texts.delete.done(deleted), change: null });
    },
    onError: (error) => onOutcome({ kind: 'failed', message: texts.delete.failed, detail: error.message }),
    onSettled: () => queries.invalidateQueries({ queryKey: ['media'] }),
  });

  return async (items: MediaItem[]) => {
    const isSingle = items.length === 1;
    const inHistoryCount = items.filter(({ inHistory }) => inHistory).length;
    const warning = isSingle ? texts.delete.inHistory : texts.delete.someInHistory(inHistoryCount);
    const title = isSingle ? texts.delete.confirm : texts.delete.confirmAll(items.length);
    const text = inHistoryCount > 0 ? warning : texts.delete.text;
    if (await confirm({ title, text, action: common.delete })) removeMutation.mutate(items);
  };
}
