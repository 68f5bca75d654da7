import { initialData } from 'content-types/fields/field';
import { header } from 'content-types/types/header';
import { expect, test } from 'vitest';
import { listMainLinks, listServiceLinks, pickNetworkIcon, toTelephoneLink } from './navigation.ts';

test('R14 the menu has the header’s links, in the specification’s order', () => {
  const data = initialData(header.fields);
  const { before, after } = listMainLinks(data);
  expect(before.map((link) => link.href)).toEqual(['/', '/about-us']);
  expect(after.map((link) => link.name)).toEqual(['Products', 'Career', 'Blog', 'Contact us']);
  expect(listServiceLinks(data).map((link) => link.href)).toContain('/globalStaffing');
});

test('leaves out a link without an address', () => {
  const data = initialData(header.fields);
  data.otherLinks.blog = '';
  expect(listMainLinks(data).after.map((link) => link.name)).not.toContain('Blog');
});

test.each([
  ['020 7946 0123', 'tel:02079460123'],
  ['+44 (0)20 7946 0123', 'tel:+442079460123'],
  ['0161 496 0100 ext 4', 'tel:01614960100'],
  ['1-800-STAFFING', 'tel:180078233464'],
  ['0800 EXPERT', 'tel:0800397378'],
])('dials %s as %s', (written, dialled) => expect(toTelephoneLink(written)).toBe(dialled));

test('a network without its own icon gets the link icon', () => {
  expect(['LinkedIn', 'X (Twitter)', 'Mastodon'].map(pickNetworkIcon)).toEqual(['linkedin', 'x', 'link']);
});
