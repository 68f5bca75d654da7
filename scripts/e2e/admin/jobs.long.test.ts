/**
 * The list of jobs as a recruiter's desk: applicants, closing, reopening, extending and copying. Starts its own system,
 * because it counts all jobs.
 */
import Sqlite from 'better-sqlite3';
import type { Locator, Page } from 'playwright-core';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { type Admin, axe } from '../support/admin.ts';
import { useDesk } from '../support/desk.ts';
import { startSystem } from '../support/system.ts';

const desk = useDesk(startSystem);
let admin: Admin;
let page: Page;
let jobs: { id: string; title: string }[];
beforeAll(() => {
  const db = new Sqlite(`${desk.system.dataDir}/app.db`);
  jobs = db
    .prepare(`SELECT id, json_extract(data, '$.title') AS title FROM documents
      WHERE type = 'job' AND published IS NOT NULL AND closed = 0 ORDER BY title LIMIT 9`)
    .all() as typeof jobs;
  const add = db.prepare(`INSERT INTO applications (id, reference, jobId, jobTitle, data, email, status, createdAt)
    VALUES (?, ?, ?, 'A job', json_object('fullName', ?), ?, ?, 0)`);
  for (const [n, status] of ['new', 'new', 'rejected', 'spam'].entries())
    add.run(`j${n}`, `J-${n}`, jobs[0]?.id, `Applicant ${n}`, `j${n}@example.com`, status);
  db.prepare(`INSERT INTO job_views VALUES (?, '2026-11-01', 321)`).run(jobs[0]?.id);
  db.close();
});
beforeEach(async () => {
  ({ admin, page } = desk);
  await admin.open('career/openings');
});

const row = ({ title }: { title: string }) =>
  page.getByRole('row').filter({ has: page.getByRole('link', { name: title, exact: true }) });
const item = (name: string | RegExp) => page.getByRole('menuitem', { name });
const job = (n: number) => jobs[n] ?? { id: '', title: '' };
const publicPage = async ({ id }: { id: string }) => {
  const response = await fetch(`${desk.system.url}/job/${id}`);
  return { status: response.status, html: await response.text() };
};
let clicks = 0;
const click = async (target: Locator) => {
  clicks++;
  await target.click();
};
const menuOf = (menuJob: { title: string }) =>
  click(page.getByRole('button', { name: `Actions for ${menuJob.title}`, exact: true }));

test('R20 shows each job’s facts with a link to its applicants', async () => {
  await row(job(0)).getByText('321').waitFor();
  const headers = await page.getByRole('columnheader').allTextContents();
  expect(headers.filter(Boolean).slice(0, 7)).toEqual([
    ...['Title', 'Location', 'Consultant', 'Applicants', 'Views', 'Closes', 'Status'],
  ]);
  expect(await axe(page)).toEqual([]);
  await row(job(0))
    .getByRole('link', { name: `3, 2 new applicants for ${job(0).title}` })
    .click();
  await page.getByRole('heading', { level: 1, name: job(0).title }).waitFor();
  expect(page.url()).toBe(`${desk.system.url}/admin#applications?job=${job(0).id}`);
  await expect.poll(() => page.getByRole('checkbox', { name: /^Select Applicant/ }).count()).toBe(3);
  await page.goBack();
  await page.getByRole('button', { name: 'Closes', exact: true }).click();
  await page.getByRole('columnheader', { name: 'Closes' }).and(page.locator('[aria-sort=ascending]')).waitFor();
  expect(admin.browserErrors()).toEqual([]);
});

test('closes, undoes and reopens a filled job', async () => {
  const subject = job(1);
  expect((await publicPage(subject)).html).toContain('JobPosting');
  clicks = 0;
  await menuOf(subject);
  expect(await axe(page)).toEqual([]);
  await click(item('Close as filled'));
  expect(clicks).toBe(2);
  await page.getByText('Job closed as filled.').waitFor();
  await page.getByText(/^Live in \d/).waitFor();
  await row(subject).getByText('Filled').waitFor();
  const closedPage = await publicPage(subject);
  expect(closedPage.status).toBe(200);
  expect(closedPage.html).toContain('This job is closed.');
  expect(closedPage.html).not.toContain('JobPosting');
  const feed = () => fetch(`${desk.system.url}/feeds/jobs.json`).then((response) => response.text());
  await expect.poll(async () => (await feed()).includes(subject.id)).toBe(false);

  await page.getByRole('button', { name: 'Undo' }).click();
  await row(subject).getByText('Live').waitFor();
  await expect.poll(async () => (await publicPage(subject)).html).toContain('JobPosting');

  await menuOf(subject);
  await item('Close as withdrawn').click();
  await row(subject).getByText('Withdrawn').waitFor();
  await menuOf(subject);
  await item('Reopen…').click();
  await page.getByRole('dialog', { name: 'Reopen' }).getByRole('button', { name: 'Reopen' }).click();
  await row(subject).getByText('Live').waitFor();
  await expect.poll(async () => (await publicPage(subject)).html).toContain('JobPosting');
  expect(admin.browserErrors()).toEqual([]);
});

