/**
 * The dashboard: its items, who sees them, and where each leads. Starts its own system, because it checks every count
 * on the dashboard.
 */

import { createUser } from 'api/core/auth/users';
import { openDatabase } from 'api/core/database/open';
import Sqlite from 'better-sqlite3';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { axe, logIn, openAdmin } from '../support/admin.ts';
import { connectBrowser } from '../support/shared.ts';
import { ADMIN, type System, startServer } from '../support/system.ts';

let system: System;
let browser: Browser;
beforeAll(async () => {
  system = await startServer();
  browser = await connectBrowser();
  fill();
});
afterAll(async () => {
  await browser?.close();
  await system?.remove();
});

/** Adds data that needs time or visitors: several weeks of applications, and an email that failed. */
function fill() {
  const db = new Sqlite(`${system.dataDir}/app.db`);
  const add = db.prepare(`INSERT INTO applications (id, reference, jobId, jobTitle, data, email, status, createdAt)
    VALUES (?, ?, '', 'A job', '{}', 'a@example.com', ?, ?)`);
  for (const [n, weeksAgo] of [0, 0, 0, 1, 2, 2, 5].entries())
    add.run(`a${n}`, `A-${n}`, 'new', Date.now() - weeksAgo * 7 * 86_400_000);
  add.run('s', 'A-S', 'spam', Date.now());
  db.prepare(`INSERT INTO outbox (id, messageId, kind, mail, state, attempts, nextAt, createdAt)
    VALUES ('m', 'm@x', 'test', '{"from":"a@example.com","to":"b@example.com","subject":"Lost","text":"x"}', 'failed', 9, 0, 0)`).run();
  db.prepare(`INSERT INTO outbox (id, messageId, kind, mail, state, attempts, nextAt, createdAt)
    VALUES ('l', 'l@x', 'test', '{"from":"a@example.com","to":"b@example.com","subject":"Later","text":"x"}', 'queued', 0, ?, 0)`).run(
    Date.now() + 86_400_000,
  );
  // Simulates an advert published before the checks existed.
  db.prepare(`UPDATE documents SET published = json_set(published, '$.title', 'Salesman wanted') WHERE id =
    (SELECT id FROM documents WHERE type = 'job' AND published IS NOT NULL AND closed = 0 ORDER BY updatedAt DESC LIMIT 1)`).run();
  db.prepare(`UPDATE applications SET assignedTo = (SELECT id FROM users) WHERE id IN ('a0', 'a1')`).run();
  db.close();
}

