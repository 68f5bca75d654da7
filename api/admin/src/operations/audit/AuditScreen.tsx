import { Text } from '@mantine/core';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { londonMoment } from 'content-types/time/london-time';
import { type ApiResponse, readQuery, request, toQuery } from '../../client/request.ts';
import { type Slice, useList, useListState } from '../../core/navigation/use-list.ts';
import { DownloadLink } from '../../kit/buttons.tsx';
import type { Column } from '../../kit/list/DataTable.tsx';
import { FilterBar } from '../../kit/list/FilterBar.tsx';
import { List } from '../../kit/list/List.tsx';
import { Note } from '../../kit/notes.tsx';
import { Screen } from '../../kit/Screen.tsx';
import { completeDay, formatDateTime } from '../../kit/text/dates.ts';
import { texts } from './texts.ts';

/** `from` and `to` are days such as `2026-11-21`, inclusive. */
const NO_FILTER = { search: '', action: '', user: '', from: '', to: '' };

export default function AuditScreen() {
  const list = useList(useListState(NO_FILTER), auditQuery);
  const { data: users } = useQuery(readQuery('/users'));
  const { filters: filterLabels } = texts;
  return (
    <Screen
      title={texts.title}
      actions={
        <DownloadLink size="sm" href={`/api/audit/export${toQuery(toAuditParameters(list.shown))}`}>
          {texts.export}
        </DownloadLink>
      }
    >
      <FilterBar
        list={list}
        search={{ label: filterLabels.search }}
        controls={{
          user: {
            kind: 'choice',
            label: filterLabels.user,
            emptyLabel: filterLabels.anyone,
            options: (users?.items ?? []).map(({ id, name }) => ({ value: id, label: name })),
          },
          action: {
            kind: 'choice',
            label: filterLabels.action,
            emptyLabel: filterLabels.anything,
            options: list.data?.actions ?? [],
          },
          from: { kind: 'day', label: filterLabels.from },
          to: { kind: 'day', label: filterLabels.to },
        }}
      />
      <List list={list} label={texts.title} empty={texts.empty} columns={COLUMNS} total={texts.total} />
    </Screen>
  );
}

const COLUMNS: Column<AuditEntry>[] = [
  { label: texts.columns.at, kind: 'short', cell: ({ at }) => formatDateTime(at) },
  {
    label: texts.columns.user,
    cell: ({ user }) => (
      <Text span c={user ? undefined : 'dimmed'} inherit>
        {user ?? texts.noUser}
      </Text>
    ),
  },
  { label: texts.columns.action, cell: ({ label }) => label },
  {
    label: texts.columns.subject,
    kind: 'text',
    cell: ({ action, subject, subjectName, detail }) => (
      <>
        {subjectName ?? (isOnlyOne(action, subject) ? '' : subject)}
        {detail && <Note size="xs">{formatTimes(detail)}</Note>}
      </>
    ),
  },
];

/** Whether the subject is a singleton. It needs no name, because its type is part of the action. */
function isOnlyOne(action: string, subject: string): boolean {
  return action.startsWith(`${subject}.`);
}

/** A text with its ISO times formatted. */
function formatTimes(text: string): string {
  return text.replace(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, formatDateTime);
}

type AuditEntry = ApiResponse<'GET', '/audit'>['items'][number] & { label: string };

/** Converts the filter to the API's parameters. Days are in London time. */
function toAuditParameters({ from, to, ...filter }: typeof NO_FILTER) {
  const toIso = (day: string, time: string) => completeDay(day) && new Date(londonMoment(day, time)).toISOString();
  return { ...filter, from: toIso(from, '00:00:00'), to: toIso(to, '23:59:59.999') };
}

const auditQuery = (filter: typeof NO_FILTER, slice: Slice) =>
  queryOptions({
    queryKey: ['audit', filter, slice],
    queryFn: async () => {
      const { items, actions, labels, total } = await request('GET', '/audit', {
        query: { ...toAuditParameters(filter), ...slice },
      });
      const labelOf = (action: string) => labels[action] ?? action;
      return {
        items: items.map((item) => ({ ...item, label: labelOf(item.action) })),
        actions: actions.map((value) => ({ value, label: labelOf(value) })),
        total,
      };
    },
  });
