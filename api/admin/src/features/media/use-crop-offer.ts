import { modals } from '@mantine/modals';
import type { MediaItem } from '../../lib/api-types.ts';
import { count } from '../../lib/format.ts';
import type { Outcome } from '../publishing/OutcomeBanner.tsx';
import { useReplacement } from './use-replacement.ts';

/** What to do with a crop of a library's picture: keep it beside the whole one, or show it wherever that is shown. */
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
