import { collection, singleton } from '../define.ts';
import { image } from '../fields/image.ts';
import { longText, text } from '../fields/text.ts';
import { moreBlocks } from './blocks.ts';
import { search, sectionHeading } from './shared.ts';

/** E4: a card on the about page. */
export const about = collection({
  name: 'about',
  path: 'about-items',
  page: '/about-us',
  label: { one: 'About us entry', many: 'About us entries' },
  group: 'About Us',
  admin: {
    key: 'aboutUs/mission',
    called: { one: 'entry', many: 'entries' },
  },
  purpose: 'Cards on the about us page, in this order.',
  title: 'title',
  columns: ['icon'],
  fields: {
    title: text('Title', { required: true }),
    description: longText('Description', { required: true }),
    icon: image('Icon', { required: true, ratio: 1 }),
  },
});

export const aboutPage = singleton({
  name: 'aboutPage',
  path: 'about-page',
  page: '/about-us',
  canHide: true,
  label: { one: 'About us page' },
  group: 'About Us',
  fields: {
    intro: sectionHeading('Introduction', {
      title: 'A recruitment agency that listens',
      text: 'We bring people and employers together: part-time, full-time, on contract and across borders. Tell us what you are looking for.',
    }),
    cardsHeading: sectionHeading('Cards heading'),
    blocks: moreBlocks('Shown below the cards.'),
    search: search(),
  },
});
