import { singleton } from '../define.ts';
import { companyPhone, emailOrFax, mapAddress } from '../fields/addresses/email-phone-url.ts';
import { image } from '../fields/image.ts';
import { group } from '../fields/nested/group.ts';
import { list } from '../fields/nested/list.ts';
import { longText, text } from '../fields/text.ts';
import { moreBlocks } from './blocks.ts';
import { addressParts, search, sectionHeading } from './shared.ts';

/** E8: the contact page. As the specification says, `fax` is shown as the email address. */
export const contact = singleton({
  name: 'contact',
  path: 'contact',
  page: '/contact-us',
  label: { one: 'Contact info' },
  group: 'Contact Us',
  admin: {
    key: 'contactUs/email',
    called: { one: 'career data', many: 'career data' },
    // The specification's errors mention career data here, which would be confusing in a success message.
    messages: { updated: 'Contact info updated successfully.' },
  },
  fields: {
    header: group('Header', {
      title: text('Title', { required: true, initial: 'Talk to us' }),
      subtitle: text('Subtitle', { max: 1_000 }),
    }),
    headerImage: image('Header image', { ratio: 1 }),
    addresses: list(
      'Addresses',
      group(
        'Address',
        { title: text('Title', { max: 80, initial: 'Office' }), ...addressParts(true) },
        { inherits: (contact) => contact.address },
      ),
      { one: 'address', min: 1, max: 20, keepFirst: true },
    ),
    phones: list(
      'Phone numbers',
      group('Phone', {
        number: companyPhone('Number', { required: true, inherits: (contact) => contact.phone }),
        type: text('Type', { max: 60, initial: 'Office' }),
      }),
      { one: 'phone', min: 1, max: 20, keepFirst: true },
    ),
    fax: emailOrFax('Email or fax number', { inherits: (contact) => contact.email }),
    openingHours: longText('Opening hours', { max: 300, inherits: (contact) => contact.openingHours }),
    mapUrl: mapAddress('Map address', {
      help: 'The https address of an embedded OpenStreetMap or Google map. It only loads when a visitor clicks it.',
    }),
  },
});

export const contactPage = singleton({
  name: 'contactPage',
  path: 'contact-page',
  page: '/contact-us',
  label: { one: 'Contact page' },
  group: 'Contact Us',
  fields: {
    form: sectionHeading('Above the form'),
    blocks: moreBlocks('Shown at the end of the page.'),
    search: search(),
  },
});
