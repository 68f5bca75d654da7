import { Button, Stack, Text, TextInput, Title } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { keepPreviousData, queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { ApiResponse } from '../../lib/api-types.ts';
import { confirm } from '../../lib/confirm.ts';
import { type Column, DataTable } from '../../lib/DataTable.tsx';
import { formatDateTime, formatRelative } from '../../lib/dates.ts';
import { Empty } from '../../lib/Empty.tsx';
import { ErrorAlert, LoadState } from '../../lib/errors.tsx';
import { count } from '../../lib/format.ts';
import { Pager } from '../../lib/Pager.tsx';
import { request } from '../../lib/request.ts';

export default function JobAlertsScreen() {
  const queries = useQueryClient();
  const [search, setSearch] = useState('');
  const [words] = useDebouncedValue(search.trim(), 200);
  const [page, setPage] = useState(1);
  const { data, error } = useQuery(alertsQuery(words, page));
  const erase = useMutation({
    mutationFn: (id: string) => request('DELETE', '/alerts/{id}', { params: { id } }),
    onSettled: () => queries.invalidateQueries({ queryKey: ['alerts'] }),
  });
  const askAndErase = async ({ id, email }: JobAlert) => {
    const title = 'Are you sure you want to erase this job alert?';
    const text = `${email} gets no more mails from it, and the address is forgotten. This cannot be undone.`;
    if (await confirm({ title, text, action: 'Erase' })) erase.mutate(id);
  };
  const columns: Column<JobAlert>[] = [
    { label: 'Address', kind: 'lead', cell: ({ email }) => email },
    {
      label: 'Jobs wanted',
      kind: 'text',
      cell: (alert) => <TwoLines one={describeCriteria(alert)} two={WHEN[alert.frequency]} />,
    },
    {
      label: 'Jobs sent',
      kind: 'short',
      isNamed: true,
      cell: ({ jobs, lastSentAt }) => (
        <TwoLines one={count(jobs, 'job')} two={lastSentAt && `last ${formatRelative(lastSentAt)}`} />
      ),
    },
    {
      label: 'Confirmed',
      kind: 'short',
      cell: ({ confirmedAt }) => (confirmedAt ? `since ${formatDateTime(confirmedAt)}` : 'Not confirmed yet'),
    },
    {
      label: 'Actions',
      kind: 'action',
      cell: (alert) => (
        <Button
          size="compact-sm"
          variant="subtle"
          color="gray"
          aria-label={`Erase ${alert.email}`}
          onClick={() => void askAndErase(alert)}
        >
          Erase
        </Button>
      ),
    },
  ];
  return (
    <Stack>
      <Title order={1}>Job alerts</Title>
      {data && (
        <Text size="sm" c="dimmed" className="numbers">
          {count(data.counts.confirmed, 'subscription')}, {data.counts.waiting} waiting to be confirmed. Addresses are
          erased when people unsubscribe.
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
      <ErrorAlert error={erase.error} />
      <LoadState data={data} error={error} />
      {data?.total === 0 &&
        (words ? (
          <Empty title="No job alerts for this address" />
        ) : (
          <Empty title="No job alerts yet" text="They appear here when visitors ask for them." />
        ))}
      {data && data.total > 0 && (
        <DataTable label="Job alerts" columns={columns} rows={data.items} getKey={({ id }) => id} />
      )}
      {data && <Pager total={data.total} size={ALERTS_PAGE} page={page} onPage={setPage} />}
    </Stack>
  );
}

const WHEN = { daily: 'Every morning', weekly: 'Every Monday' };

function TwoLines({ one, two }: { one: string; two: string | null }) {
  return (
    <>
      {one}
      {two && (
        <Text size="xs" c="dimmed">
          {two}
        </Text>
      )}
    </>
  );
}

function describeCriteria({ category, type, place }: JobAlert): string {
  return [category ?? 'Every category', type, place].filter(Boolean).join(', ');
}

type JobAlert = ApiResponse<'GET', '/alerts'>['items'][number];

const ALERTS_PAGE = 50;

const alertsQuery = (search: string, page: number) =>
  queryOptions({
    queryKey: ['alerts', search, page],
    queryFn: () =>
      request('GET', '/alerts', { query: { search, limit: ALERTS_PAGE, offset: (page - 1) * ALERTS_PAGE } }),
    placeholderData: keepPreviousData,
  });
