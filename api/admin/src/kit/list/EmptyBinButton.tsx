import { Button } from '@mantine/core';
import { common } from '../text/texts.ts';

interface EmptyBinButtonProps {
  isBusy: boolean;
  /** Empties the bin after asking for confirmation. */
  onEmpty(): void;
}

export function EmptyBinButton({ isBusy, onEmpty }: EmptyBinButtonProps) {
  return (
    <Button size="xs" variant="default" c="red" style={{ alignSelf: 'start' }} loading={isBusy} onClick={onEmpty}>
      {common.emptyBin}
    </Button>
  );
}
