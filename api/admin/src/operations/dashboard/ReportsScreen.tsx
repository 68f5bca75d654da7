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
import { SelectInput } from '../../kit/form/inputs.tsx';
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

const labels = texts.reports;
type Period = keyof typeof labels.periods;
type Table = 'stages' | 'jobs' | 'sources' | 'consultants';
type GroupRow = Report['jobs'][number];
type SourceRow = Report['sources'][number];

/**
 * Applications by stage, job, source and consultant, as bars in tables that lead to the people. Period and job are in
 * the address.
 */
export default function ReportsScreen({ route: { view } }: { route: Route }) {
  const { filter: listFilter, setFilter: setListFilter } = useListState({ period: '90', job: '', from: '', to: '' });
  const { job } = listFilter;
  const period: Period = listFilter.period in labels.periods ? (listFilter.period as Period) : '90';
  const customDates = { from: completeDay(listFilter.from), to: completeDay(listFilter.to) };
  const days = daysOf(period, customDates, Date.now());
  const filter = { job, ...days };
  const [openedSource, setOpenedSource] = useState<string | null>(null);
  const { data, error } = useQuery({
    ...readQuery('/reports', { query: { ...filter } }),
    placeholderData: keepPreviousData,
  });
  const { data: jobs = [] } = useQuery(jobsQuery);
  const toExportUrl = (table: Table) => `/api/reports/export${toQuery({ ...filter, table })}`;

  const linkToPeople = (query: Record<string, string>) =>
    toHash({ view: 'applications', query: toQuery({ job, ...days, ...query }).slice(1) });

  const stageColumns: Column<Report['stages'][number]>[] = [
    { label: labels.stage, kind: 'lead', cell: ({ name }) => name },
    {
      label: labels.reached,
      cell: ({ reached }) => <Bar value={reached} maximum={data?.applications ?? 0} withShare />,
    },
    { label: labels.days, kind: 'fact', cell: ({ days }) => formatDays(days) },
  ];
  const controls = (
    <Group gap="xs" align="end">
      <SelectInput
        label={labels.job}
        isLabelHidden
        emptyLabel={labels.allJobs}
        options={jobs.map(({ id, title }) => ({ value: id, label: title }))}
        value={job}
        onChange={(id) => setListFilter({ job: id })}
      />
      <SelectInput
        label={labels.period}
        isLabelHidden
        options={labels.periods}
        value={period}
        // Starts custom dates with the dates of the period shown before.
        onChange={(next) => setListFilter({ period: next, ...(next === 'own' && days) })}
      />
      {period === 'own' && (
        <>
          <DayInput label={labels.from} value={listFilter.from} onChange={(from) => setListFilter({ from })} />
          <DayInput label={labels.to} value={listFilter.to} onChange={(to) => setListFilter({ to })} />
        </>
      )}
    </Group>
  );
  return (
    <Screen title={job ? <JobHead id={job} tab="results" /> : findView(view).label} actions={controls}>
      <LoadState data={data} error={error} />
      {data?.applications === 0 && <Empty {...labels.empty} />}
      {data && data.applications > 0 && (
        <>
          <Text>{labels.summary(data.applications)}</Text>
          <Part title={labels.stages} help={labels.stagesHelp} href={toExportUrl('stages')}>
            <DataTable label={labels.stages} columns={stageColumns} rows={data.stages} getKey={({ id }) => id} />
          </Part>
          <Part title={labels.jobs} href={toExportUrl('jobs')}>
            <Groups
              label={labels.jobs}
              firstHeading={labels.job}
              rows={data.jobs}
              leftOutCount={data.leftOut.jobs}
              linkOf={({ id }) => linkToPeople({ layout: 'board', job: id })}
            />
          </Part>
          <Part title={labels.sources} help={labels.sourcesHelp} href={toExportUrl('sources')}>
            <Groups
              label={labels.sources}
              firstHeading={labels.source}
              rows={data.sources}
              leftOutCount={data.leftOut.sources}
              linkOf={({ id }) => linkToPeople({ source: id || 'unknown' })}
              more={job ? [] : costColumns(setOpenedSource)}
            />
          </Part>
          <Part title={labels.consultants} href={toExportUrl('consultants')}>
            <Groups
              label={labels.consultants}
              firstHeading={labels.consultant}
              rows={data.consultants}
              leftOutCount={data.leftOut.consultants}
              linkOf={({ id }) => linkToPeople({ assignedTo: id || 'nobody' })}
            />
          </Part>
        </>
      )}
      {job && data && (
        <Part
          title={labels.decisions}
          help={labels.decisionsHelp}
          href={`/api/jobs/${encodeURIComponent(job)}/decisions`}
        />
      )}
      {openedSource !== null && <SourceCosts source={openedSource} onClose={() => setOpenedSource(null)} />}
    </Screen>
  );
}

