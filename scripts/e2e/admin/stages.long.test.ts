/**
 * Custom stages, as staff see them when they move applications and as candidates do. Starts its own system, because it
 * changes the stages.
 */
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { expect, test } from 'vitest';
import { applicationForm } from '../../../api/test/support/applications.ts';
import { useDesk } from '../support/desk.ts';
import { moveByKeyboard } from '../support/form.ts';
import { look } from '../support/screenshots.ts';
import { startServer } from '../support/system.ts';

const desk = useDesk(startServer);

test('shows candidates only the text of their application’s stage', async () => {
  const { system, admin, page } = desk;
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const link = (name: string) => page.getByRole('link', { name, exact: true });
  const combobox = (name: string) => page.getByRole('combobox', { name, exact: true });
  const stageOf = () => page.getByRole('article').getByRole('combobox', { name: 'Stage' });
  const rows = () => page.locator('tbody tr td:nth-child(2)').allTextContents();
  const add = async (name: string, candidateSees: string, remindAfter = '', assignTo = 'No change') => {
    await admin.open('recruitment/stages');
    await link('Create stage').click();
    await page.locator('#field-name').fill(name);
    await page.locator('#field-candidateSees').fill(candidateSees);
    await page.locator('#field-remindAfter').fill(remindAfter);
    await page.locator('#field-assignTo').selectOption({ label: assignTo });
    await look(page, 'form');
    await button('Save').click();
    await page.getByRole('row').filter({ hasText: name }).waitFor();
  };
  const reference = await apply('Ada Lovelace');
  await apply('Grace Hopper');
  const candidate = await browserPage(linkOf(reference));

  await add('CV sent to client', '');
  await add('Interview booked', 'Your interview is booked.', '3', 'The user who moves it');
  await look(page, 'list');

  // New stages come last. The keyboard moves this one to the top.
  await moveByKeyboard(button('Move Interview booked'), 'ArrowUp', 1);
  await expect.poll(async () => (await rows())[0]).toBe('Interview booked');

  await admin.open('applications');
  await page.getByRole('link', { name: /^Ada Lovelace/ }).click();
  await page
    .getByRole('paragraph')
    .filter({ hasText: 'The candidate sees: We’ve received your application.' })
    .first()
    .waitFor();
  await stageOf().click();
  expect(await page.getByRole('listbox').getByRole('option').first().textContent()).toContain(
    'The candidate sees: Your interview is booked.',
  );
  expect(await page.getByRole('listbox').getByRole('option').first().textContent()).toMatch(
    /Reminds you on \w{3},? \d+ \w+\. Assigns it to you\./,
  );
  await look(page, 'choose-stage');
  await page
    .getByRole('listbox')
    .getByRole('option', { name: /^CV sent to client/ })
    .click();
  await page.getByText('Moved to “CV sent to client”', { exact: true }).waitFor();
  await candidate.reload();
  await candidate.getByText('A consultant will review it.').waitFor();
  await stageOf().click();
  await page
    .getByRole('listbox')
    .getByRole('option', { name: /^Interview booked/ })
    .click();
  await page.getByText('Moved to “Interview booked”', { exact: true }).waitFor();
  await page
    .getByRole('paragraph')
    .filter({ hasText: 'The candidate sees: Your interview is booked.' })
    .first()
    .waitFor();
  await look(page, 'moved');
  await candidate.reload();
  await candidate.getByText('Your interview is booked.').first().waitFor();

  // Moves an application with the bulk action. Undoing the move also restores the text that the candidate saw before.
  await link('All applications').click();
  await page.getByRole('checkbox', { name: 'Select Grace Hopper' }).check();
  await combobox('Move to').click();
  await look(page, 'move-many');
  await page
    .getByRole('listbox')
    .getByRole('option', { name: /^Interview booked/ })
    .click();
  await page
    .getByText('Grace Hopper moved to “Interview booked”. The candidate sees: Your interview is booked.')
    .waitFor();
  await look(page, 'moved-many');
  await button('Undo').click();
  await page.getByRole('link', { name: /^Grace Hopper.*New/s }).click();
  await page
    .getByRole('paragraph')
    .filter({ hasText: 'The candidate sees: We’ve received your application.' })
    .first()
    .waitFor();

  await admin.open('recruitment/stages');
  await link('Edit Interview booked').click();
  await page.locator('#field-name').fill('Client interview');
  await button('Save').click();
  await page.getByRole('row').filter({ hasText: 'Client interview' }).waitFor();
  await admin.open('applications');
  await page.getByRole('link', { name: /^Ada Lovelace.*Client interview/s }).click();
  await page.getByText('Moved to “Interview booked”', { exact: true }).waitFor();

  await admin.open('recruitment/stages');
  await button('Delete Client interview').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await dialog.getByText('“Client interview” is in use. Choose another stage to take its place.').waitFor();
  await dialog.getByRole('combobox', { name: 'Replace with' }).selectOption('Offered');
  await look(page, 'delete');
  await dialog.getByRole('button', { name: 'Replace and delete' }).click();
  await page.getByRole('row').filter({ hasText: 'Client interview' }).waitFor({ state: 'detached' });
  await admin.open('applications');
  await page.getByRole('link', { name: /^Ada Lovelace.*Offered/s }).waitFor();
  await candidate.reload();
  await candidate.getByText('Your interview is booked.').first().waitFor();

  // The stock stage New has the id `new`, which links also use for the form of a new entry.
  await admin.open('recruitment/stages');
  await link('Edit New').click();
  await page.getByRole('heading', { level: 1, name: 'Edit stage' }).waitFor();
  expect(await page.locator('#field-name').inputValue()).toBe('New');
  await look(page, 'edit');
  // Ignores the 409 response for a stage in use, which the browser logs as an error.
  expect(admin.browserErrors().filter((line) => !line.includes('409'))).toEqual([]);

  await admin.open('recruitment/stages');
  await button('Delete New').click();
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await page.getByText('This is the only New stage').waitFor();
  await look(page, 'last');

  async function apply(fullName: string): Promise<string> {
    const email = `${fullName.split(' ')[0]?.toLowerCase()}@example.com`;
    const response = await fetch(`${system.url}/api/applications`, {
      method: 'POST',
      body: applicationForm({ jobId: '', fullName, email, coverLetter: `By ${fullName}` }),
      headers: { accept: 'application/json' },
    });
    expect(response.status).toBe(201);
    return ((await response.json()) as { reference: string }).reference;
  }

  /** The link in the acknowledgement, which waits because the system cannot send email. */
  function linkOf(reference: string): string {
    const db = new Sqlite(join(system.dataDir, 'app.db'), { readonly: true });
    const mail = String(
      db
        .prepare("SELECT mail FROM outbox WHERE kind LIKE '%.acknowledgement' AND mail LIKE ?")
        .pluck()
        .get(`%${reference}%`),
    );
    db.close();
    return /\/my-application\/[\w-]{43}/.exec(mail)?.[0] ?? '';
  }

  async function browserPage(path: string) {
    const visitor = await page.context().browser()?.newPage();
    if (!visitor) throw new Error('There is no browser.');
    await visitor.goto(system.url + path);
    return visitor;
  }
});
