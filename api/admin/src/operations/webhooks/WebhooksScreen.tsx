import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type Route, toHash } from '../../core/navigation/views.ts';
import { AddButton, SmallButton } from '../../kit/buttons.tsx';
import type { Column } from '../../kit/list/DataTable.tsx';
import { List } from '../../kit/list/List.tsx';
import { Note } from '../../kit/notes.tsx';
import { Screen } from '../../kit/Screen.tsx';
import { SecretNotice } from '../../kit/SecretNotice.tsx';
import { formatDateTime } from '../../kit/text/dates.ts';
import { type EventTypes, hostOf, type Webhook, webhooksQuery } from './queries.ts';
import { StateBadge } from './StateBadge.tsx';
import { texts } from './texts.ts';
import { WebhookForm } from './WebhookForm.tsx';
import { WebhookPage } from './WebhookPage.tsx';

export default function WebhooksScreen({ route }: { route: Route }) {
  const list = useQuery(webhooksQuery);
  const [isCreating, setCreating] = useState(false);
  const [secret, setSecret] = useState<string | null>(null);
  const openWebhook = list.data?.items.find(({ id }) => id === route.entry);

  return (
    <Screen
      title={texts.title}
      intro={!openWebhook && texts.intro}
      actions={!openWebhook && <AddButton onClick={() => setCreating(true)}>{texts.create}</AddButton>}
    >
      {secret && <SecretNotice title={texts.copyNow} values={[['', secret]]} />}
      {openWebhook ? (
        <WebhookPage key={openWebhook.id} webhook={openWebhook} onSecret={setSecret} />
      ) : (
        <List list={list} label={texts.title} empty={texts.empty} columns={columnsFor(list.data?.events ?? [])} />
      )}
      {isCreating && <WebhookForm onClose={() => setCreating(false)} onSecret={setSecret} />}
    </Screen>
  );
}

const columnsFor = (types: EventTypes): Column<Webhook>[] => [
  { label: texts.columns.address, kind: 'lead', cell: hostOf },
  {
    label: texts.columns.events,
    kind: 'text',
    cell: ({ events, includePersonalData, isRebuildHook }) => (
      <>
        {types.flatMap(({ name, label }) => (events.includes(name) ? label : [])).join(', ')}
        {(includePersonalData || isRebuildHook) && (
          <Note size="xs">{isRebuildHook ? texts.rebuildHook : texts.personal}</Note>
        )}
      </>
    ),
  },
  {
    label: texts.columns.state,
    cell: (webhook) => (
      <>
        <StateBadge state={webhook.state} />
        {webhook.failingSince && <Note size="xs">{texts.failingSince(formatDateTime(webhook.failingSince))}</Note>}
      </>
    ),
  },
  {
    label: texts.columns.actions,
    kind: 'action',
    cell: (webhook) => (
      <SmallButton href={toHash({ view: 'webhooks', entry: webhook.id })} aria-label={texts.openNamed(hostOf(webhook))}>
        {texts.open}
      </SmallButton>
    ),
  },
];
