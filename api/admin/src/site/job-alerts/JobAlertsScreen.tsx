import { Button, Stack, Text, TextInput, Title } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { keepPreviousData, queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { plural } from 'content-types/text/plural';
import type { ApiResponse } from '../../client/api-types.ts';
import { request } from '../../client/request.ts';
import { useListQuery } from '../../core/navigation/use-list-query.ts';
import { confirm } from '../../kit/confirm.ts';
import { ErrorAlert, LoadState } from '../../kit/ErrorAlert.tsx';
import { type Column, DataTable } from '../../kit/list/DataTable.tsx';
import { Empty } from '../../kit/list/Empty.tsx';
import { Pager } from '../../kit/list/Pager.tsx';
import { formatDateTime, formatRelative } from '../../kit/text/dates.ts';

const texts = {
  title: 'Job alerts',
  summary: (confirmed: number, waiting: number) =>
    plural(confirmed, {
      one: `# confirmed job alert, ${waiting} awaiting confirmation. Addresses are deleted when people unsubscribe.`,
      other: `# confirmed job alerts, ${waiting} awaiting confirmation. Addresses are deleted when people unsubscribe.`,
    }),
  search: 'Search by email address',
  empty: { title: 'No job alerts yet', text: 'They appear here when visitors sign up.' },
  noMatch: 'No job alerts with that address',
  columns: { email: 'Email', criteria: 'Criteria', sent: 'Jobs sent', confirmed: 'Confirmed', actions: 'Actions' },
  frequency: { daily: 'Every morning', weekly: 'Every Monday' },
  jobs: (count: number) => plural(count, { one: '# job', other: '# jobs' }),
  last: (time: string) => `last ${time}`,
  since: (time: string) => `since ${time}`,
  notConfirmed: 'Not confirmed yet',
  delete: 'Delete',
  deleteNamed: (email: string) => `Delete ${email}`,
  confirmDelete: (email: string) => ({
    title: 'Delete this job alert?',
    text: `${email} won’t get any more emails from this alert, and we’ll delete the address. You can’t undo this.`,
    action: 'Delete job alert',
  }),
};

export default function JobAlertsScreen() {
  const queries = useQueryClient();
  const { filter, page, setFilter, setPage } = useListQuery({ search: '' });
  const [words] = useDebouncedValue(filter.search.trim(), 200);
  const { data, error } = useQuery(alertsQuery(words, page));
  const remove = useMutation({
    mutationFn: (id: string) => request('DELETE', '/alerts/{id}', { params: { id } }),
    onSettled: () => queries.invalidateQueries({ queryKey: ['alerts'] }),
  });
  const askAndDelete = async ({ id, email }: JobAlert) => {
    if (await confirm(texts.confirmDelete(email))) remove.mutate(id);
  };
  const columns: Column<JobAlert>[] = [
    { label: texts.columns.email, kind: 'lead', cell: ({ email }) => email },
    {
      label: texts.columns.criteria,
      kind: 'text',
      cell: (alert) => <TwoLines one={alert.criteria} two={texts.frequency[alert.frequency]} />,
    },
    {
      label: texts.columns.sent,
      kind: 'short',
      isNamed: true,
      cell: ({ jobs, lastSentAt }) => (
        <TwoLines one={texts.jobs(jobs)} two={lastSentAt && texts.last(formatRelative(lastSentAt))} />
      ),
    },
    {
      label: texts.columns.confirmed,
      kind: 'short',
      cell: ({ confirmedAt }) => (confirmedAt ? texts.since(formatDateTime(confirmedAt)) : texts.notConfirmed),
    },
    {
      label: texts.columns.actions,
      kind: 'action',
      cell: (alert) => (
        <Button
          size="compact-sm"
          variant="subtle"
          color="gray"
          aria-label={texts.deleteNamed(alert.email)}
          onClick={() => void askAndDelete(alert)}
        >
          {texts.delete}
        </Button>
      ),
    },
  ];
  return (
    <Stack>
      <Title order={1}>{texts.title}</Title>
      {data && (
        <Text size="sm" c="dimmed" className="numbers">
          {texts.summary(data.counts.confirmed, data.counts.waiting)}
        </Text>
      )}
      <TextInput
        maw="24rem"
        aria-label={texts.search}
        placeholder={texts.search}
        leftSection={<IconSearch size={16} aria-hidden />}
        value={filter.search}
        onChange={(event) => setFilter({ search: event.currentTarget.value })}
      />
      <ErrorAlert error={remove.error} />
      <LoadState data={data} error={error} />
      {data?.total === 0 && (words ? <Empty title={texts.noMatch} /> : <Empty {...texts.empty} />)}
      {data && data.total > 0 && (
        <DataTable label={texts.title} columns={columns} rows={data.items} getKey={({ id }) => id} />
      )}
      {data && <Pager total={data.total} size={ALERTS_PAGE} page={page} onPage={setPage} />}
    </Stack>
  );
}

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

type JobAlert = ApiResponse<'GET', '/alerts'>['items'][number];

const ALERTS_PAGE = 50;

const alertsQuery = (search: string, page: number) =>
  queryOptions({
    queryKey: ['alerts', search, page],
    queryFn: () =>
      request('GET', '/alerts', { query: { search, limit: ALERTS_PAGE, offset: (page - 1) * ALERTS_PAGE } }),
    placeholderData: keepPreviousData,
  });
