/**
 * Screening questions from their creation in the admin until their answers are erased. Starts its own system, because
 * it changes the application form.
 */
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { makePdf } from '../../../api/test/support/resume-files.ts';
import { useDesk } from '../support/desk.ts';
import { look, takeScreenshots } from '../support/screenshots.ts';
import { startSystem } from '../support/system.ts';

const desk = useDesk(startSystem);

const RIGHT = 'Do you have the right to work in the UK?';
const LICENCE = 'Which driving licences do you have?';
const YEARS = 'How many years have you driven a forklift?';
const FLAG = `Answered No to “${RIGHT}”`;
const CV = { name: 'cv.pdf', mimeType: 'application/pdf', buffer: makePdf() };

test('shows staff the answers and flags of questions asked in forms', async () => {
  const { system, admin, page } = desk;
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const link = (name: string) => page.getByRole('link', { name, exact: true });
  const field = (name: string) => page.locator(`#field-${name}`);
  const publish = async (name: string) => {
    await button('Publish').click();
    await page.getByRole('row').filter({ hasText: name }).waitFor();
    await page.getByText(/^Live in \d/).waitFor();
  };

  await admin.open('recruitment/questions/new');
  await field('question').fill(RIGHT);
  expect(await field('options').count()).toBe(0);
  await field('answer').selectOption('Yes or no');
  await field('required').check();
  await field('flagIf').selectOption('No');
  await look(page, 'form-yes-no');
  await publish(RIGHT);

  await admin.open('recruitment/questions/new');
  await field('question').fill(LICENCE);
  await field('answer').selectOption('Choose from a list');
  await field('options').fill('Car\nLorry\nNone');
  await field('several').check();
  await field('required').check();
  await field('flagIfIn').fill('Car\nNone');
  await field('asked').selectOption('For jobs in certain sectors');
  await button('Add sector').click();
  await choose(field('sectors-0'), 'Engineer');
  await look(page, 'form-sectors');
  await publish(LICENCE);

  await admin.open('recruitment/questions/new');
  await field('question').fill(YEARS);
  await field('answer').selectOption('Number');
  await field('flagBelow').fill('2');
  await field('asked').selectOption('Only for jobs you add it to');
  await publish(YEARS);
  await look(page, 'list');

  const list = await fetch(`${system.url}/api/content/jobs?category=Engineer&limit=1`);
  const { items } = (await list.json()) as { items: [{ id: string; data: { title: string } }] };
  const job = items[0];
  await admin.open(`career/openings/${job.id}`);
  await button('Add question').click();
  await choose(field('questions-0'), YEARS);
  await field('questions').scrollIntoViewIfNeeded();
  await look(page, 'job-form');
  await button('Save and publish').click();
  await page.getByText(/^Live in \d/).waitFor();

  const visitor = await openPage(`/job/${job.id}`, true);
  const form = visitor.locator('form[action="/api/applications"]');
  await visitor.locator('form[action="/api/applications"][novalidate]').waitFor();
  await fill(visitor, 'Ada Lovelace');
  await form.getByLabel(YEARS).fill('two');
  await form.getByRole('button', { name: 'Send application' }).click();
  await form.getByText(`Answer “${RIGHT}”.`).waitFor();
  await form.getByText(`Answer “${LICENCE}”.`).waitFor();
  await form.getByText(`Answer “${YEARS}” with a number, like 3.`).waitFor();
  expect(await visitor.locator(':focus').getAttribute('name')).toContain('answer-');
  await look(visitor, 'site-errors', SITE);
  await form.getByLabel(RIGHT).selectOption('No');
  const licences = form.getByRole('group', { name: LICENCE });
  await licences.getByLabel('Car').check();
  await licences.getByLabel('Lorry').check();
  await form.getByText(`Answer “${LICENCE}”.`).waitFor({ state: 'detached' });
  await form.getByLabel(YEARS).fill('1');
  // Rewords the question while the form is open.
  await admin.open('recruitment/questions');
  await link(`Edit ${YEARS}`).click();
  await field('question').fill('Have you driven a forklift, and for how many years?');
  await button('Save and publish').click();
  await page.getByText(/^Live in \d/).waitFor();
  await form.getByRole('button', { name: 'Send application' }).click();
  await visitor.getByText('Application submitted successfully!').waitFor();

  const plainPage = await openPage('/send-your-cv', false);
  await fill(plainPage, 'Grace Hopper');
  expect(await plainPage.getByRole('group', { name: LICENCE }).count()).toBe(0);
  await plainPage.getByLabel(RIGHT).selectOption('Yes');
  await plainPage.getByLabel('CV').setInputFiles({ ...CV, buffer: Buffer.from('This is not a PDF.') });
  await takeScreenshots(plainPage, 'site-plain', SITE);
  await plainPage.getByRole('button', { name: 'Send application' }).click();
  await plainPage.getByText('Error submitting application. Please try again.').waitFor();
  expect(await plainPage.getByLabel(RIGHT).inputValue()).toBe('Yes');
  await takeScreenshots(plainPage, 'plain-error', SITE);
  await plainPage.getByLabel('CV').setInputFiles(CV);
  await plainPage.getByRole('button', { name: 'Send application' }).click();
  await plainPage.getByText('Application submitted successfully!').waitFor();

  await admin.open('applications');
  await page.getByRole('link', { name: /^Grace Hopper/ }).waitFor();
  await look(page, 'inbox');
  await button('Flagged').click();
  await page.getByRole('link', { name: /^Grace Hopper/ }).waitFor({ state: 'detached' });
  await look(page, 'inbox-flagged');
  const csv = await page.request.get(
    `${system.url}${await page.getByRole('link', { name: 'Export' }).getAttribute('href')}`,
  );
  expect(await csv.text()).toContain(FLAG);
  expect(await csv.text()).not.toContain('Grace Hopper');
  await page.getByRole('link', { name: /^Ada Lovelace.*flagged/s }).click();
  const article = page.getByRole('article');
  await article.getByText(FLAG, { exact: true }).waitFor();
  await article.getByText(`Answered Car to “${LICENCE}”`, { exact: true }).waitFor();
  await article.getByText('Car; Lorry', { exact: true }).waitFor();
  await article.getByText(`Answered 1 to “${YEARS}”: less than 2`, { exact: true }).waitFor();
  expect(await article.locator('dt').allTextContents()).toEqual(expect.arrayContaining([RIGHT, LICENCE, YEARS]));
  await look(page, 'application');
  expect(admin.browserErrors()).toEqual([]);

  expect(answers()).toHaveLength(2);
  await article.getByRole('button', { name: /^Erase/ }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Erase/ })
    .click();
  await expect.poll(() => answers().join()).not.toContain('"No"');

  async function choose(select: ReturnType<Page['locator']>, option: string) {
    await select.click();
    await page.getByRole('option', { name: option, exact: true }).click();
  }

  async function openPage(path: string, javaScriptEnabled: boolean): Promise<Page> {
    const context = await desk.browser.newContext({ javaScriptEnabled, locale: 'en-GB' });
    const formPage = await context.newPage();
    await formPage.goto(system.url + path);
    await formPage.locator('#apply').scrollIntoViewIfNeeded();
    return formPage;
  }

  async function fill(formTab: Page, name: string) {
    await formTab.getByLabel('Full name').fill(name);
    await formTab
      .locator('form[action="/api/applications"]')
      .getByLabel('Email')
      .fill(`${name.split(' ')[0]}@example.com`);
    await formTab.getByLabel('Phone').fill('020 7946 0123');
    await formTab.getByLabel('Cover letter').fill(`By ${name}.`);
    await formTab.getByLabel('CV').setInputFiles(CV);
  }

  function answers(): string[] {
    const db = new Sqlite(join(system.dataDir, 'app.db'), { readonly: true });
    const storedAnswers = db
      .prepare("SELECT answers FROM applications WHERE answers <> '[]'")
      .pluck()
      .all() as string[];
    db.close();
    return storedAnswers;
  }
});

const SITE = [375, 768, 1440];
