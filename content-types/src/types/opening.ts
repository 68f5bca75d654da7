import { singleton } from '../define.ts';
import { boolean } from '../fields/boolean.ts';
import { longText, text } from '../fields/text.ts';

/** Whether the site is closed, and what visitors see until it opens. A site without an entry is open. */
export const opening = singleton({
  name: 'opening',
  path: 'opening',
  page: '/',
  label: { one: 'Opening soon page' },
  group: 'Shared',
  writers: ['administrator'],
  rules: ['readyToOpen'],
  admin: {
    words: 'closed coming soon launch open the site',
  },
  fields: {
    closed: boolean('Show this page instead of the site', {
      help: 'Visitors then see only this page and your legal notices. Search engines are asked to stay away.',
    }),
    title: text('Title', { required: true, max: 120, initial: 'Our new website opens soon' }),
    text: longText('Text', { max: 600, help: 'Your phone number and email address follow it.' }),
  },
});