test('closes, extends and copies many jobs in bulk, each with Undo', async () => {
  const subjects = [job(2), job(3), job(4)];
  const select = async () => {
    for (const { title } of subjects)
      await page.getByRole('checkbox', { name: `Select ${title}`, exact: true }).check();
  };
  const bar = page.getByRole('region', { name: 'Selected entries' });
  await select();
  await bar.getByRole('button', { name: 'Close', exact: true }).click();
  await item('Close as filled').click();
  await page.getByText('3 jobs closed as filled.').waitFor();
  for (const subject of subjects) await row(subject).getByText('Filled').waitFor();
  await select();
  await bar.getByRole('button', { name: 'Reopen…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Reopen' });
  const day = dialog.getByLabel('Last day to apply', { exact: true });
  await day.fill('1/2/2020');
  await dialog.getByText('Choose today or a later day.').waitFor();
  expect(await dialog.getByRole('button', { name: 'Reopen' }).isDisabled()).toBe(true);
  await day.fill('24/12/2099');
  expect(await axe(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Reopen' }).click();
  await page.getByText('3 jobs now open until 24 December 2099.').waitFor();
  for (const subject of subjects) await row(subject).getByText('24 Dec 2099').waitFor();
  await page.getByRole('button', { name: 'Undo' }).click();
  for (const subject of subjects) await row(subject).getByText('Filled').waitFor();
  await select();
  await bar.getByRole('button', { name: 'Duplicate' }).click();
  await page.getByText('3 jobs duplicated. The copies are drafts.').waitFor();
  await expect.poll(() => page.getByRole('link', { name: job(2).title, exact: true }).count()).toBe(2);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => page.getByRole('link', { name: job(2).title, exact: true }).count()).toBe(1);
  expect(admin.browserErrors()).toEqual([]);
});

test('hands jobs over in bulk and as cover', async () => {
  const db = new Sqlite(`${desk.system.dataDir}/app.db`);
  db.exec(
    `INSERT INTO users (id, email, name, role, createdAt) VALUES ('ben', 'ben@example.com', 'Ben Cole', 'recruiter', 0)`,
  );
  db.close();
  await page.reload();
  const handOver = async (newOwner: string, fill?: () => Promise<unknown>) => {
    await page.getByRole('button', { name: 'Hand over…' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('combobox', { name: 'To' }).selectOption({ label: newOwner });
    await fill?.();
    expect(await axe(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Hand over', exact: true }).click();
    await dialog.waitFor({ state: 'detached' });
  };
  for (const { title } of [job(0), job(6)])
    await page.getByRole('checkbox', { name: `Select ${title}`, exact: true }).check();
  await handOver('Ben Cole');
  await page.getByText('2 jobs handed over to Ben Cole, with 2 applications.').waitFor();
  await admin.open('career/openings?owner=ben');
  await page.getByText('2 jobs', { exact: true }).waitFor();

  await row(job(0))
    .getByRole('link', { name: job(0).title, exact: true })
    .click();
  await page.getByText('Owner: Ben Cole', { exact: true }).waitFor();
  await handOver('Admin', async () => {
    await page.getByRole('combobox', { name: 'For how long' }).selectOption({ label: 'Temporarily, as cover' });
    await page.getByRole('textbox', { name: 'Last day' }).fill('24/12/2099');
  });
  await page.getByText(/^Owner: Ben Cole · Admin covers from .* to 24 Dec$/).waitFor();
  await admin.open('career/openings');
  await page.getByRole('button', { name: 'Mine' }).click();
  await page.getByText('1 job', { exact: true }).waitFor();
  expect(admin.browserErrors()).toEqual([]);
});

test('reposts last month’s job in three clicks', async () => {
  const subject = job(5);
  clicks = 0;
  await menuOf(subject);
  await click(item('Duplicate'));
  await page.getByRole('heading', { level: 1, name: `Edit job ${subject.title}` }).waitFor();
  await page.getByText('The copy is a draft with no reference or dates.').waitFor();
  expect(page.url()).not.toContain(subject.id);
  expect(await page.locator('#field-reference').inputValue()).toBe('');
  expect(await page.locator('#field-closing').inputValue()).toBe('');
  expect(await page.locator('#field-location-place').inputValue()).not.toBe('');
  await click(page.getByRole('button', { name: 'Publish', exact: true }));
  expect(clicks).toBe(3);
  await page.getByText(`${subject.title} is live.`).waitFor();
  const view = page.getByRole('link', { name: 'View page' });
  expect(await view.getAttribute('href')).toMatch(/^\/job\/\w+$/);
  await expect.poll(() => page.getByRole('link', { name: subject.title, exact: true }).count()).toBe(2);
  expect(admin.browserErrors()).toEqual([]);
});

test('opens a job with tabs for people, advert, talent pool and results', async () => {
  const subject = job(0);
  await page.getByRole('link', { name: subject.title, exact: true }).click();
  const tabs = page.getByRole('navigation', { name: 'This job' });
  const tab = (name: string) => tabs.getByRole('link', { name });
  const current = page.locator('[aria-current=page]');
  await tab('People 3').and(current).waitFor();
  const stages = page.getByRole('group', { name: 'Stage' });
  const rows = page.getByRole('listitem').filter({ has: page.getByRole('checkbox', { name: /^Select Applicant/ }) });
  for (const [stage, count] of [
    ['New 2', 2],
    ['Rejected 1', 1],
    ['All 3', 3],
  ] as const) {
    await stages.getByRole('button', { name: stage }).click();
    await expect.poll(() => rows.count()).toBe(count);
  }
  await page.setViewportSize({ width: 1280, height: 800 });
  const { y = 999, height = 999 } = (await rows.first().boundingBox()) ?? {};
  expect(y).toBeLessThanOrEqual(250);
  expect(height).toBeLessThanOrEqual(37);
  expect(await axe(page)).toEqual([]);
  for (const name of ['Advert', 'Find people', 'Results']) {
    await tab(name).click();
    await tab(name).and(current).waitFor();
    await page.getByRole('heading', { level: 1, name: subject.title }).waitFor();
    expect(await axe(page)).toEqual([]);
  }
  const menu = page.getByRole('navigation', { name: 'Main' });
  expect(await menu.getByRole('link', { name: 'Jobs' }).getAttribute('aria-current')).toBe('page');
  expect(admin.browserErrors()).toEqual([]);
});

test('the editor of a live job links to its page and applicants', async () => {
  await page.getByRole('link', { name: `Edit ${job(6).title}`, exact: true }).click();
  const link = page.getByRole('link', { name: 'View on site' });
  const [tab] = await Promise.all([page.context().waitForEvent('page'), link.click()]);
  await tab.getByRole('heading', { level: 1, name: job(6).title }).waitFor();
  expect(new URL(tab.url()).pathname).toBe(`/job/${job(6).id}`);
  await page.getByRole('link', { name: 'Applicants', exact: true }).click();
  await page.getByRole('heading', { level: 1, name: job(6).title, exact: true }).waitFor();
  expect(page.url()).toContain(`#applications?job=${job(6).id}`);
});

test('closes, reopens and copies a job from its editor after saving', async () => {
  const subject = job(7);
  await admin.open(`career/openings/${subject.id}`);
  const actions = page.getByRole('complementary', { name: 'Actions for this job' });
  const title = page.locator('#field-title');
  await title.fill(`${subject.title} soon`);
  await actions.getByText('Save your changes before you close, extend or duplicate this job.').waitFor();
  expect(await actions.getByRole('button', { name: 'Close' }).isDisabled()).toBe(true);
  await title.fill(subject.title);
  await actions.getByRole('button', { name: 'Close' }).click();
  await item('Close as filled').click();
  await page.getByText('Job closed as filled.').waitFor();
  await expect.poll(async () => (await publicPage(subject)).html).toContain('This job is closed.');
  expect(await axe(page)).toEqual([]);
  await actions.getByRole('button', { name: 'Reopen…' }).click();
  await page.getByRole('dialog', { name: 'Reopen' }).getByRole('button', { name: 'Reopen' }).click();
  await page.getByText(/^Job now open until /).waitFor();
  await actions.getByRole('button', { name: 'Extend…' }).waitFor();
  await expect.poll(async () => (await publicPage(subject)).html).toContain('JobPosting');
  // The form has the version of the reopened job, so that it can be saved.
  await title.fill(`${subject.title} again`);
  await page.keyboard.press('Control+s');
  await page.getByText('Job updated successfully.').waitFor();
  await admin.open(`career/openings/${subject.id}`);
  await actions.getByRole('button', { name: 'Duplicate' }).click();
  await page.getByText('The copy is a draft with no reference or dates.').waitFor();
  expect(page.url()).not.toContain(subject.id);
  expect(admin.browserErrors()).toEqual([]);
});

test.each([1280, 375])('one click opens any section of the job form at %i pixels', async (width) => {
  await page.setViewportSize({ width, height: 800 });
  await admin.open(`career/openings/${job(8).id}`);
  const sections = page.getByRole('navigation', { name: 'Sections of this form' });
  for (const name of ['Questions and contact', 'Basics', 'Location and pay']) {
    await sections.getByRole('button', { name }).click();
    const heading = page.getByRole('heading', { level: 2, name });
    await expect.poll(async () => (await heading.boundingBox())?.y ?? -1).toBeGreaterThan(60);
    expect((await heading.boundingBox())?.y).toBeLessThan(500);
    expect(await heading.evaluate((element) => element === document.activeElement)).toBe(true);
    expect((await sections.boundingBox())?.y).toBeGreaterThan(0);
  }
  expect(await axe(page)).toEqual([]);
});
