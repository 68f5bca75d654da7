/** The dialog with the costs of a source. */
import { Group, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { date } from 'content-types/fields/date';
import { money } from 'content-types/fields/number';
import { londonDay } from 'content-types/time/london-time';
import { readQuery, request } from '../../client/request.ts';
import { FieldsForm } from '../../core/content/form/FieldsForm.tsx';
import { formatMoney } from '../../core/fields/number/amounts.ts';
import { CallButton } from '../../kit/buttons.tsx';
import { ErrorAlert } from '../../kit/ErrorAlert.tsx';
import { formatDay } from '../../kit/text/dates.ts';
import { common } from '../../kit/text/texts.ts';
import { texts } from './texts.ts';

const labels = texts.reports.costs;
const FIELDS = {
  pence: money(labels.amount, { required: true, help: labels.amountHelp }),
  day: date(labels.day, { required: true, help: labels.dayHelp }),
};

export function SourceCosts({ source, onClose }: { source: string; onClose(): void }) {
  return (
    <FieldsForm
      fields={FIELDS}
      values={{ day: londonDay(Date.now()) }}
      dialogTitle={labels.title(source)}
      intro={<Costs source={source} />}
      submitLabel={labels.add}
      onCancel={onClose}
      refresh={['reports']}
      onSave={async ({ day, pence }) => {
        await request('POST', '/reports/costs', { body: { source, day, pence: Number(pence) } });
        onClose();
      }}
    />
  );
}

function Costs({ source }: { source: string }) {
  const { data, error } = useQuery({ ...readQuery('/reports/costs', { query: { source } }), staleTime: 0 });
  return (
    <>
      <ErrorAlert error={error} />
      {data?.items.map(({ id, day, pence }) => (
        <Group key={id} justify="space-between">
          <Text size="sm" className="numbers">
            {formatDay(day)}: £{formatMoney(pence)}
          </Text>
          <CallButton
            isQuiet
            aria-label={labels.deleteOf(formatDay(day))}
            call={() => request('DELETE', '/reports/costs/{id}', { params: { id } })}
            refresh={['reports']}
          >
            {common.delete}
          </CallButton>
        </Group>
      ))}
    </>
  );
}
