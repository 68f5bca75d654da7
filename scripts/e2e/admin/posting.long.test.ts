/**
 * A multi-poster gets access and posts a job, which is live by the time of the response. The admin shows the job and
 * the feeds.
 */
import type { Page } from 'playwright-core';
import { beforeEach, expect, test } from 'vitest';
import { read, recorded } from '../../../api/test/support/posting.ts';
import { type Admin, axe } from '../support/admin.ts';
import { useDesk } from '../support/desk.ts';
import { takeScreenshots } from '../support/screenshots.ts';
import type { SharedSystem } from '../support/shared.ts';

const desk = useDesk();
let system: SharedSystem;
let admin: Admin;
let page: Page;
beforeEach(() => {
  ({ system, admin, page } = desk);
});

const button = (name: string | RegExp) => page.getByRole('button', { name, exact: typeof name === 'string' });

async function send(body: string) {
  const headers = { 'content-type': 'text/xml' };
  const response = await fetch(`${system.url}/api/posted-jobs`, { method: 'POST', headers, body });
  return { status: response.status, text: await response.text() };
}

async function lookAtBoth(name: string) {
  await takeScreenshots(page, name);
  for (const width of [375, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await axe(page)).toEqual([]);
  }
}

test('a job that Broadbean posts is live once its terms are mapped', async () => {
  await admin.open('multi-posters');
  await page.getByText('No multi-posters yet').waitFor();
  await button('Add multi-poster').first().click();
  await page.getByRole('dialog').getByLabel('Name').fill('Broadbean');
  await page.getByRole('dialog').getByRole('button', { name: 'Add multi-poster' }).click();
  const access = page.getByRole('status').filter({ hasText: 'Copy the password now' });
  await access.waitFor();
  const [, username = '', password = ''] = await access.locator('code').allTextContents();
  expect(username).toBe('broadbean');

  const xml = recorded('broadbean-add.xml', { id: '', username, password });
  const unknownResponse = await send(xml);
  expect([unknownResponse.status, read(unknownResponse.text, 'status')]).toEqual([422, 'ERROR']);
  await page.reload();
  await button('Mapping for Broadbean').click();
  await page.getByLabel('“quality assurance”').selectOption({ index: 1 });
  await page.getByLabel('All other terms').nth(1).selectOption({ index: 1 });
  await lookAtBoth('words');
  await button('Save mapping').click();
  await page.getByText('Saved. This applies from the next job that’s posted.').waitFor();

  const { status, text } = await send(xml);
  expect([status, read(text, 'live')]).toEqual([200, 'yes']);
  const path = `/job/${read(text, 'id')}`;
  expect(await (await fetch(system.url + path)).text()).toContain('Test Engineer');

  await page.reload();
  await page.getByRole('row', { name: /Test Engineer.*Added/ }).waitFor();
  await lookAtBoth('received');
  await page.getByRole('link', { name: 'Test Engineer, abc123' }).first().click();
  await page.getByText('Posted by Broadbean').waitFor();
  await lookAtBoth('job');

  await send(recorded('broadbean-delete.xml', { id: '', username, password }));
  await expect.poll(async () => (await fetch(system.url + path)).text()).toContain('closed');
});

test('the feeds screen lists a job turned off for a board', async () => {
  const adzuna = async () => (await fetch(`${system.url}/feeds/adzuna.xml`)).text();
  const { items } = await (await fetch(`${system.url}/api/content/jobs`)).json();
  const { id, data } = items.find(({ data }: { data: { title: string } }) => data.title === 'Structural Engineer');
  expect(await adzuna()).toContain(`<id>${id}</id>`);
  await admin.open(`career/openings/${id}`);
  // Indeed takes all jobs or none, so it has no switch.
  expect(await page.getByLabel('Indeed', { exact: true }).count()).toBe(0);
  await page.getByLabel('Adzuna', { exact: true }).uncheck();
  await button('Save and publish').click();
  await expect.poll(adzuna).not.toContain(`<id>${id}</id>`);
  await admin.open('feeds');
  const section = page.getByRole('region', { name: 'Adzuna' });
  await section.getByText(/isn’t included|aren’t included/).click();
  await section.getByRole('link', { name: data.title }).first().waitFor();
  await section.getByText('it’s turned off for this job.').waitFor();
  await lookAtBoth('feeds');
});

test('a job’s advert tab shows its state on each board, with evidence', async () => {
  const { items } = await (await fetch(`${system.url}/api/content/jobs`)).json();
  const { id } = items.at(-1);
  await admin.open(`career/openings/${id}`);
  const reachRegion = page.getByRole('region', { name: 'Where is this job?' });
  await reachRegion
    .getByText(/^Publishing receipt: /)
    .first()
    .waitFor();
  await reachRegion.getByText(/^Nowhere else seen/).click();
  await reachRegion.getByText('Indeed: No activity yet.').waitFor();

  await page.getByLabel('Start date').fill('Monday');
  await button('Save and publish').click();
  await expect
    .poll(
      async () => {
        await fetch(`${system.url}/feeds/indeed.xml?${Date.now()}`, { headers: { 'user-agent': 'ABot/1.0' } });
        const response = await page.request.get(`${system.url}/api/reach/${id}`);
        return response.text();
      },
      { timeout: 90_000, interval: 2_000 },
    )
    .toContain('ABot/1.0');
  await admin.open('feeds');
  const sighting = page.getByRole('region', { name: 'Indeed' }).getByText(/from “ABot\/1.0”/);
  await sighting.waitFor();
  await lookAtBoth('where');
  await admin.open(`career/openings/${id}`);
  await reachRegion.getByText('Fetched').first().waitFor();
  await reachRegion.getByText(`Publishing receipt: /job/${id} was written.`).waitFor();
  await reachRegion.scrollIntoViewIfNeeded();
  await lookAtBoth('reach');
});
