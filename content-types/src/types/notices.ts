/** The pages that the law requires. */
import { singleton } from '../define.ts';
import { richText } from '../fields/rich-text.ts';
import { text } from '../fields/text.ts';

export const privacyNotice = singleton({
  name: 'privacyNotice',
  path: 'privacy-notice',
  label: { one: 'Privacy notice' },
  group: 'Shared',
  fields: {
    title: text('Title', { required: true, initial: 'Privacy notice' }),
    body: richText('Text', { required: true }),
  },
});

export const accessibilityStatement = singleton({
  name: 'accessibilityStatement',
  path: 'accessibility-statement',
  label: { one: 'Accessibility statement' },
  group: 'Shared',
  fields: {
    title: text('Title', { required: true, initial: 'Accessibility statement' }),
    body: richText('Text', { required: true }),
  },
});
