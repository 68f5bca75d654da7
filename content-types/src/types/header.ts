import { singleton } from '../define.ts';
import { companyPhone, url } from '../fields/addresses/email-phone-url.ts';
import { link } from '../fields/addresses/link.ts';
import { boolean } from '../fields/boolean.ts';
import { type Contact, optional } from '../fields/field.ts';
import { image } from '../fields/image.ts';
import { group } from '../fields/nested/group.ts';
import { list } from '../fields/nested/list.ts';
import { text } from '../fields/text.ts';

const entry = (help?: string) => ({
  label: text('Label', { required: true, max: 60 }),
  link: url('Link', { help, pages: true }),
  hidden: boolean('Hide from the menu'),
  // The link's name in the legacy API. Entries added by editors have none.
  name: text('Name', { max: 40, hidden: true }),
});

const item = (name: string, label: string, link: string) => ({ label, link, hidden: false, name });

/**
 * E10: the top bar, logo and navigation. Clients of the legacy API use other names for the menu: see
 * api/src/site/legacy.
 */
export const header = singleton({
  name: 'header',
  path: 'header',
  label: { one: 'Header' },
  group: 'Shared',
  admin: {
    key: 'navbar',
    words: 'navigation menu logo',
    messages: {
      fetchFailed: 'Failed to fetch data',
      updated: 'Form updated successfully.',
      saveFailed: 'Failed to update the form',
    },
  },
  fields: {
    tollFree: companyPhone('Freephone number', { required: true, inherits: (contact) => contact.phone }),
    socialLinks: group(
      'Social links',
      { facebook: url('Facebook'), twitter: url('X (Twitter)'), linkedin: url('LinkedIn') },
      {
        inherits: (contact) => ({
          facebook: findNetwork(contact, /^facebook$/i),
          twitter: findNetwork(contact, /^x$|twitter/i),
          linkedin: findNetwork(contact, /^linkedin$/i),
        }),
      },
    ),
    menu: list(
      'Menu',
      group('Menu item', {
        ...entry(
          'If the item has a sub-menu, this becomes the first link in it. Leave blank if the item only opens the sub-menu.',
        ),
        children: list('Sub-menu', group('Sub-menu item', entry()), { one: 'sub-menu item', max: 20 }),
      }),
      {
        one: 'menu item',
        max: 12,
        initial: [
          { ...item('home', 'Home', '/'), children: [] },
          { ...item('aboutUs', 'About us', '/about-us'), children: [] },
          {
            ...item('', 'Services', ''),
            children: [
              item('applicationServices', 'Part-time jobs', '/part-time-jobs'),
              item('businessServices', 'Full-time jobs', '/full-time-jobs'),
              item('technologyTrainings', 'Contract', '/contract-jobs'),
              item('globalStaffing', 'Global staffing', '/globalStaffing'),
              item('staffAugmentation', 'Staff augmentation', '/staffAugmentation'),
            ],
          },
          { ...item('products', 'Products', '/products'), children: [] },
          { ...item('career', 'Find a job', '/career'), children: [] },
          { ...item('blog', 'Blog', '/blog'), children: [] },
          { ...item('contactUs', 'Contact us', '/contact-us'), children: [] },
        ],
      },
    ),
    button: optional(
      link('Button', { help: 'The most important link for employers, such as “Hire people”. It’s always visible.' }),
    ),
    logo: image('Logo', { help: 'Only if the header needs its own logo. Leave blank to use the one in Brand.' }),
  },
});

function findNetwork({ socialLinks }: Contact, name: RegExp): string {
  return socialLinks.find(({ platform }) => name.test(platform))?.link ?? '';
}
