/** Pages that editors build from blocks. */
import { collection } from '../define.ts';
import { pagePath } from '../fields/addresses/path.ts';
import { image } from '../fields/image.ts';
import { blocks } from '../fields/nested/blocks.ts';
import { longText, text } from '../fields/text.ts';
import { pageBlocks } from './blocks.ts';
import { search } from './shared.ts';

export const page = collection({
  name: 'page',
  path: 'pages',
  label: { one: 'Page', many: 'Pages' },
  group: 'Pages',
  rules: ['freeAddress'],
  // The fallback allows previews of a page that has no address yet.
  page: '[path=/new-page]',
  purpose: 'Pages that you build from blocks. To add one to the menu, edit the header under Shared.',
  title: 'title',
  columns: ['path'],
  fields: {
    title: text('Title', { required: true, max: 120 }),
    path: pagePath('Address', { required: true, help: 'The page’s address on this site, such as /nursing.' }),
    intro: longText('Introduction', { max: 400 }),
    image: image('Image', { ratio: 4 / 5 }),
    blocks: blocks('Blocks', pageBlocks, { required: true, once: ['form'] }),
    search: search(),
  },
});
