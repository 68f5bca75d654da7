import { collection } from '../define.ts';
import { list } from '../fields/list.ts';
import { text } from '../fields/text.ts';
import { tab } from './shared.ts';

/** E13: the tab block of the products page. The page shows the first. */
export const tabSection = collection({
  name: 'tabSection',
  path: 'tab-sections',
  label: { one: 'Tab section', many: 'Tab sections' },
  group: 'Products',
  title: 'title',
  fields: {
    title: text('Title', { required: true }),
    tabs: list('Tabs', tab({ image: 'required' }), { one: 'tab', min: 1, max: 12 }),
  },
});
