import { Text } from '@mantine/core';
import { queryOptions } from '@tanstack/react-query';
import { useState } from 'react';
import { type ApiResponse, readQuery, request } from '../../client/request.ts';
import { type Slice, useList, useListState } from '../../core/navigation/use-list.ts';
import { CallButton } from '../../kit/buttons.tsx';
import type { Column } from '../../kit/list/DataTable.tsx';
import { List } from '../../kit/list/List.tsx';
import { Note, Status } from '../../kit/notes.tsx';
import { Screen } from '../../kit/Screen.tsx';
import { Segments } from '../../kit/Segments.tsx';
import { formatDateTime, formatDayAtTime } from '../../kit/text/dates.ts';
import { MailState } from './MailState.tsx';
import { texts } from './texts.ts';

type Mail = ApiResponse<'GET', '/outbox'>['items'][number];
type State = Mail['state'];

const mailQuery = ({ state }: { state: string }, slice: Slice) =>
  queryOptions({
    ...readQuery('/outbox', { query: { state: state as State | '', ...slice } }),
    refetchInterval: 15_000,
  });

export default function MailScreen() {
  const list = useList(useListState({ state: '' }), mailQuery);
  const { state } = list.filter;
  const [isQueued, setQueued] = useState(false);
  const columns: Column<Mail>[] = [
    { label: texts.columns.at, kind: 'short', cell: ({ sentAt, createdAt }) => formatDateTime(sentAt ?? createdAt) },
    {
      label: texts.columns.email,
      kind: 'text',
      cell: ({ subject, to, lastError }) => (
        <>
          <b>{subject}</b>
          <Note>{to ?? texts.toAgency}</Note>
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
            <Note size="xs">
              {attempts > 0 ? texts.nextTry(formatDateTime(nextAt)) : texts.sendsOn(formatDayAtTime(nextAt))}
            </Note>
          )}
        </>
      ),
    },
    {
      label: texts.columns.actions,
      kind: 'action',
      cell: ({ id, state, subject, to }) => {
        const action = state === 'sent' ? texts.sendAgain : texts.sendNow;
        return (
          <CallButton
            aria-label={texts.actionFor(action, subject)}
            ask={state === 'sent' && texts.confirmResend(to, subject)}
            call={() => request('POST', '/outbox/{id}/resend', { params: { id } })}
            refresh={['outbox']}
            onDone={() => setQueued(true)}
          >
            {action}
          </CallButton>
        );
      },
    },
  ];
  const formatCount = (value: State, label: string) =>
    list.data ? texts.count(label, list.data.counts[value]) : label;

  return (
    <Screen title={texts.title}>
      <MailState />
      <Segments
        options={[
          { value: '', label: texts.all },
          ...Object.entries(texts.states).map(([value, label]) => ({
            value,
            label: formatCount(value as State, label),
          })),
        ]}
        value={state}
        onChange={(state) => list.setFilter({ state })}
      />
      {isQueued && <Status>{texts.queued}</Status>}
      <List list={list} label={texts.list} empty={{ title: texts.empty[state as State | ''] }} columns={columns} />
    </Screen>
  );
}
