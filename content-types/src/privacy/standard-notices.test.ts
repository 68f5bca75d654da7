import { expect, test } from 'vitest';
import { createSchema, initialData } from '../fields/field.ts';
import { contentTypes, type DataByType } from '../index.ts';
import { htmlFromRichText, plainFromRichText, type RichText } from '../text/rich-text.ts';
import { withStandard } from '../values/defaults.ts';

const initial = {
  siteSettings: initialData(contentTypes.siteSettings.fields),
  dataProtection: initialData(contentTypes.dataProtection.fields),
  contact: initialData(contentTypes.contact.fields),
  opening: initialData(contentTypes.opening.fields),
};
type Agency = { [Name in keyof typeof initial]?: Partial<DataByType[Name]> };

/** A notice of an agency with these settings. */
function notice(name: 'privacyNotice' | 'accessibilityStatement', agency: Agency = {}) {
  const type = contentTypes[name];
  const readData = (other: string) => ({
    ...initial[other as keyof typeof initial],
    ...agency[other as keyof typeof initial],
  });
  const data = withStandard(type, initialData(type.fields), readData);
  expect(createSchema(type.fields, 'publish').parse(data)).toEqual(data);
  return data.body as RichText;
}
const noticeText = (...args: Parameters<typeof notice>) => plainFromRichText(notice(...args));

const company = {
  companyName: 'Taff Care',
  registered: {
    ...initial.siteSettings.registered,
    name: 'Taff Care Limited',
    number: '01234567',
    office: '1 Quay Street',
  },
  contact: { ...initial.siteSettings.contact, email: 'hello@taffcare.co.uk', phone: '029 2018 0123' },
};

test.each(['privacyNotice', 'accessibilityStatement'] as const)('includes the agency’s details in the %s', (name) => {
  expect(noticeText(name, { siteSettings: company })).toContain('Taff Care Limited');
  expect(noticeText(name, { siteSettings: company })).toContain('email hello@taffcare.co.uk or call 029 2018 0123');
  expect(noticeText(name)).toContain('Your agency');
  expect(noticeText(name)).toContain('use our contact form.');
  expect(noticeText(name, { opening: { closed: true } })).toContain('use our complaints form.');
  expect(noticeText(name)).not.toMatch(/[{}]|undefined|, ,|\s,/);
});

test('the privacy notice includes everything required by Article 13 UK GDPR', () => {
  const text = noticeText('privacyNotice', { siteSettings: company });
  expect(text).toContain(
    'The controller of your data is Taff Care Limited, company number 01234567, registered in England and Wales, registered office: 1 Quay Street.',
  );
  for (const part of [
    'Your name, email address, phone number, cover letter, CV and the job you’re applying for',
    'Legitimate interests',
    'Legal obligation',
    'withdraw your consent',
    'the employers we put you forward to',
    'leaves the UK',
    'people make every decision',
    'a copy of your data',
    'Information Commissioner’s Office',
  ])
    expect(text).toContain(part);
});

test.each([
  ['equality questions', { dataProtection: { equality: true } }, 'equality questions'],
  ['a map', { contact: { mapUrl: 'https://www.openstreetmap.org/export/embed.html' } }, 'The map on our contact page'],
])('mentions %s only when in use', (_, agency, mention) => {
  expect(noticeText('privacyNotice', agency)).toContain(mention);
  expect(noticeText('privacyNotice')).not.toContain(mention);
});

test('promises a reply within the working days in the site settings', () => {
  const replyTimes = { applications: 5, messages: 2 };
  expect(noticeText('accessibilityStatement', { siteSettings: { replyTimes } })).toContain(
    'reply within 2 working days',
  );
  expect(noticeText('accessibilityStatement')).toContain('We’ll reply and');
});

test('treats markup in the agency’s details as plain text', () => {
  const siteSettings = { companyName: '**A** [x](javascript:alert(1)) {email} <b>' };
  const html = htmlFromRichText(notice('privacyNotice', { siteSettings }));
  expect(html).toContain('how **A** [x](javascript:alert(1)) {email} &#60;b&#62; uses');
});

test('does not change a notice written by the agency', () => {
  const agencyNotice = { title: 'Our notice', body: { type: 'doc', content: [] } };
  expect(withStandard(contentTypes.privacyNotice, agencyNotice, () => ({}))).toBe(agencyNotice);
});
