/**
 * The board and the stages of applications as two recruiters use them. Starts its own system, because it needs an email
 * server.
 */
import Sqlite from 'better-sqlite3';
import type { Locator, Page } from 'playwright-core';
import { beforeEach, describe, expect, test } from 'vitest';
import { textOf } from '../../../api/test/site/job-alerts/kit.ts';
import { type Admin, axe } from '../support/admin.ts';
import { dragToInterview, NAMES, useApplicants, useColleague } from '../support/applicants.ts';
import { takeScreenshots } from '../support/screenshots.ts';

const applicants = useApplicants();
const { desk, column, card, countOf } = applicants;
let admin: Admin;
let page: Page;
beforeEach(() => {
  ({ admin, page } = desk);
});
const button = (name: string | RegExp) => page.getByRole('button', { name });
let clicks = 0;
const click = async (target: Locator) => {
  clicks += 1;
  await target.click();
};

/** Makes queued emails due now, as if the minute to undo had passed. */
async function endMinute() {
  const db = new Sqlite(`${desk.system.dataDir}/app.db`);
  db.prepare('UPDATE outbox SET nextAt = ?').run(Date.now());
  db.close();
  // Sends a message, because each one makes the server check its outbox.
  const message = { name: 'Sam Sender', email: 'sam@example.org', message: 'Hello' };
  const { ok } = await fetch(`${desk.system.url}/api/messages`, { method: 'POST', body: new URLSearchParams(message) });
  expect(ok).toBe(true);
}

test('shows a column and count for each stage', async () => {
  await admin.open('applications');
  await page.getByText('Board', { exact: true }).click();
  await column('New').waitFor();
  expect([await countOf('New'), await countOf('Shortlisted'), await countOf('Hired')]).toEqual([12, 1, 0]);
  expect(await axe(page)).toEqual([]);
  await takeScreenshots(page, 'board');
  await button('Filters').click();
  await page.getByRole('combobox', { name: 'Job' }).selectOption({ label: `${applicants.jobs[1]?.title} (1)` });
  await page.getByRole('heading', { level: 1, name: applicants.jobs[1]?.title }).waitFor();
  await expect.poll(() => countOf('New')).toBe(0);
  expect(await countOf('Shortlisted')).toBe(1);
  await page.reload();
  await column('Shortlisted').waitFor();
  expect(page.url()).toContain('layout=board');
  expect(await countOf('New')).toBe(0);
  await page.getByLabel('Search applications').fill('nobody');
  await page.getByText('Nothing found').waitFor();
  expect(admin.browserErrors()).toEqual([]);
});

test('moves a card by drag, menu and number key', async () => {
  await admin.open('applications?layout=board');
  await dragToInterview(page, card('Ada Example'));
  await column('Interview')
    .getByRole('link', { name: /Ada Example/ })
    .waitFor();
  await page.getByText('Ada Example moved to “Interview”. The candidate sees: We’d like to interview you.').waitFor();
  expect([await countOf('New'), await countOf('Interview')]).toEqual([11, 1]);
  // An empty column is collapsed until an application moves into it.
  expect(await column('Reviewing').getAttribute('data-rail')).toBe('true');
  expect(await column('Interview').getAttribute('data-rail')).toBeNull();
  await button('Undo').click();
  await column('New')
    .getByRole('link', { name: /Ada Example/ })
    .waitFor();

  await button('Move Grace Example').click();
  expect(await axe(page)).toEqual([]);
  await takeScreenshots(page, 'card-menu');
  await page.getByRole('menuitem', { name: 'Shortlisted' }).click();
  await column('Shortlisted')
    .getByRole('link', { name: /Grace Example/ })
    .waitFor();

  await expect.poll(() => page.evaluate('document.activeElement.textContent')).toContain('Alan Example');
  await page.keyboard.press('4');
  await column('Interview')
    .getByRole('link', { name: /Alan Example/ })
    .waitFor();
  await expect.poll(() => page.evaluate('document.activeElement.textContent')).toContain('Edsger Example');
  await page.keyboard.press('2');
  await column('Reviewing')
    .getByRole('link', { name: /Edsger Example/ })
    .waitFor();
  expect(admin.browserErrors()).toEqual([]);
});

