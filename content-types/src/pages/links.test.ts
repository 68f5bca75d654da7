import { expect, test } from 'vitest';
import { initialData } from '../fields/field.ts';
import { contentTypes, type DataByType } from '../index.ts';
import { withoutLinks } from './links.ts';
import { findOptionalPage } from './site-pages.ts';

const { header, footer, homePage, page } = contentTypes;
const isGonePage = (href: string) => findOptionalPage(href) === 'globalStaffingPage';

test.each([
  ['/globalStaffing', 'globalStaffingPage'],
  ['/globalStaffing/', 'globalStaffingPage'],
  ['/globalStaffing?from=menu#payroll-services', 'globalStaffingPage'],
  ['/products', 'productsPage'],
  ['/', undefined],
  ['/products/one', undefined],
  ['/career', undefined],
  ['https://example.com/products', undefined],
])('a link to %s leads to %s', (href, type) => {
  expect(findOptionalPage(href)).toBe(type);
});

test('clears only links to unpublished pages', () => {
  const { menu } = withoutLinks(header.fields, initialData(header.fields), isGonePage);
  expect(menu[2]?.children.map(({ link }) => link)).toEqual([
    '/part-time-jobs',
    '/full-time-jobs',
    '/contract-jobs',
    '',
    '/staffAugmentation',
  ]);
  const homePageData = { ...initialData(homePage.fields), action: { label: 'Abroad', href: '/globalStaffing#tabs' } };
  expect(withoutLinks(homePage.fields, homePageData, isGonePage).action).toEqual({ label: '', href: '' });
});

test('removes list items whose required link leads to an unpublished page', () => {
  const { columns } = withoutLinks(footer.fields, initialData(footer.fields), isGonePage);
  expect(columns[1]?.links.map(({ name }) => name)).toEqual(['Part-Time', 'Full-Time', 'Contract']);
  const { serviceTabs } = withoutLinks(homePage.fields, initialData(homePage.fields), isGonePage);
  expect(serviceTabs.map(({ title }) => title)).toEqual(['Part-time Jobs', 'Full-time Jobs', 'Contract Basis']);
});

test('clears links to unpublished pages in blocks', () => {
  const button = { label: 'Abroad', href: '/globalStaffing' };
  const image = { block: 'imageWithText', title: 'Abroad', link: button };
  const data = { ...initialData(page.fields), blocks: [image] } as unknown as DataByType['page'];
  expect(withoutLinks(page.fields, data, isGonePage).blocks).toEqual([{ ...image, link: { label: '', href: '' } }]);
});

test('returns the same data if no link leads to an unpublished page', () => {
  const data = initialData(footer.fields);
  expect(withoutLinks(footer.fields, data, () => false)).toBe(data);
});
