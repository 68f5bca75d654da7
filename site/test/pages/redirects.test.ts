/** Redirects, from the editor's entry through the published file to our server. */
import { createDocument } from 'api/core/content/documents/save';
import { contentTypes } from 'content-types';
import { afterAll, expect, test } from 'vitest';
import { dataOf, jobData } from '../support/content.ts';
import { logIn } from './support/editor.ts';
import { publishSite } from './support/publish-site.ts';

const redirect = (oldPath: string, newPath: string, kind = 'permanent') => ({ from: oldPath, to: newPath, kind });

const site = await publishSite(async (api) => {
  const editor = await logIn(api);
  await editor.save(
    'siteSettings',
    dataOf('siteSettings', { companyName: 'Orrin & Vale', domain: 'orrinvale.example' }),
  );
  await editor.add('redirect', redirect('/jobs/list.php', '/career'));
  await editor.add('redirect', redirect('/Unser Team', '/team'));
  await editor.add('redirect', redirect('/team', 'https://orrinvale.example/about-us#people', 'temporary'));
  await editor.add('redirect', redirect('/job/gone', '/career'));
  const { job, redirect: type } = contentTypes;
  const author = { userId: null, at: api.clock.now() };
  createDocument(api.db, job, { id: 'thisjobisopen', data: jobData(1) }, author);
  // Adds redirects from addresses that also have a page.
  for (const oldPath of ['/job/thisjobisopen', '/orrinvale.example', '/globalStaffing']) {
    createDocument(api.db, type, { data: { ...redirect('/x', '/career'), from: oldPath }, publish: true }, author);
  }
});
afterAll(() => site.close());

test('resolves chains of redirects and writes none over a page', () => {
  expect(site.text('/_redirects').trim().split('\n').sort()).toEqual([
    '/Unser%20Team /about-us#people 302',
    '/Unser%20Team/ /about-us#people 302',
    '/job/gone /career 301',
    '/job/gone/ /career 301',
    '/jobs /career 301',
    '/jobs/ /career 301',
    '/jobs/list.php /career 301',
    '/team /about-us#people 302',
    '/team/ /about-us#people 302',
  ]);
});

test('our server follows redirects but prefers pages', async () => {
  const get = async (url: string) => {
    const { statusCode, headers } = await site.api.inject({ url });
    return [statusCode, headers.location];
  };
  expect(await get('/jobs/list.php?id=7')).toEqual([301, '/career?id=7']);
  expect(await get('/Unser%20Team/')).toEqual([302, '/about-us#people']);
  expect(await get('/job/gone')).toEqual([301, '/career']);
  for (const page of ['/job/thisjobisopen', '/orrinvale.example', '/globalStaffing'])
    expect(await get(page)).toEqual([200, undefined]);
});
