import { Anchor, Group, SegmentedControl, Stack, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useRoute } from '../../app/route.tsx';
import { useSession } from '../../app/session/Session.tsx';
import { DataTable } from '../../lib/DataTable.tsx';
import { formatDateTime, formatDay } from '../../lib/dates.ts';
import { LoadState } from '../../lib/errors.tsx';
import { count } from '../../lib/format.ts';
import { type Forecast as Data, forecastQuery } from './queries.ts';

const KINDS: Record<string, string> = {
  applications: 'Application',
  placements: 'Placement',
  talentPool: 'Talent pool',
  messages: 'Message',
  complaints: 'Complaint',
  spam: 'Suspected spam',
};

const SPANS = [
  { value: '14', label: '2 weeks' },
  { value: '90', label: '3 months' },
  { value: '365', label: '1 year' },
];

/** What the clock will erase and when, while there is time to keep it. */
export function Forecast() {
  const [days, setDays] = useState('90');
  const { data, error } = useQuery(forecastQuery(Number(days)));
  const { go } = useRoute();
  const { user } = useSession();
  return (
    <Stack gap="sm" component="section" aria-labelledby="forecast">
      <Group justify="space-between">
        <Title order={2} id="forecast">
          What will be erased
        </Title>
        <SegmentedControl aria-label="In the next" data={SPANS} value={days} onChange={setDays} />
      </Group>
      <LoadState data={data} error={error} />
      {data && <Due items={data.items} total={data.total} />}
      {data && data.holds.length > 0 && <Holds holds={data.holds} />}
      {data && (
        <Stack gap={4}>
          <Title order={3}>Periods</Title>
          {data.periods.map(({ what, howLong }) => (
            <Text size="sm" key={what}>
              <b>{what}:</b> {howLong}
            </Text>
          ))}
          {user.role === 'administrator' && (
            <Anchor
              component="button"
              type="button"
              size="sm"
              ta="left"
              onClick={() => void go('shared/data-protection')}
            >
              Change the periods
            </Anchor>
          )}
        </Stack>
      )}
    </Stack>
  );
}

function Due({ items, total }: Pick<Data, 'items' | 'total'>) {
  if (total === 0) return <Text c="dimmed">Nothing in this time.</Text>;
  return (
    <>
      <Text size="sm">
        {count(total, 'entry', 'entries')} {items.length < total && `, of which the first ${items.length} are shown`}
      </Text>
      <DataTable
        label="What will be erased"
        rows={items}
        getKey={({ id }) => id}
        columns={[
          { label: 'When', kind: 'short', cell: ({ at, isHeld }) => (isHeld ? 'Kept: legal hold' : formatDay(at)) },
          { label: 'What', cell: ({ kind }) => KINDS[kind] ?? kind },
          { label: 'Reference', cell: (item) => <Opener {...item} /> },
        ]}
      />
    </>
  );
}

function Holds({ holds }: Pick<Data, 'holds'>) {
  return (
    <>
      <Title order={3}>Legal holds</Title>
      <DataTable
        label="Legal holds"
        rows={holds}
        getKey={({ id }) => id}
        columns={[
          { label: 'Since', kind: 'short', cell: ({ at }) => formatDateTime(at) },
          { label: 'Reference', cell: (hold) => <Opener {...hold} /> },
          { label: 'Reason', kind: 'text', cell: ({ reason }) => reason },
          { label: 'By', cell: ({ user }) => user },
        ]}
      />
    </>
  );
}

function Opener({ inbox, id, reference }: { inbox: string; id: string; reference: string }) {
  const { go } = useRoute();
  return (
    <Anchor component="button" type="button" size="sm" className="numbers" onClick={() => void go(inbox, id)}>
      {reference}
    </Anchor>
  );
}
