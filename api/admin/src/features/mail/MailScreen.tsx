import { Button, SegmentedControl, Stack, Text, Title } from '@mantine/core';
import { keepPreviousData, queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { ApiResponse } from '../../lib/api-types.ts';
import { confirm } from '../../lib/confirm.ts';
import { type Column, DataTable } from '../../lib/DataTable.tsx';
import { formatDateTime } from '../../lib/dates.ts';
import { Empty } from '../../lib/Empty.tsx';
import { ErrorAlert, LoadState } from '../../lib/errors.tsx';
import { Pager } from '../../lib/Pager.tsx';
import { request } from '../../lib/request.ts';
import { MailState } from './MailState.tsx';

type Mail = ApiResponse<'GET', '/outbox'>['items'][number];
type State = Mail['state'];

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
  const askAndResend = async ({ id, state, subject, to }: Mail) => {
    const text = `${to ?? 'The agency'} gets “${subject}” a second time.`;
    const isSure = state !== 'sent' || (await confirm({ title: 'Send this email again?', text, action: 'Send again' }));
    if (isSure) resend.mutate(id);
  };
  const columns: Column<Mail>[] = [
    { label: 'When', kind: 'short', cell: ({ sentAt, createdAt }) => formatDateTime(sentAt ?? createdAt) },
    {
      label: 'Mail',
      kind: 'text',
      cell: ({ subject, to, lastError }) => (
        <>
          <b>{subject}</b>
          <Text size="sm" c="dimmed">
            {to ?? 'To the agency'}
          </Text>
          {lastError && (
            <Text size="sm" c="red">
              {lastError}
            </Text>
          )}
        </>
      ),
    },
    {
      label: 'State',
      cell: ({ state, nextAt, attempts }) => (
        <>
          {STATES[state]}
          {nextAt && attempts > 0 && (
            <Text size="xs" c="dimmed">
              next try {formatDateTime(nextAt)}
            </Text>
          )}
        </>
      ),
    },
    {
      label: 'Actions',
      kind: 'action',
      cell: (mail) => {
        const words = mail.state === 'sent' ? 'Send again' : 'Send now';
        return (
          <Button
            size="compact-sm"
            variant="default"
            aria-label={`${words}: ${mail.subject}`}
            onClick={() => void askAndResend(mail)}
          >
            {words}
          </Button>
        );
      },
    },
  ];

  return (
    <Stack>
      <Title order={1}>Email log</Title>
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
      <ErrorAlert error={resend.error} />
      {resend.isSuccess && (
        <Text size="sm" role="status">
          The email is on its way.
        </Text>
      )}
      <LoadState data={data} error={error} />
      {data?.total === 0 && <Empty title={state ? `No mail is ${STATES[state].toLowerCase()}` : 'No mail yet'} />}
      {data && data.total > 0 && (
        <>
          <DataTable label="Mails" columns={columns} rows={data.items} getKey={({ id }) => id} />
          <Pager total={data.total} size={PAGE} page={page} onPage={setPage} />
        </>
      )}
    </Stack>
  );
}
