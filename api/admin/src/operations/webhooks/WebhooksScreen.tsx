import { Alert, Button, Code, CopyButton, Group, Modal, Stack, Text, Title } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type Route, toHash } from '../../core/navigation/views.ts';
import { LoadState } from '../../kit/ErrorAlert.tsx';
import { type Column, DataTable } from '../../kit/list/DataTable.tsx';
import { Empty } from '../../kit/list/Empty.tsx';
import { formatDateTime } from '../../kit/text/dates.ts';
import { common } from '../../kit/text/texts.ts';
import { hostOf, type Webhook, webhooksQuery } from './queries.ts';
import { StateBadge } from './StateBadge.tsx';
import { texts } from './texts.ts';
import { WebhookForm } from './WebhookForm.tsx';
import { WebhookPage } from './WebhookPage.tsx';

/** The webhooks, and one of them with its log when the address names it. */
export default function WebhooksScreen({ route }: { route: Route }) {
  const { data, error } = useQuery(webhooksQuery);
  const [isCreating, setCreating] = useState(false);
  const [secret, setSecret] = useState<string | null>(null);
  const opened = data?.items.find(({ id }) => id === route.entry);

  return (
    <Stack>
      <Group justify="space-between">
        <Title order={1}>{texts.title}</Title>
        {!opened && (
          <Button leftSection={<IconPlus size={16} />} onClick={() => setCreating(true)}>
            {texts.create}
          </Button>
        )}
      </Group>
      {secret && (
        <Alert color="green" role="status" title={texts.copyNow}>
          <Group gap="sm">
            <Code style={{ overflowWrap: 'anywhere' }}>{secret}</Code>
            <CopyButton value={secret}>
              {({ copied, copy }) => (
                <Button size="compact-sm" variant="default" onClick={copy}>
                  {copied ? common.copied : common.copy}
                </Button>
              )}
            </CopyButton>
          </Group>
        </Alert>
      )}
      <LoadState data={data} error={error} />
      {opened ? (
        <WebhookPage key={opened.id} webhook={opened} onSecret={setSecret} />
      ) : (
        <>
          <Text size="sm" c="dimmed" maw="40rem">
            {texts.intro}
          </Text>
          {data?.items.length === 0 && <Empty {...texts.empty} />}
          {data && data.items.length > 0 && (
            <DataTable label={texts.title} columns={COLUMNS} rows={data.items} getKey={({ id }) => id} />
          )}
        </>
      )}
      {isCreating && (
        <Modal opened onClose={() => setCreating(false)} title={texts.create}>
          <WebhookForm onClose={() => setCreating(false)} onSecret={setSecret} />
        </Modal>
      )}
    </Stack>
  );
}

const COLUMNS: Column<Webhook>[] = [
  { label: texts.columns.address, kind: 'lead', cell: hostOf },
  {
    label: texts.columns.events,
    kind: 'text',
    cell: ({ events, includePersonalData }) => (
      <>
        {events.map((name) => texts.form.eventNames[name]).join(', ')}
        {includePersonalData && (
          <Text size="xs" c="dimmed">
            {texts.personal}
          </Text>
        )}
      </>
    ),
  },
  {
    label: texts.columns.state,
    cell: (webhook) => (
      <>
        <StateBadge state={webhook.state} />
        {webhook.failingSince && (
          <Text size="xs" c="dimmed">
            {texts.failingSince(formatDateTime(webhook.failingSince))}
          </Text>
        )}
      </>
    ),
  },
  {
    label: texts.columns.actions,
    kind: 'action',
    cell: (webhook) => (
      <Button
        component="a"
        href={toHash({ view: 'webhooks', entry: webhook.id })}
        size="compact-sm"
        variant="default"
        aria-label={texts.openNamed(hostOf(webhook))}
      >
        {texts.open}
      </Button>
    ),
  },
];
