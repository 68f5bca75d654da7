import { useQuery } from '@tanstack/react-query';
import { boolean } from 'content-types/fields/boolean';
import { type TagsField, tags } from 'content-types/fields/tags-lines';
import { text } from 'content-types/fields/text';
import { request } from '../../client/request.ts';
import { FieldsForm } from '../../core/content/form/FieldsForm.tsx';
import { type InputProps, labelProps } from '../../core/fields/field-view.ts';
import { Ticks } from '../../kit/form/pickers.tsx';
import { type Webhook, webhooksQuery } from './queries.ts';
import { texts } from './texts.ts';

const labels = texts.form;

const FIELDS = {
  url: text(labels.url, { required: true, max: 2000, placeholder: 'https://crm.example.com/events' }),
  events: tags(labels.events),
  includePersonalData: boolean(labels.personal, { help: labels.personalHelp }),
};

interface WebhookFormProps {
  /** Undefined for a new webhook, which is created in a dialog. */
  webhook?: Webhook;
  onClose?(): void;
  onSecret(secret: string): void;
}

export function WebhookForm({ webhook, onClose, onSecret }: WebhookFormProps) {
  return (
    <FieldsForm
      fields={FIELDS}
      values={webhook}
      inputs={{ events: EventsInput }}
      submitLabel={webhook ? labels.save : texts.create}
      dialogTitle={webhook ? undefined : texts.create}
      onCancel={onClose}
      refresh={['webhooks']}
      onSave={async ({ events, ...values }) => {
        const body = { ...values, events: events as Webhook['events'] };
        if (webhook) await request('PATCH', '/webhooks/{id}', { params: { id: webhook.id }, body });
        else onSecret((await request('POST', '/webhooks', { body })).secret);
        onClose?.();
      }}
    />
  );
}

function EventsInput(props: InputProps<TagsField>) {
  const { data } = useQuery(webhooksQuery);
  const options = data?.events.map(({ name, label }) => ({ value: name, label })) ?? [];
  return <Ticks {...labelProps(props)} options={options} value={props.value} onChange={props.onChange} />;
}
