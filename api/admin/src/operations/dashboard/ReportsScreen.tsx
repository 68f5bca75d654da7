import { Anchor, Button, Group, Text } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { readQuery, toQuery } from '../../client/request.ts';
import { formatMoney } from '../../core/fields/number/amounts.ts';
import { useListState } from '../../core/navigation/use-list.ts';
import { findView, type Route, toHash } from '../../core/navigation/views.ts';
import JobHead from '../../desk/jobs/JobHead.tsx';
import { jobsQuery } from '../../desk/submissions/queries.ts';
import { DownloadLink } from '../../kit/buttons.tsx';
import { LoadState } from '../../kit/ErrorAlert.tsx';
import { DayInput } from '../../kit/form/DayInput.tsx';
import { Choose } from '../../kit/form/inputs.tsx';
import { type Column, DataTable } from '../../kit/list/DataTable.tsx';
import { Empty } from '../../kit/list/Empty.tsx';
import { Screen } from '../../kit/Screen.tsx';
import { Section } from '../../kit/Section.tsx';
import { completeDay } from '../../kit/text/dates.ts';
import classes from './dashboard.module.css';
import { daysOf } from './period.ts';
import type { Report } from './queries.ts';
import { SourceCosts } from './SourceCosts.tsx';
import { texts } from './texts.ts';

const words = texts.reports;
type Period = keyof typeof words.periods;
type Table = 'stages' | 'jobs' | 'sources' | 'consultants';
type GroupRow = Report['jobs'][number];
type SourceRow = Report['sources'][number];

/** Applications by stage, job, source and consultant, as bars in tables that lead to the people. Period and job are in the address. */
export default function ReportsScreen({ route: { view } }: { route: Route }) {
  const { filter: given, setFilter: set } = useListState({ period: '90', job: '', from: '', to: '' });
  const { job } = given;
  const period: Period = given.period in words.periods ? (given.period as Period) : '90';
  const customDates = { from: completeDay(given.from), to: completeDay(given.to) };
  const days = daysOf(period, customDates, Date.now());
  const filter = { job, ...days };
  const [costsOf, setCostsOf] = useState<string | null>(null);
  const { data, error } = useQuery({
    ...readQuery('/reports', { query: { ...filter } }),
    placeholderData: keepPreviousData,
  });
  const { data: jobs = [] } = useQuery(jobsQuery);
  const exportOf = (table: Table) => `/api/reports/export${toQuery({ ...filter, table })}`;

  const people = (query: Record<string, string>) =>
    toHash({ view: 'applications', query: toQuery({ job, ...days, ...query }).slice(1) });

  const stageColumns: Column<Report['stages'][number]>[] = [
    { label: words.stage, kind: 'lead', cell: ({ name }) => name },
    { label: words.reached, cell: ({ reached }) => <Bar value={reached} of={data?.applications ?? 0} withShare /> },
    { label: words.days, kind: 'fact', cell: ({ days }) => inDays(days) },
  ];
  const controls = (
    <Group gap="xs" align="end">
      <Choose
        label={words.job}
        isLabelHidden
        none={words.allJobs}
        options={jobs.map(({ id, title }) => ({ value: id, label: title }))}
        value={job}
        onChange={(id) => set({ job: id })}
      />
      <Choose
        label={words.period}
        isLabelHidden
        options={words.periods}
        value={period}
        // Custom dates start as the dates shown.
        onChange={(next) => set({ period: next, ...(next === 'own' && days) })}
      />
      {period === 'own' && (
        <>
          <DayInput label={words.from} value={given.from} onChange={(from) => set({ from })} />
          <DayInput label={words.to} value={given.to} onChange={(to) => set({ to })} />
        </>
      )}
    </Group>
  );
  return (
    <Screen title={job ? <JobHead id={job} tab="results" /> : findView(view).label} actions={controls}>
      <LoadState data={data} error={error} />
      {data?.applications === 0 && <Empty {...words.empty} />}
      {data && data.applications > 0 && (
        <>
          <Text>{words.summary(data.applications)}</Text>
          <Part title={words.stages} help={words.stagesHelp} href={exportOf('stages')}>
            <DataTable label={words.stages} columns={stageColumns} rows={data.stages} getKey={({ id }) => id} />
          </Part>
          <Part title={words.jobs} href={exportOf('jobs')}>
            <Groups
              label={words.jobs}
              first={words.job}
              rows={data.jobs}
              leftOut={data.leftOut.jobs}
              linkOf={({ id }) => people({ layout: 'board', job: id })}
            />
          </Part>
          <Part title={words.sources} help={words.sourcesHelp} href={exportOf('sources')}>
            <Groups
              label={words.sources}
              first={words.source}
              rows={data.sources}
              leftOut={data.leftOut.sources}
              linkOf={({ id }) => people({ source: id || 'unknown' })}
              more={job ? [] : costColumns(setCostsOf)}
            />
          </Part>
          <Part title={words.consultants} href={exportOf('consultants')}>
            <Groups
              label={words.consultants}
              first={words.consultant}
              rows={data.consultants}
              leftOut={data.leftOut.consultants}
              linkOf={({ id }) => people({ assignedTo: id || 'nobody' })}
            />
          </Part>
        </>
      )}
      {job && data && (
        <Part
          title={words.decisions}
          help={words.decisionsHelp}
          href={`/api/jobs/${encodeURIComponent(job)}/decisions`}
        />
      )}
      {costsOf !== null && <SourceCosts source={costsOf} onClose={() => setCostsOf(null)} />}
    </Screen>
  );
}

