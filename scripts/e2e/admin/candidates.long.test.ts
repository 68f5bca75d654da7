/**
 * A recruiter searches CVs, tags, merges and splits, invites from the talent pool and erases a person, in Chromium. Own
 * system: counts all candidates.
 */
import { expect, test } from 'vitest';
import { applicationForm } from '../../../api/test/support/applications.ts';
import { documentXml, makeDocx, makePdf, paragraph } from '../../../api/test/support/resume-files.ts';
import { axe, confirmUnproven } from '../support/admin.ts';
import { useDesk } from '../support/desk.ts';
import { startServer } from '../support/system.ts';

const desk = useDesk(() => startServer());

test('a recruiter finds, tags, merges, splits, invites and erases candidates', async () => {
  const { admin, page } = desk;
  await apply(
    { fullName: 'Ada Lovelace', email: 'ada@example.com', phone: '020 7946 0001', consentTalentPool: 'yes' },
    makePdf({ words: 'Forklift driver' }),
  );
  const xml = documentXml(paragraph('Ran a foundry'));
  await apply(
    { fullName: 'Ada Lovelace', email: 'king@example.com', phone: '020 7946 0002' },
    makeDocx({ xml }),
    'cv.docx',
  );
  await apply(
    { fullName: 'Grace Hopper', email: 'grace@example.com', phone: '020 7946 0003' },
    makePdf({ words: 'Reach truck driver, LS29 8DU' }),
  );

  // Candidate records are created in the background after people apply.
  const count = async () => (await (await page.request.get(`${desk.system.url}/api/candidates`)).json()).total;
  await expect.poll(count).toBe(3);
  await admin.open('candidates');
  await page.getByText('3 candidates').waitFor();
  expect(await axe(page)).toEqual([]);
  const search = page.getByRole('textbox', { name: 'Search CVs, names and tags' });
  const near = page.getByRole('textbox', { name: 'Near' });
  await near.fill('Leeds');
  await page.getByText('1 candidate', { exact: true }).waitFor();
  await page.getByText(/^LS29, Ilkley \(CV\), \d+ miles · /).waitFor();
  await page.getByRole('link', { name: 'Grace Hopper' }).click();
  await page.getByRole('button', { name: 'Confirm', exact: true }).waitFor();
  await page.keyboard.press('p');
  await page.getByRole('button', { name: 'Confirm', exact: true }).waitFor({ state: 'detached' });
  expect(await page.getByRole('textbox', { name: 'Lives in' }).inputValue()).toBe('LS29, Ilkley');
  await page.goBack();
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await search.fill('driver -reach');
  await page.getByText('1 candidate', { exact: true }).waitFor();
  await search.fill('"driver');
  await page.getByText('A quotation mark is missing').waitFor();
  await search.fill('foundry');
  await page.locator('mark', { hasText: 'foundry' }).waitFor();
  await page.getByRole('link', { name: 'Ada Lovelace' }).click();
  await page.frameLocator('iframe[title="cv.docx"]').getByText('Ran a foundry').waitFor();
  expect(await axe(page)).toEqual([]);
  // Opens the application and comes back, then uses the global search.
  await page.getByRole('region', { name: 'Applications' }).getByRole('link').first().click();
  await page.getByRole('link', { name: 'Candidate record' }).click();
  await page.getByRole('region', { name: 'Applications' }).waitFor();
  await page.goBack();
  await page.goBack();
  await page.keyboard.press('Control+k');
  await page.getByLabel('Search or jump to…').fill('Grace Hopper');
  await page.getByText('Candidates', { exact: true }).last().waitFor();
  await expect.poll(() => page.getByRole('button', { name: /^Grace Hopper/ }).count()).toBe(1);
  await page.keyboard.press('Escape');

  await page.getByRole('combobox', { name: 'Rating' }).selectOption('4 stars');
  await page.getByRole('combobox', { name: 'Tags' }).fill('Founder');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Note', exact: true }).click();
  await page.getByRole('textbox', { name: 'Note' }).fill('Free in May.');
  await page.getByRole('button', { name: 'Save note' }).click();
  await page.getByRole('paragraph').filter({ hasText: 'Free in May.' }).waitFor();
  await page.getByRole('button', { name: 'Remind me' }).click();
  await page.getByRole('textbox', { name: 'Remind me to' }).fill('Ring her');
  await page.getByRole('button', { name: 'In a week' }).click();
  await page.getByRole('button', { name: 'Save reminder' }).click();
  await page.getByRole('button', { name: 'Done: Ring her' }).click();
  await page.getByText('Reminder done').waitFor();
  await page.getByRole('button', { name: 'Merge ada@example.com' }).click();
  // Merging can be undone.
  const merge = page.getByRole('dialog').getByRole('button', { name: 'Merge' });
  expect(await merge.getAttribute('style')).not.toContain('red');
  await merge.click();
  await page.getByText('Records merged.').waitFor();
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByText('This may be the same person').waitFor();

  await page.getByRole('link', { name: 'All candidates' }).click();
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await page.getByText('3 candidates').waitFor();
  await page.getByRole('combobox', { name: 'Agreed to' }).selectOption('Hear about other jobs');
  await page.getByText('1 candidate', { exact: true }).waitFor();
  await page.getByText('2 more haven’t agreed.').waitFor();
  await page.getByRole('checkbox', { name: 'Select Ada Lovelace' }).check();
  await page.getByRole('button', { name: 'Invite to a job' }).click();
  const jobs = page.getByRole('combobox', { name: 'Job' });
  await jobs.selectOption({ index: 1 });
  expect(await jobs.locator('option:checked').textContent()).toMatch(/, .+ · .*£/);
  expect(await axe(page)).toEqual([]);

  await page.getByRole('button', { name: 'Send 1 email' }).click();
  await page.getByText('Invited 1 person.').waitFor();

  await page.getByRole('link', { name: 'Ada Lovelace' }).click();
  await page.getByRole('button', { name: 'Email', exact: true }).click();
  await page.getByRole('dialog', { name: 'Email Ada Lovelace' }).getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Add to a job' }).click();
  await page.getByRole('combobox', { name: 'Job' }).selectOption({ index: 1 });
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await page.getByText(/^Also: .+, New$/).waitFor();
  await page.goBack();
  await page.getByRole('button', { name: 'Erase personal data' }).click();
  await confirmUnproven(page);
  await page.getByRole('combobox', { name: 'How did they ask?' }).selectOption('By phone');
  expect(await axe(page)).toEqual([]);
  await page.getByRole('button', { name: 'Erase', exact: true }).click();
  await page.getByText('Erased, except what you must keep by law.').waitFor();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download the certificate' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('erasure-certificate.txt');
  await page.getByRole('button', { name: 'Back to candidates' }).click();
  await page.getByText('Nothing found').waitFor();
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await page.getByText('2 candidates').waitFor();

  // The list is up to date on every visit.
  await page.getByRole('navigation').getByRole('link', { name: 'Inbox' }).click();
  await page.getByRole('heading', { name: 'Messages', level: 1 }).waitFor();
  const mary = { fullName: 'Mary Somerville', email: 'mary@example.com', phone: '020 7946 0004' };
  await apply(mary, makePdf({ words: 'Baker' }));
  await expect.poll(count).toBe(3);
  await page.getByRole('navigation').getByRole('link', { name: 'People' }).click();
  await page.getByRole('link', { name: 'Candidates', exact: true }).click();
  await page.getByText('3 candidates').waitFor();
  await page.setViewportSize({ width: 375, height: 812 });
  expect(await axe(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(375);
});

test('erases a merged candidate’s data only for the chosen address', async () => {
  const { admin, page } = desk;
  const phone = '07700 900123';
  const cv = makePdf({ words: 'Manager' });
  await apply({ fullName: 'Victoria Stone', email: 'victoria@example.com', phone }, cv);
  await apply({ fullName: 'V. Stone', email: 'stone@example.com', phone }, cv);
  const names = async () => {
    const { items } = await (await page.request.get(`${desk.system.url}/api/candidates`)).json();
    return items.map(({ name }: { name: string }) => name);
  };
  await expect.poll(names).toEqual(expect.arrayContaining(['Victoria Stone', 'V. Stone']));
  await admin.open('applications');
  await page.getByRole('link', { name: /Victoria Stone/ }).click();
  await page.getByText('This may be the same person').waitFor();
  await page.getByText('Same phone number').waitFor();
  expect(await axe(page)).toEqual([]);
  const merge = async () => {
    await page.getByRole('button', { name: 'Merge stone@example.com' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Merge' }).click();
    await page.getByText('Records merged.').waitFor();
    await page.getByText('This may be the same person').waitFor({ state: 'detached' });
  };
  await merge();
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByText('This may be the same person').waitFor();
  await merge();

  await page.getByRole('link', { name: 'Candidate record' }).click();
  await page.getByText(/sent as V\. Stone, stone@example\.com/).waitFor();
  await page.getByRole('button', { name: 'Erase personal data' }).click();
  const choice = page.getByRole('dialog', { name: 'Which addresses are theirs?' });
  expect(await choice.getByRole('checkbox', { name: 'victoria@example.com' }).isChecked()).toBe(true);
  expect(await axe(page)).toEqual([]);
  await choice.getByRole('checkbox', { name: 'victoria@example.com' }).uncheck();
  await choice.getByRole('checkbox', { name: 'stone@example.com' }).check();
  await choice.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('button', { name: 'Erase', exact: true }).click();
  await page.getByText('Erased, except what you must keep by law.').waitFor();
  await page.getByRole('button', { name: 'Back to candidates' }).click();
  await page.getByRole('link', { name: 'Victoria Stone' }).waitFor();
  expect(await names()).not.toContain('V. Stone');
});

async function apply(form: Record<string, string>, resume: Buffer, fileName = 'cv.pdf') {
  const body = applicationForm({ ...form, jobId: '', resume, fileName });
  const { status } = await fetch(`${desk.system.url}/api/applications`, {
    method: 'POST',
    headers: { accept: 'application/json' },
    body,
  });
  expect(status).toBe(201);
}
