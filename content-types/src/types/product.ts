import { collection, singleton } from '../define.ts';
import { image } from '../fields/image.ts';
import { list } from '../fields/nested/list.ts';
import { longText, text } from '../fields/text.ts';
import { moreBlocks } from './blocks.ts';
import { search, sectionHeading, tab } from './shared.ts';

// V5: the specification's limit, types and messages for product images.
const productImage = {
  maxBytes: 5_242_880,
  accept: ['image/jpeg', 'image/jpg', 'image/png', 'image/gif'],
  messages: {
    tooLarge: 'Image size should be less than 5MB',
    wrongType: 'Only JPEG, JPG, PNG, and GIF images are allowed',
  },
};

/**
 * E5: a product. The page shows placeholders for an empty title, subtitle or description, so none of them is required.
 */
export const product = collection({
  name: 'product',
  path: 'products',
  page: '/products',
  label: { one: 'Product', many: 'Products' },
  group: 'Products',
  admin: {
    key: 'products/new',
    called: { one: 'product', many: 'products' },
  },
  purpose: 'Shown on the products page, in this order.',
  title: 'title',
  columns: ['subtitle', 'image'],
  fields: {
    title: text('Title'),
    subtitle: text('Subtitle'),
    description: longText('Description'),
    image: image('Image', { required: true, ratio: 1, ...productImage }),
    bannerBackgroundImage: image('Banner background image', {
      ...productImage,
      ratio: 1,
      help: 'Shown at the top of the products page. If several products have one, the first is used.',
    }),
  },
});

/** E13: the tab block of the products page, which shows the first entry. */
export const tabSection = collection({
  name: 'tabSection',
  path: 'tab-sections',
  page: '/products',
  label: { one: 'Tab section', many: 'Tab sections' },
  group: 'Products',
  admin: {
    key: 'products/popular',
    called: { one: 'tab section', many: 'tabs' },
  },
  purpose: 'Tabs on the products page. Only the first tab section is shown.',
  title: 'title',
  fields: {
    title: text('Title', { required: true }),
    tabs: list('Tabs', tab({ image: 'required' }), { one: 'tab', min: 1, max: 12 }),
  },
});

/** The tabs of the products page while there is no tab section. */
export const stockTabs = {
  title: 'How we work with you',
  tabs: [
    {
      title: 'Define the task',
      description: 'We listen, ask questions and write down what needs to be done.',
      image: null,
    },
    {
      title: 'Create the solution',
      description: 'We build it in short stages, so you can try it as we go.',
      image: null,
    },
    {
      title: 'Support the client',
      description: 'We train your people and stay in touch after it goes live.',
      image: null,
    },
  ],
};

export const productsPage = singleton({
  name: 'productsPage',
  path: 'products-page',
  page: '/products',
  canHide: true,
  label: { one: 'Products page' },
  group: 'Products',
  fields: {
    intro: sectionHeading('Introduction', { title: 'Products for people who hire' }),
    blocks: moreBlocks('Shown at the end of the page.'),
    search: search(),
  },
});
