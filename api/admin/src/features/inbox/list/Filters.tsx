import { Box, Button, Collapse, Group, NativeSelect, SegmentedControl, TextInput } from '@mantine/core';
import { IconAdjustmentsHorizontal, IconSearch } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useSession } from '../../../app/session/Session.tsx';
import { DayInput } from '../../../lib/DayInput.tsx';
import { colleaguesQuery, type InboxName, jobsQuery } from '../queries.ts';
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
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const set = (name: keyof InboxFilter) => (event: { currentTarget: { value: string } }) =>
    onChange({ ...filter, [name]: event.currentTarget.value });
  // The counts are of the whole inbox: under other filters, and in the bin, the list is another.
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
          flex="1 1 16rem"
          aria-label={words.searchIn[inbox]}
          placeholder={words.search}
          leftSection={<IconSearch size={16} aria-hidden />}
          value={filter.search}
          onChange={set('search')}
        />
        {filter.box !== 'spam' && (
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
            ]}
            value={filter.status}
            onChange={set('status')}
          />
        )}
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
          onClick={() => onChange({ ...NO_FILTER, box: filter.box })}
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
  const { data: jobs = [] } = useQuery({ ...jobsQuery, enabled: inbox === 'applications' });
  const set = (name: keyof InboxFilter) => (value: string) => onChange({ ...filter, [name]: value });
  const others = colleagues.filter(({ id }) => id !== user.id);
  return (
    <Group gap="xs">
      {inbox === 'applications' && (
        <NativeSelect
          flex="1 1 14rem"
          label={words.job}
          data={[
            { value: '', label: words.allJobs },
            ...jobs.map(({ id, title, applications }) => ({ value: id, label: `${title} (${applications})` })),
          ]}
          value={filter.job}
          onChange={(event) => set('job')(event.currentTarget.value)}
        />
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
