import { Modal } from '@mantine/core';
import type { MediaItem } from '../../lib/api-types.ts';
import { MediaGrid } from './MediaGrid.tsx';

export default function MediaPicker({ onClose, onPick }: { onClose(): void; onPick(item: MediaItem): void }) {
  return (
    <Modal opened onClose={onClose} title="Choose from the library" size="xl">
      <MediaGrid onPick={onPick} />
    </Modal>
  );
}
