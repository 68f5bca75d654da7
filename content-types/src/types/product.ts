import { collection } from '../define.ts';
import { image } from '../fields/image.ts';
import { longText, text } from '../fields/text.ts';

// V5: the specification's limit, types and messages for product images.
const productImage = {
  maxBytes: 5_242_880,
  accept: ['image/jpeg', 'image/jpg', 'image/png', 'image/gif'],
  messages: {
    tooLarge: 'Image size should be less than 5MB',
    wrongType: 'Only JPEG, JPG, PNG, and GIF images are allowed',
  },
};

/** E5. The page has placeholders for an empty title, subtitle or description, so none of them is required. */
export const product = collection({
  name: 'product',
  path: 'products',
  label: { one: 'Product', many: 'Products' },
  group: 'Products',
  title: 'title',
  columns: ['subtitle', 'image'],
  fields: {
    title: text('Title'),
    subtitle: text('Subtitle'),
    description: longText('Description', { max: 2_000 }),
    image: image('Image', { required: true, ratio: 1, ...productImage }),
    bannerBackgroundImage: image('Banner background image', {
      ...productImage,
      ratio: 1,
      help: 'The first product that has one lends it to the head of the products page.',
    }),
  },
});
