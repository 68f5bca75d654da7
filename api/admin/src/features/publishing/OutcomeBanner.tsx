import { Alert, Button, CloseButton, Group, Text } from '@mantine/core';
import classes from './outcome.module.css';
import type { Outcome } from './outcome.ts';
import { ReceiptLine } from './ReceiptLine.tsx';
import { useUndo } from './use-undo.ts';

interface OutcomeBannerProps {
  outcome: Outcome | null;
  onClose(): void;
  /** What became of taking it back; by then everything has been read anew. */
  onUndone(outcome: Outcome): void;
}

/** What became of the last thing that was asked for, with its receipt when visitors are concerned, and the way back. */
export function OutcomeBanner({ outcome, onClose, onUndone }: OutcomeBannerProps) {
  const undo = useUndo(onUndone);
  if (!outcome) return null;
  if (outcome.kind === 'failed') {
    return (
      <Alert
        color="red"
        role="alert"
        title={outcome.message}
        withCloseButton
        closeButtonLabel="Close"
        onClose={onClose}
      >
        {outcome.detail}
      </Alert>
    );
  }
  const { message, change, undo: way } = outcome;
  return (
    <div className={classes.done}>
      <Group justify="space-between" gap="sm" wrap="nowrap" align="flex-start">
        <Text fw={600} role="status">
          {message}
        </Text>
        <Group gap="xs" wrap="nowrap">
          {way && (
            <Button size="compact-sm" variant="default" loading={undo.isPending} onClick={() => undo.mutate(way)}>
              {way.label}
            </Button>
          )}
          <CloseButton size="sm" aria-label="Close" onClick={onClose} />
        </Group>
      </Group>
      {change !== null && <ReceiptLine key={change} change={change} />}
    </div>
  );
}
