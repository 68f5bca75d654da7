import { Anchor, Stack, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { readQuery } from '../client/request.ts';
import { useListState } from '../core/navigation/use-list.ts';
import { toHash } from '../core/navigation/views.ts';
import { useSession } from '../core/session/Session.tsx';
import { LoadState } from '../kit/ErrorAlert.tsx';
import { DataTable } from '../kit/list/DataTable.tsx';
import { Section } from '../kit/Section.tsx';
import { Segments } from '../kit/Segments.tsx';
import { formatDateTime, formatDay } from '../kit/text/dates.ts';
import type { Forecast as Data } from './queries.ts';
import { texts as dataTexts } from './texts.ts';

const texts = dataTexts.forecast;

/** Applications and messages due for erasure, while there is still time to keep them. */
export function Forecast() {
  const { filter, setFilter } = useListState({ days: '90' });
  const days = filter.days in texts.spans ? filter.days : '90';
  const { data, error } = useQuery({ ...readQuery('/retention', { query: { days: Number(days) } }), staleTime: 0 });
  const { user } = useSession();
  return (
    <Section
      title={texts.title}
      actions={
        <Segments
          label={texts.span}
          options={texts.spans}
          value={days}
          onChange={(next) => setFilter({ days: next })}
        />
      }
    >
      <LoadState data={data} error={error} />
      {data && <Due items={data.items} total={data.total} />}
      {data && data.holds.length > 0 && <Holds holds={data.holds} />}
      {data && (
        <Stack gap={4}>
          <Title order={3}>{texts.periods}</Title>
          {data.periods.map(({ what, howLong }) => (
            <Text size="sm" key={what}>
              <b>{what}:</b> {howLong}
            </Text>
          ))}
          {user.role === 'administrator' && (
            <Anchor size="sm" href={toHash({ view: 'shared/data-protection' })}>
              {texts.changePeriods}
            </Anchor>
          )}
        </Stack>
      )}
    </Section>
  );
}

function Due({ items, total }: Pick<Data, 'items' | 'total'>) {
  if (total === 0) return <Text c="dimmed">{texts.none}</Text>;
  return (
    <>
      <Text size="sm">{texts.total(total, items.length)}</Text>
      <DataTable
        label={texts.title}
        rows={items}
        getKey={({ id }) => id}
        columns={[
          { label: texts.columns.at, kind: 'short', cell: ({ at, isHeld }) => (isHeld ? texts.held : formatDay(at)) },
          { label: texts.columns.kind, cell: ({ kind }) => texts.kinds[kind] ?? kind },
          { label: texts.columns.reference, cell: (item) => <Opener {...item} /> },
        ]}
      />
    </>
  );
}

function Holds({ holds }: Pick<Data, 'holds'>) {
  return (
    <>
      <Title order={3}>{texts.holds}</Title>
      <DataTable
        label={texts.holds}
        rows={holds}
        getKey={({ id }) => id}
        columns={[
          { label: texts.holdColumns.at, kind: 'short', cell: ({ at }) => formatDateTime(at) },
          { label: texts.holdColumns.reference, cell: (hold) => <Opener {...hold} /> },
          { label: texts.holdColumns.reason, kind: 'text', cell: ({ reason }) => reason },
          { label: texts.holdColumns.user, cell: ({ user }) => user },
        ]}
      />
    </>
  );
}

function Opener({ inbox, id, reference }: { inbox: string; id: string; reference: string }) {
  return (
    <Anchor size="sm" className="numbers" href={toHash({ view: inbox, entry: id })}>
      {reference}
    </Anchor>
  );
}
