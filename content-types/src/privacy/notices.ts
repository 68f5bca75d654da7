/** Pages required by law. */
import { singleton } from '../define.ts';
import { richText } from '../fields/rich-text.ts';
import { text } from '../fields/text.ts';
import { accessibilityText, privacyText } from './standard-notices.ts';

/** The titles are the fields' initial values, so that a notice without a text counts as unedited. */
const TITLES = { privacy: 'Privacy notice', accessibility: 'Accessibility statement' };

export const privacyNotice = singleton({
  name: 'privacyNotice',
  path: 'privacy-notice',
  page: '/privacy',
  label: { one: 'Privacy notice' },
  group: 'Shared',
  admin: {
    words: 'GDPR cookies',
  },
  standard: (read) => ({ title: TITLES.privacy, body: privacyText(read) }),
  fields: {
    title: text('Title', { required: true, initial: TITLES.privacy }),
    body: richText('Text', { required: true }),
  },
});

export const accessibilityStatement = singleton({
  name: 'accessibilityStatement',
  path: 'accessibility-statement',
  page: '/accessibility',
  label: { one: 'Accessibility statement' },
  group: 'Shared',
  standard: (read) => ({ title: TITLES.accessibility, body: accessibilityText(read) }),
  fields: {
    title: text('Title', { required: true, initial: TITLES.accessibility }),
    body: richText('Text', { required: true }),
  },
});
