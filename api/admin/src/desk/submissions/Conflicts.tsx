import { Group, Text } from '@mantine/core';
import type { InboxName } from '../../client/submissions.ts';
import { SmallButton } from '../../kit/buttons.tsx';
import { Warning } from '../../kit/notes.tsx';
import { common } from '../../kit/text/texts.ts';
import { describeConflict } from './describe-conflicts.ts';
import classes from './inbox.module.css';
import { useStatuses } from './statuses.ts';
import { texts } from './texts.ts';
import type { Actions } from './use-actions.ts';

const labels = texts.conflicts;

/** Changes rejected because a colleague changed the entry first. Shown until the user resolves them. */
export function Conflicts({ inbox, actions }: { inbox: InboxName; actions: Actions }) {
  const statuses = useStatuses(inbox);
  if (actions.collisions.length === 0) return null;
  return (
    <div className={classes.conflicts}>
      {actions.collisions.map((collision) => {
        const { key, conflicts, change } = collision;
        const stageLabel = statuses.find(({ value }) => value === change?.status)?.label;
        return (
          <Warning
            key={key}
            role="alert"
            title={change ? labels.unchanged[inbox](conflicts.length) : labels.notUndone(conflicts.length)}
          >
            {conflicts.map((conflict) => (
              <Text key={conflict.id} size="sm">
                {describeConflict(conflict)}
              </Text>
            ))}
            <Group gap="xs" mt="xs">
              <SmallButton onClick={() => actions.settle(collision)}>{change ? labels.keep : common.close}</SmallButton>
              {change && (
                <SmallButton onClick={() => actions.insist(collision, change)}>
                  {stageLabel ? labels.moveAnyway(stageLabel) : labels.changeAnyway}
                </SmallButton>
              )}
            </Group>
          </Warning>
        );
      })}
    </div>
  );
}
