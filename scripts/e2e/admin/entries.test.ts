/**
 * Creating, editing, failing, recovering and deleting content in the admin, against the real API and publisher. Own
 * system: changes the header.
 */
import type { Page } from 'playwright-core';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Admin } from '../support/admin.ts';
import { useDesk } from '../support/desk.ts';
import { formOf, moveByKeyboard } from '../support/form.ts';
import { imageFile } from '../support/image-file.ts';
import { type System, startSystem } from '../support/system.ts';

const desk = useDesk(startSystem);
let system: System;
let admin: Admin;
let page: Page;
beforeEach(() => {
  ({ system, admin, page } = desk);
});

const { button, field } = formOf(() => page);
const link = (name: string | RegExp) => page.getByRole('link', { name, exact: typeof name === 'string' });
const heading = (name: string) => page.getByRole('heading', { level: 1, name }).waitFor();
const row = (title: string) => page.getByRole('row').filter({ hasText: title });
const publish = () => button(/^(Save and publish|Publish)$/).click();

describe('T7 a form', () => {
  test('E4 V3 M9 creates a live entry once nothing is missing', async () => {
    await admin.open('aboutUs/mission');
    await link('Create about us entry').click();
    await heading('Create about us entry');
    await publish();
    const summary = page.getByRole('alert').filter({ hasText: 'before saving' });
    await summary.getByText('Icon is required.').waitFor();
    await summary.getByRole('button', { name: 'Title is required.' }).click();
    expect(await field('title').evaluate((input) => input === input.ownerDocument.activeElement)).toBe(true);

    await page.keyboard.type('Made in a test');
    await field('description').fill('Second line\nThird line');
    await field('icon')
      .locator('input[type=file]')
      .setInputFiles(await imageFile('red-401.png', 401));
    await field('icon').getByLabel('Description').fill('A red square');
    await publish();

    await page.getByText('Entry created successfully.').waitFor();
    await page.getByText(/^Live in \d/).waitFor();
    await heading('About us entries');
    await row('Made in a test').getByText('Live').waitFor();
    const html = await fetch(`${system.url}/about-us`).then((response) => response.text());
    expect(html).toContain('Made in a test');
    expect(html).toContain('alt="A red square"');
    await link('Create about us entry').click();
    expect(await field('title').inputValue()).toBe('');
    expect(admin.browserErrors()).toEqual([]);
  });

  test('loads a record and returns to the updated list after a save', async () => {
    await admin.open('home/sub1');
    const [first = ''] = await page.locator('tbody tr td:nth-child(2)').allTextContents();
    await link(`Edit ${first}`).click();
    await heading('Edit business section');
    expect(await field('title').inputValue()).toBe(first);
    await field('title').fill('Renamed section');
    // V7: blank lines are dropped.
    await field('skillsLeft').fill('One\n\n  Two  \n');
    await publish();
    await page.getByText('Business section updated successfully.').waitFor();
    await row('Renamed section').waitFor();
    await link('Edit Renamed section').click();
    expect(await field('skillsLeft').inputValue()).toBe('One\nTwo');
    expect(admin.browserErrors()).toEqual([]);
  });

  test('saves a draft as a draft on Ctrl+S and stays open', async () => {
    await admin.open('blog/latest');
    await link('Create blog post').click();
    await field('title').fill('Half a post');
    await page.keyboard.press('Control+s');
    await page.getByText('Saved as draft.').waitFor();
    await heading('Edit blog post');
    await field('metaInfo.tags').fill(' pay,  leeds , ');
    await page.keyboard.press('Control+s');
    await page.getByText('All changes saved').waitFor();
    await link('Blog posts').first().click();
    await row('Half a post').getByText('Draft').waitFor();
    const posts = await page.evaluate<string>(
      `fetch('/api/content/blog?drafts=true&search=Half').then((response) => response.text())`,
    );
    expect(posts).toContain('"tags":["pay","leeds"]');
  });
});

