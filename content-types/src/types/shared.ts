/** Groups of fields that several types share. */
import { url } from '../fields/addresses/email-phone-url.ts';
import type { Contact } from '../fields/field.ts';
import { image } from '../fields/image.ts';
import { group } from '../fields/nested/group.ts';
import { list } from '../fields/nested/list.ts';
import { longText, text } from '../fields/text.ts';

export const tab = (options: { image: 'required' | 'optional' }) =>
  group('Tab', {
    title: text('Title', { required: true }),
    description: longText('Description', { required: true }),
    image: image('Image', { required: options.image === 'required' }),
  });

/** The heading and introductory text of a page section. */
export const sectionHeading = (label: string, initial: { title?: string; text?: string } = {}) =>
  group(label, {
    title: text('Title', { initial: initial.title }),
    text: longText('Text', { max: 2_000, initial: initial.text }),
  });

/** The title and description for search engines and shared links. By default, those of the page. */
export const search = () =>
  group('Search engines', {
    title: text('Title', { max: 70, help: 'Search engines show up to 60 characters.' }),
    description: longText('Description', {
      max: 200,
      help: 'One or two sentences. Search engines show about 155 characters.',
    }),
  });

export const tabs = (label: string, initial: readonly { title: string; description: string }[]) =>
  list(label, tab({ image: 'optional' }), {
    one: 'tab',
    min: 1,
    max: 12,
    initial: initial.map((tab) => ({ ...tab, image: null })),
  });

/** The parts of a postal address, as named in the specification. */
export const addressParts = (required: boolean) => ({
  street: text('Street', { required }),
  city: text('City', { required }),
  state: text('County'),
  zip: text('Postcode', { required, max: 12 }),
});

export const socialLinks = (inherits?: (contact: Contact) => Contact['socialLinks']) =>
  list(
    'Social links',
    group('Social link', {
      platform: text('Platform', { required: true, max: 40 }),
      link: url('Link', { required: true }),
    }),
    { one: 'social link', max: 10, inherits },
  );
