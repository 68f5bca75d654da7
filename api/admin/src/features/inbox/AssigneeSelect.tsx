import { NativeSelect } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useSession } from '../../app/session/Session.tsx';
import { colleaguesQuery } from './queries.ts';
import type { Person } from './types.ts';

interface AssigneeSelectProps {
  /** Null for unassigned; undefined to choose a user for many. */
  assignee: Person | null | undefined;
  onChange(id: string | null): void;
}

/** The user that a submission is assigned to. */
export function AssigneeSelect({ assignee, onChange }: AssigneeSelectProps) {
  const { user } = useSession();
  const { data: colleagues = [] } = useQuery(colleaguesQuery);
  const people = new Map([[user.id, `${user.name} (you)`]]);
  // It may be assigned to a user who has left.
  for (const { id, name } of [...(assignee ? [assignee] : []), ...colleagues]) {
    if (id !== user.id) people.set(id, name);
  }
  const isForMany = assignee === undefined;
  return (
    <NativeSelect
      size="sm"
      w={isForMany ? '9rem' : '13rem'}
      aria-label={isForMany ? 'Assign to' : 'Assigned to'}
      data={[
        ...(isForMany ? [{ value: '?', label: 'Assign to…' }] : []),
        { value: '', label: 'Unassigned' },
        ...[...people].map(([value, label]) => ({ value, label })),
      ]}
      value={isForMany ? '?' : (assignee?.id ?? '')}
      onChange={({ currentTarget: { value } }) => value !== '?' && onChange(value || null)}
    />
  );
}
