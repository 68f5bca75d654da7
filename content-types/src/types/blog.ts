import { collection, singleton } from '../define.ts';
import { date } from '../fields/date.ts';
import { optional } from '../fields/field.ts';
import { image } from '../fields/image.ts';
import { group } from '../fields/nested/group.ts';
import { reference } from '../fields/reference.ts';
import { richText } from '../fields/rich-text.ts';
import { tags } from '../fields/tags-lines.ts';
import { longText, text } from '../fields/text.ts';
import { moreBlocks } from './blocks.ts';
import { search, sectionHeading } from './shared.ts';

/** E14: an article. */
export const blog = collection({
  name: 'blog',
  path: 'blog',
  page: '/blog/[id]',
  label: { one: 'Blog post', many: 'Blog posts' },
  group: 'Blog',
  admin: {
    key: 'blog/latest',
    called: { one: 'blog', many: 'blogs' },
  },
  title: 'title',
  columns: ['author', 'category', 'publishedDate'],
  order: 'newest',
  fields: {
    title: text('Title', { required: true }),
    header: group('Header', {
      title: text('Title', { required: true, help: 'Shown above the article.' }),
      subtitle: text('Subtitle'),
    }),
    headerImage: image('Header image', { ratio: 2.4 }),
    content: richText('Content', { required: true }),
    image: image('Image', { ratio: 4 / 3 }),
    author: text('Author', { required: true, max: 100 }),
    authorProfile: optional(
      reference('Author’s profile', {
        to: 'consultant',
        loose: true,
        help: 'If the author is one of your consultants.',
      }),
    ),
    category: text('Category', { required: true, max: 80 }),
    publishedDate: date('Publication date', { required: true }),
    metaInfo: group('SEO and tags', {
      keywords: text('Keywords', { max: 300 }),
      description: longText('Description', { max: 300 }),
      tags: tags('Tags'),
    }),
  },
});

export const blogPage = singleton({
  name: 'blogPage',
  path: 'blog-page',
  page: '/blog',
  canHide: true,
  label: { one: 'Blog page' },
  group: 'Blog',
  fields: {
    intro: sectionHeading('Introduction'),
    blocks: moreBlocks('Shown at the end of the page.'),
    search: search(),
  },
});
