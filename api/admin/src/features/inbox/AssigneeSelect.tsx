import { NativeSelect } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useSession } from '../../app/session/Session.tsx';
import { colleaguesQuery } from './queries.ts';
import type { Person } from './types.ts';

interface AssigneeSelectProps {
  /** Null for nobody; undefined to choose somebody for many. */
  assignee: Person | null | undefined;
  onChange(id: string | null): void;
}

/** Who looks after it. */
export function AssigneeSelect({ assignee, onChange }: AssigneeSelectProps) {
  const { user } = useSession();
  const { data: colleagues = [] } = useQuery(colleaguesQuery);
  const people = new Map([[user.id, `${user.name} (you)`]]);
  // Somebody who has left may still have it.
  for (const { id, name } of [...(assignee ? [assignee] : []), ...colleagues]) {
    if (id !== user.id) people.set(id, name);
  }
  const isForMany = assignee === undefined;
  return (
    <NativeSelect
      size="sm"
      w={isForMany ? '9rem' : '13rem'}
      aria-label={isForMany ? 'Give to' : 'Looked after by'}
      data={[
        ...(isForMany ? [{ value: '?', label: 'Give to …' }] : []),
        { value: '', label: isForMany ? 'Nobody' : 'Looked after by nobody' },
        ...[...people].map(([value, label]) => ({ value, label })),
      ]}
      value={isForMany ? '?' : (assignee?.id ?? '')}
      onChange={({ currentTarget: { value } }) => value !== '?' && onChange(value || null)}
    />
  );
}
