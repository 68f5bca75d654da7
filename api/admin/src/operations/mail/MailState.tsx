import { Alert, Button, Group, Stack, Table, Text } from '@mantine/core';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { readQuery } from '../../client/read-query.ts';
import { request } from '../../client/request.ts';
import { confirm } from '../../kit/confirm.ts';
import { ErrorAlert } from '../../kit/ErrorAlert.tsx';
import { formatDateTime } from '../../kit/text/dates.ts';
import { ServerForm } from './ServerForm.tsx';
import { texts as mailTexts } from './texts.ts';

const texts = mailTexts.setup;

const stateQuery = queryOptions({ ...readQuery('/outbox/state'), refetchInterval: 15_000 });

export function MailState() {
  const queries = useQueryClient();
  const { data } = useQuery(stateQuery);
  const test = useMutation({
    mutationFn: () => request('POST', '/outbox/test'),
    onSuccess: () => queries.invalidateQueries({ queryKey: ['outbox'] }),
  });
  const [isChanging, setChanging] = useState(false);
  const refresh = () => queries.invalidateQueries({ queryKey: ['outbox'] });
  const forget = useMutation({ mutationFn: () => request('DELETE', '/outbox/server'), onSuccess: refresh });
  if (!data) return null;
  const { server, from, to, incoming, lastSent, lastFailure, settings, byEnvironment } = data;
  // A failure before the last success no longer matters.
  const isFailing = lastFailure !== null && (lastSent === null || lastFailure.at >= lastSent);
  return (
    <Stack gap="sm" p="lg" className="card">
      {!server && (
        <Alert color="yellow" title={texts.notSetUp.title}>
          {texts.notSetUp.text}
        </Alert>
      )}
      {server && !to && (
        <Alert color="yellow" title={texts.noRecipient.title}>
          {texts.noRecipient.text}
        </Alert>
      )}
      <Table aria-label={texts.table} layout="fixed" withRowBorders={false} verticalSpacing={3} horizontalSpacing={0}>
        <Table.Tbody>
          <Fact
            name={texts.server}
            value={server ? texts.serverAndSecurity(server.address, texts.security[server.security]) : texts.noServer}
          />
          <Fact name={texts.from} value={from} />
          <Fact name={texts.to} value={to ?? texts.notSet} />
          {incoming && <Fact name={texts.replies} value={texts.repliesTo(incoming)} isBad={incoming.error !== null} />}
          <Fact name={texts.lastSent} value={lastSent ? formatDateTime(lastSent) : texts.nothingSent} />
          <Fact
            name={texts.lastFailure}
            value={lastFailure ? texts.failure(formatDateTime(lastFailure.at), lastFailure.error) : texts.noFailure}
            isBad={isFailing}
          />
        </Table.Tbody>
      </Table>
      <Group gap="sm">
        <Button variant="default" disabled={!server} loading={test.isPending} onClick={() => test.mutate()}>
          {texts.sendTest}
        </Button>
        {!byEnvironment && (
          <Button variant={server ? 'default' : 'filled'} onClick={() => setChanging(true)}>
            {server ? texts.change : texts.setUp}
          </Button>
        )}
        {settings && !byEnvironment && (
          <Button
            variant="subtle"
            color="gray"
            loading={forget.isPending}
            onClick={async () => (await confirm(texts.confirmForget)) && forget.mutate()}
          >
            {texts.forget}
          </Button>
        )}
        <Text size="sm" role="status" c={test.error ? 'red' : undefined}>
          {test.error?.message ?? (test.data && texts.testQueued(test.data.to))}
        </Text>
      </Group>
      {byEnvironment && (
        <Text size="sm" c="dimmed">
          {texts.byEnvironment}
        </Text>
      )}
      <ErrorAlert error={forget.error} />
      {isChanging && (
        <ServerForm
          settings={settings}
          onClose={() => setChanging(false)}
          onSaved={() => {
            setChanging(false);
            test.reset();
            void refresh();
          }}
        />
      )}
    </Stack>
  );
}

function Fact({ name, value, isBad = false }: { name: string; value: string; isBad?: boolean }) {
  return (
    <Table.Tr>
      <Table.Th scope="row" c="dimmed" fw={400} w="8.5rem">
        {name}
      </Table.Th>
      <Table.Td c={isBad ? 'red' : undefined}>{value}</Table.Td>
    </Table.Tr>
  );
}
