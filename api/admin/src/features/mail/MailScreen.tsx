import { Alert, Button, Group, Pagination, SegmentedControl, Stack, Table, Text, Title } from '@mantine/core';
import { keepPreviousData, queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { ApiResponse } from '../../lib/api-types.ts';
import { formatDateTime } from '../../lib/dates.ts';
import { Empty } from '../../lib/Empty.tsx';
import { request } from '../../lib/request.ts';
import { Spinner } from '../../lib/Spinner.tsx';
import classes from '../../lib/table.module.css';
import { MailState } from './MailState.tsx';

type State = ApiResponse<'GET', '/outbox'>['items'][number]['state'];

const PAGE = 50;
const STATES = { queued: 'Waiting', sent: 'Sent', failed: 'Failed' };

const mailQuery = (state: State | '', offset: number) =>
  queryOptions({
    queryKey: ['mail', state, offset],
    queryFn: () => request('GET', '/outbox', { query: { state, limit: PAGE, offset } }),
    placeholderData: keepPreviousData,
    refetchInterval: 15_000,
  });

/** What became of every mail, and another try. */
export default function MailScreen() {
  const queries = useQueryClient();
  const [state, setState] = useState<State | ''>('');
  const [page, setPage] = useState(1);
  const { data, error } = useQuery(mailQuery(state, (page - 1) * PAGE));
  const resend = useMutation({
    mutationFn: (id: string) => request('POST', '/outbox/{id}/resend', { params: { id } }),
    onSettled: () => queries.invalidateQueries({ queryKey: ['mail'] }),
  });
  const firstError = error ?? resend.error;

  return (
    <Stack>
      <Title order={1}>Outgoing mail</Title>
      <MailState />
      <SegmentedControl
        aria-label="Show"
        style={{ alignSelf: 'start' }}
        data={[
          { value: '', label: 'All' },
          ...Object.entries(STATES).map(([value, label]) => ({
            value,
            label: data ? `${label} (${data.counts[value as State]})` : label,
          })),
        ]}
        value={state}
        onChange={(next) => {
          setState(next as State | '');
          setPage(1);
        }}
      />
      {firstError && (
        <Alert color="red" role="alert">
          {firstError.message}
        </Alert>
      )}
      {!data && !error && <Spinner label="Loading..." />}
      {data?.total === 0 && <Empty title={state ? `No mail is ${STATES[state].toLowerCase()}` : 'No mail yet'} />}
      {data && data.total > 0 && (
        <div className={classes.frame}>
          <Table className={classes.cards} aria-label="Mails">
            <Table.Tbody>
              {data.items.map((mail) => (
                <Table.Tr key={mail.id}>
                  <Table.Td className={classes.short}>{formatDateTime(mail.sentAt ?? mail.createdAt)}</Table.Td>
                  <Table.Td className={classes.text}>
                    <b>{mail.subject}</b>
                    <Text size="sm" c="dimmed">
                      {mail.to ?? 'To the agency'}
                    </Text>
                    {mail.lastError && (
                      <Text size="sm" c="red">
                        {mail.lastError}
                      </Text>
                    )}
                  </Table.Td>
                  <Table.Td>
                    {STATES[mail.state]}
                    {mail.nextAt && mail.attempts > 0 && (
                      <Text size="xs" c="dimmed">
                        next try {formatDateTime(mail.nextAt)}
                      </Text>
                    )}
                  </Table.Td>
                  <Table.Td className={classes.action}>
                    <Button
                      size="compact-sm"
                      variant="default"
                      aria-label={`${mail.state === 'sent' ? 'Send again' : 'Send now'}: ${mail.subject}`}
                      onClick={() => resend.mutate(mail.id)}
                    >
                      {mail.state === 'sent' ? 'Send again' : 'Send now'}
                    </Button>
                  </Table.Td>
                </Table.Tr>
              ))}
            </Table.Tbody>
          </Table>
        </div>
      )}
      {data && data.total > PAGE && (
        <Group justify="flex-end">
          <Pagination
            size="sm"
            total={Math.ceil(data.total / PAGE)}
            value={page}
            onChange={setPage}
            getControlProps={(control) => ({ 'aria-label': `${control} page` })}
          />
        </Group>
      )}
    </Stack>
  );
}
