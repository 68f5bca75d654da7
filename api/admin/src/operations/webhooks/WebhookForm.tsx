import { Button, Checkbox, Group, Stack, Switch, TextInput } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { request } from '../../client/request.ts';
import { getFormErrors, SmallForm } from '../../kit/form/SmallForm.tsx';
import { common } from '../../kit/text/texts.ts';
import { type Webhook, webhooksQuery } from './queries.ts';
import { texts } from './texts.ts';

const words = texts.form;

interface WebhookFormProps {
  /** None for a new one. */
  webhook?: Webhook;
  onClose?(): void;
  onSecret(secret: string): void;
}

type EventName = Webhook['events'][number];

export function WebhookForm({ webhook, onClose, onSecret }: WebhookFormProps) {
  const queries = useQueryClient();
  const { data } = useQuery(webhooksQuery);
  const save = useMutation({
    mutationFn: async (form: FormData) => {
      const body = {
        url: String(form.get('url')),
        events: form.getAll('events') as EventName[],
        includePersonalData: form.has('includePersonalData'),
      };
      if (webhook) {
        const params = { id: webhook.id };
        await request('PATCH', '/webhooks/{id}', { params, body });
      } else {
        const { secret } = await request('POST', '/webhooks', { body });
        onSecret(secret);
      }
    },
    onSuccess: () => {
      void queries.invalidateQueries({ queryKey: ['webhooks'] });
      onClose?.();
    },
  });
  const { at, general } = getFormErrors(save.error, ['url', 'events']);

  return (
    <SmallForm onSend={(form) => save.mutate(form)} error={general}>
      <TextInput
        name="url"
        label={words.url}
        placeholder="https://crm.example.com/events"
        defaultValue={webhook?.url}
        required
        error={at('url')}
        data-autofocus
      />
      <Checkbox.Group label={words.events} defaultValue={webhook?.events ?? []} error={at('events')}>
        <Stack gap="xs" mt="xs">
          {(data?.events ?? []).map(({ name, label }) => (
            <Checkbox key={name} name="events" value={name} label={label} />
          ))}
        </Stack>
      </Checkbox.Group>
      <Switch
        name="includePersonalData"
        label={words.personal}
        description={words.personalHelp}
        defaultChecked={webhook?.includePersonalData}
      />
      <Group justify={onClose ? 'flex-end' : undefined} gap="xs">
        {onClose && (
          <Button variant="default" onClick={onClose}>
            {common.cancel}
          </Button>
        )}
        <Button type="submit" loading={save.isPending}>
          {webhook ? words.save : texts.create}
        </Button>
      </Group>
    </SmallForm>
  );
}
