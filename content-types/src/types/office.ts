import { collection } from '../define.ts';
import { email, phone } from '../fields/addresses/email-phone-url.ts';
import { FULL_PHONE, POSTCODE } from '../fields/format.ts';
import { longText, text } from '../fields/text.ts';

/** A branch of the agency. */
export const office = collection({
  name: 'office',
  path: 'offices',
  label: { one: 'Office', many: 'Offices' },
  group: 'Contact Us',
  admin: {
    words: 'branches',
  },
  purpose: 'Your branches. The Offices block shows them, and jobs can name the one that handles them.',
  title: 'name',
  uniqueTitle: true,
  columns: ['town', 'phone'],
  fields: {
    name: text('Name', { required: true, max: 80 }),
    street: text('Street', { max: 160 }),
    town: text('Town or city', { max: 100 }),
    postcode: text('Postcode', { max: 10, format: POSTCODE }),
    phone: phone('Phone', { format: FULL_PHONE }),
    email: email('Email'),
    hours: longText('Opening hours', { max: 300 }),
  },
});
