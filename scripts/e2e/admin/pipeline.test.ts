/** The board and the stages of applications as two recruiters use them. Own system: with an email server. */
import { createUser } from 'api/core/auth/users';
import { openDatabase } from 'api/core/database/open';
import Sqlite from 'better-sqlite3';
import type { Locator, Page, Route } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { textOf } from '../../../api/test/site/job-alerts/kit.ts';
import { type SmtpServer, startSmtp } from '../../../api/test/support/mail.ts';
import { type Admin, axe, logIn, openAdmin } from '../support/admin.ts';
import { useDesk } from '../support/desk.ts';
import { takeScreenshots } from '../support/screenshots.ts';
import { ADMIN, startServer } from '../support/system.ts';

const NAMES = 'Ada Grace Alan Edsger Barbara Donald Margaret Dennis Frances Linus Radia Ken'.split(' ');

let smtp: SmtpServer;
const desk = useDesk(async () => {
  smtp = await startSmtp();
  return startServer({ SMTP_URL: smtp.url });
});
afterAll(() => smtp?.stop());

let admin: Admin;
let page: Page;
let jobs: { id: string; title: string }[];
beforeAll(() => {
  const db = new Sqlite(`${desk.system.dataDir}/app.db`);
  jobs = db
    .prepare(`SELECT id, json_extract(data, '$.title') AS title FROM documents
      WHERE type = 'job' AND published IS NOT NULL AND closed = 0 ORDER BY title LIMIT 2`)
    .all() as typeof jobs;
  db.close();
});
beforeEach(async () => {
  ({ admin, page } = desk);
  reset();
});

/** A dozen new applications for the first job, one for the second that is on the shortlist, and a message. */
function reset() {
  const db = new Sqlite(`${desk.system.dataDir}/app.db`);
  db.exec(`DELETE FROM applications; DELETE FROM messages; DELETE FROM outbox; DELETE FROM submission_events`);
  smtp.received.length = 0;
  const add = db.prepare(`INSERT INTO applications (id, reference, jobId, jobTitle, data, email, status, createdAt)
    VALUES (?, ?, ?, ?, ?, ?, ?, ?)`);
  for (const [n, name] of [...NAMES, 'Hedy'].entries()) {
    const job = jobs[name === 'Hedy' ? 1 : 0];
    const email = `${name.toLowerCase()}@example.com`;
    const data = JSON.stringify({
      fullName: `${name} Example`,
      email,
      phone: '',
      coverLetter: `By ${name}`,
      jobId: job?.id,
    });
    const status = name === 'Hedy' ? 'shortlisted' : 'new';
    add.run(`p${n}`, `P-${n}`, job?.id, job?.title, data, email, status, Date.now() - n * 3_600_000);
  }
  const message = JSON.stringify({ name: 'Jo Bloggs', email: 'jo@example.com', website: '', message: 'Please call.' });
  db.prepare(`INSERT INTO messages (id, reference, data, status, createdAt) VALUES ('m', 'M-1', ?, 'read', ?)`).run(
    message,
    Date.now(),
  );
  db.close();
}

/** As if a minute had passed since the emails were written: nobody waits for it here. */
async function endMinute() {
  const db = new Sqlite(`${desk.system.dataDir}/app.db`);
  db.prepare('UPDATE outbox SET nextAt = ?').run(Date.now());
  db.close();
  // The server looks at its outbox with every message that arrives.
  const message = { name: 'Sam Sender', email: 'sam@example.org', message: 'Hello' };
  const { ok } = await fetch(`${desk.system.url}/api/messages`, { method: 'POST', body: new URLSearchParams(message) });
  expect(ok).toBe(true);
}

const column = (stage: string) => page.getByRole('region', { name: new RegExp(`^${stage} \\d`) });
const card = (name: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('link', { name: new RegExp(name) }) });
const countOf = async (stage: string) =>
  Number((await column(stage).getByRole('heading').textContent())?.match(/\d+$/)?.[0]);
const button = (name: string | RegExp) => page.getByRole('button', { name });
let clicks = 0;
const click = async (target: Locator) => {
  clicks += 1;
  await target.click();
};

