import { NativeSelect } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useSession } from '../../session/Session.tsx';
import { usersQuery } from '../people/queries.ts';
import type { Person } from './types.ts';

/** Who looks after it. Only administrators know all colleagues; others can take it or give it back. */
export function AssigneeSelect({ assignee, onChange }: { assignee: Person | null; onChange(id: string | null): void }) {
  const { user } = useSession();
  const { data } = useQuery({ ...usersQuery, enabled: user.role === 'administrator' });
  const colleagues = (data?.items ?? []).filter(({ role, disabled }) => role !== 'editor' && !disabled);
  const people = new Map<string, string>([[user.id, `${user.name} (you)`]]);
  for (const { id, name } of [...(assignee ? [assignee] : []), ...colleagues]) {
    if (id !== user.id) people.set(id, name);
  }
  return (
    <NativeSelect
      w="13rem"
      aria-label="Looked after by"
      data={[
        { value: '', label: 'Looked after by nobody' },
        ...[...people].map(([value, label]) => ({ value, label })),
      ]}
      value={assignee?.id ?? ''}
      onChange={(event) => onChange(event.currentTarget.value || null)}
    />
  );
}
