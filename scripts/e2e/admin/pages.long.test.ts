/**
 * Pages built from blocks by mouse and by keyboard, and as a visitor sees them. Starts its own system, because it
 * unpublishes pages.
 */
import type { Page } from 'playwright-core';
import { beforeEach, expect, test } from 'vitest';
import { type Admin, axe } from '../support/admin.ts';
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

const { button, field, richText, addBlock, publish } = formOf(() => page);
const blockNames = () => page.locator('#field-blocks > ol > li > div > button[aria-controls] > span:first-child');

test('home page sections can be moved by keyboard and switched off', async () => {
  await admin.open('home/home-page');
  const section = (name: string) =>
    page.locator('#field-sections > ol > li').filter({ has: page.getByRole('button', { name, exact: false }) });
  await moveByKeyboard(section('Section 1 Features').getByRole('button', { name: /^Move / }), 'ArrowDown', 2);
  await section('Section 6 Testimonial').locator('button[aria-controls]').click();
  await section('Section 6 Testimonial').getByLabel('Show on the home page').uncheck();
  await publish();
  const html = await fetch(system.url).then((response) => response.text());
  expect(html).not.toContain('aria-label="Testimonial"');
  expect(html.indexOf('id="in-short"')).toBeLessThan(html.indexOf('READ MORE'));
});

test('unpublishes a service’s page with its links until it is republished', async () => {
  const visit = (path: string) => fetch(system.url + path);
  const isLinked = async () => (await (await visit('/')).text()).includes('/globalStaffing');
  await admin.open('services/global-staffing-page');
  const panel = page.getByRole('complementary', { name: 'Publishing' });
  await panel.getByText(/^Live/).first().waitFor();
  await panel.getByRole('button', { name: 'Unpublish' }).click();
  await page.getByText('Unpublished. The page and links to it are off the site.').waitFor();
  await panel.getByText('Not on the site').waitFor();
  await page
    .getByText(/^Live in/)
    .first()
    .waitFor();
  expect((await visit('/globalStaffing')).status).toBe(404);
  expect(await isLinked()).toBe(false);
  expect(await axe(page)).toEqual([]);
  await button('Publish').click();
  await panel.getByText('Live', { exact: true }).waitFor();
  await page
    .getByText(/^Live in/)
    .first()
    .waitFor();
  expect((await visit('/globalStaffing')).status).toBe(200);
  expect(await isLinked()).toBe(true);
});

test('chooses a link’s address from the site’s pages by name or path', async () => {
  await admin.open('pages/pages');
  await page.getByRole('link', { name: 'Create page' }).first().click();
  await field('title').fill('Night shifts');
  await field('path').fill('/night-shifts');
  await addBlock('Text');
  await richText('blocks.0.text').fill('Work while others sleep.');
  await publish();
  await admin.open('navbar');
  await button('Add menu item').click();
  const link = field('menu.7.link');
  await link.click();
  await page.getByRole('option', { name: 'Home page /', exact: true }).waitFor();
  await link.fill('accessib');
  expect(await page.getByRole('option').allTextContents()).toEqual(['Accessibility statement/accessibility']);
  expect(await axe(page)).toEqual([]);
  await link.fill('night');
  await page.getByRole('option', { name: 'Night shifts' }).click();
  expect(await link.inputValue()).toBe('/night-shifts');
  // Any other address can be typed.
  await link.fill('https://example.co.uk/pay');
  await page.keyboard.press('Escape');
  expect(await link.inputValue()).toBe('https://example.co.uk/pay');
  await page.getByRole('link', { name: 'Today' }).click();
  await button('Discard changes').click();
});

