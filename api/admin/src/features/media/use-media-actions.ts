import { modals } from '@mantine/modals';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { MediaItem } from '../../lib/api-types.ts';
import { confirm } from '../../lib/confirm.ts';
import { count } from '../../lib/format.ts';
import { request } from '../../lib/request.ts';
import type { Outcome } from '../publishing/OutcomeBanner.tsx';
import { replaceMedia } from './queries.ts';

/**
 * Shows another image in every place of one. `find` may have to upload it first. The undo puts the first one back, so there is none
 * for an image that was in use before: its own places would change too.
 */
export function useReplacement<Source>(
  id: string,
  find: (source: Source) => Promise<string>,
  onOutcome: (outcome: Outcome) => void,
) {
  const queries = useQueryClient();
  return useMutation({
    async mutationFn(source: Source) {
      const next = await find(source);
      const usedBefore = await request('GET', '/media/{id}/usage', { params: { id: next } });
      return { next, isUnused: usedBefore.items.length === 0, ...(await replaceMedia(id, next)) };
    },
    onSuccess({ documents, change, next, isUnused }) {
      if (documents === 0) {
        const message = 'The picture was used nowhere. The new one is in the library.';
        onOutcome({ kind: 'done', message, change: null });
        return;
      }
      const message = `Replaced in ${count(documents, 'document')}.`;
      onOutcome({ kind: 'done', message, change, undo: isUnused ? () => replaceMedia(next, id) : undefined });
    },
    onSettled: () => Promise.all([['content'], ['media']].map((queryKey) => queries.invalidateQueries({ queryKey }))),
  });
}

/** What to do with a crop of a library's picture: keep both, or show the crop wherever the whole image is shown. */
export function useCropOffer(whole: MediaItem, onOutcome: (outcome: Outcome) => void) {
  const replace = useReplacement(whole.id, async (cropped: MediaItem) => cropped.id, onOutcome);
  const kept = () => onOutcome({ kind: 'done', message: 'The cropped picture is in the library.', change: null });

  return (cropped: MediaItem, places: number) => {
    if (places === 0) return kept();
    modals.openConfirmModal({
      title: 'Show the cropped picture instead?',
      children: `The whole picture is used in ${count(places, 'document')}. Both stay in the library, and this can be undone.`,
      labels: { confirm: 'Show it everywhere', cancel: 'Only keep it' },
      closeOnConfirm: true,
      onCancel: kept,
      onConfirm: () =>
        void replace.mutateAsync(cropped).catch((error: Error) => {
          onOutcome({ kind: 'failed', message: 'Nothing was replaced', detail: error.message });
        }),
    });
  };
}

/** Deletes images after a confirmation that warns of revisions that show them. */
export function useDeletion(onOutcome: (outcome: Outcome) => void) {
  const queries = useQueryClient();
  const remove = useMutation({
    mutationFn: (items: MediaItem[]) => {
      const history = items.some(({ inHistory }) => inHistory) ? 'lose' : 'keep';
      return request('POST', '/media/delete', { body: { ids: items.map(({ id }) => id), history } });
    },
    onSuccess({ deleted }) {
      const message = `${count(deleted, 'picture')} deleted.`;
      onOutcome({ kind: 'done', message, change: null });
    },
    onError: (error) => onOutcome({ kind: 'failed', message: 'Nothing was deleted', detail: error.message }),
    onSettled: () => queries.invalidateQueries({ queryKey: ['media'] }),
  });

  return async (items: MediaItem[]) => {
    const past = items.filter(({ inHistory }) => inHistory).length;
    const which = items.length === 1 ? 'it' : `${past} of them`;
    const warning = past > 0 ? ` Earlier versions show ${which}: they could not be restored with the picture.` : '';
    const title = `Are you sure you want to delete ${items.length === 1 ? 'this picture' : count(items.length, 'picture')}?`;
    if (await confirm({ title, text: `This cannot be undone.${warning}`, action: 'Delete' })) remove.mutate(items);
  };
}
