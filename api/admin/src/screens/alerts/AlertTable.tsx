import { Button, Table, Text } from '@mantine/core';
import { count, formatMoment, fromNow } from '../../format.ts';
import classes from '../publishing.module.css';
import type { JobAlert } from './queries.ts';

const WHEN = { daily: 'Every morning', weekly: 'Every Monday' };

export function AlertTable({ alerts, onErase }: { alerts: JobAlert[]; onErase(alert: JobAlert): void }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
    <section className={classes.frame} aria-label="Job alerts" tabIndex={0}>
      <Table className={classes.table} aria-label="Job alerts">
        <Table.Thead>
          <Table.Tr>
            <Table.Th>Address</Table.Th>
            <Table.Th>Jobs wanted</Table.Th>
            <Table.Th>Told of</Table.Th>
            <Table.Th>Since</Table.Th>
            <Table.Th>
              <span className="visually-hidden">Actions</span>
            </Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {alerts.map((alert) => (
            <Table.Tr key={alert.id}>
              <Table.Td fw={600}>{alert.email}</Table.Td>
              <Table.Td className={classes.pages}>
                {wantedOf(alert)}
                <Text size="xs" c="dimmed">
                  {WHEN[alert.frequency]}
                </Text>
              </Table.Td>
              <Table.Td className="numbers">
                {count(alert.jobs, 'job')}
                {alert.lastSentAt && (
                  <Text size="xs" c="dimmed">
                    last {fromNow(alert.lastSentAt)}
                  </Text>
                )}
              </Table.Td>
              <Table.Td className={classes.when}>
                {alert.confirmedAt ? formatMoment(alert.confirmedAt) : 'Not confirmed yet'}
              </Table.Td>
              <Table.Td ta="right">
                <Button
                  size="compact-sm"
                  variant="subtle"
                  color="gray"
                  aria-label={`Erase ${alert.email}`}
                  onClick={() => onErase(alert)}
                >
                  Erase
                </Button>
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </section>
  );
}

function wantedOf({ category, type, place }: JobAlert): string {
  return [category ?? 'Every category', type, place].filter(Boolean).join(', ');
}
