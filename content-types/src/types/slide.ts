import { collection } from '../define.ts';
import { image } from '../fields/image.ts';
import { link } from '../fields/link.ts';
import { longText, text } from '../fields/text.ts';

/** E1: one image of the home page's slider. */
export const slide = collection({
  name: 'slide',
  path: 'slides',
  label: { one: 'Slide', many: 'Slides' },
  group: 'Home',
  title: 'title',
  columns: ['image'],
  fields: {
    title: text('Title', { required: true }),
    text: longText('Text', { max: 400 }),
    image: image('Image', { required: true, ratio: 4 / 3 }),
    link: link('Button'),
  },
});