test('shows a column for each stage with its count, for all jobs and for one; the address keeps the board', async () => {
  await admin.open('applications');
  await page.getByText('Board', { exact: true }).click();
  await column('New').waitFor();
  expect([await countOf('New'), await countOf('Shortlisted'), await countOf('Hired')]).toEqual([12, 1, 0]);
  expect(await axe(page)).toEqual([]);
  await takeScreenshots(page, 'board');
  await button('Filters').click();
  await page.getByRole('combobox', { name: 'Job' }).selectOption({ label: `${jobs[1]?.title} (1)` });
  await page.getByRole('heading', { level: 1, name: jobs[1]?.title }).waitFor();
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

test('moves a card by drag, menu and number key, each with Undo; the focus goes to the next card', async () => {
  await admin.open('applications?layout=board');
  await dragToInterview(page, card('Ada Example'));
  await column('Interview')
    .getByRole('link', { name: /Ada Example/ })
    .waitFor();
  await page.getByText('Ada Example moved to “Interview”. The candidate sees: We’d like to interview you.').waitFor();
  expect([await countOf('New'), await countOf('Interview')]).toEqual([11, 1]);
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

test('moves by number key in the list and in the open application, and opens the next in the column', async () => {
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

test('processes a list with one key each, or two to reject with an email, and comes back with z', async () => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await admin.open('applications?status=new');
  await page.getByRole('link', { name: /Ada Example/ }).click();
  const opened = (name: string) => page.getByRole('heading', { level: 2, name: `${name} Example` }).waitFor();
  await opened('Ada');
  // The list stays next to what is open.
  await page.getByRole('link', { name: /Grace Example/ }).waitFor();
  let next = 1;
  for (const key of ['2', '3', '4', '2']) {
    await page.keyboard.press(key);
    await opened(NAMES[next] ?? '');
    next += 1;
  }
  const stages = page.getByRole('group', { name: 'Stage', includeHidden: true });
  await expect.poll(() => stages.textContent()).toMatch(/New 8.*Reviewing 2.*Shortlisted 2.*Interview 1/);
  await page.keyboard.press('x');
  const dialog = page.getByRole('dialog');
  await dialog.frameLocator('iframe[title="Email preview"]').getByText('Dear Barbara,').waitFor();
  await page.keyboard.press('Enter');
  await opened('Donald');
  await page.getByText('1 email goes out in a minute').waitFor();
  await page.keyboard.press('z');
  await opened('Barbara');
  await page.keyboard.press('e');
  await page.getByRole('textbox', { name: 'Subject' }).waitFor();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.keyboard.press('i');
  await page.getByRole('button', { name: 'Send to candidate' }).waitFor();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.keyboard.press('?');
  const help = page.getByRole('dialog', { name: 'Keys' });
  await help.getByText('Move to Reviewing, then open the next').waitFor();
  expect(await axe(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await help.waitFor({ state: 'detached' });
  expect(await axe(page)).toEqual([]);
  await takeScreenshots(page, 'next-to-list', [375, 1280, 1680]);
  expect(smtp.received).toEqual([]);
  expect(admin.browserErrors()).toEqual([]);
});

test('rejects ten with an email in three clicks, with a preview for each; one is undone, the others are sent after a minute', async () => {
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
  const waiting = page.getByRole('region', { name: 'Emails about to be sent' });
  await waiting.getByText('10 emails go out in a minute').waitFor();
  await waiting.getByText(/^To .+ Example, .+ Example and 8 others$/).waitFor();
  for (const viewport of [
    { width: 375, height: 500 },
    { width: 1280, height: 800 },
  ]) {
    await page.setViewportSize(viewport);
    for (const y of [0, 10_000]) {
      await page.evaluate(`scrollTo(0, ${y})`);
      const box = await waiting.boundingBox();
      expect(box && box.y > 0 && box.y + box.height <= viewport.height).toBe(true);
    }
  }
  await page.reload();
  await waiting.getByRole('button', { name: 'Show people' }).click();
  expect(await axe(page)).toEqual([]);
  await takeScreenshots(page, 'waiting');
  await waiting.getByRole('button', { name: 'Undo the email to Grace Example' }).click();
  await page.getByText('Email cancelled. The application is back where it was.').waitFor();
  await waiting.getByText('9 emails go out in a minute').waitFor();
  await page.getByRole('link', { name: /Grace Example/ }).waitFor();
  expect(smtp.received).toEqual([]);
  await endMinute();
  const toCandidates = () =>
    smtp.received.filter(({ to }) => NAMES.some((name) => to[0]?.startsWith(name.toLowerCase())));
  await expect.poll(() => toCandidates().length).toBe(9);
  await page.clock.fastForward('01:00');
  await waiting.waitFor({ state: 'detached' });
  const addresses = smtp.received.flatMap(({ to }) => to);
  expect(addresses).not.toContain('grace@example.com');
  expect(addresses).not.toContain('ken@example.com');
  const ada = smtp.received.find(({ to }) => to.includes('ada@example.com'));
  expect(ada && textOf(ada)).toContain(`Thank you for your application for ${jobs[0]?.title}`);
  // Axe would run in the preview, which allows no scripts.
  expect(admin.browserErrors().filter((error) => !error.includes('about:srcdoc'))).toEqual([]);
});

test('undoes all of a column’s rejections; a template with a blank to fill in is not sent', async () => {
  await admin.open('applications?layout=board');
  clicks = 0;
  await click(page.getByRole('checkbox', { name: 'Select all in New' }));
  await takeScreenshots(page, 'board-selected');
  await click(button('Reject and email…'));
  const dialog = page.getByRole('dialog');
  const mail = dialog.frameLocator('iframe[title="Email preview"]');
  await mail.getByText('Dear Ada,').waitFor();
  await click(dialog.getByRole('combobox', { name: 'Template' }));
  await dialog.getByRole('combobox', { name: 'Template' }).selectOption('Invite to an interview');
  await click(dialog.getByRole('button', { name: /^Move to Rejected/ }));
  await dialog.getByText('Fill in [times] before sending.').waitFor();
  const text = dialog.getByRole('textbox', { name: 'Message' });
  await text.fill('Hello {nmae}');
  await dialog.getByText('{nmae} isn’t a valid placeholder.').waitFor();
  await text.fill('Sorry, {recipient_name}.');
  await mail.getByText('Sorry, Ada Example.').waitFor();
  await click(dialog.getByRole('button', { name: 'Move to Rejected and send 12 emails' }));
  await expect.poll(() => countOf('Rejected')).toBe(12);
  await button('Undo all').click();
  await page.getByText('12 emails cancelled. The applications are back where they were.').waitFor();
  await expect.poll(() => countOf('New')).toBe(12);
  expect(smtp.received).toEqual([]);

  // Another time, the stage brings its own template again, not the one used last.
  await page.getByRole('checkbox', { name: 'Select all in New' }).check();
  await button('Reject and email…').click();
  const template = dialog.getByRole('combobox', { name: 'Template' });
  const stage = dialog.getByRole('combobox', { name: 'Move to' });
  const chosen = () => template.locator('option:checked').textContent();
  expect(await chosen()).toBe('Not this time');
  await stage.selectOption('Reviewing');
  expect([await chosen(), await text.inputValue()]).toEqual(['Blank email', '']);
  await stage.selectOption('Rejected');
  await text.fill('My own words.');
  await stage.selectOption('Reviewing');
  expect(await text.inputValue()).toBe('My own words.');
  // The browser logs the response about the placeholder.
  expect(admin.browserErrors().filter((line) => !line.includes('422'))).toEqual([]);
});

describe('two recruiters', () => {
  let amara: Admin;
  let cookies: Awaited<ReturnType<ReturnType<Page['context']>['storageState']>>;
  beforeAll(async () => {
    const user = { email: 'amara@example.com', name: 'Amara Osei', password: ADMIN.password };
    const db = openDatabase(`${desk.system.dataDir}/app.db`);
    await createUser(db, { ...user, role: 'recruiter' }, Date.now());
    db.$client.close();
    const context = await desk.browser.newContext();
    const login = await context.newPage();
    await login.goto(`${desk.system.url}/admin`);
    await logIn(login, user);
    await login.getByRole('heading', { name: 'Welcome, Amara Osei!' }).waitFor();
    cookies = await context.storageState();
    await context.close();
  });
  beforeEach(async () => {
    amara = await openAdmin(desk.browser, desk.system.url, { storageState: cookies });
    // As if her connection were slow. One test follows.
    await amara.page.route('**/api/inbox/events', (route) => route.abort());
    return () => amara.close();
  });

  const rows = () => {
    const db = new Sqlite(`${desk.system.dataDir}/app.db`, { readonly: true });
    const found = db.prepare(`SELECT id, status FROM applications WHERE id IN ('p0', 'p1', 'p2')`).all();
    db.close();
    return Object.fromEntries((found as { id: string; status: string }[]).map(({ id, status }) => [id, status]));
  };
  const open = async (admin: Admin, path: string, name: string) => {
    await admin.page.goto(`${desk.system.url}/admin#${path}`);
    await admin.page.getByRole('heading', { level: 2, name }).waitFor();
  };
  const conflict = (of: Page) => of.getByRole('alert').filter({ hasText: 'left as' });

  test('an open screen follows a colleague’s move within a second, and shows who is reading', async () => {
    await amara.page.unroute('**/api/inbox/events');
    const streams = [page, amara.page].map((one) => one.waitForResponse('**/api/inbox/events'));
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
    // She has moved on to the next.
    const reader = page.getByRole('article').getByRole('img', { name: 'Amara Osei is reading this' });
    await reader.waitFor({ state: 'detached' });
  });

  test('a stale move is not made, and both choices are shown', async () => {
    for (const admin of [desk.admin, amara]) await open(admin, 'applications/p0', 'Ada Example');
    await page.keyboard.press('3');
    await page.getByText('Ada Example moved to “Shortlisted”').waitFor();

    // She still sees New.
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

    // Now she has seen it.
    await amara.page.keyboard.press('7');
    await amara.page.getByText('Ada Example moved to “Rejected”').waitFor();
    expect(rows().p0).toBe('rejected');
    await amara.page.getByRole('button', { name: 'Undo' }).click();
    await amara.page.getByText('Undone.').waitFor();
    expect(rows().p0).toBe('shortlisted');
    // Admin's own Undo comes too late: Amara has moved him since.
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.getByText(/^Ada Example, .+: Moved to “Shortlisted” by Amara Osei\./).waitFor();
    await takeScreenshots(page, 'undo-refused');
    expect(rows().p0).toBe('shortlisted');
  });

  test('a stale assignment can be made anyway', async () => {
    for (const admin of [desk.admin, amara]) await open(admin, 'applications/p1', 'Grace Example');
    const assign = (of: Page, name: string) =>
      of.getByRole('combobox', { name: 'Assigned to' }).last().selectOption(name);
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

  test('of many, those that a colleague moved are named', async () => {
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

  test('on the board, a stale drag is not made', async () => {
    await amara.open('applications?layout=board');
    const card = (name: string) => amara.page.getByRole('link', { name: new RegExp(name) });
    await card('Ada Example').waitFor();
    // However slow this machine is, the board is not fetched again before the card is dropped.
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

    // The second key comes before the board has been fetched again.
    await card('Grace Example').focus();
    await amara.page.keyboard.press('2');
    await card('Grace Example').focus();
    await amara.page.keyboard.press('4');
    await expect.poll(() => rows().p1).toBe('interview');
    expect(await conflict(amara.page).count()).toBe(0);
  });

  test('a message that a colleague has archived stays out of the bin', async () => {
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

async function dragToInterview(page: Page, card: Locator) {
  const column = page.getByRole('region', { name: /^Interview \d/ });
  await card.hover();
  await page.mouse.down();
  const to = await column.boundingBox();
  await page.mouse.move((to?.x ?? 0) + 40, (to?.y ?? 0) + 120, { steps: 8 });
  // The board notices a moment later where the card is.
  await column.and(page.locator('[data-over]')).waitFor();
  await page.mouse.up();
}