interface PartProps {
  title: string;
  help?: string;
  /** The address of the part's export. */
  href: string;
  children?: ReactNode;
}

function Part({ title, help, href, children }: PartProps) {
  const download = (
    <DownloadLink href={href} aria-label={labels.exportOf(title)}>
      {labels.export}
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
  firstHeading: string;
  rows: Row[];
  leftOutCount: number;
  /** The address of the list of people that a row counts. */
  linkOf(row: Row): string;
  more?: Column<Row>[];
}

function Groups<Row extends GroupRow>({
  label,
  firstHeading,
  rows,
  leftOutCount,
  linkOf,
  more = [],
}: GroupsProps<Row>) {
  const maximum = Math.max(...rows.map(({ applications }) => applications));
  const columns: Column<Row>[] = [
    {
      label: firstHeading,
      kind: 'lead',
      cell: (row) =>
        row.applications > 0 && (row.id || firstHeading !== labels.job) ? (
          <Anchor inherit href={linkOf(row)}>
            {row.name}
          </Anchor>
        ) : (
          row.name
        ),
    },
    { label: labels.applications, cell: ({ applications }) => <Bar value={applications} maximum={maximum} /> },
    { label: labels.progressed, kind: 'fact', cell: (row) => formatShare(row.progressed, row.applications) },
    { label: labels.hired, kind: 'fact', cell: (row) => formatShare(row.hired, row.applications) },
    { label: labels.daysToProgress, kind: 'fact', cell: (row) => formatDays(row.daysToProgress) },
    { label: labels.daysToHire, kind: 'fact', cell: (row) => formatDays(row.daysToHire) },
    ...(firstHeading !== labels.source && rows.some(hasPromises) ? [answersColumn] : []),
    ...more,
  ];
  return (
    <>
      <DataTable label={label} columns={columns} rows={rows} getKey={({ id }) => id} />
      {leftOutCount > 0 && (
        <Text size="sm" c="dimmed">
          {labels.leftOut(leftOutCount)}
        </Text>
      )}
    </>
  );
}

/** The columns with the cost of each source and per hire. `onOpen` opens the dialog in which the cost is entered. */
function costColumns(onOpen: (source: string) => void): Column<SourceRow>[] {
  return [
    {
      label: labels.cost,
      kind: 'fact',
      cell({ id, name, cost }) {
        const costText = cost === null ? labels.addCost : `£${formatMoney(cost)}`;
        return id === '' ? (
          '–'
        ) : (
          <Button
            size="compact-sm"
            variant="subtle"
            aria-label={labels.costs.of(name, costText)}
            onClick={() => onOpen(id)}
          >
            {costText}
          </Button>
        );
      },
    },
    {
      label: labels.perHire,
      kind: 'fact',
      cell: ({ cost, hired }) => (cost === null || hired === 0 ? '–' : `£${formatMoney(Math.round(cost / hired))}`),
    },
  ];
}

const answersColumn: Column<GroupRow> = {
  label: labels.answers,
  kind: 'fact',
  cell: ({ answers: { kept, late, open, overdue } }) => labels.answerCounts(kept, late + overdue, open),
};

function hasPromises({ answers }: GroupRow): boolean {
  return Object.values(answers).some((count) => count > 0);
}

/** A number as a bar; `of` is the number of the longest bar. */
function Bar({ value, maximum, withShare }: { value: number; maximum: number; withShare?: boolean }) {
  return (
    <span className={classes.bar}>
      <svg className={classes.drawn} viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
        <rect width={maximum > 0 ? (value / maximum) * 100 : 0} height="10" />
      </svg>
      <span className="numbers">{withShare ? formatShare(value, maximum) : value.toLocaleString('en-GB')}</span>
    </span>
  );
}

function formatShare(part: number, total: number): string {
  return labels.share(part, total > 0 ? Math.round((part / total) * 100) : 0);
}

function formatDays(days: number | null): string {
  return days === null ? '–' : labels.inDays(days);
}
