import { plural } from 'content-types/text/plural';
import { type ApiResponse, readQuery, request } from '../../client/request.ts';
import { type Slice, useList, useListState } from '../../core/navigation/use-list.ts';
import { CallButton } from '../../kit/buttons.tsx';
import type { Column } from '../../kit/list/DataTable.tsx';
import { FilterBar } from '../../kit/list/FilterBar.tsx';
import { List } from '../../kit/list/List.tsx';
import { Note } from '../../kit/notes.tsx';
import { Screen } from '../../kit/Screen.tsx';
import { formatDateTime, formatRelative } from '../../kit/text/dates.ts';
import { common } from '../../kit/text/texts.ts';

const texts = {
  title: 'Job alerts',
  summary: (confirmedCount: number, waitingCount: number) =>
    plural(confirmedCount, {
      one: `# confirmed job alert, ${waitingCount} awaiting confirmation. Addresses are deleted when people unsubscribe.`,
      other: `# confirmed job alerts, ${waitingCount} awaiting confirmation. Addresses are deleted when people unsubscribe.`,
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
  deleteNamed: (email: string) => `Delete ${email}`,
  confirmDelete: (email: string) => ({
    title: 'Delete this job alert?',
    text: `${email} won’t get any more emails from this alert, and we’ll delete the address. You can’t undo this.`,
    action: 'Delete job alert',
  }),
};

export default function JobAlertsScreen() {
  const list = useList(useListState({ search: '' }), alertsQuery);
  const columns: Column<JobAlert>[] = [
    { label: texts.columns.email, kind: 'lead', cell: ({ email }) => email },
    {
      label: texts.columns.criteria,
      kind: 'text',
      cell: (alert) => <TwoLines one={alert.criteria} two={texts.frequency[alert.frequency]} />,
    },
    {
      label: texts.columns.sent,
      kind: 'fact',
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
      cell: ({ id, email }) => (
        <CallButton
          isQuiet
          aria-label={texts.deleteNamed(email)}
          ask={texts.confirmDelete(email)}
          call={() => request('DELETE', '/alerts/{id}', { params: { id } })}
          refresh={['alerts']}
        >
          {common.delete}
        </CallButton>
      ),
    },
  ];
  const { data, shown } = list;
  return (
    <Screen title={texts.title} intro={data && texts.summary(data.counts.confirmed, data.counts.waiting)}>
      <FilterBar list={list} search={{ label: texts.search }} />
      <List
        list={list}
        label={texts.title}
        empty={shown.search ? { title: texts.noMatch } : texts.empty}
        columns={columns}
      />
    </Screen>
  );
}

function TwoLines({ one, two }: { one: string; two: string | null }) {
  return (
    <>
      {one}
      {two && <Note size="xs">{two}</Note>}
    </>
  );
}

type JobAlert = ApiResponse<'GET', '/alerts'>['items'][number];

const alertsQuery = ({ search }: { search: string }, slice: Slice) =>
  readQuery('/alerts', { query: { search, ...slice } });
