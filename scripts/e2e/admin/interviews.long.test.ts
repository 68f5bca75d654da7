/** An interview from the offer to its cancellation, as the recruiter, the candidate and their calendars see it. */
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import ICAL from 'ical.js';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { applicationForm } from '../../../api/test/support/applications.ts';
import { useDesk } from '../support/desk.ts';
import { look } from '../support/screenshots.ts';

const desk = useDesk();

test('keeps both calendars up to date until an interview is cancelled', async () => {
  const { system, admin, page } = desk;
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const response = await fetch(`${system.url}/api/applications`, {
    method: 'POST',
    body: applicationForm({ jobId: '', fullName: 'Ada Lovelace', email: 'ada@example.com' }),
    headers: { accept: 'application/json' },
  });
  expect(response.status).toBe(201);
  const day = londonDay(7);
  const other = londonDay(8);

  await admin.open('applications');
  await page.getByRole('link', { name: /^Ada Lovelace/ }).click();
  await button('Offer interview times').click();
  await page.getByLabel('Date 1', { exact: true }).fill(day);
  await page.getByLabel('Date 1, Time').fill('2.30pm');
  await button('Add another time').click();
  await page.getByLabel('Date 2', { exact: true }).fill(other);
  await button('Send to candidate').click();
  await page.getByText('Where is required.').waitFor();
  await page.getByLabel('Where').fill('1 High Street, Leeds');
  await page.reload();
  await button('Offer interview times').click();
  await page.getByText('We’ve restored your unsaved changes').waitFor();
  expect(await page.getByLabel('Where').inputValue()).toBe('1 High Street, Leeds');
  expect(await page.getByLabel('Date 2', { exact: true }).inputValue()).toBe(other);
  await page.getByLabel('Note for the candidate').fill('Please bring your passport.');
  await look(page, 'offer');
  await button('Send to candidate').click();
  await page.getByText('Waiting for the candidate to choose').waitFor();
  expect([await button('Offer interview times').count(), await button('Book an agreed time').count()]).toEqual([0, 1]);
  await look(page, 'offered');

  // A browser without JavaScript.
  const context = await page.context().browser()?.newContext({ javaScriptEnabled: false });
  if (!context) throw new Error('There is no browser.');
  const candidate = await context.newPage();
  const link = system.url + (/\/my-application\/[\w-]{43}/.exec(mails().at(-1)?.text ?? '')?.[0] ?? '');
  await candidate.goto(link);
  await candidate.getByRole('heading', { name: 'Choose a time for your interview' }).waitFor();
  await candidate.getByText('None of these times work for me').click();
  await lookAtCopy(candidate, 'choose');
  await candidate.getByLabel(/2\.30pm$/).check();
  await candidate.getByRole('button', { name: 'Book this time' }).click();
  await candidate.getByText('Your interview is booked.').waitFor();
  await candidate.getByRole('heading', { name: 'Your interview', exact: true }).waitFor();
  await lookAtCopy(candidate, 'chosen');
  const invitations = calendars();
  expect(invitations.map(({ to, method, sequence }) => [to, method, sequence])).toEqual([
    ['ada@example.com', 'REQUEST', 0],
    [expect.stringContaining('@'), 'REQUEST', 0],
  ]);
  expect(new Set(invitations.map(({ uid }) => uid)).size).toBe(1);
  expect(invitations[0]?.start.toLocaleTimeString('en-GB', { timeZone: 'Europe/London' })).toBe('14:30:00');

  await page.reload();
  await page.getByText('Booked · 45 minutes with Admin').waitFor();
  await page.getByText('Moved to “Interview”', { exact: true }).waitFor();
  await look(page, 'booked');
  await admin.open('dashboard');
  await page.getByRole('heading', { name: 'Interviews in the next 7 days' }).waitFor();
  await page.getByRole('link', { name: /^Ada Lovelace.*with you/ }).waitFor();
  await look(page, 'dashboard');
  await page.getByRole('link', { name: /^Ada Lovelace.*with you/ }).click();

  await button('Reschedule').click();
  await page.getByLabel('Date, Time').fill('4pm');
  await look(page, 'reschedule');
  await button('Send updated invitations').click();
  await page.getByText(/16:00/).first().waitFor();
  await expect
    .poll(() =>
      calendars()
        .slice(-2)
        .map(({ sequence }) => sequence),
    )
    .toEqual([1, 1]);
  expect(calendars().at(-1)?.start.toLocaleTimeString('en-GB', { timeZone: 'Europe/London' })).toBe('16:00:00');

  await button('Book an agreed time').click();
  await page.getByLabel('Date', { exact: true }).fill(day);
  await page.getByLabel('Date, Time').fill('16:30');
  await page.getByText(/Admin already has an interview then/).waitFor();
  await look(page, 'clash');
  await button('Cancel').click();

  await button('Cancel interview').click();
  await look(page, 'cancel');
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel interview' }).click();
  await page.getByText('Cancelled · 45 minutes with Admin').waitFor();
  expect(
    calendars()
      .slice(-2)
      .map(({ method, sequence, uid }) => [method, sequence, uid]),
  ).toEqual([
    ['CANCEL', 2, invitations[0]?.uid],
    ['CANCEL', 2, invitations[0]?.uid],
  ]);
  await candidate.reload();
  expect(await candidate.getByRole('heading', { name: 'Your interview', exact: true }).count()).toBe(0);
  expect(admin.browserErrors().filter((line) => !line.includes('422'))).toEqual([]);
  await context.close();

  interface Mail {
    to: string;
    text: string;
    calendar?: { content: string };
  }

  /** Returns the interview emails, oldest first. They stay in the outbox, because this system has no email server. */
  function mails(): Mail[] {
    const db = new Sqlite(join(system.dataDir, 'app.db'), { readonly: true });
    const selectMails = db
      .prepare("SELECT mail FROM outbox WHERE kind LIKE 'application.interview%' ORDER BY rowid")
      .pluck();
    const list = selectMails.all().map((mail) => JSON.parse(String(mail)) as Mail);
    db.close();
    return list;
  }

  function calendars() {
    return mails().flatMap(({ to, calendar }) => {
      if (!calendar) return [];
      const component = new ICAL.Component(ICAL.parse(calendar.content));
      const event = new ICAL.Event(component.getFirstSubcomponent('vevent') as ICAL.Component);
      const method = component.getFirstPropertyValue('method');
      return [{ to, method, uid: event.uid, sequence: event.sequence, start: event.startDate.toJSDate() }];
    });
  }

  /** Checks a copy of the page, because axe needs scripts and the candidate's browser has JavaScript turned off. */
  async function lookAtCopy(sourcePage: Page, name: string) {
    const copy = await page.context().newPage();
    await copy.goto(link);
    await copy.setContent(await sourcePage.content());
    await copy
      .locator('details')
      .first()
      .evaluate((details) => details.setAttribute('open', ''));
    await look(copy, name, [375, 768, 1440]);
    await copy.close();
  }
});

/** The day in the format people type. */
function londonDay(days: number): string {
  return new Date(Date.now() + days * 86_400_000).toLocaleDateString('en-GB', { timeZone: 'Europe/London' });
}
