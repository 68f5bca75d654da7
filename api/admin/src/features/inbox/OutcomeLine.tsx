import { Alert, Button, CloseButton, Group, Text } from '@mantine/core';
import classes from './inbox.module.css';

/** What became of the last thing that was done in the list. */
export type Outcome = { kind: 'done'; message: string; undo(): void } | { kind: 'failed'; message: string };

export function OutcomeLine({ outcome, onClose }: { outcome: Outcome | null; onClose(): void }) {
  if (!outcome) return null;
  if (outcome.kind === 'failed') {
    return (
      <Alert color="red" role="alert" withCloseButton closeButtonLabel="Close" onClose={onClose}>
        {outcome.message}
      </Alert>
    );
  }
  return (
    <Group className={classes.outcome} gap="xs">
      <Text fw={600} role="status" mr="auto">
        {outcome.message}
      </Text>
      <Button size="compact-sm" variant="default" onClick={outcome.undo}>
        Undo
      </Button>
      <CloseButton size="sm" aria-label="Close" onClick={onClose} />
    </Group>
  );
}