test('R18 the dashboard links to live, waiting, new and failed items', async () => {
  const admin = await openAdmin(browser, system.url);
  const { page } = admin;
  const heading = (name: string | RegExp) => page.getByRole('heading', { level: 1, name }).waitFor();
  const openDashboard = () => admin.open('dashboard');
  await admin.open('blog/latest/new');
  await page.locator('#field-title').fill('Half a post');
  await page.keyboard.press('Control+s');
  await page.getByText('Saved as draft.').waitFor();
  await openDashboard();

  const glance = page.getByRole('region', { name: 'At a glance' });
  for (const [name, screen] of [[/^1 application flagged as spam$/, 'Applications']] as const) {
    await glance.getByRole('link', { name: new RegExp(name.source.replaceAll(' ', '\\s*')) }).click();
    await heading(screen);
    if (name.source.includes('spam')) await page.getByRole('button', { name: 'Spam (1)', pressed: true }).waitFor();
    await openDashboard();
  }

  // Today's work is above the system health.
  const health = page.getByRole('region', { name: 'System health' });
  await health.getByRole('link', { name: 'Your site is up to date' }).waitFor();
  await health.getByText('Still to set up: Email, Legal texts, Backups').waitFor();
  await health.getByText('All checks').click();
  await health
    .getByText('Emails are being sent.')
    .or(health.getByText(/Sending isn’t set up/))
    .waitFor();
  expect((await glance.boundingBox())?.y).toBeLessThan((await health.boundingBox())?.y ?? 0);
  await health.getByRole('link', { name: '1 failed email' }).click();
  await heading('Email');
  await page.getByText(/^Sends on \d+ [A-Z][a-z]+ at \d\d:\d\d/).waitFor();
  await openDashboard();

  // Shows the user's own work, and everyone's. The keys move through the items, and Enter opens an application.
  const work = page.getByRole('region', { name: 'Today', exact: true });
  await work.getByText('Mine 2', { exact: true }).waitFor();
  const rows = work.getByRole('region', { name: 'New applications and messages' }).getByRole('link');
  expect(await rows.count()).toBe(2);
  await work.getByText(/^Everyone \d+$/).click();
  await expect.poll(() => rows.count()).toBeGreaterThan(2);
  expect(page.url()).toMatch(/#dashboard\?who=everyone$/);
  for (const key of ['j', 'j', 'k', 'Enter']) await page.keyboard.press(key);
  await page.getByRole('link', { name: 'All applications' }).waitFor();
  await openDashboard();

  const chart = page.getByRole('region', { name: 'Applications by week' });
  await chart.getByText(/^7 applications since .*, with [34] in the busiest week\.$/).waitFor();
  await chart.getByText('Show as a table').click();
  expect(await chart.getByRole('row').count()).toBe(13);

  await page
    .getByRole('region', { name: 'Job adverts that need attention' })
    .getByRole('link', { name: /Salesman wanted/ })
    .click();
  await heading('Edit job');
  await openDashboard();
  await page
    .getByRole('region', { name: 'Unpublished changes' })
    .getByRole('link', { name: /Half a post.*Draft.*Admin/ })
    .click();
  await heading('Edit blog post');
  await openDashboard();
  await page.getByRole('region', { name: 'Recent changes' }).getByRole('link', { name: /Admin/ }).first().waitFor();
  await page.getByRole('region', { name: 'Closing soon' }).getByRole('link').first().waitFor();

  // The search also finds submissions, for users who may see them.
  await page.keyboard.press('Control+k');
  await page.getByLabel('Search or jump to…').fill('A-3');
  await page.getByRole('button', { name: /A-3/ }).click();
  await heading('Applications');
  await page.getByText('A-3').first().waitFor();
  await openDashboard();
  expect(await axe(page)).toEqual([]);
  expect(admin.browserErrors()).toEqual([]);
  await admin.close();
});

test('shows editors no applications, messages or emails', async () => {
  const db = openDatabase(`${system.dataDir}/app.db`);
  const password = 'four plain words here';
  await createUser(db, { email: 'editor@example.com', name: 'Edith', role: 'editor', password }, Date.now());
  db.$client.close();
  const admin = await openAdmin(browser, system.url);
  const { page } = admin;
  await page.getByRole('button', { name: 'Logout' }).click();
  await logIn(page, { ...ADMIN, email: 'editor@example.com', password });
  await page.getByRole('heading', { name: 'Welcome, Edith!' }).waitFor();
  const glance = page.getByRole('region', { name: 'At a glance' });
  await glance.getByRole('link', { name: /live jobs/ }).waitFor();
  expect(await glance.getByRole('link').allTextContents()).toEqual([
    expect.stringMatching(/closing this week$/),
    expect.stringMatching(/live jobs$/),
  ]);
  expect(await page.getByRole('region', { name: 'Applications by week' }).count()).toBe(0);
  expect(
    await page
      .getByRole('navigation')
      .getByRole('link', { name: /Applications|Messages|Email/ })
      .count(),
  ).toBe(0);
  await page.keyboard.press('Control+k');
  await page.getByLabel('Search or jump to…').fill('applic');
  await page.getByRole('button', { name: 'Application services' }).waitFor();
  expect(await page.getByRole('link', { name: 'Applications', exact: true }).count()).toBe(0);
  expect(admin.browserErrors().filter((line) => line.includes('403'))).toEqual([]);
  await admin.close();
});
