import { singleton } from '../define.ts';
import { email, phone } from '../fields/addresses/email-phone-url.ts';
import { boolean } from '../fields/boolean.ts';
import { optional } from '../fields/field.ts';
import { COMPANY_NUMBER, FULL_PHONE, ICO_NUMBER, POSTCODE } from '../fields/format.ts';
import { image } from '../fields/image.ts';
import { group } from '../fields/nested/group.ts';
import { number } from '../fields/number.ts';
import { longText, text } from '../fields/text.ts';
import { addressParts, socialLinks } from './shared.ts';

/** The agency's names and registered details, and the defaults of every page. */
export const siteSettings = singleton({
  name: 'siteSettings',
  path: 'site-settings',
  label: { one: 'Site settings' },
  group: 'Shared',
  admin: {
    words: 'agency company name phone number email address contact details opening hours social links registered vat',
  },
  affects: ['contacts', 'menu'],
  fields: {
    companyName: text('Company name', { required: true, max: 100, initial: 'Your agency' }),
    domain: text('Domain', {
      max: 100,
      help: 'For example, example.co.uk. Shown in the footer.',
    }),
    tagline: text('Tagline', { max: 160 }),
    description: longText('Description', {
      max: 300,
      help: 'Shown in search results for pages without their own description.',
    }),
    registered: group('Registered details', {
      name: text('Registered name'),
      number: text('Company number', { max: 20, format: COMPANY_NUMBER }),
      place: text('Registered in', { max: 60, initial: 'England and Wales' }),
      office: text('Registered office', { max: 300 }),
      vat: text('VAT number', { max: 30 }),
      ico: optional(
        text('ICO registration number', {
          max: 20,
          format: ICO_NUMBER,
          help: 'Shown in the standard privacy notice.',
        }),
      ),
      agencyStatement: longText('Agency statement', {
        max: 400,
        help: 'For example, “We act as an employment agency for permanent recruitment and an employment business for temporary workers.”',
      }),
    }),
    contact: group(
      'Contact details',
      {
        phone: phone('Phone', { format: FULL_PHONE }),
        email: email('Email'),
        address: group('Address', { ...addressParts(false), zip: text('Postcode', { max: 12, format: POSTCODE }) }),
        openingHours: longText('Opening hours', { max: 300 }),
        socialLinks: socialLinks(),
      },
      {
        help: 'Used across the site, in emails and by search engines, except where you enter different details.',
      },
    ),
    replyTimes: group(
      'Reply times',
      {
        applications: number('Working days to reply to an application', { min: 1, max: 30 }),
        messages: number('Working days to reply to a message', { min: 1, max: 30 }),
      },
      {
        help: 'Promised on confirmations, the candidate’s page and in emails. Leave blank to promise no date.',
      },
    ),
    indexNow: boolean('Report changed jobs to search engines (IndexNow)', {
      help: 'Sends the addresses of changed jobs to api.indexnow.org, for Bing, Yandex and others. Google doesn’t take part.',
    }),
    crawlers: group(
      'Search engines and assistants',
      {
        search: boolean('Search engines may list the site', { initial: true }),
        answers: boolean('Assistants may answer questions from it', { initial: true }),
        training: boolean('AI models may be trained on it'),
      },
      { help: 'Set in robots.txt. Well-behaved crawlers follow it, but others may not.' },
    ),
    socialImage: image('Image for shared links', { ratio: 1200 / 630 }),
  },
});