test('changes to menu items appear in the menu of every page', async () => {
  await admin.open('navbar');
  const entry = (name: string) =>
    page.locator('#field-menu > ol > li').filter({ has: page.getByRole('button', { name, exact: false }) });
  await button('Add menu item').click();
  await field('menu.7.label').fill('Nursing');
  await button('Actions for Menu item 8').click();
  await page.getByRole('menuitem', { name: 'Move up' }).click();
  await field('menu.6.children').getByRole('button', { name: 'Add sub-menu item' }).click();
  await field('menu.6.children.0.label').fill('Shifts');
  await field('menu.6.children.0.link').fill('/career?q=shift');
  await entry('Menu item 6 Blog').locator('button[aria-controls]').first().click();
  await field('menu.5.hidden').check();
  await publish();
  const visitor = await page.context().newPage();
  await visitor.setViewportSize({ width: 1440, height: 900 });
  await visitor.goto(`${system.url}/about-us`);
  const names = await visitor.locator('#menu .entries > li > :is(a, button)').allTextContents();
  expect(names.map((name) => name.trim())).toEqual([
    'Home',
    'About us',
    'Services',
    'Products',
    'Find a job',
    'Nursing',
    'Contact us',
  ]);
  await visitor.getByRole('button', { name: 'Nursing' }).click();
  const link = visitor.getByRole('link', { name: 'Shifts' });
  await link.waitFor();
  const [list, opener] = [
    await link.boundingBox(),
    await visitor.getByRole('button', { name: 'Nursing' }).boundingBox(),
  ];
  expect(Math.abs((list?.x ?? 0) - (opener?.x ?? 0))).toBeLessThan(40);
  expect(await axe(visitor)).toEqual([]);
  await visitor.close();
});

test('changes to footer columns appear on every page', async () => {
  await admin.open('footer');
  await button('Add column').click();
  await field('columns.3.title').fill('For carers');
  await field('columns.3.words').fill('Night shifts\nLive-in care');
  await field('columns.3.links').getByRole('button', { name: 'Add link' }).click();
  await field('columns.3.links.0.name').fill('Care jobs');
  await field('columns.3.links.0.link').fill('/career?q=care');
  await button('Actions for Column 4').click();
  await page.getByRole('menuitem', { name: 'Move up' }).click();
  await button(/^Column 2 Services/).click();
  await field('columns.1.hidden').check();
  await publish();
  const visitor = await page.context().newPage();
  await visitor.goto(`${system.url}/about-us`);
  const footer = visitor.getByRole('contentinfo');
  expect(await footer.getByRole('heading', { level: 2 }).allInnerTexts()).toEqual([
    'Quick Links',
    'For carers',
    'Recruitment Services',
    'Contact Info',
  ]);
  const column = footer.locator('section', { hasText: 'For carers' });
  expect(await column.getByRole('listitem').allInnerTexts()).toEqual(['Night shifts', 'Live-in care', 'Care jobs']);
  expect(await axe(visitor)).toEqual([]);
  await visitor.close();
});

test('contact details change everywhere except where a field overrides them', async () => {
  await admin.open('shared/site-settings');
  await field('contact.phone').fill('0113 496 0199');
  await publish();
  for (const path of ['/about-us', '/contact-us']) {
    const wholeHtml = await fetch(`${system.url}${path}`).then((response) => response.text());
    // Removes the offices, which have phone numbers of their own.
    const html = wholeHtml.replace(/<h2[^>]*>Our offices<\/h2>.*?<\/section>/s, '');
    expect(html.match(/0113 496 0199/g)?.length, path).toBeGreaterThan(1);
    expect(html, path).not.toContain('0113 496 0140');
  }
  await admin.open('footer');
  await page.getByText('Leave blank to use 0113 496 0199 from the site settings.').waitFor();
  await field('contactInfo.phone').fill('0800 496 0123');
  await publish();
  const html = await fetch(`${system.url}/about-us`).then((response) => response.text());
  expect(html).toContain('tel:08004960123');
  expect(html).toContain('tel:01134960199');
});

