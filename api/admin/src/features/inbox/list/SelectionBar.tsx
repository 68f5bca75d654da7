import { Button, Checkbox, Group, Text } from '@mantine/core';
import { AssigneeSelect } from '../AssigneeSelect.tsx';
import classes from '../inbox.module.css';
import { StatusSelect } from '../StatusSelect.tsx';
import type { InboxName, Submission } from '../types.ts';
import type { Actions } from '../use-actions.ts';
import type { Box } from './filter.ts';

interface SelectionBarProps {
  inbox: InboxName;
  box: Box;
  /** What the page of the list holds. */
  submissions: Submission[];
  selected: Submission[];
  actions: Actions;
  onSelect(ids: string[]): void;
}

/** Selects all that are shown, and does something with all that are selected. */
export function SelectionBar({ inbox, box, submissions, selected, actions, onSelect }: SelectionBarProps) {
  const isAll = selected.length === submissions.length;
  const apply = (change: Parameters<Actions['change']>[1]) => actions.change(selected, change, () => onSelect([]));
  return (
    <Group className={classes.bulk} gap="xs" role="region" aria-label={`Selected ${inbox}`}>
      <Checkbox
        size="xs"
        label={selected.length > 0 ? `${selected.length} selected` : 'Select all'}
        checked={isAll}
        indeterminate={!isAll && selected.length > 0}
        onChange={() => onSelect(isAll ? [] : submissions.map(({ id }) => id))}
      />
      <Text role="status" className="visually-hidden">
        {selected.length > 0 ? `${selected.length} selected` : ''}
      </Text>
      {selected.length > 0 && (
        <Group gap="xs">
          {box === 'spam' ? (
            <Button size="sm" variant="default" loading={actions.isBusy} onClick={() => apply({ status: 'new' })}>
              Not spam
            </Button>
          ) : (
            <>
              <StatusSelect inbox={inbox} label="Mark as" value="" onChange={(status) => apply({ status })} />
              <AssigneeSelect assignee={undefined} onChange={(assignedTo) => apply({ assignedTo })} />
            </>
          )}
          <Button size="sm" variant="default" loading={actions.isBusy} onClick={() => apply({ bin: box !== 'bin' })}>
            {box === 'bin' ? 'Restore' : 'Bin'}
          </Button>
        </Group>
      )}
    </Group>
  );
}
