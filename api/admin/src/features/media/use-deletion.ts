import { modals } from '@mantine/modals';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { MediaItem } from '../../lib/api-types.ts';
import { count } from '../../lib/format.ts';
import type { Outcome } from '../publishing/OutcomeBanner.tsx';
import { deleteMedia } from './queries.ts';

/** Deletes pictures after asking, with a word about earlier versions that would come back without them. */
export function useDeletion(onOutcome: (outcome: Outcome) => void) {
  const queries = useQueryClient();
  const remove = useMutation({
    mutationFn: (items: MediaItem[]) =>
      deleteMedia(
        items.map(({ id }) => id),
        items.some(({ inHistory }) => inHistory),
      ),
    onSuccess({ deleted }) {
      const message = `${count(deleted, 'picture')} deleted.`;
      onOutcome({ kind: 'done', message, change: null });
    },
    onError: (error) => onOutcome({ kind: 'failed', message: 'Nothing was deleted', detail: error.message }),
    onSettled: () => queries.invalidateQueries({ queryKey: ['media'] }),
  });

  return (items: MediaItem[]) => {
    const past = items.filter(({ inHistory }) => inHistory).length;
    modals.openConfirmModal({
      title: `Are you sure you want to delete ${items.length === 1 ? 'this picture' : count(items.length, 'picture')}?`,
      children: `This cannot be undone.${past > 0 ? ` Earlier versions show ${items.length === 1 ? 'it' : `${past} of them`}: they could not be restored with the picture.` : ''}`,
      labels: { confirm: 'Delete', cancel: 'Cancel' },
      confirmProps: { color: 'red' },
      onConfirm: () => remove.mutate(items),
    });
  };
}
