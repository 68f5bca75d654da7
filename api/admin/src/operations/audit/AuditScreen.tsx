import { Box, Button, Group, NativeSelect, Stack, Text, TextInput, Title } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconDownload, IconSearch } from '@tabler/icons-react';
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { londonMoment } from 'content-types/lib/london-time';
import type { ApiResponse } from '../../client/api-types.ts';
import { request, toQuery } from '../../client/request.ts';
import { usersQuery } from '../../core/auth/queries.ts';
import { useListQuery } from '../../core/navigation/use-list-query.ts';
import { LoadState } from '../../kit/ErrorAlert.tsx';
import { DayInput } from '../../kit/form/DayInput.tsx';
import { type Column, DataTable } from '../../kit/list/DataTable.tsx';
import { Empty } from '../../kit/list/Empty.tsx';
import { Pager } from '../../kit/list/Pager.tsx';
import { completeDay, formatDateTime } from '../../kit/text/dates.ts';
import { texts as words } from './texts.ts';

/** Days as `2026-11-21`, both included. */
const ALL = { search: '', action: '', user: '', from: '', to: '' };

/** The audit log, newest first. */
export default function AuditScreen() {
  const { filter, page, setFilter, setPage } = useListQuery(ALL);
  const [settled] = useDebouncedValue(filter, 200);
  const { data, error } = useQuery(auditQuery(settled, (page - 1) * AUDIT_PAGE));
  const labelOf = (action: string) => data?.labels[action] ?? action;
  return (
    <Stack>
      <Group justify="space-between">
        <Title order={1}>{words.title}</Title>
        <Button
          component="a"
          variant="default"
          leftSection={<IconDownload size={16} />}
          href={`/api/audit/export${toQuery(auditParameters(settled))}`}
          download
        >
          {words.export}
        </Button>
      </Group>
      <AuditFilters
        filter={filter}
        actions={(data?.actions ?? []).map((value) => ({ value, label: labelOf(value) }))}
        onChange={setFilter}
      />
      <LoadState data={data} error={error} />
      {data?.total === 0 && <Empty {...words.empty} />}
      {data && data.total > 0 && (
        <>
          <DataTable
            label={words.title}
            columns={COLUMNS}
            rows={data.items.map((item) => ({ ...item, label: labelOf(item.action) }))}
            getKey={({ id }) => id}
          />
          <Pager total={data.total} size={AUDIT_PAGE} page={page} onPage={setPage} label={words.total(data.total)} />
        </>
      )}
    </Stack>
  );
}

const COLUMNS: Column<AuditEntry>[] = [
  { label: words.columns.at, kind: 'short', cell: ({ at }) => formatDateTime(at) },
  {
    label: words.columns.user,
    cell: ({ user }) => (
      <Text span c={user ? undefined : 'dimmed'} inherit>
        {user ?? words.noUser}
      </Text>
    ),
  },
  { label: words.columns.action, cell: ({ label }) => label },
  {
    label: words.columns.subject,
    kind: 'text',
    cell: ({ action, subject, subjectName, detail }) => (
      <>
        {subjectName ?? (isOnlyOne(action, subject) ? '' : subject)}
        {detail && (
          <Text size="xs" c="dimmed">
            {readable(detail)}
          </Text>
        )}
      </>
    ),
  },
];

/** Whether it is a singleton, which needs no name: its type is part of the action. */
function isOnlyOne(action: string, subject: string): boolean {
  return action.startsWith(`${subject}.`);
}

/** A text with its ISO times formatted. */
function readable(text: string): string {
  return text.replace(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, formatDateTime);
}

interface AuditFiltersProps {
  filter: AuditFilter;
  /** Every action in the log. */
  actions: { value: string; label: string }[];
  onChange(change: Partial<AuditFilter>): void;
}

function AuditFilters({ filter, actions, onChange }: AuditFiltersProps) {
  const { data } = useQuery(usersQuery);
  const set = (name: keyof AuditFilter) => (event: { currentTarget: { value: string } }) =>
    onChange({ [name]: event.currentTarget.value });
  return (
    <Group gap="xs" align="end">
      <TextInput
        flex="1 1 14rem"
        label={words.filters.search}
        leftSection={<IconSearch size={16} aria-hidden />}
        value={filter.search}
        onChange={set('search')}
      />
      <NativeSelect
        flex="1 1 9.5rem"
        label={words.filters.user}
        data={[
          { value: '', label: words.filters.anyone },
          ...(data?.items ?? []).map(({ id, name }) => ({ value: id, label: name })),
        ]}
        value={filter.user}
        onChange={set('user')}
      />
      <NativeSelect
        flex="1 1 9.5rem"
        label={words.filters.action}
        data={[{ value: '', label: words.filters.anything }, ...actions]}
        value={filter.action}
        onChange={set('action')}
      />
      <Box flex="1 1 8.5rem">
        <DayInput label={words.filters.from} value={filter.from} onChange={(from) => onChange({ from })} />
      </Box>
      <Box flex="1 1 8.5rem">
        <DayInput label={words.filters.to} value={filter.to} onChange={(to) => onChange({ to })} />
      </Box>
    </Group>
  );
}

const AUDIT_PAGE = 50;

type AuditEntry = ApiResponse<'GET', '/audit'>['items'][number] & { label: string };

type AuditFilter = typeof ALL;

/** The filter as the API takes it. Days are in London time. */
function auditParameters({ from, to, ...filter }: AuditFilter) {
  const at = (day: string, time: string) => completeDay(day) && new Date(londonMoment(day, time)).toISOString();
  return { ...filter, from: at(from, '00:00:00'), to: at(to, '23:59:59.999') };
}

const auditQuery = (filter: AuditFilter, offset: number) =>
  queryOptions({
    queryKey: ['audit', filter, offset],
    queryFn: () => request('GET', '/audit', { query: { ...auditParameters(filter), limit: AUDIT_PAGE, offset } }),
    placeholderData: keepPreviousData,
  });
