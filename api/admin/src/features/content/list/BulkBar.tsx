import { Button, Group, Text } from '@mantine/core';
import type { AdminEntry } from '../../../lib/api-types.ts';
import { count } from '../../../lib/format.ts';
import classes from './list.module.css';
import type { ListActions } from './use-list-actions.ts';

interface BulkBarProps {
  entries: AdminEntry[];
  isBin: boolean;
  actions: ListActions;
  onDone(): void;
}

/** What can be done with everything that is selected. */
export function BulkBar({ entries, isBin, actions, onDone }: BulkBarProps) {
  if (entries.length === 0) return null;
  const run = (action: (entries: AdminEntry[]) => Promise<boolean>) => async () => {
    if (await action(entries)) onDone();
  };
  return (
    <Group className={classes.bulk} gap="xs" role="region" aria-label="Selected entries">
      <Text size="sm" fw={600} mr="auto" role="status">
        {count(entries.length, 'entry', 'entries')} selected
      </Text>
      {isBin ? (
        <Button size="xs" variant="default" loading={actions.isBusy} onClick={run(actions.restore)}>
          Restore
        </Button>
      ) : (
        <>
          <Button size="xs" variant="default" loading={actions.isBusy} onClick={run(actions.publish)}>
            Publish
          </Button>
          <Button size="xs" variant="default" loading={actions.isBusy} onClick={run(actions.unpublish)}>
            Take off the site
          </Button>
          <Button size="xs" variant="default" c="red" loading={actions.isBusy} onClick={run(actions.remove)}>
            Delete
          </Button>
        </>
      )}
    </Group>
  );
}
