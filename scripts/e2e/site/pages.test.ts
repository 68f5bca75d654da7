/** A job page, the blog and the map. */

import { expect, test } from 'vitest';
import { sharedSite } from '../support/shared.ts';
import { newest, serveOtherHosts, visit } from '../support/visit.ts';

interface Job {
  title: string;
  category: string;
  type: string;
  reference: string;
}

const site = await sharedSite();

test('R11 T9 a job’s page has its facts, form and back link', async () => {
  const { id, data } = await newest<Job>(site, 'jobs');
  await visit(site, `/job/${id}`, async (page) => {
    await page.getByRole('heading', { level: 1, name: data.title }).waitFor();
    await page.getByText(`${data.category}, ${data.type}`, { exact: true }).waitFor();
    const jobIdCell = page.locator('dl > div').filter({ hasText: 'Job ID' }).getByRole('definition');
    expect(await jobIdCell.textContent()).toBe(data.reference || id);
    expect((await page.locator('article .text').textContent())?.length).toBeGreaterThan(200);
    expect(await page.locator('form[action="/api/applications"]').count()).toBe(1);
    await page.getByRole('link', { name: 'Back to Jobs' }).click();
    await page.waitForURL('**/career');
  });
});

test('R11 prints a job as text and contact details in one column', async () => {
  const { id, data } = await newest<Job>(site, 'jobs');
  await visit(site, `/job/${id}`, async (page) => {
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    await page.getByRole('heading', { level: 1, name: data.title }).waitFor();
    expect(await page.locator('article .text').isVisible()).toBe(true);
    expect(await page.getByText(`Apply at `).filter({ visible: true }).textContent()).toMatch(
      new RegExp(`/job/${id}$`),
    );
    // A printout shows the date, because it may be read on another day.
    await page.evaluate(`dispatchEvent(new Event('beforeprint'))`);
    expect(await page.locator('[data-fact="Posted"] time').textContent()).toMatch(/^\d+ \w+ \d{4}$/);
    for (const unwantedSelector of ['#menu', 'form', '.button', '.back'])
      expect([unwantedSelector, await page.locator(unwantedSelector).filter({ visible: true }).count()]).toEqual([
        unwantedSelector,
        0,
      ]);
    // Prints dark on light, even if the screen is in dark mode.
    expect(await page.evaluate('getComputedStyle(document.body).color')).toBe('rgb(0, 0, 0)');
  });
});

test('T9 M3 shows “Job not found” for an unknown job', () =>
  visit(site, '/job/zzzzzzzzzzzz', async (page) => {
    await page.getByRole('heading', { level: 1, name: 'Job not found', exact: true }).waitFor();
    expect(await page.title()).toMatch(/^Job not found \|/);
    expect(await page.locator('form[action="/api/applications"]').count()).toBe(0);
  }));

test('R10 T5 blog posts open in full and link back', async () => {
  const { id, data } = await newest<{ title: string }>(site, 'blog');
  await visit(site, '/blog', async (page) => {
    const short = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: data.title }) });
    const shortText = (await short.textContent()) ?? '';
    await short.getByRole('link', { name: 'Read More' }).click();
    await page.waitForURL(`**/blog/${id}`);
    await page.getByRole('heading', { level: 1, name: data.title }).waitFor();
    expect((await page.getByRole('article').textContent())?.length).toBeGreaterThan(2 * shortText.length);
    await page.getByRole('link', { name: 'Back to Blog' }).last().click();
    await page.waitForURL('**/blog');
    await short.waitFor();
  });
});

test('K10 R5 contract jobs mention the contract’s length, hours and payment', () =>
  visit(site, '/contract-jobs', async (page) => {
    await page.getByText(/initial 6-month contract, a 40-hour week and bi-weekly payment/).waitFor();
  }));

test('R12 contacts the map’s host only on request', () =>
  visit(site, '/contact-us', async (page, { foreign }) => {
    const button = page.getByRole('link', { name: 'Show map' });
    await button.scrollIntoViewIfNeeded();
    await page.waitForLoadState('networkidle');
    expect(await page.locator('iframe').count()).toBe(0);
    expect(foreign()).toEqual([]);
    await serveOtherHosts(page);
    await button.click();
    await page.frameLocator('iframe[title=Map]').getByText('Another host').waitFor();
    expect(new URL(page.url()).pathname).toBe('/contact-us');
    const foreignRequests = foreign();
    expect(foreignRequests).toHaveLength(1);
    expect(foreignRequests[0]).toMatch(/^https:\/\/www\.openstreetmap\.org\//);
  }));
