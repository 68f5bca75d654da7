import {
  Alert,
  Box,
  Button,
  Group,
  NativeSelect,
  Pagination,
  Stack,
  Table,
  Text,
  TextInput,
  Title,
} from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconDownload, IconSearch } from '@tabler/icons-react';
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { londonMoment } from 'content-types/lib/london-time';
import { useState } from 'react';
import type { ApiResponse } from '../../lib/api-types.ts';
import { DayInput } from '../../lib/DayInput.tsx';
import { completeDay, formatDateTime } from '../../lib/dates.ts';
import { Empty } from '../../lib/Empty.tsx';
import { count } from '../../lib/format.ts';
import { request, toQuery } from '../../lib/request.ts';
import { Spinner } from '../../lib/Spinner.tsx';
import classes from '../../lib/table.module.css';
import { actionLabel } from './action-labels.ts';
import { usersQuery } from './queries.ts';

const ALL: AuditFilter = { search: '', action: '', user: '', from: '', to: '' };

/** Who did what, newest first. */
export default function AuditScreen() {
  const [filter, setFilter] = useState(ALL);
  const [page, setPage] = useState(1);
  const [settled] = useDebouncedValue(filter, 200);
  const { data, error } = useQuery(auditQuery(settled, (page - 1) * AUDIT_PAGE));
  return (
    <Stack>
      <Group justify="space-between">
        <Title order={1}>Audit log</Title>
        <Button
          component="a"
          variant="default"
          leftSection={<IconDownload size={16} />}
          href={`/api/audit/export${toQuery(auditParameters(settled))}`}
          download
        >
          Export
        </Button>
      </Group>
      <AuditFilters
        filter={filter}
        actions={data?.actions ?? []}
        onChange={(next) => {
          setFilter(next);
          setPage(1);
        }}
      />
      {error && (
        <Alert color="red" role="alert" title="Failed to fetch data">
          {error.message}
        </Alert>
      )}
      {!data && !error && <Spinner label="Loading..." />}
      {data?.total === 0 && <Empty title="Nothing found" text="Try another word, or more days." />}
      {data && data.total > 0 && <AuditTable entries={data.items} />}
      {data && data.total > 0 && (
        <Group justify="space-between" c="dimmed" fz="sm">
          <span className="numbers">{count(data.total, 'entry', 'entries')}</span>
          {data.total > AUDIT_PAGE && (
            <Pagination
              size="sm"
              total={Math.ceil(data.total / AUDIT_PAGE)}
              value={page}
              onChange={setPage}
              getControlProps={(control) => ({ 'aria-label': `${control} page` })}
            />
          )}
        </Group>
      )}
    </Stack>
  );
}

function AuditTable({ entries }: { entries: AuditEntry[] }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: on a phone it scrolls sideways, and nothing in it takes the focus
    <section className={classes.frame} aria-label="Audit log" tabIndex={0}>
      <Table className={classes.cards}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>When</Table.Th>
            <Table.Th>Who</Table.Th>
            <Table.Th>What</Table.Th>
            <Table.Th>Which</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {entries.map(({ id, at, user, action, subject, subjectName, detail }) => (
            <Table.Tr key={id}>
              <Table.Td className={classes.short}>{formatDateTime(at)}</Table.Td>
              <Table.Td>
                {user ?? (
                  <Text span c="dimmed" inherit>
                    Nobody
                  </Text>
                )}
              </Table.Td>
              <Table.Td>{actionLabel(action)}</Table.Td>
              <Table.Td className={classes.text}>
                {subjectName ?? (isOnlyOne(action, subject) ? '' : subject)}
                {detail && (
                  <Text size="xs" c="dimmed">
                    {readable(detail)}
                  </Text>
                )}
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </section>
  );
}

/** A singleton needs no name: its type is part of the action. */
function isOnlyOne(action: string, subject: string): boolean {
  return action.startsWith(`${subject}.`);
}

/** Moments within a text as people read them. */
function readable(text: string): string {
  return text.replace(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, formatDateTime);
}

interface AuditFiltersProps {
  filter: AuditFilter;
  /** Every action that occurs. */
  actions: string[];
  onChange(filter: AuditFilter): void;
}

function AuditFilters({ filter, actions, onChange }: AuditFiltersProps) {
  const { data } = useQuery(usersQuery);
  const set = (name: keyof AuditFilter) => (event: { currentTarget: { value: string } }) =>
    onChange({ ...filter, [name]: event.currentTarget.value });
  return (
    <Group gap="xs" align="end">
      <TextInput
        flex="1 1 14rem"
        label="Search"
        leftSection={<IconSearch size={16} aria-hidden />}
        value={filter.search}
        onChange={set('search')}
      />
      <NativeSelect
        flex="1 1 9.5rem"
        label="Who"
        data={[
          { value: '', label: 'Everybody' },
          ...(data?.items ?? []).map(({ id, name }) => ({ value: id, label: name })),
        ]}
        value={filter.user}
        onChange={set('user')}
      />
      <NativeSelect
        flex="1 1 9.5rem"
        label="What"
        data={[{ value: '', label: 'Everything' }, ...actions.map((value) => ({ value, label: actionLabel(value) }))]}
        value={filter.action}
        onChange={set('action')}
      />
      <Box flex="1 1 8.5rem">
        <DayInput label="From" value={filter.from} onChange={(from) => onChange({ ...filter, from })} />
      </Box>
      <Box flex="1 1 8.5rem">
        <DayInput label="To" value={filter.to} onChange={(to) => onChange({ ...filter, to })} />
      </Box>
    </Group>
  );
}

const AUDIT_PAGE = 50;

type AuditEntry = ApiResponse<'GET', '/audit'>['items'][number];

interface AuditFilter {
  search: string;
  action: string;
  user: string;
  /** Days as `2026-11-21`, both included; empty for any. */
  from: string;
  to: string;
}

/** The filter as the API takes it: days are London's. */
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
