import { collection } from '../define.ts';
import { url } from '../fields/email-phone-url.ts';
import { image } from '../fields/image.ts';
import { longText, text } from '../fields/text.ts';

/** E2: a card on the home page that ends in READ MORE. */
export const feature = collection({
  name: 'feature',
  path: 'features',
  label: { one: 'Feature', many: 'Features' },
  group: 'Home',
  title: 'title',
  columns: ['link', 'bgImage'],
  fields: {
    title: text('Title', { required: true }),
    description: longText('Description', { required: true, max: 600 }),
    bgImage: image('Background image', { required: true, ratio: 1 }),
    link: url('READ MORE leads to', { initial: '/contact-us' }),
  },
});
