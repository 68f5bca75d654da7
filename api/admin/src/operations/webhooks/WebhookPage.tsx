import { Code, Group, Stack, Text, Title } from '@mantine/core';
import { request } from '../../client/request.ts';
import { useList, useListState } from '../../core/navigation/use-list.ts';
import { toHash } from '../../core/navigation/views.ts';
import { BackLink, CallButton } from '../../kit/buttons.tsx';
import type { Column } from '../../kit/list/DataTable.tsx';
import { List } from '../../kit/list/List.tsx';
import { Note } from '../../kit/notes.tsx';
import { formatDateTime } from '../../kit/text/dates.ts';
import { type Delivery, deliveriesQuery, hostOf, type Webhook } from './queries.ts';
import { StateBadge } from './StateBadge.tsx';
import { texts } from './texts.ts';
import { WebhookForm } from './WebhookForm.tsx';

interface WebhookPageProps {
  webhook: Webhook;
  onSecret(secret: string): void;
}

export function WebhookPage({ webhook, onSecret }: WebhookPageProps) {
  const params = { id: webhook.id };
  const host = hostOf(webhook);
  const isPaused = webhook.state === 'paused';

  return (
    <Stack>
      <BackLink href={toHash({ view: 'webhooks' })} ml="-0.5rem" style={{ alignSelf: 'start' }}>
        {texts.back}
      </BackLink>
      <Group gap="sm">
        <Title order={2}>{host}</Title>
        <StateBadge state={webhook.state} />
      </Group>
      {webhook.isRebuildHook && <Text>{texts.rebuildHookHelp}</Text>}
      {isPaused && <Text>{texts.pausedHelp}</Text>}
      <Group gap="xs">
        <CallButton size="sm" call={() => request('POST', '/webhooks/{id}/test', { params })} refresh={['webhooks']}>
          {texts.test}
        </CallButton>
        <CallButton
          size="sm"
          call={() => request('PATCH', '/webhooks/{id}', { params, body: { paused: !isPaused } })}
          refresh={['webhooks']}
        >
          {isPaused ? texts.restart : texts.pause}
        </CallButton>
        {!webhook.isRebuildHook && (
          <>
            <CallButton
              size="sm"
              ask={texts.confirmRotate}
              call={() => request('POST', '/webhooks/{id}/secret', { params })}
              refresh={['webhooks']}
              onDone={({ secret }) => onSecret(secret)}
            >
              {texts.rotate}
            </CallButton>
            <CallButton
              size="sm"
              variant="light"
              color="red"
              ask={texts.confirmRemove(host)}
              call={() => request('DELETE', '/webhooks/{id}', { params })}
              refresh={['webhooks']}
              onDone={() => {
                location.hash = toHash({ view: 'webhooks' });
              }}
            >
              {texts.remove}
            </CallButton>
          </>
        )}
      </Group>
      {!webhook.isRebuildHook && (
        <div style={{ maxWidth: '40rem' }}>
          <WebhookForm webhook={webhook} onSecret={onSecret} />
        </div>
      )}
      <Log id={webhook.id} />
    </Stack>
  );
}

function Log({ id }: { id: string }) {
  const list = useList(useListState({}), (_filter, slice) => deliveriesQuery(id, slice));
  const columns: Column<Delivery>[] = [
    { label: labels.columns.at, kind: 'short', cell: ({ at }) => formatDateTime(at) },
    { label: labels.columns.event, kind: 'lead', cell: ({ label }) => label },
    {
      label: labels.columns.state,
      cell: ({ state, attempts, nextAt }) => (
        <>
          {labels.states[state]}
          <Note size="xs">
            {[labels.attempts(attempts), nextAt && attempts > 0 && labels.next(formatDateTime(nextAt))]
              .filter(Boolean)
              .join(', ')}
          </Note>
        </>
      ),
    },
    {
      label: labels.columns.response,
      kind: 'text',
      cell: ({ status, durationMs, response }) => (
        <>
          {labels.status(status, durationMs)}
          {response !== '' && (
            <Code block style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', maxHeight: '6rem' }} tabIndex={0}>
              {response}
            </Code>
          )}
        </>
      ),
    },
    {
      label: labels.columns.actions,
      kind: 'action',
      cell: (delivery) => (
        <CallButton
          aria-label={labels.againNamed(delivery.label, formatDateTime(delivery.at))}
          call={() => request('POST', '/webhook-deliveries/{id}/resend', { params: { id: delivery.id } })}
          refresh={['webhooks']}
        >
          {labels.again}
        </CallButton>
      ),
    },
  ];

  return (
    <>
      <Title order={3}>{labels.title}</Title>
      <Note>{labels.help}</Note>
      <List list={list} label={labels.title} empty={{ title: labels.empty }} columns={columns} />
    </>
  );
}

const labels = texts.log;
