import { Alert, Anchor, Group, SegmentedControl, Stack, Table, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useRoute } from '../../app/route.tsx';
import { useSession } from '../../app/session/Session.tsx';
import { formatDateTime, formatDay } from '../../lib/dates.ts';
import { count } from '../../lib/format.ts';
import { Spinner } from '../../lib/Spinner.tsx';
import classes from '../../lib/table.module.css';
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
      {error && (
        <Alert color="red" role="alert">
          {error.message}
        </Alert>
      )}
      {!data && !error && <Spinner label="Loading..." />}
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
      <div className={classes.frame}>
        <Table className={classes.cards} aria-label="What will be erased">
          <Table.Thead>
            <Table.Tr>
              <Table.Th>When</Table.Th>
              <Table.Th>What</Table.Th>
              <Table.Th>Reference</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {items.map(({ inbox, id, reference, kind, at, isHeld }) => (
              <Table.Tr key={id}>
                <Table.Td className={classes.short}>{isHeld ? 'Kept: legal hold' : formatDay(at)}</Table.Td>
                <Table.Td>{KINDS[kind] ?? kind}</Table.Td>
                <Table.Td>
                  <Opener view={inbox} id={id} reference={reference} />
                </Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </div>
    </>
  );
}

function Holds({ holds }: Pick<Data, 'holds'>) {
  return (
    <>
      <Title order={3}>Legal holds</Title>
      <div className={classes.frame}>
        <Table className={classes.cards} aria-label="Legal holds">
          <Table.Tbody>
            {holds.map(({ inbox, id, reference, reason, user, at }) => (
              <Table.Tr key={id}>
                <Table.Td className={classes.short}>{formatDateTime(at)}</Table.Td>
                <Table.Td>
                  <Opener view={inbox} id={id} reference={reference} />
                </Table.Td>
                <Table.Td className={classes.text}>{reason}</Table.Td>
                <Table.Td>{user}</Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </div>
    </>
  );
}

function Opener({ view, id, reference }: { view: string; id: string; reference: string }) {
  const { go } = useRoute();
  return (
    <Anchor component="button" type="button" size="sm" className="numbers" onClick={() => void go(view, id)}>
      {reference}
    </Anchor>
  );
}
