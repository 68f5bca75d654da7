/** The advert check next to the job form: it runs live, links to each field, and keeps unlawful adverts off the site. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { axe } from '../support/admin.ts';
import { useDesk } from '../support/desk.ts';

const desk = useDesk();

const helper = (page: Page) => page.getByRole('region', { name: 'Advert check' });
const isFocused = (page: Page, id: string) => page.locator(id).evaluate((input) => input === document.activeElement);

test('R20 publishes an advert once the checks in the editor pass', async () => {
  const { system, admin, page } = desk;
  await admin.open('career/openings/new');
  await page.locator('#field-title').fill('Salesman wanted');
  await helper(page).getByText('Remove words like “wanted”, “urgent” or “apply now” from the title.').waitFor();
  await helper(page)
    .getByRole('button', { name: /Instead of “Salesman”/ })
    .click();
  await expect.poll(() => isFocused(page, '#field-title')).toBe(true);
  await page.locator('#field-title').fill('Salesperson');
  await helper(page)
    .getByText('Remove words like “wanted”, “urgent” or “apply now” from the title.')
    .waitFor({ state: 'detached' });

  for (const [label, option] of [
    ['Sector', 'admin'],
    ['Job type', 'Full Time'],
    ['Contract type', 'Permanent'],
  ] as const) {
    await page.getByRole('combobox', { name: label }).click();
    await page.getByRole('option', { name: option, exact: true }).click();
  }
  await page.locator('.ProseMirror').fill('You sell garden sheds. Men only. A leading company with competitive pay.');
  await page.locator('#field-salary-min').fill('28,000');
  await helper(page).getByText('3 problems to fix before publishing').waitFor();
  expect(await axe(page)).toEqual([]);
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  const summary = page.getByRole('alert').filter({ hasText: 'before saving' });
  await summary.getByText(/Remove “Men only”.*Equality Act 2010/).waitFor();
  expect(
    (await fetch(`${system.url}/api/content/jobs`).then((response) => response.text())).includes('Salesperson'),
  ).toBe(false);

  // A draft can contain anything.
  await page.keyboard.press('Control+s');
  await page.getByText('Saved as draft.').waitFor();

  await page.locator('.ProseMirror').fill('You sell garden sheds. No experience is needed. A leading company.');
  await helper(page)
    .getByRole('button', { name: /you must say where the work is/ })
    .click();
  await expect.poll(() => isFocused(page, '#field-location-place')).toBe(true);
  await page.keyboard.type('Hull');
  await helper(page).getByText('Hull', { exact: true }).waitFor();
  await helper(page).getByText('Just posted · From £28,000 a year · Full-time').waitFor();
  await helper(page)
    .getByText(/to fix before publishing/)
    .waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await page.getByText('Salesperson is live.').waitFor();
  await page.getByText(/^Live in \d/).waitFor();
  expect(admin.browserErrors().filter((line) => !line.includes('422'))).toEqual([]);
});
