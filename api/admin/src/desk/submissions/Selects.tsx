import { Group, Kbd, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { colleaguesQuery, type InboxName } from '../../client/submissions.ts';
import { useSession } from '../../core/session/Session.tsx';
import { SelectInput } from '../../kit/form/inputs.tsx';
import { Select } from '../../kit/form/pickers.tsx';
import { MAX_STAGE_KEY } from '../../kit/keyboard.ts';
import classes from './inbox.module.css';
import type { Person } from './queries.ts';
import { useStatuses } from './statuses.ts';
import { texts } from './texts.ts';

interface StatusSelectProps {
  inbox: InboxName;
  label: string;
  /** The status; empty when it is chosen for several entries. */
  value: string;
  onChange(status: string): void;
}

/**
 * The status of a submission. For an application, each stage comes with the text that the candidate will see after the
 * move, and its side effects.
 */
export function StatusSelect({ inbox, label, value, onChange }: StatusSelectProps) {
  const statuses = useStatuses(inbox);
  const choices = statuses.map((status) => ({ value: status.value, label: status.label }));
  if (inbox === 'messages') {
    return (
      <SelectInput
        size="sm"
        w={value === '' ? '11rem' : undefined}
        label={label}
        isLabelHidden
        emptyLabel={value === '' ? `${label}…` : undefined}
        options={choices}
        value={value}
        onChange={(status) => status && onChange(status)}
      />
    );
  }
  return (
    <Select
      size="sm"
      w={value === '' ? '11rem' : undefined}
      aria-label={label}
      placeholder={`${label}…`}
      data={choices}
      renderOption={({ option }) => {
        const { candidateSees, sideEffects } = statuses.find((status) => status.value === option.value) ?? {};
        return (
          <div>
            <Group justify="space-between" wrap="nowrap" gap="xs">
              {option.label}
              <StageKey index={statuses.findIndex((status) => status.value === option.value)} />
            </Group>
            {candidateSees && <Text className={classes.seen}>{texts.candidateSees(candidateSees)}</Text>}
            {sideEffects && <Text className={classes.seen}>{sideEffects}</Text>}
          </div>
        );
      }}
      comboboxProps={{ width: 'min(20rem, calc(100vw - 3rem))', position: 'bottom-start', withinPortal: false }}
      withScrollArea={false}
      classNames={{ options: classes.stages }}
      allowDeselect={false}
      value={value || null}
      onChange={(status) => status && onChange(status)}
    />
  );
}

/** The number key that moves an application to the stage at this place. */
export function StageKey({ index }: { index: number }) {
  if (index < 0 || index >= MAX_STAGE_KEY) return null;
  return (
    <Kbd size="xs" aria-hidden>
      {index + 1}
    </Kbd>
  );
}

interface AssigneeSelectProps {
  /** The assignee: null for unassigned; undefined when a user is chosen for many. */
  assignee: Person | null | undefined;
  onChange(id: string | null): void;
}

export function AssigneeSelect({ assignee, onChange }: AssigneeSelectProps) {
  const { user } = useSession();
  const { data: colleagues = [] } = useQuery(colleaguesQuery);
  const people = new Map([[user.id, texts.you(user.name)]]);
  // Includes the assignee, who may have left.
  for (const { id, name } of [...(assignee ? [assignee] : []), ...colleagues]) {
    if (id !== user.id) people.set(id, name);
  }
  const isForMany = assignee === undefined;
  return (
    <SelectInput
      size="sm"
      w={isForMany ? '9rem' : undefined}
      label={isForMany ? texts.list.assignTo : texts.assignedTo}
      isLabelHidden
      options={[
        ...(isForMany ? [{ value: '?', label: `${texts.list.assignTo}…` }] : []),
        { value: '', label: texts.unassigned },
        ...[...people].map(([value, label]) => ({ value, label })),
      ]}
      value={isForMany ? '?' : (assignee?.id ?? '')}
      onChange={(id) => id !== '?' && onChange(id || null)}
    />
  );
}
