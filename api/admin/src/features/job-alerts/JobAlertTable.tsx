import { Button, Table, Text } from '@mantine/core';
import { formatDateTime, formatRelative } from '../../lib/dates.ts';
import { count } from '../../lib/format.ts';
import classes from '../../lib/table.module.css';
import type { JobAlert } from './queries.ts';

const WHEN = { daily: 'Every morning', weekly: 'Every Monday' };

export function JobAlertTable({ alerts, onErase }: { alerts: JobAlert[]; onErase(alert: JobAlert): void }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
    <section className={classes.frame} aria-label="Job alerts" tabIndex={0}>
      <Table className={classes.cards} aria-label="Job alerts">
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
              <Table.Td className={classes.lead}>{alert.email}</Table.Td>
              <Table.Td className={classes.text}>
                {describeCriteria(alert)}
                <Text size="xs" c="dimmed">
                  {WHEN[alert.frequency]}
                </Text>
              </Table.Td>
              <Table.Td className={classes.short} data-label="Told of">
                {count(alert.jobs, 'job')}
                {alert.lastSentAt && (
                  <Text size="xs" c="dimmed">
                    last {formatRelative(alert.lastSentAt)}
                  </Text>
                )}
              </Table.Td>
              <Table.Td className={classes.short} data-label={alert.confirmedAt ? 'Since' : undefined}>
                {alert.confirmedAt ? formatDateTime(alert.confirmedAt) : 'Not confirmed yet'}
              </Table.Td>
              <Table.Td className={classes.action}>
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

function describeCriteria({ category, type, place }: JobAlert): string {
  return [category ?? 'Every category', type, place].filter(Boolean).join(', ');
}
