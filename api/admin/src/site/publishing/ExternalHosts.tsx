import { Button, Group, Text, Title } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { request } from '../../client/request.ts';
import { type ExternalHost, rebuildHooksQuery, storageQuery } from '../../core/publishing/queries.ts';
import { texts } from '../../core/publishing/texts.ts';
import { type Column, DataTable } from '../../kit/list/DataTable.tsx';
import { formatRelative } from '../../kit/text/dates.ts';

/** The state of rebuild hooks and of the storage that the site is copied to. Renders nothing if neither is set up. */
export function ExternalHosts() {
  const queries = useQueryClient();
  const { data: hooks = [] } = useQuery(rebuildHooksQuery);
  const { data: storage = null } = useQuery(storageQuery);
  const call = useMutation({
    mutationFn: () => request('POST', '/publish/rebuild-hooks/call'),
    onSettled: () => queries.invalidateQueries({ queryKey: rebuildHooksQuery.queryKey }),
  });
  if (hooks.length === 0 && storage === null) return null;
  // Two hooks may be at one host, and their order never changes.
  const rows: Row[] = hooks.map((hook) => ({ ...hook, words: texts.hosts.hook[hook.state] }));
  if (storage) rows.push({ ...storage, words: texts.hosts.storage[storage.state] });
  return (
    <div>
      <Group justify="space-between" mb="xs">
        <Title order={2} size="h4">
          {texts.hosts.title}
        </Title>
        {hooks.length > 0 && (
          <Button variant="default" size="xs" loading={call.isPending} onClick={() => call.mutate()}>
            {texts.hosts.rebuild}
          </Button>
        )}
      </Group>
      {call.error && (
        <Text c="red" size="sm" role="alert">
          {call.error.message}
        </Text>
      )}
      <DataTable
        label={texts.hosts.title}
        columns={COLUMNS}
        rows={rows}
        getKey={({ host }, index) => `${index} ${host}`}
      />
    </div>
  );
}

type Row = ExternalHost & { words: string };

const COLUMNS: Column<Row>[] = [
  { label: texts.hosts.columns.host, kind: 'lead', cell: ({ host }) => host },
  {
    label: texts.hosts.columns.state,
    cell: ({ state, words }) => (
      <Text span inherit c={state === 'failing' ? 'red' : undefined}>
        {words}
      </Text>
    ),
  },
  {
    label: texts.hosts.columns.lastCall,
    cell: ({ calledAt, result }) =>
      calledAt ? texts.hosts.lastCall(formatRelative(calledAt), result ?? '') : texts.hosts.never,
  },
  {
    label: texts.hosts.columns.next,
    kind: 'short',
    isNamed: true,
    cell: ({ nextAt }) => (nextAt ? formatRelative(nextAt) : '–'),
  },
];
