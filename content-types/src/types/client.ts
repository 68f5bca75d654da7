import { collection } from '../define.ts';
import { email, phone } from '../fields/addresses/email-phone-url.ts';
import { group } from '../fields/nested/group.ts';
import { list } from '../fields/nested/list.ts';
import { text } from '../fields/text.ts';

/** An employer whose jobs the agency fills. The client pages' `Feature.personalData` covers its contacts. */
export const client = collection({
  name: 'client',
  path: 'clients',
  label: { one: 'Client', many: 'Clients' },
  group: 'Recruitment',
  admin: {
    words: 'hirers employers companies contacts',
  },
  writers: ['administrator', 'recruiter'],
  readers: ['administrator', 'recruiter'],
  purpose: 'The employers whose jobs you fill, and whom you send candidates to. Visitors never see them.',
  internal: true,
  title: 'name',
  uniqueTitle: true,
  order: 'newest',
  fields: {
    name: text('Name', { required: true, max: 200 }),
    contacts: list(
      'Contacts',
      group('Contact', {
        name: text('Name', { required: true, max: 200 }),
        email: email('Email'),
        phone: phone('Phone'),
      }),
      { one: 'contact', max: 50 },
    ),
  },
});
