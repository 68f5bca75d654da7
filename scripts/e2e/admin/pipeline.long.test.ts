/**
 * The board and the list in daily use: bulk keys, bulk undo, and stale changes. Starts its own system, because it needs
 * an email server.
 */
import Sqlite from 'better-sqlite3';
import type { Page, Route } from 'playwright-core';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Admin } from '../support/admin.ts';
import { dragToInterview, useApplicants, useColleague } from '../support/applicants.ts';
import { takeScreenshots } from '../support/screenshots.ts';

const applicants = useApplicants();
const { desk, column, countOf } = applicants;
let admin: Admin;
let page: Page;
beforeEach(() => {
  ({ admin, page } = desk);
});
const button = (name: string | RegExp) => page.getByRole('button', { name });

test('number keys move applications in the list and an open application', async () => {
  await admin.open('applications?status=new');
  await page.getByRole('link', { name: /Ada Example/ }).focus();
  await page.keyboard.press('3');
  await page.getByText('Ada Example moved to “Shortlisted”').waitFor();
  await expect.poll(() => page.evaluate('document.activeElement.textContent')).toContain('Grace Example');
  await page.getByRole('checkbox', { name: 'Select Grace Example' }).check();
  await page.getByRole('checkbox', { name: 'Select Edsger Example' }).click({ modifiers: ['Shift'] });
  await page.getByRole('region', { name: 'Selected applications' }).getByText('3 selected').first().waitFor();
  await page.keyboard.press('2');
  await page.getByText('3 applications moved to “Reviewing”').waitFor();

  await admin.open('applications?layout=board');
  await column('New')
    .getByRole('link', { name: /Barbara Example/ })
    .click();
  await page.getByRole('heading', { level: 2, name: 'Barbara Example' }).waitFor();
  await takeScreenshots(page, 'opened');
  await page.keyboard.press('3');
  await page.getByRole('heading', { level: 2, name: 'Donald Example' }).waitFor();
  await page.getByText('Barbara Example moved to “Shortlisted”').waitFor();
  await page.keyboard.press('z');
  await page.getByRole('heading', { level: 2, name: 'Barbara Example' }).waitFor();
  expect(admin.browserErrors()).toEqual([]);
});

test('names the applicants with almost the same cover letter', async () => {
  const db = new Sqlite(`${desk.system.dataDir}/app.db`);
  const letter = Array.from({ length: 40 }, (_, n) => String.fromCharCode(97 + (n % 26), 97 + (n % 7))).join(' ');
  const write = db.prepare(`UPDATE applications SET data = json_set(data, '$.coverLetter', ?) WHERE id = ?`);
  for (const n of [0, 1, 2, 3]) write.run(`Dear agency ${n}, ${letter}`, `p${n}`);
  db.close();
  await admin.open('applications/p0');
  const line = page.getByText('Almost the same cover letter as');
  await expect.poll(() => line.textContent()).toMatch(/^Almost the same cover letter as P-3 and 2 others$/);
  await line.getByRole('button', { name: '2 others' }).click();
  await takeScreenshots(page, 'alike');
  await line.getByRole('link', { name: 'P-1' }).click();
  await page.getByRole('heading', { level: 2, name: 'Grace Example' }).waitFor();
  await expect.poll(() => line.textContent()).toMatch(/as P-3 and 2 others$/);
  expect(admin.browserErrors()).toEqual([]);
});

test('cancels the emails when a column’s rejections are undone', async () => {
  await admin.open('applications?layout=board');
  await page.getByRole('checkbox', { name: 'Select all in New' }).click();
  await takeScreenshots(page, 'board-selected');
  await button('Reject and email…').click();
  const dialog = page.getByRole('dialog');
  const mail = dialog.frameLocator('iframe[title="Email preview"]');
  await mail.getByText('Dear Ada,').waitFor();
  await dialog.getByRole('combobox', { name: 'Template' }).click();
  await dialog.getByRole('combobox', { name: 'Template' }).selectOption('Invite to an interview');
  await dialog.getByRole('button', { name: /^Move to Rejected/ }).click();
  await dialog.getByText('Fill in [times] before sending.').waitFor();
  const text = dialog.getByRole('textbox', { name: 'Message' });
  await text.fill('Hello {nmae}');
  await dialog.getByText('{nmae} isn’t a valid placeholder.').waitFor();
  await text.fill('Sorry, {recipient_name}.');
  await mail.getByText('Sorry, Ada Example.').waitFor();
  await dialog.getByRole('button', { name: 'Move to Rejected and send 12 emails' }).click();
  await expect.poll(() => countOf('Rejected')).toBe(12);
  await button('Undo all').click();
  await page.getByText('12 emails cancelled. The applications are back where they were.').waitFor();
  await expect.poll(() => countOf('New')).toBe(12);
  expect(applicants.smtp.received).toEqual([]);

  // The next move offers the stage's own template, not the last one used.
  await page.getByRole('checkbox', { name: 'Select all in New' }).check();
  await button('Reject and email…').click();
  const template = dialog.getByRole('combobox', { name: 'Template' });
  const stage = dialog.getByRole('combobox', { name: 'Move to' });
  const readChosen = () => template.locator('option:checked').textContent();
  expect(await readChosen()).toBe('Not this time');
  await stage.selectOption('Reviewing');
  expect([await readChosen(), await text.inputValue()]).toEqual(['Blank email', '']);
  await stage.selectOption('Rejected');
  await text.fill('My own words.');
  await stage.selectOption('Reviewing');
  expect(await text.inputValue()).toBe('My own words.');
  // Ignores the rejected placeholder, which the browser logs as an error.
  expect(admin.browserErrors().filter((line) => !line.includes('422'))).toEqual([]);
});

