import { Group, Stack, Text } from '@mantine/core';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { mailboxFields, mailServerFields } from 'content-types/server-settings';
import { readQuery, request } from '../../client/request.ts';
import { NewPassword } from '../../core/auth/passwords.tsx';
import { StoredSettings } from '../../core/settings/StoredSettings.tsx';
import { PlainButton } from '../../kit/buttons.tsx';
import { Fact, Facts } from '../../kit/Facts.tsx';
import { Warning } from '../../kit/notes.tsx';
import { formatDateTime } from '../../kit/text/dates.ts';
import { texts as mailTexts } from './texts.ts';

const texts = mailTexts.setup;

const stateQuery = queryOptions({ ...readQuery('/outbox/state'), refetchInterval: 15_000 });

const PASSWORD = { password: NewPassword };

export function MailState() {
  const queries = useQueryClient();
  const { data } = useQuery(stateQuery);
  const testMutation = useMutation({
    mutationFn: () => request('POST', '/outbox/test'),
    onSuccess: () => queries.invalidateQueries({ queryKey: ['outbox'] }),
  });
  const refresh = () => void queries.invalidateQueries({ queryKey: ['outbox'] });
  if (!data) return null;
  const { server, from, to, incoming, lastSent, lastFailure, stored } = data;
  // A failure before the last success no longer matters.
  const isFailing = lastFailure !== null && (lastSent === null || lastFailure.at >= lastSent);
  return (
    <Stack gap="sm" p="lg" className="card">
      {!server && <Warning title={texts.notSetUp.title}>{texts.notSetUp.text}</Warning>}
      {server && !to && <Warning title={texts.noRecipient.title}>{texts.noRecipient.text}</Warning>}
      <Facts label={texts.table}>
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
      </Facts>
      <Group gap="sm">
        <PlainButton disabled={!server} loading={testMutation.isPending} onClick={() => testMutation.mutate()}>
          {texts.sendTest}
        </PlainButton>
        <StoredSettings
          stored={stored.server}
          path="/outbox/server"
          fields={mailServerFields}
          inputs={PASSWORD}
          words={texts.ofServer}
          isUrgent={!server}
          onChanged={() => {
            testMutation.reset();
            refresh();
          }}
        />
        <StoredSettings
          stored={stored.mailbox}
          path="/outbox/mailbox"
          fields={mailboxFields}
          inputs={PASSWORD}
          words={texts.ofMailbox}
          onChanged={refresh}
        />
        <Text size="sm" role="status" c={testMutation.error ? 'red' : undefined}>
          {testMutation.error?.message ?? (testMutation.data && texts.testQueued(testMutation.data.to))}
        </Text>
      </Group>
    </Stack>
  );
}