interface PartProps {
  title: string;
  help?: string;
  /** The address of its export. */
  href: string;
  children?: ReactNode;
}

function Part({ title, help, href, children }: PartProps) {
  const download = (
    <DownloadLink href={href} aria-label={words.exportOf(title)}>
      {words.export}
    </DownloadLink>
  );
  return (
    <Section title={title} intro={help} actions={download} gap="xs" hasTable>
      {children}
    </Section>
  );
}

interface GroupsProps<Row extends GroupRow> {
  label: string;
  /** The heading of the first column. */
  first: string;
  rows: Row[];
  leftOut: number;
  /** The address of its people. */
  linkOf(row: Row): string;
  more?: Column<Row>[];
}

function Groups<Row extends GroupRow>({ label, first, rows, leftOut, linkOf, more = [] }: GroupsProps<Row>) {
  const most = Math.max(...rows.map(({ applications }) => applications));
  const columns: Column<Row>[] = [
    {
      label: first,
      kind: 'lead',
      cell: (row) =>
        row.applications > 0 && (row.id || first !== words.job) ? (
          <Anchor inherit href={linkOf(row)}>
            {row.name}
          </Anchor>
        ) : (
          row.name
        ),
    },
    { label: words.applications, cell: ({ applications }) => <Bar value={applications} of={most} /> },
    { label: words.progressed, kind: 'fact', cell: (row) => share(row.progressed, row.applications) },
    { label: words.hired, kind: 'fact', cell: (row) => share(row.hired, row.applications) },
    { label: words.daysToProgress, kind: 'fact', cell: (row) => inDays(row.daysToProgress) },
    { label: words.daysToHire, kind: 'fact', cell: (row) => inDays(row.daysToHire) },
    ...(first !== words.source && rows.some(hasPromises) ? [answersColumn] : []),
    ...more,
  ];
  return (
    <>
      <DataTable label={label} columns={columns} rows={rows} getKey={({ id }) => id} />
      {leftOut > 0 && (
        <Text size="sm" c="dimmed">
          {words.leftOut(leftOut)}
        </Text>
      )}
    </>
  );
}

/** The cost of each source, with the dialog in which it is entered. */
function costColumns(onOpen: (source: string) => void): Column<SourceRow>[] {
  return [
    {
      label: words.cost,
      kind: 'fact',
      cell({ id, name, cost }) {
        const shown = cost === null ? words.addCost : `£${formatMoney(cost)}`;
        return id === '' ? (
          '–'
        ) : (
          <Button
            size="compact-sm"
            variant="subtle"
            aria-label={words.costs.of(name, shown)}
            onClick={() => onOpen(id)}
          >
            {shown}
          </Button>
        );
      },
    },
    {
      label: words.perHire,
      kind: 'fact',
      cell: ({ cost, hired }) => (cost === null || hired === 0 ? '–' : `£${formatMoney(Math.round(cost / hired))}`),
    },
  ];
}

const answersColumn: Column<GroupRow> = {
  label: words.answers,
  kind: 'fact',
  cell: ({ answers: { kept, late, open, overdue } }) => words.answerCounts(kept, late + overdue, open),
};

function hasPromises({ answers }: GroupRow): boolean {
  return Object.values(answers).some((count) => count > 0);
}

/** A number as a bar; `of` is the number of the longest bar. */
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
