import { Alert, Button, Group, Pagination, Stack, Table, Text, TextInput, Title } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { modals } from '@mantine/modals';
import { IconSearch } from '@tabler/icons-react';
import { keepPreviousData, queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { ApiResponse } from '../../lib/api-types.ts';
import { formatDateTime, formatRelative } from '../../lib/dates.ts';
import { Empty } from '../../lib/Empty.tsx';
import { count } from '../../lib/format.ts';
import { request } from '../../lib/request.ts';
import { Spinner } from '../../lib/Spinner.tsx';
import classes from '../../lib/table.module.css';

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

const WHEN = { daily: 'Every morning', weekly: 'Every Monday' };

function JobAlertTable({ alerts, onErase }: { alerts: JobAlert[]; onErase(alert: JobAlert): void }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
    <section className={classes.frame} aria-label="Job alerts" tabIndex={0}>
      <Table className={classes.cards} aria-label="Job alerts">
        <Table.Thead>
          <Table.Tr>
            <Table.Th>Address</Table.Th>
            <Table.Th>Jobs wanted</Table.Th>
            <Table.Th>Told of</Table.Th>
            <Table.Th>Since</Table.Th>
            <Table.Th>
              <span className="visually-hidden">Actions</span>
            </Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {alerts.map((alert) => (
            <Table.Tr key={alert.id}>
              <Table.Td className={classes.lead}>{alert.email}</Table.Td>
              <Table.Td className={classes.text}>
                {describeCriteria(alert)}
                <Text size="xs" c="dimmed">
                  {WHEN[alert.frequency]}
                </Text>
              </Table.Td>
              <Table.Td className={classes.short} data-label="Told of">
                {count(alert.jobs, 'job')}
                {alert.lastSentAt && (
                  <Text size="xs" c="dimmed">
                    last {formatRelative(alert.lastSentAt)}
                  </Text>
                )}
              </Table.Td>
              <Table.Td className={classes.short} data-label={alert.confirmedAt ? 'Since' : undefined}>
                {alert.confirmedAt ? formatDateTime(alert.confirmedAt) : 'Not confirmed yet'}
              </Table.Td>
              <Table.Td className={classes.action}>
                <Button
                  size="compact-sm"
                  variant="subtle"
                  color="gray"
                  aria-label={`Erase ${alert.email}`}
                  onClick={() => onErase(alert)}
                >
                  Erase
                </Button>
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </section>
  );
}

function describeCriteria({ category, type, place }: JobAlert): string {
  return [category ?? 'Every category', type, place].filter(Boolean).join(', ');
}

type JobAlert = ApiResponse<'GET', '/alerts'>['items'][number];

const ALERTS_PAGE = 50;

/** `page` counts from one. */
const alertsQuery = (search: string, page: number) =>
  queryOptions({
    queryKey: ['alerts', search, page],
    queryFn: () =>
      request('GET', '/alerts', { query: { search, limit: ALERTS_PAGE, offset: (page - 1) * ALERTS_PAGE } }),
    placeholderData: keepPreviousData,
  });

function eraseAlert(id: string): Promise<null> {
  return request('DELETE', '/alerts/{id}', { params: { id } });
}
