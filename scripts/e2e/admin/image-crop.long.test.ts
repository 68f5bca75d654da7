/** Cropping and focal points, from the form to the published page. */
import type { Page } from 'playwright-core';
import { beforeEach, expect, test } from 'vitest';
import { type Admin, axe } from '../support/admin.ts';
import { useDesk } from '../support/desk.ts';
import { formOf } from '../support/form.ts';
import { imageFile } from '../support/image-file.ts';
import type { SharedSystem } from '../support/shared.ts';

const desk = useDesk();
let system: SharedSystem;
let admin: Admin;
let page: Page;
beforeEach(() => {
  ({ system, admin, page } = desk);
});

const { button, field } = formOf(() => page);

/** The image on the published page with this alternative text. */
async function published(path: string, alt: string): Promise<string | undefined> {
  const html = await fetch(system.url + path).then((response) => response.text());
  return html.match(/<img[^>]*>/g)?.find((tag) => tag.includes(`alt="${alt}"`));
}

test('crops an image to its slot and sets its focal point', async () => {
  await admin.open('aboutUs/mission/new');
  await field('title').fill('A wide desk');
  await field('description').fill('It is wide.');
  await field('icon')
    .locator('input[type=file]')
    .setInputFiles(await imageFile('broad.png', 800, 400));
  await field('icon').getByLabel('Description').fill('The desk');

  await field('icon').getByRole('button', { name: 'Crop' }).click();
  const dialog = page.getByRole('dialog', { name: 'Crop image' });
  // The crop starts as a square, because the site shows the image as a square.
  await dialog.getByText('400 × 400 pixels').waitFor();
  await dialog.locator('img').evaluate((image: HTMLImageElement) => image.decode());
  await dialog.getByText('Any shape', { exact: true }).click();
  const initialStatus = await dialog.getByRole('status').textContent();
  await dialog.getByRole('button', { name: 'Right edge' }).focus();
  for (let i = 0; i < 3; i++) await page.keyboard.press('Shift+ArrowRight');
  await expect.poll(() => dialog.getByRole('status').textContent()).not.toBe(initialStatus);
  expect(await axe(page)).toEqual([]);
  await dialog.getByText('As shown on the site').click();
  await dialog.getByRole('button', { name: 'Crop', exact: true }).click();
  await dialog.waitFor({ state: 'detached' });
  await button('Undo crop').click();
  await button('Undo crop').waitFor({ state: 'detached' });
  await field('icon').getByRole('button', { name: 'Crop' }).click();
  await dialog.getByRole('button', { name: 'Crop', exact: true }).click();
  await button('Undo crop').waitFor();
  expect(await field('icon').getByLabel('Description').inputValue()).toBe('The desk');

  await button('Focal point').click();
  const focal = page.getByRole('dialog', { name: 'Focal point' });
  await focal.getByRole('slider', { name: 'From the left' }).focus();
  for (let i = 0; i < 20; i++) await page.keyboard.press('ArrowLeft');
  await focal.getByRole('slider', { name: 'From the top' }).press('End');
  expect(await axe(page)).toEqual([]);
  await focal.getByRole('button', { name: 'Set focal point' }).click();
  await button('Publish').click();
  await page.getByText('Entry created successfully.').waitFor();
  await page.getByText(/^Live in \d/).waitFor();
  const croppedImage = await published('/about-us', 'The desk');
  expect(croppedImage).toMatch(/width="400" height="400"/);
  expect(croppedImage).toContain('style="object-position: 30% 100%"');

  // The focal point can be removed, and the page is updated.
  await page.getByRole('link', { name: 'Edit A wide desk' }).click();
  await button('Focal point').click();
  await button('Reset to centre').click();
  await button('Save and publish').click();
  await page.getByText('Entry updated successfully.').waitFor();
  await page.getByText(/^Live in \d/).waitFor();
  expect(await published('/about-us', 'The desk')).not.toContain('object-position');

  // Both images are in the library.
  await admin.open('media');
  await page.getByLabel('Search images').fill('broad');
  await button(/^broad\.png/).waitFor();
  await button(/^broad \(cropped\)\.png/).waitFor();
  expect(admin.browserErrors()).toEqual([]);
});

test('crops a library image and replaces the original where it is used', async () => {
  await admin.open('aboutUs/mission/new');
  await field('title').fill('By the window');
  await field('description').fill('Light.');
  await field('icon')
    .locator('input[type=file]')
    .setInputFiles(await imageFile('window.png', 600, 300));
  await field('icon').getByLabel('Description').fill('The window');
  await button('Publish').click();
  await page.getByText('Entry created successfully.').waitFor();

  await admin.open('media');
  await page.getByLabel('Search images').fill('window');
  await button(/^window\.png/).click();
  const details = page.getByRole('dialog', { name: 'window.png' });
  await details.getByRole('link', { name: 'About us entry: By the window' }).waitFor();
  await details.getByRole('button', { name: 'Crop' }).click();
  const dialog = page.getByRole('dialog', { name: 'Crop image' });
  expect(await dialog.getByRole('button', { name: 'Crop', exact: true }).isDisabled()).toBe(true);
  await dialog.getByText('Square').click();
  await dialog.getByRole('button', { name: 'Crop', exact: true }).click();
  const offer = page.getByRole('dialog', { name: 'Use the cropped image everywhere?' });
  await offer.getByRole('button', { name: 'Use everywhere' }).click();
  await page.getByText('Replaced in 1 entry.').waitFor();
  await page.getByText(/^Live in \d/).waitFor();
  expect(await published('/about-us', 'The window')).toMatch(/width="300" height="300"/);
  await button('Undo').click();
  await page.getByText(/^Undone\./).waitFor();
  await expect.poll(() => published('/about-us', 'The window')).toMatch(/width="600" height="300"/);
});
