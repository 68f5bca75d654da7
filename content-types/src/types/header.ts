import { singleton } from '../define.ts';
import { companyPhone, url } from '../fields/email-phone-url.ts';
import { group } from '../fields/group.ts';
import { image } from '../fields/image.ts';

const path = (label: string, initial: string) => url(label, { initial });

/** E10: the top bar, logo and navigation. */
export const header = singleton({
  name: 'header',
  path: 'header',
  label: { one: 'Header' },
  group: 'Shared',
  fields: {
    tollFree: companyPhone('Freephone number', { required: true }),
    socialLinks: group('Social links', {
      facebook: url('Facebook'),
      twitter: url('X (Twitter)'),
      linkedin: url('LinkedIn'),
    }),
    services: group('Services menu', {
      applicationServices: path('Part-time jobs', '/part-time-jobs'),
      businessServices: path('Full-time jobs', '/full-time-jobs'),
      technologyTrainings: path('Contract', '/contract-jobs'),
      globalStaffing: path('Global staffing', '/globalStaffing'),
      staffAugmentation: path('Staff augmentation', '/staffAugmentation'),
    }),
    otherLinks: group('Other links', {
      home: path('Home', '/'),
      aboutUs: path('About us', '/about-us'),
      products: path('Products', '/products'),
      career: path('Career', '/career'),
      blog: path('Blog', '/blog'),
      contactUs: path('Contact us', '/contact-us'),
    }),
    logo: image('Logo', { help: 'Leave blank to show your company name.' }),
  },
});
