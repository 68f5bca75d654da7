import { initialData } from 'content-types/fields/field';
import { header } from 'content-types/types/header';
import { expect, test } from 'vitest';
import { listMenu, pickNetworkIcon } from './navigation.ts';

const names = (data = initialData(header.fields)) => listMenu(data).map(({ name }) => name);

test('R14 the initial menu lists the specification’s entries in order', () => {
  expect(names()).toEqual(['Home', 'About us', 'Services', 'Products', 'Find a job', 'Blog', 'Contact us']);
  const services = listMenu(initialData(header.fields))[2];
  expect(services?.children.map(({ href }) => href)).toEqual([
    '/part-time-jobs',
    '/full-time-jobs',
    '/contract-jobs',
    '/globalStaffing',
    '/staffAugmentation',
  ]);
});

test('leaves out hidden entries, entries without an address and empty sub-menus', () => {
  const data = initialData(header.fields);
  const [home, about, services] = data.menu;
  if (home) home.hidden = true;
  if (about) about.link = '';
  for (const child of services?.children ?? []) child.hidden = true;
  expect(names(data)).toEqual(['Products', 'Find a job', 'Blog', 'Contact us']);
});

test('a network without its own icon gets the link icon', () => {
  expect(['LinkedIn', 'X (Twitter)', 'Mastodon'].map(pickNetworkIcon)).toEqual(['linkedin', 'x', 'link']);
});
