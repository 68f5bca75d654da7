/** Where owners appear: in the head of a job’s desk, in the list of jobs and in the form of a user. */
import { Alert, Button, Group, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { plural } from 'content-types/text/plural';
import { useState } from 'react';
import { colleaguesQuery } from '../../client/submissions.ts';
import { RECRUITERS } from '../../core/navigation/views.ts';
import { useValue } from '../../kit/form/use-form.ts';
import { ChoiceFilter } from '../../kit/list/FilterBar.tsx';
import { describeOwner, HandOver, texts } from './HandOver.tsx';
import { ownersQuery } from './queries.ts';

const words = {
  filter: 'Owner',
  any: 'Any',
  owns: (total: number) => plural(total, { one: 'Owns # job.', other: 'Owns # jobs.' }),
  leaves: 'They’ll have no owner once you save. Hand them over first.',
};

/** The owner and cover of a job, as a button that hands it over. */
export function JobOwner({ id }: { id: string }) {
  const { data } = useQuery(ownersQuery({ ids: id }));
  const [isOpen, setOpen] = useState(false);
  const job = data?.items[0];
  if (!job) return null;
  return (
    <>
      <Button variant="subtle" size="compact-sm" title={texts.handOver} onClick={() => setOpen(true)}>
        {describeOwner(job)}
      </Button>
      {isOpen && <HandOver jobs={[job]} onClose={() => setOpen(false)} />}
    </>
  );
}

interface JobsActionProps {
  ids: readonly string[];
  onDone(message: string): void;
}

/** Hands over the selected jobs of the list. */
export function HandOverMany({ ids, onDone }: JobsActionProps) {
  const [isOpen, setOpen] = useState(false);
  const { data } = useQuery({ ...ownersQuery({ ids: ids.join() }), enabled: isOpen });
  return (
    <>
      <Button size="sm" variant="default" onClick={() => setOpen(true)}>
        {texts.handOver}
      </Button>
      {isOpen && data && (
        <HandOver
          jobs={data.items}
          onClose={(message) => {
            setOpen(false);
            if (message) onDone(message);
          }}
        />
      )}
    </>
  );
}

interface OwnerFilterProps {
  value: string;
  onChange(value: string): void;
}

export function OwnerFilter(filter: OwnerFilterProps) {
  const { data: colleagues = [] } = useQuery(colleaguesQuery);
  const people = colleagues.map(({ id, name }) => ({ value: id, label: name }));
  const options = [{ value: 'nobody', label: texts.noOwner }, ...people];
  return <ChoiceFilter label={words.filter} any={words.any} options={options} {...filter} />;
}

/** The jobs of a user, to hand over before they go away or leave. */
export function JobsOfUser({ id }: { id: string }) {
  const { data } = useQuery(ownersQuery({ owner: id }));
  const [isOpen, setOpen] = useState(false);
  const role = String(useValue('role'));
  const leaves = useValue('disabled') === true || !RECRUITERS.some((one) => one === role);
  const jobs = data?.items ?? [];
  if (jobs.length === 0) return null;
  const owned = (
    <Group gap="xs">
      <Text size="sm">{words.owns(jobs.length)}</Text>
      <Button size="xs" variant="default" onClick={() => setOpen(true)}>
        {texts.handOver}
      </Button>
    </Group>
  );
  return (
    <>
      {leaves ? (
        <Alert color="yellow" title={words.leaves}>
          {owned}
        </Alert>
      ) : (
        owned
      )}
      {isOpen && <HandOver jobs={jobs} onClose={() => setOpen(false)} />}
    </>
  );
}