test('V5 K5 rejects an unsuitable product image and clears the input', async () => {
  await admin.open('products/new/new');
  const input = field('image').locator('input[type=file]');
  await input.setInputFiles({ name: 'x.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('<svg/>') });
  await page.getByText('Only JPEG, JPG, PNG, and GIF images are allowed').waitFor();
  expect(await input.inputValue()).toBe('');
  await input.setInputFiles({ name: 'x.png', mimeType: 'image/png', buffer: Buffer.alloc(5_242_881) });
  await page.getByText('Image size should be less than 5MB').waitFor();
  expect(await input.inputValue()).toBe('');
  await input.setInputFiles(await imageFile('red-402.png', 402));
  await field('image').locator('img').waitFor();
  expect(await page.getByText('Image size should be less than 5MB').count()).toBe(0);
});

test('V8 adds, moves and removes list items, keeping at least one', async () => {
  await admin.open('career/jobs/new');
  expect(await button(/^Remove Section/).count()).toBe(0);
  await field('sections.0.title').fill('First');
  await button('Add section').click();
  await field('sections.1.title').fill('Second');
  expect(await button(/^Remove Section/).count()).toBe(2);
  await moveByKeyboard(button('Move Section 2'), 'ArrowUp', 1);
  await expect.poll(() => field('sections.0.title').inputValue()).toBe('Second');
  await button('Actions for Section 1').click();
  await page.getByRole('menuitem', { name: 'Move down' }).click();
  expect(await field('sections.0.title').inputValue()).toBe('First');
  await button('Remove Section 1').click();
  expect(await field('sections.0.title').inputValue()).toBe('Second');
  expect(await button(/^Remove Section/).count()).toBe(0);

  await link('Career sections').first().click();
  await button('Discard changes').click();
});

test('V8 the first phone number and address cannot be removed', async () => {
  await admin.open('contactUs/email');
  await button('Actions for Phone 1').waitFor();
  expect(await button('Remove Phone 1').count()).toBe(0);
  expect(await button('Remove Address 1').count()).toBe(0);
  expect(await button('Remove Phone 2').count()).toBe(1);
});

test('restores unsaved changes after a reload until they are discarded', async () => {
  await admin.open('footer');
  const savedValue = await field('copyright').inputValue();
  await field('copyright').fill('Typed and not saved');
  await page.getByText('Unsaved changes (backed up on this device)').waitFor();
  page.on('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await page.getByText('We’ve restored your unsaved changes').waitFor();
  expect(await field('copyright').inputValue()).toBe('Typed and not saved');
  await link('Today').click();
  await page.getByRole('dialog', { name: 'You have unsaved changes' }).waitFor();
  await button('Keep editing').click();
  await heading('Edit footer');
  await button('Discard').click();
  expect(await field('copyright').inputValue()).toBe(savedValue);
  await link('Today').click();
  await heading('Welcome, Admin!');
});

test('merges a newer save by another user field by field', async () => {
  await admin.open('aboutUs/vision');
  await link('Edit Part-time, on purpose').click();
  await field('title').fill('Part-time, by me');
  await page.evaluate(`(async () => {
    const list = await (await fetch('/api/content/banners?drafts=true')).json();
    const { id, data, version } = list.items.find((item) => item.data.title === 'Part-time, on purpose');
    const headers = { 'content-type': 'application/json' };
    const body = JSON.stringify({ version, data: { ...data, title: 'By them', subTitle: 'Theirs' } });
    await fetch('/api/content/banners/' + id, { method: 'PUT', headers, body });
  })()`);
  await publish();
  const dialog = page.getByRole('dialog', { name: /You saved changes elsewhere while editing here/ });
  await dialog.getByText('changed by both').waitFor();
  await dialog.getByText('By them').waitFor();
  await dialog.getByRole('button', { name: 'Save merged version' }).click();
  await page.getByText('Banner updated successfully.').waitFor();
  await link('Edit Part-time, by me').click();
  expect(await field('subTitle').inputValue()).toBe('Theirs');
  await button('History').click();
  await page.getByRole('dialog', { name: 'History' }).getByText('current version').waitFor();
});

test('shows no receipt after a scheduled entry is deleted', async () => {
  await admin.open('shared/redirects');
  await page.evaluate(`fetch('/api/content/redirects', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      data: { from: '/next-year', to: '/about-us', kind: 'temporary' },
      publish: true,
      publishAt: '2099-01-01T09:00:00.000Z',
    }),
  })`);
  await page.reload();
  await row('/next-year').getByText('Scheduled').waitFor();
  await button('Delete /next-year').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await page.getByText('Redirect deleted successfully.').waitFor();
  expect(await page.getByText(/^Live in/).count()).toBe(0);
  expect(await page.getByText('Publishing…').count()).toBe(0);
});

test('M8 M10 confirms, reports and undoes a deletion', async () => {
  await admin.open('aboutUs/mission');
  const [title = ''] = await page.locator('tbody tr td:nth-child(2)').allTextContents();
  await button(`Delete ${title}`).click();
  const dialog = page.getByRole('dialog', { name: 'Are you sure you want to delete this entry?' });
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await row(title).waitFor();

  await page.route('**/api/content/about-items/*', (route) => route.fulfill({ status: 500, json: { message: 'No.' } }));
  await button(`Delete ${title}`).click();
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('alert').getByText('Error deleting entry').waitFor();
  await page.unroute('**/api/content/about-items/*');

  await button(`Delete ${title}`).click();
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await page.getByText('Entry deleted successfully.').waitFor();
  await row(title).waitFor({ state: 'detached' });
  await button('Undo').click();
  await row(title).waitFor();
});

test('M5 M12 T8 the header form reports errors, then a successful save', async () => {
  const header = '**/api/content/header**';
  await page.route(header, (route) => route.fulfill({ status: 500, json: { message: 'Broken.' } }));
  await admin.open('navbar');
  await page.getByRole('alert').getByText('Failed to fetch data').waitFor();
  await publish();
  await page.getByRole('alert').getByText('No record selected for update').waitFor();
  await page.unroute(header);
  await button('Try again').click();
  await page.getByText('Failed to fetch data').waitFor({ state: 'detached' });

  await page.route(header, (route) => route.fulfill({ status: 500, json: { message: 'Broken again.' } }));
  await field('tollFree').fill('0800 496 0111');
  await publish();
  await page.getByRole('alert').getByText('Failed to update the form').waitFor();
  expect(await field('tollFree').inputValue()).toBe('0800 496 0111');
  await page.unroute(header);
  await publish();
  await page.getByText('Form updated successfully.').waitFor();
  await page.getByText(/^Live in \d/).waitFor();
});

test('M6 a list that fails to load shows the error until retried', async () => {
  await page.route('**/api/content/banners?**', (route) =>
    route.fulfill({ status: 500, json: { message: 'Broken.' } }),
  );
  await admin.open('aboutUs/vision');
  await page.getByRole('alert').getByText('Error fetching banners').waitFor();
  await page.unroute('**/api/content/banners?**');
  await button('Try again').click();
  await page.getByRole('row').nth(1).waitFor();
});
