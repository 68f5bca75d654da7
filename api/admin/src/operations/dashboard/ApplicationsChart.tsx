import { Table } from '@mantine/core';
import { Note } from '../../kit/notes.tsx';
import { Section } from '../../kit/Section.tsx';
import classes from './dashboard.module.css';
import type { Week } from './queries.ts';
import { texts } from './texts.ts';

const BAR_WIDTH = 50;
const GAP = 8;
const MAX_BAR_HEIGHT = 120;
/** Room for the number on the highest bar. */
const TOP_MARGIN = 26;

export function ApplicationsChart({ weeks }: { weeks: Week[] }) {
  const maximum = Math.max(...weeks.map((week) => week.count));
  const total = weeks.reduce((sum, week) => sum + week.count, 0);
  const firstWeek = weeks[0]?.week ?? '';
  return (
    <Section title={texts.chart.title} gap={0}>
      <Note mt={8}>
        {total === 0
          ? texts.chart.none(formatWeek(firstWeek))
          : texts.chart.summary(total, formatWeek(firstWeek), maximum)}
      </Note>
      {total > 0 && (
        <>
          <svg
            className={classes.chart}
            viewBox={`0 0 ${weeks.length * (BAR_WIDTH + GAP) - GAP} ${TOP_MARGIN + MAX_BAR_HEIGHT + 24}`}
            aria-hidden="true"
          >
            {weeks.map(({ week, count: amount }, index) => {
              const x = index * (BAR_WIDTH + GAP);
              const height = Math.max(2, (amount / maximum) * MAX_BAR_HEIGHT);
              return (
                <g key={week}>
                  <rect
                    x={x}
                    y={TOP_MARGIN + MAX_BAR_HEIGHT - height}
                    width={BAR_WIDTH}
                    height={height}
                    rx="4"
                    data-now={index === weeks.length - 1 || undefined}
                  />
                  <text x={x + BAR_WIDTH / 2} y={TOP_MARGIN - 6 + MAX_BAR_HEIGHT - height}>
                    {amount > 0 ? amount : ''}
                  </text>
                  <text x={x + BAR_WIDTH / 2} y={TOP_MARGIN + MAX_BAR_HEIGHT + 17} className={classes.axis}>
                    {formatWeek(week)}
                  </text>
                </g>
              );
            })}
          </svg>
          <details className={classes.asTable}>
            <summary>{texts.chart.asTable}</summary>
            <Table maw="20rem" className="numbers">
              <Table.Thead>
                <Table.Tr>
                  <Table.Th>{texts.chart.week}</Table.Th>
                  <Table.Th>{texts.chart.applications}</Table.Th>
                </Table.Tr>
              </Table.Thead>
              <Table.Tbody>
                {weeks.map(({ week, count: amount }) => (
                  <Table.Tr key={week}>
                    <Table.Td>{formatWeek(week)}</Table.Td>
                    <Table.Td>{amount.toLocaleString('en-GB')}</Table.Td>
                  </Table.Tr>
                ))}
              </Table.Tbody>
            </Table>
          </details>
        </>
      )}
    </Section>
  );
}

function formatWeek(week: string): string {
  return new Date(`${week}T12:00:00Z`).toLocaleDateString('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' });
}
