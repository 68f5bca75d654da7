import { Alert, Button, CloseButton, Group, Text } from '@mantine/core';
import { ReceiptLine } from '../publish/ReceiptLine.tsx';
import classes from './outcome.module.css';

export type Outcome =
  | { kind: 'done'; message: string; change: number | null; undo?: { label: string; run(): void } }
  | { kind: 'failed'; message: string; detail: string };

/** What became of the last thing that was asked for, with its receipt when visitors are concerned. */
export function OutcomeBanner({ outcome, onClose }: { outcome: Outcome | null; onClose(): void }) {
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
  const { message, change, undo } = outcome;
  return (
    <div className={classes.done}>
      <Group justify="space-between" gap="sm" wrap="nowrap" align="flex-start">
        <Text fw={600} role="status">
          {message}
        </Text>
        <Group gap="xs" wrap="nowrap">
          {undo && (
            <Button size="compact-sm" variant="default" onClick={undo.run}>
              {undo.label}
            </Button>
          )}
          <CloseButton size="sm" aria-label="Close" onClick={onClose} />
        </Group>
      </Group>
      {change !== null && <ReceiptLine key={change} change={change} />}
    </div>
  );
}
