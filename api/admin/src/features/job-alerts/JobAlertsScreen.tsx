import { Alert, Group, Pagination, Stack, Text, TextInput, Title } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { modals } from '@mantine/modals';
import { IconSearch } from '@tabler/icons-react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Empty } from '../../lib/Empty.tsx';
import { count } from '../../lib/format.ts';
import { Spinner } from '../../lib/Spinner.tsx';
import { JobAlertTable } from './JobAlertTable.tsx';
import { ALERTS_PAGE, alertsQuery, eraseAlert, type JobAlert } from './queries.ts';

/** Who has asked to hear of new jobs. */
export default function JobAlertsScreen() {
  const queries = useQueryClient();
  const [search, setSearch] = useState('');
  const [words] = useDebouncedValue(search.trim(), 200);
  const [page, setPage] = useState(1);
  const { data, error } = useQuery(alertsQuery(words, page));
  const erase = useMutation({
    mutationFn: eraseAlert,
    onSettled: () => queries.invalidateQueries({ queryKey: ['alerts'] }),
  });
  const confirm = ({ id, email }: JobAlert) =>
    modals.openConfirmModal({
      title: 'Are you sure you want to erase this job alert?',
      children: `${email} gets no more mails from it, and the address is forgotten. This cannot be undone.`,
      labels: { confirm: 'Erase', cancel: 'Cancel' },
      confirmProps: { color: 'red' },
      onConfirm: () => erase.mutate(id),
    });
  const firstError = error ?? erase.error;
  return (
    <Stack>
      <Title order={1}>Job alerts</Title>
      {data && (
        <Text size="sm" c="dimmed" className="numbers">
          {count(data.counts.confirmed, 'subscription')}, {data.counts.waiting} waiting to be confirmed. Whoever
          unsubscribes is forgotten at once.
        </Text>
      )}
      <TextInput
        maw="24rem"
        aria-label="Search by address"
        placeholder="Search by address"
        leftSection={<IconSearch size={16} aria-hidden />}
        value={search}
        onChange={(event) => {
          setSearch(event.currentTarget.value);
          setPage(1);
        }}
      />
      {firstError && (
        <Alert color="red" role="alert">
          {firstError.message}
        </Alert>
      )}
      {!data && !error && <Spinner label="Loading..." />}
      {data?.total === 0 &&
        (words ? (
          <Empty title="Nobody with this address" />
        ) : (
          <Empty title="No job alerts yet" text="Visitors ask for them beside the jobs. You see here who has." />
        ))}
      {data && data.total > 0 && <JobAlertTable alerts={data.items} onErase={confirm} />}
      {data && data.total > ALERTS_PAGE && (
        <Group justify="flex-end">
          <Pagination
            size="sm"
            total={Math.ceil(data.total / ALERTS_PAGE)}
            value={page}
            onChange={setPage}
            getControlProps={(control) => ({ 'aria-label': `${control} page` })}
          />
        </Group>
      )}
    </Stack>
  );
}
