import { collection } from '../define.ts';
import { email, phone, url } from '../fields/addresses/email-phone-url.ts';
import { image } from '../fields/image.ts';
import { list } from '../fields/nested/list.ts';
import { reference } from '../fields/reference.ts';
import { tags } from '../fields/tags-lines.ts';
import { longText, text } from '../fields/text.ts';

/**
 * A consultant, who places candidates in jobs. Jobs and blog posts refer to consultants, and the Consultants block
 * shows them.
 */
export const consultant = collection({
  name: 'consultant',
  path: 'consultants',
  label: { one: 'Consultant', many: 'Consultants' },
  group: 'About Us',
  admin: {
    words: 'team staff recruiters',
  },
  purpose: 'Your consultants. Job adverts, blog posts and the Consultants block show them.',
  title: 'name',
  uniqueTitle: true,
  columns: ['role', 'phone'],
  fields: {
    name: text('Name', { required: true, max: 100 }),
    role: text('Job title', { max: 160 }),
    portrait: image('Portrait', { ratio: 1 }),
    about: longText('About', { max: 600 }),
    sectors: list('Sectors', reference('Sector', { to: 'sector', loose: true, required: true }), {
      one: 'sector',
      max: 12,
    }),
    office: reference('Office', { to: 'office', loose: true }),
    languages: tags('Languages', { help: 'Other than English. For example, “Polish, Welsh”.' }),
    phone: phone('Phone'),
    email: email('Email', {
      help: 'If this is also a user’s email address, they own the consultant’s jobs until they’re handed over.',
    }),
    booking: url('Booking link', { help: 'Where people can book a call with this consultant.' }),
  },
});
