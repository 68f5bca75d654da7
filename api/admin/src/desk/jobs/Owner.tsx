/** Owners in the head of a job's desk, the list of jobs and the form of a user. */
import { Group, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { colleaguesQuery } from '../../client/submissions.ts';
import { RECRUITERS } from '../../core/navigation/views.ts';
import { useValue } from '../../kit/form/use-form.ts';
import { ChoiceFilter } from '../../kit/list/FilterBar.tsx';
import { Note } from '../../kit/notes.tsx';
import { HandOverButton } from './HandOver.tsx';
import { ownerTexts as texts } from './owner-texts.ts';
import { ownersQuery } from './queries.ts';

export function JobOwner({ id }: { id: string }) {
  const { data } = useQuery(ownersQuery({ ids: id }));
  const job = data?.items[0];
  if (!job) return null;
  return (
    <Group gap="xs" pb={4}>
      <Note>{texts.owner(job)}</Note>
      <HandOverButton jobs={[job]} size="compact-sm" />
    </Group>
  );
}

export function HandOverSelected({ ids, onDone }: { ids: readonly string[]; onDone(message: string): void }) {
  const { data } = useQuery(ownersQuery({ ids: ids.join() }));
  return <HandOverButton jobs={data?.items ?? []} size="sm" disabled={!data} onDone={onDone} />;
}

export function OwnerFilter(filter: { value: string; onChange(value: string): void }) {
  const { data: colleagues = [] } = useQuery(colleaguesQuery);
  const people = colleagues.map(({ id, name }) => ({ value: id, label: name }));
  const options = [{ value: 'nobody', label: texts.noOwner }, ...people];
  return <ChoiceFilter label={texts.filter} emptyLabel={texts.any} options={options} {...filter} />;
}

/** The jobs of a user, to hand over before they go away or leave. */
export function JobsOfUser({ id }: { id: string }) {
  const { data } = useQuery(ownersQuery({ owner: id }));
  const role = useValue('role');
  const isLeaving = useValue('disabled') === true || !RECRUITERS.some((recruiterRole) => recruiterRole === role);
  const jobs = data?.items ?? [];
  if (jobs.length === 0) return null;
  return (
    <Group gap="xs">
      <Text size="sm" c={isLeaving ? 'red' : undefined}>
        {texts.owns(jobs.length)} {isLeaving && texts.leaves}
      </Text>
      <HandOverButton jobs={jobs} size="xs" />
    </Group>
  );
}
