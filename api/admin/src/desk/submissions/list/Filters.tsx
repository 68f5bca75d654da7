import { Box, Button, Collapse, Group, NativeSelect, SegmentedControl, TextInput } from '@mantine/core';
import { IconAdjustmentsHorizontal, IconSearch } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { colleaguesQuery, type InboxName } from '../../../client/submissions.ts';
import { useSession } from '../../../core/session/Session.tsx';
import { DayInput } from '../../../kit/form/DayInput.tsx';
import { jobsQuery } from '../queries.ts';
import { useStatuses } from '../statuses.ts';
import { texts } from '../texts.ts';
import { type Box as BoxName, type InboxFilter, isFiltered, NO_FILTER } from './filter.ts';

const words = texts.list;

interface FiltersProps {
  inbox: InboxName;
  filter: InboxFilter;
  counts: Record<string, number>;
  binned: number;
  onChange(filter: InboxFilter): void;
}

export function Filters({ inbox, filter, counts, binned, onChange }: FiltersProps) {
  const { user } = useSession();
  // Open when one of them is set, as by a link.
  const [isOpen, setOpen] = useState(() => hasMoreFilters(filter, user.id));
  const id = useId();
  const isBoard = filter.layout === 'board';
  const isMine = filter.assignedTo === user.id;
  const set = (name: keyof InboxFilter) => (event: { currentTarget: { value: string } }) =>
    onChange({ ...filter, [name]: event.currentTarget.value });
  // The counts cover the whole inbox, so they are left out under other filters and in the bin.
  const isWhole = filter.box === 'inbox' && !isFiltered({ ...filter, status: '' });
  const statuses = useStatuses(inbox).filter(({ value }) => value !== 'spam');
  return (
    <>
      <SegmentedControl
        aria-label={words.show}
        fullWidth
        data={[
          { value: 'inbox', label: words.inbox },
          { value: 'spam', label: words.spam(counts.spam ?? 0) },
          { value: 'bin', label: words.binned(binned) },
        ]}
        value={filter.box}
        onChange={(box) => onChange({ ...filter, box: box as BoxName, status: '' })}
      />
      <Group gap="xs">
        <TextInput
          flex="1 1 10rem"
          aria-label={words.searchIn[inbox]}
          placeholder={words.search}
          leftSection={<IconSearch size={16} aria-hidden />}
          value={filter.search}
          onChange={set('search')}
        />
        {isBoard && <JobSelect filter={filter} onChange={onChange} />}
        {filter.box !== 'spam' && !isBoard && (
          <NativeSelect
            flex="1 1 9rem"
            maw="14rem"
            aria-label={texts.status[inbox]}
            data={[
              { value: '', label: words.allStatuses[inbox] },
              ...statuses.map(({ value, label }) => ({
                value,
                label: isWhole ? `${label} (${counts[value] ?? 0})` : label,
              })),
              ...(filter.status.includes(',') ? [{ value: filter.status, label: words.severalStages }] : []),
            ]}
            value={filter.status}
            onChange={set('status')}
          />
        )}
        <Button
          variant={isMine ? 'light' : 'default'}
          aria-pressed={isMine}
          onClick={() => onChange({ ...filter, assignedTo: isMine ? '' : user.id })}
        >
          {words.assignedToMe}
        </Button>
        <Button
          variant="default"
          leftSection={<IconAdjustmentsHorizontal size={16} />}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        >
          {words.filters}
        </Button>
      </Group>
      <Collapse expanded={isOpen} id={id}>
        {isOpen && <MoreFilters inbox={inbox} filter={filter} onChange={onChange} />}
      </Collapse>
      {isFiltered(filter) && (
        <Button
          size="compact-sm"
          variant="subtle"
          color="gray"
          style={{ alignSelf: 'start' }}
          onClick={() => onChange({ ...NO_FILTER, box: filter.box, layout: filter.layout })}
        >
          {words.clearFilters}
        </Button>
      )}
    </>
  );
}

function MoreFilters({ inbox, filter, onChange }: Pick<FiltersProps, 'inbox' | 'filter' | 'onChange'>) {
  const { user } = useSession();
  const { data: colleagues = [] } = useQuery(colleaguesQuery);
  const set = (name: keyof InboxFilter) => (value: string) => onChange({ ...filter, [name]: value });
  const others = colleagues.filter(({ id }) => id !== user.id);
  return (
    <Group gap="xs">
      {inbox === 'applications' && filter.layout === 'list' && (
        <JobSelect isNamed filter={filter} onChange={onChange} />
      )}
      {inbox === 'applications' && (
        <NativeSelect
          flex="1 1 9rem"
          label={words.answers}
          data={[
            { value: '', label: words.allAnswers },
            { value: 'true', label: words.flagged },
          ]}
          value={filter.flagged}
          onChange={(event) => set('flagged')(event.currentTarget.value)}
        />
      )}
      {inbox === 'messages' && (
        <NativeSelect
          flex="1 1 9rem"
          label={words.kind}
          data={[
            { value: '', label: words.allKinds },
            ...Object.entries(texts.kinds).map(([value, label]) => ({ value, label })),
          ]}
          value={filter.kind}
          onChange={(event) => set('kind')(event.currentTarget.value)}
        />
      )}
      <NativeSelect
        flex="1 1 9rem"
        label={words.emails}
        data={[
          { value: '', label: words.allEmails },
          { value: 'true', label: words.unreadEmails },
        ]}
        value={filter.unread}
        onChange={(event) => set('unread')(event.currentTarget.value)}
      />
      <NativeSelect
        flex="1 1 14rem"
        label={texts.assignedTo}
        data={[
          { value: '', label: words.anyone },
          { value: user.id, label: texts.you(user.name) },
          { value: 'nobody', label: texts.unassigned },
          ...others.map(({ id, name }) => ({ value: id, label: name })),
        ]}
        value={filter.assignedTo}
        onChange={(event) => set('assignedTo')(event.currentTarget.value)}
      />
      <Box flex="1 1 8.5rem">
        <DayInput label={words.from} value={filter.from} onChange={set('from')} />
      </Box>
      <Box flex="1 1 8.5rem">
        <DayInput label={words.to} value={filter.to} onChange={set('to')} />
      </Box>
    </Group>
  );
}

function JobSelect({ isNamed, filter, onChange }: Pick<FiltersProps, 'filter' | 'onChange'> & { isNamed?: boolean }) {
  const { data: jobs = [] } = useQuery(jobsQuery);
  return (
    <NativeSelect
      flex="1 1 14rem"
      {...(isNamed ? { label: words.job } : { 'aria-label': words.job })}
      data={[
        { value: '', label: words.allJobs },
        ...jobs.map(({ id, title, applications }) => ({ value: id, label: `${title} (${applications})` })),
      ]}
      value={filter.job}
      onChange={(event) => onChange({ ...filter, job: event.currentTarget.value })}
    />
  );
}

/** Whether one of the filters that are hidden at first is set. */
function hasMoreFilters(filter: InboxFilter, userId: string): boolean {
  const isMine = filter.assignedTo === userId;
  const inView = {
    search: '',
    status: '',
    ...(isMine && { assignedTo: '' }),
    ...(filter.layout === 'board' && { job: '' }),
  };
  return isFiltered({ ...filter, ...inView });
}
