import { collection } from '../define.ts';
import { choice } from '../fields/choice.ts';
import { image } from '../fields/image.ts';
import { longText, text } from '../fields/text.ts';

/** E3: the header of a page. A page shows the first banner that names it. */
export const banner = collection({
  name: 'banner',
  path: 'banners',
  page: '/[page]',
  label: { one: 'Banner', many: 'Banners' },
  group: 'About Us',
  admin: {
    key: 'aboutUs/vision',
    called: { one: 'banner', many: 'banners' },
  },
  purpose: 'The heading and image at the top of a page. If a page has several, it shows the first.',
  title: 'title',
  columns: ['page', 'backgroundImage'],
  fields: {
    title: text('Title', { required: true }),
    subTitle: text('Subtitle'),
    description: longText('Description'),
    backgroundImage: image('Background image', { required: true }),
    page: choice('Page', {
      options: {
        'about-us': 'About us',
        'part-time-jobs': 'Part-time jobs',
        'full-time-jobs': 'Full-time jobs',
        'contract-jobs': 'Contract jobs',
        globalStaffing: 'Global staffing',
        staffAugmentation: 'Staff augmentation',
        products: 'Products',
        blog: 'Blog',
      },
    }),
  },
});
