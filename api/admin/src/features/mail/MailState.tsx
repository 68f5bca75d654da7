import { Alert, Button, Group, Stack, Table, Text } from '@mantine/core';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { formatDateTime } from '../../lib/dates.ts';
import { request } from '../../lib/request.ts';

const SECURITY = {
  tls: 'encrypted (TLS)',
  starttls: 'encrypted (STARTTLS)',
  'starttls-if-offered': 'encrypted when the server offers it (STARTTLS)',
};

const stateQuery = queryOptions({
  queryKey: ['mail', 'state'],
  queryFn: () => request('GET', '/outbox/state'),
  refetchInterval: 15_000,
});

export function MailState() {
  const queries = useQueryClient();
  const { data } = useQuery(stateQuery);
  const test = useMutation({
    mutationFn: () => request('POST', '/outbox/test'),
    onSuccess: () => queries.invalidateQueries({ queryKey: ['mail'] }),
  });
  if (!data) return null;
  const { server, from, to, lastSent, lastFailure } = data;
  // A failure before the last success is over.
  const isFailing = lastFailure !== null && (lastSent === null || lastFailure.at >= lastSent);
  return (
    <Stack gap="sm" p="lg" className="card">
      {!server && (
        <Alert color="yellow" title="Mail waits in the outbox">
          No mail server is set. Set SMTP_URL and start the server again; nothing is lost meanwhile.
        </Alert>
      )}
      {server && !to && (
        <Alert color="yellow" title="Mail to the agency waits in the outbox">
          Set MAIL_TO to the address that is to hear of applications and messages.
        </Alert>
      )}
      <Table
        aria-label="How mail is set up"
        layout="fixed"
        withRowBorders={false}
        verticalSpacing={3}
        horizontalSpacing={0}
      >
        <Table.Tbody>
          <Fact name="Server" value={server ? `${server.address}, ${SECURITY[server.security]}` : 'None'} />
          <Fact name="From" value={from} />
          <Fact name="Agency’s mail to" value={to ?? 'Not set'} />
          <Fact name="Last sent" value={lastSent ? formatDateTime(lastSent) : 'Nothing yet'} />
          <Fact
            name="Last failure"
            value={lastFailure ? `${formatDateTime(lastFailure.at)}: ${lastFailure.error}` : 'None since the start'}
            isBad={isFailing}
          />
        </Table.Tbody>
      </Table>
      <Group gap="sm">
        <Button variant="default" disabled={!server} loading={test.isPending} onClick={() => test.mutate()}>
          Send a test mail
        </Button>
        <Text size="sm" role="status" c={test.error ? 'red' : undefined}>
          {test.error?.message ?? (test.data && `On its way to ${test.data.to}. What becomes of it is below.`)}
        </Text>
      </Group>
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