describe('two recruiters', () => {
  const colleague = useColleague(applicants);
  const { rows, open, conflict } = colleague;
  let amara: Admin;
  beforeEach(() => {
    ({ amara } = colleague);
  });

  test('a conflicting assignment can be confirmed with “Change anyway”', async () => {
    for (const admin of [desk.admin, amara]) await open(admin, 'applications/p1', 'Grace Example');
    const assign = (assignPage: Page, name: string) =>
      assignPage.getByRole('combobox', { name: 'Assigned to' }).last().selectOption(name);
    await assign(page, 'Admin (you)');
    await page.getByText('Grace Example assigned.').waitFor();
    await assign(amara.page, 'Amara Osei (you)');
    await conflict(amara.page)
      .getByText(/^Grace Example, .+: Assigned to Admin by Admin\./)
      .waitFor();
    await amara.page.getByRole('button', { name: 'Change anyway' }).click();
    await amara.page.getByText('Grace Example assigned.').waitFor();
    await conflict(amara.page).waitFor({ state: 'detached' });
    await amara.page.getByText('Assigned to Amara Osei').waitFor();
  });

  test('a bulk move lists the applications that a colleague moved first', async () => {
    await amara.open('applications?status=new');
    await amara.page.getByRole('checkbox', { name: 'Select Ada Example' }).check();
    await amara.page.getByRole('checkbox', { name: 'Select Alan Example' }).click({ modifiers: ['Shift'] });
    await open(desk.admin, 'applications/p2', 'Alan Example');
    await page.keyboard.press('3');
    await page.getByText('Alan Example moved to “Shortlisted”').waitFor();
    await amara.page.getByRole('combobox', { name: 'Move to' }).click();
    await amara.page
      .getByRole('listbox')
      .getByRole('option', { name: /^Rejected/ })
      .click();
    await amara.page.getByText('2 applications moved to “Rejected”').waitFor();
    await conflict(amara.page)
      .getByText(/^Alan Example, .+: Moved to “Shortlisted” by Admin\./)
      .waitFor();
    expect(rows()).toEqual({ p0: 'rejected', p1: 'rejected', p2: 'shortlisted' });
    await takeScreenshots(amara.page, 'conflict-bulk');
    await amara.page.getByRole('button', { name: 'Undo' }).click();
    await amara.page.getByText('Undone.').waitFor();
    expect(rows()).toEqual({ p0: 'new', p1: 'new', p2: 'shortlisted' });
    await amara.page.getByRole('button', { name: 'Move to “Rejected” anyway' }).click();
    await expect.poll(() => rows().p2).toBe('rejected');
  });

  test('rejects a stale drag on the board', async () => {
    await amara.open('applications?layout=board');
    const card = (name: string) => amara.page.getByRole('link', { name: new RegExp(name) });
    await card('Ada Example').waitFor();
    // Holds back the next fetch of the board until the card is dropped, even on a slow machine.
    const fetches: Route[] = [];
    await amara.page.route('**/api/applications/board?*', (route) => void fetches.push(route));
    await open(desk.admin, 'applications/p0', 'Ada Example');
    await page.keyboard.press('3');
    await page.getByText('Ada Example moved to “Shortlisted”').waitFor();
    await dragToInterview(amara.page, card('Ada Example'));
    await amara.page.unroute('**/api/applications/board?*');
    for (const route of fetches) await route.continue();
    await conflict(amara.page)
      .getByText(/^Ada Example, .+: Moved to “Shortlisted” by Admin\./)
      .waitFor();
    expect(rows().p0).toBe('shortlisted');
    await amara.page.getByRole('button', { name: 'Leave unchanged' }).click();

    // Presses the second key before the board is fetched again.
    await card('Grace Example').focus();
    await amara.page.keyboard.press('2');
    await card('Grace Example').focus();
    await amara.page.keyboard.press('4');
    await expect.poll(() => rows().p1).toBe('interview');
    expect(await conflict(amara.page).count()).toBe(0);
  });

  test('warns before binning a message that a colleague has archived', async () => {
    for (const admin of [desk.admin, amara]) await open(admin, 'messages/m', 'Jo Bloggs');
    await page.getByRole('combobox', { name: 'Status' }).last().selectOption('Archived');
    await page.getByText('Jo Bloggs marked as archived.').waitFor();
    await amara.page.getByRole('button', { name: 'Move to bin' }).click();
    await conflict(amara.page)
      .getByText(/^Jo Bloggs, .+: Marked as archived by Admin\./)
      .waitFor();
    await amara.page.getByRole('button', { name: 'Leave unchanged' }).click();
    await amara.page.getByRole('button', { name: 'Move to bin' }).click();
    await amara.page.getByText('Jo Bloggs moved to the bin.').waitFor();
  });
});
