import { Table } from '@mantine/core';
import { Note } from '../../kit/notes.tsx';
import { Section } from '../../kit/Section.tsx';
import classes from './dashboard.module.css';
import type { Week } from './queries.ts';
import { texts } from './texts.ts';

const WIDTH = 50;
const GAP = 8;
const HEIGHT = 120;
/** Room for the number on the highest bar. */
const TOP = 26;

export function ApplicationsChart({ weeks }: { weeks: Week[] }) {
  const maximum = Math.max(...weeks.map((week) => week.count));
  const total = weeks.reduce((sum, week) => sum + week.count, 0);
  const firstWeek = weeks[0]?.week ?? '';
  return (
    <Section title={texts.chart.title} gap={0}>
      <Note mt={8}>
        {total === 0 ? texts.chart.none(day(firstWeek)) : texts.chart.summary(total, day(firstWeek), maximum)}
      </Note>
      {total > 0 && (
        <>
          <svg
            className={classes.chart}
            viewBox={`0 0 ${weeks.length * (WIDTH + GAP) - GAP} ${TOP + HEIGHT + 24}`}
            aria-hidden="true"
          >
            {weeks.map(({ week, count: amount }, index) => {
              const x = index * (WIDTH + GAP);
              const height = Math.max(2, (amount / maximum) * HEIGHT);
              return (
                <g key={week}>
                  <rect
                    x={x}
                    y={TOP + HEIGHT - height}
                    width={WIDTH}
                    height={height}
                    rx="4"
                    data-now={index === weeks.length - 1 || undefined}
                  />
                  <text x={x + WIDTH / 2} y={TOP - 6 + HEIGHT - height}>
                    {amount > 0 ? amount : ''}
                  </text>
                  <text x={x + WIDTH / 2} y={TOP + HEIGHT + 17} className={classes.axis}>
                    {day(week)}
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
                    <Table.Td>{day(week)}</Table.Td>
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

function day(week: string): string {
  return new Date(`${week}T12:00:00Z`).toLocaleDateString('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' });
}
