import { Button, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { colleaguesQuery, type InboxName } from '../../../client/submissions.ts';
import type { ListState } from '../../../core/navigation/use-list.ts';
import { useSession } from '../../../core/session/Session.tsx';
import { FilterBar } from '../../../kit/list/FilterBar.tsx';
import classes from '../inbox.module.css';
import { jobsQuery } from '../queries.ts';
import type { Status } from '../statuses.ts';
import { texts } from '../texts.ts';
import type { InboxFilter } from './filter.ts';

const labels = texts.list;
const KINDS = Object.entries(texts.kinds).map(([value, label]) => ({ value, label }));

interface FiltersProps {
  inbox: InboxName;
  list: ListState<InboxFilter>;
  counts: Record<string, number>;
  binned: number;
}

/**
 * The search, the filters by name and, behind a button, the others. Spam and the bin are offered while they are not
 * empty.
 */
export function Filters({ inbox, list, counts: { spam = 0 }, binned }: FiltersProps) {
  const { filter } = list;
  const { user } = useSession();
  const { data: jobs = [] } = useQuery({ ...jobsQuery, enabled: inbox === 'applications' });
  const { data: colleagues = [] } = useQuery(colleaguesQuery);
  return (
    <FilterBar
      // The list in a job's desk has its own view, so it offers no saved views.
      list={{ ...list, address: filter.job === '' ? list.address : undefined }}
      search={{ label: labels.searchIn[inbox] }}
      quick={[
        { label: labels.assignedToMe, filter: { assignedTo: user.id } },
        { label: labels.due, filter: { due: 'true' as const } },
        { label: labels.newEmails, filter: { unread: 'true' as const } },
        ...(inbox === 'applications' ? [{ label: labels.flagged, filter: { flagged: 'true' as const } }] : []),
        ...(spam > 0 || filter.box === 'spam'
          ? [{ label: labels.spam(spam), filter: { box: 'spam' as const, status: '' } }]
          : []),
        ...(binned > 0 || filter.box === 'bin'
          ? [{ label: labels.binned(binned), filter: { box: 'bin' as const, status: '' } }]
          : []),
      ]}
      more={{
        job: inbox === 'applications' &&
          filter.job === '' && {
            kind: 'choice',
            label: labels.job,
            emptyLabel: labels.allJobs,
            options: jobs.map(({ id, title, applications }) => ({ value: id, label: `${title} (${applications})` })),
          },
        kind: inbox === 'messages' && {
          kind: 'choice',
          label: labels.kind,
          emptyLabel: labels.allKinds,
          options: KINDS,
        },
        assignedTo: {
          kind: 'choice',
          label: texts.assignedTo,
          emptyLabel: labels.anyone,
          options: [
            { value: user.id, label: texts.you(user.name) },
            { value: 'nobody', label: texts.unassigned },
            ...colleagues.filter(({ id }) => id !== user.id).map(({ id, name }) => ({ value: id, label: name })),
          ],
        },
        from: { kind: 'day', label: labels.from },
        to: { kind: 'day', label: labels.to },
      }}
    />
  );
}

interface StageStripProps {
  label: string;
  list: ListState<InboxFilter>;
  stages: readonly Status[];
  counts: Record<string, number>;
}

export function StageStrip({ label, list: { filter, setFilter }, stages, counts }: StageStripProps) {
  const isOn = ({ value }: { value: string }) => filter.status.split(',').includes(value);
  const total = stages.reduce((sum, { value }) => sum + (counts[value] ?? 0), 0);
  return (
    <fieldset className={classes.strip} aria-label={label}>
      {[{ value: '', label: labels.all }, ...stages].map((stage) => (
        <Button
          key={stage.value}
          size="compact-sm"
          flex="none"
          fz="0.8125rem"
          fw={500}
          variant={isOn(stage) ? 'light' : 'subtle'}
          color={isOn(stage) ? undefined : 'gray'}
          aria-pressed={isOn(stage)}
          onClick={() => setFilter({ status: stage.value })}
        >
          {stage.label}{' '}
          <Text span inherit c="dimmed" ml={4} className="numbers">
            {stage.value === '' ? total : (counts[stage.value] ?? 0)}
          </Text>
        </Button>
      ))}
    </fieldset>
  );
}
