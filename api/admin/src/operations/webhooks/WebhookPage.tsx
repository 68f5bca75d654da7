import { Button, Code, Group, Stack, Text, Title } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { request } from '../../client/request.ts';
import { useList, useListState } from '../../core/navigation/use-list.ts';
import { toHash } from '../../core/navigation/views.ts';
import { confirm } from '../../kit/confirm.ts';
import { ErrorAlert } from '../../kit/ErrorAlert.tsx';
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

/** One webhook: its settings, its actions and the log of its deliveries. */
export function WebhookPage({ webhook, onSecret }: WebhookPageProps) {
  const queries = useQueryClient();
  const params = { id: webhook.id };
  const host = hostOf(webhook);
  const isPaused = webhook.state === 'paused';
  const act = useMutation({
    mutationFn: (action: () => Promise<unknown>) => action(),
    onSettled: () => queries.invalidateQueries({ queryKey: ['webhooks'] }),
  });
  const pause = () => request('PATCH', '/webhooks/{id}', { params, body: { paused: !isPaused } });
  const rotate = async () => {
    if (!(await confirm(texts.confirmRotate))) return;
    act.mutate(async () => {
      const { secret } = await request('POST', '/webhooks/{id}/secret', { params });
      onSecret(secret);
    });
  };
  const remove = async () => {
    if (!(await confirm(texts.confirmRemove(host)))) return;
    act.mutate(async () => {
      await request('DELETE', '/webhooks/{id}', { params });
      location.hash = toHash({ view: 'webhooks' });
    });
  };

  return (
    <Stack>
      <Button
        component="a"
        href={toHash({ view: 'webhooks' })}
        variant="subtle"
        color="gray"
        size="compact-sm"
        ml="-0.5rem"
        style={{ alignSelf: 'start' }}
        leftSection={<IconArrowLeft size={16} />}
      >
        {texts.back}
      </Button>
      <Group gap="sm">
        <Title order={2}>{host}</Title>
        <StateBadge state={webhook.state} />
      </Group>
      {webhook.isRebuildHook && <Text>{texts.rebuildHookHelp}</Text>}
      {isPaused && <Text>{texts.pausedHelp}</Text>}
      <ErrorAlert error={act.error} />
      <Group gap="xs">
        <Button
          variant="default"
          loading={act.isPending}
          onClick={() => act.mutate(() => request('POST', '/webhooks/{id}/test', { params }))}
        >
          {texts.test}
        </Button>
        <Button variant="default" onClick={() => act.mutate(pause)}>
          {isPaused ? texts.restart : texts.pause}
        </Button>
        {!webhook.isRebuildHook && (
          <>
            <Button variant="default" onClick={() => void rotate()}>
              {texts.rotate}
            </Button>
            <Button variant="light" color="red" onClick={() => void remove()}>
              {texts.remove}
            </Button>
          </>
        )}
      </Group>
      {!webhook.isRebuildHook && (
        <div style={{ maxWidth: '40rem' }}>
          <WebhookForm webhook={webhook} onSecret={onSecret} />
        </div>
      )}
      <Log id={webhook.id} onResend={(id) => act.mutate(() => resend(id))} />
    </Stack>
  );
}

function resend(id: string) {
  return request('POST', '/webhook-deliveries/{id}/resend', { params: { id } });
}

function Log({ id, onResend }: { id: string; onResend(id: string): void }) {
  const list = useList(useListState({}), (_filter, slice) => deliveriesQuery(id, slice));
  const columns: Column<Delivery>[] = [
    { label: words.columns.at, kind: 'short', cell: ({ at }) => formatDateTime(at) },
    { label: words.columns.event, kind: 'lead', cell: ({ label }) => label },
    {
      label: words.columns.state,
      cell: ({ state, attempts, nextAt }) => (
        <>
          {words.states[state]}
          <Note size="xs">
            {[words.attempts(attempts), nextAt && attempts > 0 && words.next(formatDateTime(nextAt))]
              .filter(Boolean)
              .join(', ')}
          </Note>
        </>
      ),
    },
    {
      label: words.columns.response,
      kind: 'text',
      cell: ({ status, durationMs, response }) => (
        <>
          {words.status(status, durationMs)}
          {response !== '' && (
            <Code block style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', maxHeight: '6rem' }} tabIndex={0}>
              {response}
            </Code>
          )}
        </>
      ),
    },
    {
      label: words.columns.actions,
      kind: 'action',
      cell: (delivery) => (
        <Button
          size="compact-sm"
          variant="default"
          aria-label={words.againNamed(delivery.label, formatDateTime(delivery.at))}
          onClick={() => onResend(delivery.id)}
        >
          {words.again}
        </Button>
      ),
    },
  ];

  return (
    <>
      <Title order={3}>{words.title}</Title>
      <Note>{words.help}</Note>
      <List list={list} label={words.title} empty={{ title: words.empty }} columns={columns} />
    </>
  );
}

const words = texts.log;
