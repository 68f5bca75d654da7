import { expect, test } from 'vitest';
import { initialData } from '../fields/field.ts';
import { contentTypes } from '../index.ts';
import { withInherited, withoutInherited } from './inherit.ts';

const contact = {
  phone: '020 7946 0123',
  email: 'hello@example.co.uk',
  address: { street: '1 High Street', city: 'York', state: '', zip: 'YO1 9ZZ' },
  openingHours: 'Monday to Friday, 9am to 5pm',
  socialLinks: [
    { platform: 'X (Twitter)', link: 'https://x.example/us' },
    { platform: 'Instagram', link: 'https://instagram.example/us' },
  ],
};
const { header, footer, contact: page } = contentTypes;

test('blank fields inherit the contact details', () => {
  const blank = initialData(header.fields);
  expect(withInherited(header.fields, blank, contact)).toEqual({
    ...blank,
    tollFree: contact.phone,
    socialLinks: { facebook: '', twitter: 'https://x.example/us', linkedin: '' },
  });
  const { phone, email, socialLinks } = contact;
  expect(withInherited(footer.fields, initialData(footer.fields), contact).contactInfo).toEqual({
    phone,
    email,
    socialLinks,
  });
  expect(withInherited(page.fields, initialData(page.fields), contact)).toMatchObject({
    addresses: [{ title: 'Office', ...contact.address }],
    phones: [{ number: phone, type: 'Office' }],
    fax: email,
    openingHours: contact.openingHours,
  });
});

test('inherits a group or a list only as a whole', () => {
  const data = initialData(page.fields);
  data.addresses = [{ title: '', street: '2 Low Road', city: 'Hull', state: '', zip: '' }];
  expect(withInherited(page.fields, data, contact).addresses).toEqual(data.addresses);
  const ownData = {
    ...initialData(header.fields),
    socialLinks: { facebook: 'https://f.example', twitter: '', linkedin: '' },
  };
  expect(withInherited(header.fields, ownData, contact).socialLinks).toEqual(ownData.socialLinks);
});

test('stores a field as blank if it equals the inherited value', () => {
  const storedData = initialData(page.fields);
  const shownData = withInherited(page.fields, storedData, contact);
  expect(withoutInherited(page.fields, shownData, storedData, contact)).toEqual(storedData);
  const changedData = {
    ...shownData,
    fax: 'jobs@example.co.uk',
    addresses: [{ ...storedData.addresses[0], ...contact.address }],
  };
  expect(withoutInherited(page.fields, changedData, storedData, contact)).toEqual({
    ...storedData,
    fax: 'jobs@example.co.uk',
  });
  const ownData = { ...storedData, fax: contact.email };
  expect(withoutInherited(page.fields, ownData, ownData, contact)).toEqual(ownData);
});

test.each([null, 'x', [], { addresses: 'x', phones: [null], fax: 3, __proto__: 1 }])(
  'leaves data of another shape for the schema to reject (%j)',
  (data) => {
    expect(withInherited(page.fields, data, contact)).toEqual(data);
  },
);
