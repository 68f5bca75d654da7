import { Button, Group, Table, Text, Title } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { formatRelative } from '../../lib/dates.ts';
import classes from '../../lib/table.module.css';
import { callRebuildHooks, type ExternalHost, rebuildHooksQuery, storageQuery } from './queries.ts';

/** The state of rebuild hooks and of the storage that the site is copied to. Renders nothing where there are none. */
export function ExternalHosts() {
  const queries = useQueryClient();
  const { data: hooks = [] } = useQuery(rebuildHooksQuery);
  const { data: storage = null } = useQuery(storageQuery);
  const call = useMutation({
    mutationFn: callRebuildHooks,
    onSettled: () => queries.invalidateQueries({ queryKey: rebuildHooksQuery.queryKey }),
  });
  if (hooks.length === 0 && storage === null) return null;
  return (
    <div>
      <Group justify="space-between" mb="xs">
        <Title order={2} size="h4" id="hosts-elsewhere">
          Hosts elsewhere
        </Title>
        {hooks.length > 0 && (
          <Button variant="default" size="xs" loading={call.isPending} onClick={() => call.mutate()}>
            Build again there
          </Button>
        )}
      </Group>
      {call.error && (
        <Text c="red" size="sm" role="alert">
          {call.error.message}
        </Text>
      )}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard */}
      <section className={classes.frame} aria-labelledby="hosts-elsewhere" tabIndex={0}>
        <Table className={classes.cards} aria-labelledby="hosts-elsewhere">
          <Table.Thead>
            <Table.Tr>
              <Table.Th>Host</Table.Th>
              <Table.Th>State</Table.Th>
              <Table.Th>Last call</Table.Th>
              <Table.Th>Next</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {hooks.map((hook, index) => (
              // Two hooks may be at one host, and their order never changes.
              // biome-ignore lint/suspicious/noArrayIndexKey: hooks have no id
              <Row key={index} {...hook} words={HOOK_WORDS[hook.state]} />
            ))}
            {storage && <Row {...storage} words={STORAGE_WORDS[storage.state]} />}
          </Table.Tbody>
        </Table>
      </section>
    </div>
  );
}

const HOOK_WORDS = { told: 'Told of everything', due: 'About to be told', calling: 'Being told', failing: 'Failing' };
const STORAGE_WORDS = { ...HOOK_WORDS, told: 'Has everything' };

function Row({ host, state, calledAt, result, nextAt, words }: ExternalHost & { words: string }) {
  return (
    <Table.Tr>
      <Table.Td className={classes.lead}>{host}</Table.Td>
      <Table.Td c={state === 'failing' ? 'red' : undefined}>{words}</Table.Td>
      <Table.Td>
        {calledAt ? `${formatRelative(calledAt)}: ` : 'Never'}
        {result}
      </Table.Td>
      <Table.Td className={classes.short} data-label="Next">
        {nextAt ? formatRelative(nextAt) : '–'}
      </Table.Td>
    </Table.Tr>
  );
}
