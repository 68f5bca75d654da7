import { Anchor, Button, Group, NativeSelect, SegmentedControl, Text, Title } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { toQuery } from '../../client/request.ts';
import { useListState } from '../../core/navigation/use-list.ts';
import { findView, type Route, toHash } from '../../core/navigation/views.ts';
import JobHead from '../../desk/jobs/JobHead.tsx';
import { jobsQuery } from '../../desk/submissions/queries.ts';
import { LoadState } from '../../kit/ErrorAlert.tsx';
import { type Column, DataTable } from '../../kit/list/DataTable.tsx';
import { Empty } from '../../kit/list/Empty.tsx';
import { Screen } from '../../kit/Screen.tsx';
import classes from './dashboard.module.css';
import { type Report, reportQuery } from './queries.ts';
import { texts } from './texts.ts';

const words = texts.reports;
const DAY_MS = 86_400_000;
type Period = keyof typeof words.periods;
type Table = 'stages' | 'jobs' | 'sources' | 'consultants';
type GroupRow = Report['jobs'][number];

/** How applications fare by stage, job, source and consultant, as bars in tables. Period and job are in the address. */
export default function ReportsScreen({ route: { view } }: { route: Route }) {
  const { filter: given, setFilter: set } = useListState({ period: '90', job: '' });
  const { job } = given;
  const period: Period = given.period in words.periods ? (given.period as Period) : '90';
  const filter = { job, from: period === 'all' ? '' : daysAgo(Number(period)) };
  const { data, error } = useQuery(reportQuery(filter));
  const { data: jobs = [] } = useQuery(jobsQuery);
  const exportOf = (table: Table) => `/api/reports/export${toQuery({ ...filter, table })}`;

  const stageColumns: Column<Report['stages'][number]>[] = [
    { label: words.stage, kind: 'lead', cell: ({ name }) => name },
    { label: words.reached, cell: ({ reached }) => <Bar value={reached} of={data?.applications ?? 0} withShare /> },
    { label: words.days, kind: 'short', isNamed: true, cell: ({ days }) => inDays(days) },
  ];
  const controls = (
    <Group gap="xs">
      <NativeSelect
        aria-label={words.job}
        data={[{ value: '', label: words.allJobs }, ...jobs.map(({ id, title }) => ({ value: id, label: title }))]}
        value={job}
        onChange={(event) => set({ job: event.currentTarget.value })}
      />
      <SegmentedControl
        aria-label={words.period}
        data={Object.entries(words.periods).map(([value, label]) => ({ value, label }))}
        value={period}
        onChange={(period) => set({ period })}
      />
    </Group>
  );
  return (
    <Screen title={job ? <JobHead id={job} tab="results" /> : findView(view).label} actions={controls}>
      <LoadState data={data} error={error} />
      {data?.applications === 0 && <Empty {...words.empty} />}
      {data && data.applications > 0 && (
        <>
          <Text>{words.summary(data.applications)}</Text>
          <Section title={words.stages} help={words.stagesHelp} href={exportOf('stages')}>
            <DataTable label={words.stages} columns={stageColumns} rows={data.stages} getKey={({ id }) => id} />
          </Section>
          <Section title={words.jobs} href={exportOf('jobs')}>
            <Groups
              label={words.jobs}
              first={words.job}
              rows={data.jobs}
              linkOf={({ id }) => toHash({ view: 'applications', query: `layout=board&job=${id}` })}
            />
          </Section>
          <Section title={words.sources} help={words.sourcesHelp} href={exportOf('sources')}>
            <Groups label={words.sources} first={words.source} rows={data.sources} />
          </Section>
          <Section title={words.consultants} href={exportOf('consultants')}>
            <Groups
              label={words.consultants}
              first={words.consultant}
              rows={data.consultants}
              linkOf={({ id }) => toHash({ view: 'applications', query: `assignedTo=${id || 'nobody'}` })}
            />
          </Section>
        </>
      )}
    </Screen>
  );
}

function Section({ title, help, href, children }: { title: string; help?: string; href: string; children: ReactNode }) {
  return (
    <div>
      <Group justify="space-between" mb="xs">
        <Title order={2}>{title}</Title>
        <Button
          component="a"
          size="compact-sm"
          variant="default"
          leftSection={<IconDownload size={16} />}
          aria-label={words.exportOf(title)}
          href={href}
          download
        >
          {words.export}
        </Button>
      </Group>
      {help && (
        <Text size="sm" c="dimmed" mb="xs">
          {help}
        </Text>
      )}
      {children}
    </div>
  );
}

interface GroupsProps {
  label: string;
  /** The heading of the first column. */
  first: string;
  rows: GroupRow[];
  linkOf?(row: GroupRow): string;
}

function Groups({ label, first, rows, linkOf }: GroupsProps) {
  const most = Math.max(...rows.map(({ applications }) => applications));
  const columns: Column<GroupRow>[] = [
    {
      label: first,
      kind: 'lead',
      cell: (row) =>
        linkOf && (row.id || first === words.consultant) ? (
          <Anchor inherit href={linkOf(row)}>
            {row.name}
          </Anchor>
        ) : (
          row.name
        ),
    },
    { label: words.applications, cell: ({ applications }) => <Bar value={applications} of={most} /> },
    { label: words.progressed, kind: 'short', isNamed: true, cell: (row) => share(row.progressed, row.applications) },
    { label: words.hired, kind: 'short', isNamed: true, cell: (row) => share(row.hired, row.applications) },
    { label: words.daysToProgress, kind: 'short', isNamed: true, cell: (row) => inDays(row.daysToProgress) },
    { label: words.daysToHire, kind: 'short', isNamed: true, cell: (row) => inDays(row.daysToHire) },
    ...(first !== words.source && rows.some(hasPromises) ? [answersColumn] : []),
  ];
  return <DataTable label={label} columns={columns} rows={rows.slice(0, MAX_ROWS)} getKey={({ id }) => id} />;
}

const answersColumn: Column<GroupRow> = {
  label: words.answers,
  kind: 'short',
  isNamed: true,
  cell: ({ answers: { kept, late, open, overdue } }) => words.answerCounts(kept, late + overdue, open),
};

function hasPromises({ answers }: GroupRow): boolean {
  return Object.values(answers).some((count) => count > 0);
}

const MAX_ROWS = 100;

/** A number as a bar, the longest for `of`. */
function Bar({ value, of, withShare }: { value: number; of: number; withShare?: boolean }) {
  return (
    <span className={classes.bar}>
      <svg className={classes.drawn} viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
        <rect width={of > 0 ? (value / of) * 100 : 0} height="10" />
      </svg>
      <span className="numbers">{withShare ? share(value, of) : value.toLocaleString('en-GB')}</span>
    </span>
  );
}

function share(part: number, whole: number): string {
  return words.share(part, whole > 0 ? Math.round((part / whole) * 100) : 0);
}

function inDays(days: number | null): string {
  return days === null ? '–' : words.inDays(days);
}

function daysAgo(days: number): string {
  return new Date(Date.now() - days * DAY_MS).toISOString().slice(0, 10);
}
