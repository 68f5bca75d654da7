/** The dialog that sends candidates to a client. */
import { Text } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { DataByType } from 'content-types';
import { email } from 'content-types/fields/addresses/email-phone-url';
import { type BooleanField, boolean as toggle } from 'content-types/fields/boolean';
import { choice } from 'content-types/fields/choice';
import { longText, type TextField, text } from 'content-types/fields/text';
import { type AdminEntry, request } from '../../client/request.ts';
import { FieldsForm } from '../../core/content/form/FieldsForm.tsx';
import { boolean } from '../../core/fields/boolean.tsx';
import { type InputProps, labelProps } from '../../core/fields/field-view.ts';
import { referableQuery } from '../../core/fields/reference.tsx';
import { Select } from '../../kit/form/pickers.tsx';
import { useForm, useValue } from '../../kit/form/use-form.ts';
import { jobQuery } from '../jobs/queries.ts';
import { clientPagesQuery } from './queries.ts';
import { texts } from './texts.ts';

export const MAX_PEOPLE = 20;

interface SendToClientProps {
  people: readonly { id: string; name: string; jobId?: string }[];
  onSent(message: string): void;
  onClose(): void;
}

export function SendToClient({ people, onSent, onClose }: SendToClientProps) {
  const queries = useQueryClient();
  const jobId = people[0]?.jobId ?? '';
  const { isPending, data: clients = [] } = useQuery(referableQuery('client'));
  const { isLoading, data: job } = useQuery({ ...jobQuery(jobId), enabled: jobId !== '' });
  const { isPending: isWaiting, data: pages } = useQuery(clientPagesQuery(people[0]?.id ?? ''));
  if (isPending || isLoading || isWaiting) return null;
  const contacts = listContacts(clients);
  const jobContact = contacts.find(({ clientId }) => clientId === job?.data.client);
  return (
    <FieldsForm
      fields={createFields(people, contacts.length > 0)}
      values={jobContact ? { contact: jobContact.value, ...pickContact(jobContact) } : (pages?.last ?? undefined)}
      inputs={INPUTS}
      dialogTitle={texts.dialog(people.map(({ name }) => name))}
      intro={<Text size="sm">{texts.intro}</Text>}
      submitLabel={texts.submit}
      onCancel={onClose}
      onSave={async ({ contact: _, company, name, email, keepsContact, message, days, hidesContacts, ...values }) => {
        const aboutTexts: Record<string, unknown> = values;
        const body = {
          ...{ company, name, email, keepsContact, message, hidesContacts, days: Number(days), agreed: true as const },
          people: people.map(({ id }, index) => ({ id, about: String(aboutTexts[aboutName(index)] ?? '') })),
        };
        await request('POST', '/client-pages', { body });
        await queries.invalidateQueries({ queryKey: ['inbox', 'applications'] });
        if (keepsContact) void queries.invalidateQueries({ queryKey: ['content', 'client'] });
        onSent(texts.done(company));
      }}
    />
  );
}

const INPUTS = { contact: ContactInput, keepsContact: KeepInput };

type Contact = ReturnType<typeof listContacts>[number];

/** Contacts with an email address, by client. */
function listContacts(clients: readonly AdminEntry[]) {
  return clients.flatMap(({ id, data }) => {
    const { name: company, contacts } = data as unknown as DataByType['client'];
    return contacts.flatMap(({ name, email }, index) => {
      const label = `${name}, ${company}`;
      return email === '' ? [] : [{ value: `${id} ${index}`, label, clientId: id, company, name, email }];
    });
  });
}

const pickContact = ({ company, name, email }: Contact) => ({ company, name, email });

function useContacts() {
  const { data: clients = [] } = useQuery(referableQuery('client'));
  return listContacts(clients).toSorted((a, b) => a.company.localeCompare(b.company));
}

function ContactInput(props: InputProps<TextField>) {
  const contacts = useContacts();
  const form = useForm();
  function choose(value: string | null) {
    const { company = '', name = '', email = '' } = contacts.find((contact) => contact.value === value) ?? {};
    for (const [path, text] of Object.entries({ company, name, email })) form.change(path, text);
    props.onChange(value ?? '');
  }
  return (
    <Select
      {...labelProps(props)}
      data={contacts}
      placeholder={texts.findContact}
      nothingFoundMessage={texts.noContact}
      searchable
      clearable
      // Stays closed on focus, because the dialog focuses the field when it opens.
      openOnFocus={false}
      value={props.value || null}
      onChange={choose}
    />
  );
}

/** The option to keep a contact whose address belongs to no client yet. */
function KeepInput(props: InputProps<BooleanField>) {
  const contacts = useContacts();
  const email = String(useValue('email')).trim().toLowerCase();
  const isNew = !contacts.some((contact) => contact.email.toLowerCase() === email);
  return isNew ? <boolean.Input {...props} /> : null;
}

const aboutName = (index: number) => `about${index}`;

function createFields(people: SendToClientProps['people'], hasContacts: boolean) {
  const aboutFields = people.map(({ name }, index) => [
    aboutName(index),
    longText(texts.about(name), { max: 2_000, help: texts.aboutHelp }),
  ]);
  return {
    contact: { ...text(texts.contact, { help: texts.contactHelp }), hidden: !hasContacts },
    company: text(texts.company, { required: true, max: 200 }),
    name: text(texts.name, { required: true, max: 200 }),
    email: email(texts.email, { required: true }),
    keepsContact: toggle(texts.keep),
    message: longText(texts.message, { required: true, max: 5_000, initial: texts.standardMessage(people.length) }),
    ...(Object.fromEntries(aboutFields) as object),
    days: choice(texts.days, { options: texts.lengths, initial: '14' }),
    hidesContacts: toggle(texts.hidesContacts, { initial: true }),
    agreed: {
      ...toggle(texts.agreed(people.length)),
      check: (isTicked: boolean) => (isTicked ? null : texts.agreedMissing),
    },
  };
}
