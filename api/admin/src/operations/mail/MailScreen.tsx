import { Button, SegmentedControl, Stack, Text, Title } from '@mantine/core';
import { keepPreviousData, queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ApiResponse } from '../../client/api-types.ts';
import { request } from '../../client/request.ts';
import { useListQuery } from '../../core/navigation/use-list-query.ts';
import { confirm } from '../../kit/confirm.ts';
import { ErrorAlert, LoadState } from '../../kit/ErrorAlert.tsx';
import { type Column, DataTable } from '../../kit/list/DataTable.tsx';
import { Empty } from '../../kit/list/Empty.tsx';
import { Pager } from '../../kit/list/Pager.tsx';
import { formatDateTime, formatDayAtTime } from '../../kit/text/dates.ts';
import { MailState } from './MailState.tsx';
import { texts } from './texts.ts';

type Mail = ApiResponse<'GET', '/outbox'>['items'][number];
type State = Mail['state'];

const PAGE = 50;

const mailQuery = (state: State | '', offset: number) =>
  queryOptions({
    queryKey: ['mail', state, offset],
    queryFn: () => request('GET', '/outbox', { query: { state, limit: PAGE, offset } }),
    placeholderData: keepPreviousData,
    refetchInterval: 15_000,
  });

/** Every email with its status, and buttons to send one again. */
export default function MailScreen() {
  const queries = useQueryClient();
  const { filter, page, setFilter, setPage } = useListQuery({ state: '' });
  const state = filter.state as State | '';
  const { data, error } = useQuery(mailQuery(state, (page - 1) * PAGE));
  const resend = useMutation({
    mutationFn: (id: string) => request('POST', '/outbox/{id}/resend', { params: { id } }),
    onSettled: () => queries.invalidateQueries({ queryKey: ['mail'] }),
  });
  const askAndResend = async ({ id, state, subject, to }: Mail) => {
    if (state !== 'sent' || (await confirm(texts.confirmResend(to, subject)))) resend.mutate(id);
  };
  const columns: Column<Mail>[] = [
    { label: texts.columns.at, kind: 'short', cell: ({ sentAt, createdAt }) => formatDateTime(sentAt ?? createdAt) },
    {
      label: texts.columns.email,
      kind: 'text',
      cell: ({ subject, to, lastError }) => (
        <>
          <b>{subject}</b>
          <Text size="sm" c="dimmed">
            {to ?? texts.toAgency}
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
      label: texts.columns.state,
      cell: ({ state, nextAt, attempts }) => (
        <>
          {texts.states[state]}
          {nextAt && (attempts > 0 || Date.parse(nextAt) > Date.now()) && (
            <Text size="xs" c="dimmed">
              {attempts > 0 ? texts.nextTry(formatDateTime(nextAt)) : texts.sendsOn(formatDayAtTime(nextAt))}
            </Text>
          )}
        </>
      ),
    },
    {
      label: texts.columns.actions,
      kind: 'action',
      cell: (mail) => {
        const action = mail.state === 'sent' ? texts.sendAgain : texts.sendNow;
        return (
          <Button
            size="compact-sm"
            variant="default"
            aria-label={texts.actionFor(action, mail.subject)}
            onClick={() => void askAndResend(mail)}
          >
            {action}
          </Button>
        );
      },
    },
  ];

  return (
    <Stack>
      <Title order={1}>{texts.title}</Title>
      <MailState />
      <SegmentedControl
        aria-label={texts.show}
        style={{ alignSelf: 'start' }}
        data={[
          { value: '', label: texts.all },
          ...Object.entries(texts.states).map(([value, label]) => ({
            value,
            label: data ? texts.count(label, data.counts[value as State]) : label,
          })),
        ]}
        value={state}
        onChange={(state) => setFilter({ state })}
      />
      <ErrorAlert error={resend.error} />
      {resend.isSuccess && (
        <Text size="sm" role="status">
          {texts.queued}
        </Text>
      )}
      <LoadState data={data} error={error} />
      {data?.total === 0 && <Empty title={texts.empty[state]} />}
      {data && data.total > 0 && (
        <>
          <DataTable label={texts.list} columns={columns} rows={data.items} getKey={({ id }) => id} />
          <Pager total={data.total} size={PAGE} page={page} onPage={setPage} />
        </>
      )}
    </Stack>
  );
}
