/** The dialog that sends candidates to a client. */
import { Text } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { email } from 'content-types/fields/addresses/email-phone-url';
import { boolean } from 'content-types/fields/boolean';
import { choice } from 'content-types/fields/choice';
import { longText, text } from 'content-types/fields/text';
import { request } from '../../client/request.ts';
import { FieldsForm } from '../../core/content/form/FieldsForm.tsx';
import { texts } from './texts.ts';

interface SendToClientProps {
  people: readonly { id: string; name: string }[];
  onSent(message: string): void;
  onClose(): void;
}

export function SendToClient({ people, onSent, onClose }: SendToClientProps) {
  const queries = useQueryClient();
  const fields = createFields(people);
  return (
    <FieldsForm
      fields={fields}
      dialog={texts.dialog(people.map(({ name }) => name))}
      intro={<Text size="sm">{texts.intro}</Text>}
      submit={texts.submit}
      onCancel={onClose}
      onSave={async ({ company, name, email, message, days, hidesContacts, ...values }) => {
        const about: Record<string, unknown> = values;
        const body = {
          ...{ company, name, email, message, hidesContacts, days: Number(days), agreed: true as const },
          people: people.map(({ id }, index) => ({ id, about: String(about[aboutName(index)] ?? '') })),
        };
        await request('POST', '/client-pages', { body });
        await queries.invalidateQueries({ queryKey: ['inbox', 'applications'] });
        onSent(texts.done(company));
      }}
    />
  );
}

const aboutName = (index: number) => `about${index}`;

function createFields(people: SendToClientProps['people']) {
  const about = people.map(({ name }, index) => [
    aboutName(index),
    longText(texts.about(name), { max: 2_000, help: texts.aboutHelp }),
  ]);
  return {
    company: text(texts.company, { required: true, max: 200 }),
    name: text(texts.name, { required: true, max: 200 }),
    email: email(texts.email, { required: true }),
    message: longText(texts.message, { required: true, max: 5_000, initial: texts.standardMessage }),
    ...(Object.fromEntries(about) as object),
    days: choice(texts.days, { options: texts.lengths, initial: '14' }),
    hidesContacts: boolean(texts.hidesContacts, { initial: true }),
    agreed: {
      ...boolean(texts.agreed(people.length)),
      check: (isTicked: boolean) => (isTicked ? null : texts.agreedMissing),
    },
  };
}