test('processes a list of applications by single keys', async () => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await admin.open('applications?status=new');
  await page.getByRole('link', { name: /Ada Example/ }).click();
  const untilOpened = (name: string) => page.getByRole('heading', { level: 2, name: `${name} Example` }).waitFor();
  await untilOpened('Ada');
  const bar = page.getByRole('group', { name: 'Actions' });
  expect(await bar.evaluate((element) => element.scrollWidth <= element.clientWidth)).toBe(true);
  expect(await bar.getByRole('button', { name: 'Hired' }).count()).toBe(0);
  // The list stays next to the open entry.
  await page.getByRole('link', { name: /Grace Example/ }).waitFor();
  let openedIndex = 1;
  for (const key of ['2', '3', '4', '2']) {
    await page.keyboard.press(key);
    await untilOpened(NAMES[openedIndex] ?? '');
    openedIndex += 1;
  }
  const stages = page.getByRole('group', { name: 'Stage', includeHidden: true });
  await expect.poll(() => stages.textContent()).toMatch(/New 8.*Reviewing 2.*Shortlisted 2.*Interview 1/);
  await page.keyboard.press('x');
  const dialog = page.getByRole('dialog');
  await dialog.frameLocator('iframe[title="Email preview"]').getByText('Dear Barbara,').waitFor();
  await page.keyboard.press('Enter');
  await untilOpened('Donald');
  await page.getByText('1 email goes out in a minute').waitFor();
  await page.keyboard.press('z');
  await untilOpened('Barbara');
  // The second dialog has its data in the cache from the start.
  await page.keyboard.press('x');
  await page.locator('button:focus', { hasText: 'Move to Rejected and send email' }).waitFor();
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  await page.keyboard.press('e');
  await page.getByRole('textbox', { name: 'Subject' }).waitFor();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.keyboard.press('i');
  const offer = page.getByRole('button', { name: 'Send to candidate' });
  await offer.waitFor();
  await page.keyboard.press('Escape');
  await offer.waitFor({ state: 'detached' });
  await page.keyboard.press('?');
  const help = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await help.getByText('Move to Reviewing and open the next').waitFor();
  expect(await axe(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await help.waitFor({ state: 'detached' });
  expect(await axe(page)).toEqual([]);
  await takeScreenshots(page, 'next-to-list', [375, 1280, 1680]);
  await admin.open('applications?search=barbara');
  await page.getByRole('link', { name: /Barbara Example/ }).click();
  await untilOpened('Barbara');
  await page.keyboard.press('2');
  await page.getByText('That was the last one').waitFor();
  await page.getByText('Barbara Example moved to “Reviewing”').waitFor();
  await page.keyboard.press('z');
  await untilOpened('Barbara');
  expect(applicants.smtp.received).toEqual([]);
  expect(admin.browserErrors()).toEqual([]);
});

test('rejects ten candidates by email and undoes one rejection', async () => {
  const db = new Sqlite(`${desk.system.dataDir}/app.db`);
  db.exec(
    `UPDATE applications SET candidateStatus = 'withdrawn' WHERE id = 'p11'; DELETE FROM applications WHERE id = 'p10'`,
  );
  db.close();
  await page.clock.install();
  await admin.open('applications?status=new');
  clicks = 0;
  await click(page.getByRole('checkbox', { name: 'Select all' }));
  await takeScreenshots(page, 'selected');
  await click(button('Reject and email…'));
  const dialog = page.getByRole('dialog');
  const mail = dialog.frameLocator('iframe[title="Email preview"]');
  await mail.getByText('Dear Ada,').waitFor();
  await dialog.getByText('1 person won’t be moved or emailed').waitFor();
  await dialog.getByText('Ken Example: They’ve withdrawn.').waitFor();
  expect(await axe(page)).toEqual([]);
  await takeScreenshots(page, 'email');
  await dialog.getByLabel('Preview for').selectOption('Linus Example');
  await mail.getByText('Dear Linus,').waitFor();
  await click(dialog.getByRole('button', { name: 'Move to Rejected and send 10 emails' }));
  expect(clicks).toBe(3);
  const waitingEmails = page.getByRole('region', { name: 'Emails about to be sent' });
  await waitingEmails.getByText('10 emails go out in a minute').waitFor();
  await waitingEmails.getByText(/^To .+ Example, .+ Example and 8 others$/).waitFor();
  for (const viewport of [
    { width: 375, height: 500 },
    { width: 1280, height: 800 },
  ]) {
    await page.setViewportSize(viewport);
    for (const y of [0, 10_000]) {
      await page.evaluate(`scrollTo(0, ${y})`);
      const box = await waitingEmails.boundingBox();
      expect(box && box.y > 0 && box.y + box.height <= viewport.height).toBe(true);
    }
  }
  await page.reload();
  await waitingEmails.getByRole('button', { name: 'Show people' }).click();
  expect(await axe(page)).toEqual([]);
  await takeScreenshots(page, 'waiting');
  // Emails can be undone from every screen for a minute.
  await admin.open('candidates');
  await waitingEmails.getByRole('button', { name: 'Show people' }).click();
  await waitingEmails.getByRole('button', { name: 'Undo the email to Grace Example' }).click();
  await page.getByText('Email cancelled. The application is back where it was.').waitFor();
  await waitingEmails.getByText('9 emails go out in a minute').waitFor();
  await admin.open('applications?status=new');
  await page.getByRole('link', { name: /Grace Example/ }).waitFor();
  expect(applicants.smtp.received).toEqual([]);
  await endMinute();
  const toCandidates = () =>
    applicants.smtp.received.filter(({ to }) => NAMES.some((name) => to[0]?.startsWith(name.toLowerCase())));
  await expect.poll(() => toCandidates().length).toBe(9);
  await page.clock.fastForward('01:00');
  await waitingEmails.waitFor({ state: 'detached' });
  const addresses = applicants.smtp.received.flatMap(({ to }) => to);
  expect(addresses).not.toContain('grace@example.com');
  expect(addresses).not.toContain('ken@example.com');
  const ada = applicants.smtp.received.find(({ to }) => to.includes('ada@example.com'));
  expect(ada && textOf(ada)).toContain(`Thank you for your application for ${applicants.jobs[0]?.title}`);
  // Ignores the errors that axe causes in the preview, which allows no scripts.
  expect(admin.browserErrors().filter((error) => !error.includes('about:srcdoc'))).toEqual([]);
});

describe('two recruiters', () => {
  const colleague = useColleague(applicants);
  const { rows, open, conflict } = colleague;
  let amara: Admin;
  beforeEach(() => {
    ({ amara } = colleague);
  });

  test('an open screen shows a colleague’s moves and who is reading', async () => {
    await amara.page.unroute('**/api/inbox/events');
    const streams = [page, amara.page].map((openPage) => openPage.waitForResponse('**/api/inbox/events'));
    await open(desk.admin, 'applications/p0', 'Ada Example');
    await open(amara, 'applications/p0', 'Ada Example');
    await Promise.all(streams);
    await amara.page.getByRole('img', { name: 'Admin is reading this' }).first().waitFor();
    await page.getByRole('img', { name: 'Amara Osei is reading this' }).first().waitFor();
    await page.getByRole('article').getByRole('combobox', { name: 'Stage' }).click();
    await page.getByRole('option', { name: 'Shortlisted' }).click();
    await page.getByText('Ada Example moved to “Shortlisted”').waitFor();
    await amara.page.getByText('Moved to “Shortlisted”', { exact: true }).waitFor({ timeout: 10_000 });
    await amara.page.keyboard.press('2');
    await amara.page.getByText('Ada Example moved to “Reviewing”').waitFor();
    expect(await conflict(amara.page).count()).toBe(0);
    await page.getByText('Moved to “Reviewing”', { exact: true }).waitFor();
    // Amara has moved on to the next application.
    const reader = page.getByRole('article').getByRole('img', { name: 'Amara Osei is reading this' });
    await reader.waitFor({ state: 'detached' });
  });

  test('asks before overwriting a colleague’s move', async () => {
    for (const admin of [desk.admin, amara]) await open(admin, 'applications/p0', 'Ada Example');
    await page.keyboard.press('3');
    await page.getByText('Ada Example moved to “Shortlisted”').waitFor();

    // Amara still sees the application in New.
    await amara.page.setViewportSize({ width: 1280, height: 500 });
    await amara.page.evaluate('scrollTo(0, 300)');
    await amara.page.keyboard.press('7');
    await conflict(amara.page)
      .getByText(/^Ada Example, (just now|\d+ \w+ ago): Moved to “Shortlisted” by Admin\.$/)
      .waitFor();
    expect(rows().p0).toBe('shortlisted');
    const box = await conflict(amara.page).boundingBox();
    expect(box && box.y >= 56 && box.y + box.height <= 500).toBe(true);
    expect(await axe(amara.page)).toEqual([]);
    await takeScreenshots(amara.page, 'conflict');
    await amara.page.getByText('Moved to “Shortlisted”', { exact: true }).waitFor();
    await amara.page.getByRole('button', { name: 'Leave unchanged' }).click();
    await conflict(amara.page).waitFor({ state: 'detached' });
    expect(rows().p0).toBe('shortlisted');

    // Amara has now seen the change.
    await amara.page.keyboard.press('7');
    await amara.page.getByText('Ada Example moved to “Rejected”').waitFor();
    expect(rows().p0).toBe('rejected');
    await amara.page.getByRole('button', { name: 'Undo' }).click();
    await amara.page.getByText('Undone.').waitFor();
    expect(rows().p0).toBe('shortlisted');
    // The administrator's Undo comes too late, because Amara has moved the application since.
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.getByText(/^Ada Example, .+: Moved to “Shortlisted” by Amara Osei\./).waitFor();
    await takeScreenshots(page, 'undo-refused');
    expect(rows().p0).toBe('shortlisted');
  });
});
