import { Button } from '@mantine/core';

interface EmptyBinButtonProps {
  isBusy: boolean;
  /** Asks first, then empties it. */
  onEmpty(): void;
}

export function EmptyBinButton({ isBusy, onEmpty }: EmptyBinButtonProps) {
  return (
    <Button size="xs" variant="default" c="red" style={{ alignSelf: 'start' }} loading={isBusy} onClick={onEmpty}>
      Empty bin
    </Button>
  );
}
