import { singleton } from '../define.ts';
import { boolean } from '../fields/boolean.ts';
import { companyPhone, url } from '../fields/email-phone-url.ts';
import type { Contact } from '../fields/field.ts';
import { group } from '../fields/group.ts';
import { image } from '../fields/image.ts';
import { list } from '../fields/list.ts';
import { text } from '../fields/text.ts';

const entry = (help?: string) => ({
  label: text('Label', { required: true, max: 60 }),
  link: url('Link', { help }),
  hidden: boolean('Hide from the menu'),
  // What section 7 calls the link. Entries that editors add have none.
  name: text('Name', { max: 40, hidden: true }),
});

const link = (name: string, label: string, link: string) => ({ label, link, hidden: false, name });

/** E10: the top bar, logo and navigation. The first site's clients read and write the menu by other names, in api/src/legacy. */
export const header = singleton({
  name: 'header',
  path: 'header',
  label: { one: 'Header' },
  group: 'Shared',
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
      group('Menu entry', {
        ...entry('With a sub-menu, this is its first link. Leave blank if the entry only opens the sub-menu.'),
        children: list('Sub-menu', group('Entry', entry()), { one: 'entry', max: 20 }),
      }),
      {
        one: 'menu entry',
        max: 12,
        initial: [
          { ...link('home', 'Home', '/'), children: [] },
          { ...link('aboutUs', 'About us', '/about-us'), children: [] },
          {
            ...link('', 'Services', ''),
            children: [
              link('applicationServices', 'Part-time jobs', '/part-time-jobs'),
              link('businessServices', 'Full-time jobs', '/full-time-jobs'),
              link('technologyTrainings', 'Contract', '/contract-jobs'),
              link('globalStaffing', 'Global staffing', '/globalStaffing'),
              link('staffAugmentation', 'Staff augmentation', '/staffAugmentation'),
            ],
          },
          { ...link('products', 'Products', '/products'), children: [] },
          { ...link('career', 'Career', '/career'), children: [] },
          { ...link('blog', 'Blog', '/blog'), children: [] },
          { ...link('contactUs', 'Contact us', '/contact-us'), children: [] },
        ],
      },
    ),
    logo: image('Logo', { help: 'Leave blank to show your company name.' }),
  },
});

function findNetwork({ socialLinks }: Contact, name: RegExp): string {
  return socialLinks.find(({ platform }) => name.test(platform))?.link ?? '';
}
