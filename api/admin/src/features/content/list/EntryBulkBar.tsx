import { Button } from '@mantine/core';
import type { AdminEntry } from '../../../lib/api-types.ts';
import { BulkBar } from '../../../lib/BulkBar.tsx';
import { count } from '../../../lib/format.ts';
import type { ListActions } from './use-list-actions.ts';

interface EntryBulkBarProps {
  entries: AdminEntry[];
  isBin: boolean;
  actions: ListActions;
  onDone(): void;
}

export function EntryBulkBar({ entries, isBin, actions, onDone }: EntryBulkBarProps) {
  if (entries.length === 0) return null;
  const run = (action: (entries: AdminEntry[]) => Promise<boolean>) => async () => {
    if (await action(entries)) onDone();
  };
  return (
    <BulkBar label="Selected entries" count={count(entries.length, 'entry', 'entries')}>
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
    </BulkBar>
  );
}