test('publishes a page of six blocks built by mouse and keyboard', async () => {
  await admin.open('pages/pages');
  await page.getByRole('link', { name: 'Create page' }).first().click();
  await field('title').fill('Nursing');
  await field('path').fill('/career');
  await field('intro').fill('Work on wards that keep their promises.');

  await addBlock('Text');
  await field('blocks.0.title').fill('What nurses tell us');
  await richText('blocks.0.text').fill('They want to know their shifts a month ahead.');
  await addBlock('Image with text');
  await field('blocks.1.title').fill('On your ward');
  await richText('blocks.1.text').fill('We visit every ward before we send anyone there.');
  await field('blocks.1.image')
    .locator('input[type=file]')
    .setInputFiles(await imageFile('ward.png', 640));

  // Adds the numbers by keyboard: opens the menu and goes down to them.
  await button('Add a block').focus();
  await page.keyboard.press('Enter');
  const readFocus = () => page.evaluate<string>('document.activeElement.textContent');
  await page.getByRole('menuitem', { name: 'Numbers' }).waitFor();
  // No menu item has the focus at first.
  await expect.poll(readFocus).toBe('');
  for (let focusedText = ''; focusedText !== 'Numbers'; focusedText = await readFocus()) {
    await page.keyboard.press('ArrowDown');
    await expect.poll(readFocus).not.toBe(focusedText);
  }
  await page.keyboard.press('Enter');
  await expect.poll(() => page.evaluate('document.activeElement.id')).toBe('field-blocks-2-title');
  await page.keyboard.type('In numbers');
  await field('blocks.2.numbers.0.number').fill('94%');
  await field('blocks.2.numbers.0.label').fill('of shifts filled');
  await addBlock('Quote');
  await field('blocks.3.quote').fill('They rang me back.');
  await addBlock('Questions and answers');
  await field('blocks.4.title').fill('Questions');
  await field('blocks.4.questions.0.question').fill('Do I pay for my uniform?');
  await richText('blocks.4.questions.0.answer').fill('No.');
  await addBlock('Form');
  await button('Add a block').click();
  expect(await page.getByRole('menuitem', { name: 'Form', exact: true }).isDisabled()).toBe(true);
  await page.keyboard.press('Escape');
  expect(await axe(page)).toEqual([]);

  // Moves the form up by keyboard, and the quote down by its menu.
  await moveByKeyboard(button('Move Block 6: Form'), 'ArrowUp', 5);
  await button('Actions for Block 4: Quote').click();
  await page.getByRole('menuitem', { name: 'Move down' }).click();
  expect(await blockNames().allTextContents()).toEqual([
    'Block 1: Text',
    'Block 2: Image with text',
    'Block 3: Numbers',
    'Block 4: Form',
    'Block 5: Quote',
    'Block 6: Questions and answers',
  ]);

  await button('Publish').click();
  await page.getByText('There’s already a page at /career. Choose another address.').first().waitFor();
  await field('path').fill('/nursing');
  await publish();

  const visitor = await page.context().newPage();
  const gaps: string[] = [];
  for (const width of [375, 768, 1440]) {
    await visitor.setViewportSize({ width, height: 900 });
    await visitor.goto(`${system.url}/nursing`);
    expect(await visitor.getByRole('heading', { level: 1 }).textContent()).toBe('Nursing');
    expect(await visitor.locator('main h2').allTextContents()).toEqual([
      'What nurses tell us',
      'On your ward',
      'In numbers',
      'Send us a message',
      'Questions',
    ]);
    gaps.push(...(await axe(visitor)));
    expect(await visitor.evaluate('document.documentElement.scrollWidth <= innerWidth')).toBe(true);
  }
  expect(gaps).toEqual([]);
  await visitor.getByText('Do I pay for my uniform?').click();
  await visitor.getByText('No.', { exact: true }).waitFor();
  await visitor.close();
  expect(admin.browserErrors().filter((line) => !line.includes('422'))).toEqual([]);
});
