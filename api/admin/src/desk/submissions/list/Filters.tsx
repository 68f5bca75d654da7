import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { colleaguesQuery, type InboxName } from '../../../client/submissions.ts';
import type { ListState } from '../../../core/navigation/use-list.ts';
import { useSession } from '../../../core/session/Session.tsx';
import { FilterBar, ListTabs } from '../../../kit/list/FilterBar.tsx';
import { jobsQuery } from '../queries.ts';
import { useStatuses } from '../statuses.ts';
import { texts } from '../texts.ts';
import { type Box, type InboxFilter, isFiltered } from './filter.ts';

const words = texts.list;

interface FiltersProps {
  inbox: InboxName;
  list: ListState<InboxFilter>;
  counts: Record<string, number>;
  binned: number;
}

export function Filters({ inbox, list, counts, binned }: FiltersProps) {
  const { filter, setFilter } = list;
  const { user } = useSession();
  const { data: jobs = [] } = useQuery({ ...jobsQuery, enabled: inbox === 'applications' });
  const { data: colleagues = [] } = useQuery(colleaguesQuery);
  const statuses = useStatuses(inbox).filter(({ value }) => value !== 'spam');
  const isBoard = filter.layout === 'board';
  const isMine = filter.assignedTo === user.id;
  // The counts cover the whole inbox, so they are left out under other filters and in the bin.
  const isWhole = filter.box === 'inbox' && !isFiltered({ ...filter, status: '' });
  const job = {
    kind: 'choice',
    label: words.job,
    any: words.allJobs,
    options: jobs.map(({ id, title, applications }) => ({ value: id, label: `${title} (${applications})` })),
  } as const;
  return (
    <>
      <ListTabs
        options={[
          { value: 'inbox', label: words.inbox },
          { value: 'spam', label: words.spam(counts.spam ?? 0) },
          { value: 'bin', label: words.binned(binned) },
        ]}
        value={filter.box}
        onChange={(box) => setFilter({ box: box as Box, status: '' })}
      />
      <FilterBar
        list={list}
        search={{ label: words.searchIn[inbox] }}
        controls={{
          job: isBoard && job,
          status: filter.box !== 'spam' &&
            !isBoard && {
              kind: 'choice',
              label: texts.status[inbox],
              any: words.allStatuses[inbox],
              options: [
                ...statuses.map(({ value, label }) => ({
                  value,
                  label: isWhole ? `${label} (${counts[value] ?? 0})` : label,
                })),
                ...(filter.status.includes(',') ? [{ value: filter.status, label: words.severalStages }] : []),
              ],
            },
        }}
        more={{
          ...(inbox === 'applications'
            ? { job: !isBoard && job, flagged: FLAGGED }
            : { kind: { kind: 'choice', label: words.kind, any: words.allKinds, options: KINDS } }),
          unread: UNREAD,
          due: DUE,
          assignedTo: {
            kind: 'choice',
            label: texts.assignedTo,
            any: words.anyone,
            options: [
              { value: user.id, label: texts.you(user.name) },
              { value: 'nobody', label: texts.unassigned },
              ...colleagues.filter(({ id }) => id !== user.id).map(({ id, name }) => ({ value: id, label: name })),
            ],
          },
          from: { kind: 'day', label: words.from },
          to: { kind: 'day', label: words.to },
        }}
      >
        <Button
          variant={isMine ? 'light' : 'default'}
          aria-pressed={isMine}
          onClick={() => setFilter({ assignedTo: isMine ? '' : user.id })}
        >
          {words.assignedToMe}
        </Button>
      </FilterBar>
    </>
  );
}

const KINDS = Object.entries(texts.kinds).map(([value, label]) => ({ value, label }));

const FLAGGED = allOrOnly(words.answers, words.allAnswers, words.flagged);
const UNREAD = allOrOnly(words.emails, words.allEmails, words.unreadEmails);
const DUE = allOrOnly(words.promise, words.anyPromise, words.due);

function allOrOnly(label: string, any: string, only: string) {
  return { kind: 'choice', label, any, options: [{ value: 'true', label: only }] } as const;
}
