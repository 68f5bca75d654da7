/**
 * Crashes, a server that is down, long lists and other time zones while content is edited. Starts its own system,
 * because it stops the server.
 */
import type { Locator, Page } from 'playwright-core';
import { beforeEach, expect, test } from 'vitest';
import type { Admin } from '../support/admin.ts';
import { useDesk } from '../support/desk.ts';
import { formOf } from '../support/form.ts';
import { type System, startSystem } from '../support/system.ts';

const desk = useDesk(startSystem);
let system: System;
let admin: Admin;
let page: Page;
beforeEach(() => {
  ({ system, admin, page } = desk);
});

const { button, field } = formOf(() => page);
/** Whether the whole element is visible without scrolling. */
const isInSight = (locator: Locator) =>
  locator.evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect();
    return top >= 0 && bottom <= innerHeight;
  });
const publish = () => button(/^(Save and publish|Publish)$/).click();

test('restores unsaved changes after a tab has crashed', async () => {
  await admin.open('footer');
  await field('copyright').fill('Typed before the crash');
  await page.getByText('Unsaved changes (backed up on this device)').waitFor();
  const crash = page.waitForEvent('crash');
  await page.goto('chrome://crash').catch(() => {});
  await crash;
  page = await page.context().newPage();
  await page.goto(`${system.url}/admin#footer`);
  await page.getByText('We’ve restored your unsaved changes').waitFor();
  expect(await field('copyright').inputValue()).toBe('Typed before the crash');
  await button('Discard').click();
  await page.getByText('All changes saved').waitFor();
});

test('keeps typed changes while the server is down', async () => {
  await admin.open('footer');
  await system.stop();
  await field('copyright').fill('Typed while it was down');
  await publish();
  await page.getByRole('alert').getByText('Can’t reach the server.').waitFor();
  expect(await isInSight(page.getByRole('alert'))).toBe(true);
  expect(await field('copyright').inputValue()).toBe('Typed while it was down');
  await system.restart();
  await publish();
  await page.getByText('Footer updated successfully.').waitFor();
  const savedText = await fetch(`${system.url}/api/content/footer`).then((response) => response.text());
  expect(savedText).toContain('Typed while it was down');
});

test('keeps the bulk actions in view in a long list', async () => {
  await admin.open('career/openings');
  const boxes = page.locator('tbody').getByRole('checkbox');
  for (const box of [boxes.first(), boxes.last()]) {
    await box.check();
    expect(await isInSight(page.getByRole('region', { name: 'Selected entries' }))).toBe(true);
  }
});

test('R20 shows London time to a user in New York', async () => {
  const newYork = await desk.another({ timezoneId: 'America/New_York' });
  const expiry = async ({ page }: Admin, label: string) => {
    await page
      .getByRole('link', { name: /^Edit / })
      .first()
      .click();
    return page.getByLabel(label, { exact: true });
  };
  await newYork.open('home/sub1');
  const time = await expiry(newYork, 'Expires on, London time');
  await newYork.page.locator('#field-expiresAt').fill('01/07/2099');
  await time.fill('9.30');
  await newYork.page.getByRole('button', { name: 'Save and publish', exact: true }).click();
  await newYork.page.getByText('Business section updated successfully.').waitFor();
  const first = `fetch('/api/content/business-sections?drafts=true').then((response) => response.json()).then(({ items }) => items[0].expiresAt)`;
  expect(await newYork.page.evaluate(first)).toBe('2099-07-01T08:30:00.000Z');
  expect(await (await expiry(newYork, 'Expires on, London time')).inputValue()).toBe('09:30');
  await newYork.close();

  await admin.open('home/sub1');
  expect(await (await expiry(admin, 'Expires on, Time')).inputValue()).toBe('09:30');
  expect(await field('expiresAt').inputValue()).toBe('01/07/2099');
});
