import { Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { readQuery, request } from '../../client/request.ts';
import { type ExternalHost, rebuildHooksQuery } from '../../core/publishing/queries.ts';
import { texts } from '../../core/publishing/texts.ts';
import { CallButton } from '../../kit/buttons.tsx';
import { type Column, DataTable } from '../../kit/list/DataTable.tsx';
import { Section } from '../../kit/Section.tsx';
import { formatRelative } from '../../kit/text/dates.ts';

/** The state of rebuild hooks and of the storage that the site is copied to. Renders nothing if neither is set up. */
export function ExternalHosts() {
  const { data: hooks = [] } = useQuery(rebuildHooksQuery);
  const { data: storage = null } = useQuery({ ...readQuery('/publish/storage'), refetchInterval: 3_000 });
  if (hooks.length === 0 && storage === null) return null;
  // The row keys contain the index, because two hooks may be at one host and their order never changes.
  const rows: Row[] = hooks.map((hook) => ({ ...hook, words: texts.hosts.hook[hook.state] }));
  if (storage) rows.push({ ...storage, words: texts.hosts.storage[storage.state] });
  return (
    <Section
      title={texts.hosts.title}
      size="h4"
      actions={
        hooks.length > 0 && (
          <CallButton
            size="xs"
            call={() => request('POST', '/publish/rebuild-hooks/call')}
            refresh={rebuildHooksQuery.queryKey}
          >
            {texts.hosts.rebuild}
          </CallButton>
        )
      }
    >
      <DataTable
        label={texts.hosts.title}
        columns={COLUMNS}
        rows={rows}
        getKey={({ host }, index) => `${index} ${host}`}
      />
    </Section>
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
  { label: texts.hosts.columns.next, kind: 'fact', cell: ({ nextAt }) => (nextAt ? formatRelative(nextAt) : '–') },
];
