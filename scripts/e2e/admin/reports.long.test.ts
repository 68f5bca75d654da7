/** Reports of a period and a job. Starts its own system, because it counts all applications. */
import { text } from 'node:stream/consumers';
import Sqlite from 'better-sqlite3';
import { beforeAll, expect, test } from 'vitest';
import { useDesk } from '../support/desk.ts';
import { look } from '../support/screenshots.ts';
import { startServer } from '../support/system.ts';

const desk = useDesk(startServer);
const DAY_MS = 86_400_000;
let jobs: string[] = [];
beforeAll(async () => {
  const response = await fetch(`${desk.system.url}/api/content/jobs?limit=3`);
  jobs = ((await response.json()) as { items: { id: string }[] }).items.map(({ id }) => id);
  const db = new Sqlite(`${desk.system.dataDir}/app.db`);
  const add =
    db.prepare(`INSERT INTO applications (id, reference, jobId, jobTitle, data, email, status, source, createdAt)
    VALUES (?, ?, ?, ?, '{"fullName":"A"}', 'a@example.com', ?, ?, ?)`);
  const move = db.prepare(
    `INSERT INTO submission_events (submissionId, kind, text, stage, at) VALUES (?, 'status', ?, ?, ?)`,
  );
  const stages = ['new', 'reviewing', 'shortlisted', 'interview', 'offered', 'hired'];
  const sources = ['linkedin', 'indeed.co.uk', '', 'newsletter'];
  for (let n = 0; n < 60; n += 1) {
    const depth = n % 7 === 0 ? 5 : n % 4;
    const at = Date.now() - (n + 8) * DAY_MS;
    const job = n % 3;
    add.run(
      `r${n}`,
      `R-${n}`,
      jobs[job],
      ['Bookkeeper', 'Night nurse', '.NET developer'][job],
      stages[depth],
      sources[n % 4],
      at,
    );
    for (let step = 1; step <= depth; step += 1)
      move.run(`r${n}`, stages[step], stages[step], at + step * 1.3 * DAY_MS);
  }
  db.close();
});

test('shows stages, jobs, sources and consultants, for a period and a job', async () => {
  const { admin, page } = desk;
  await admin.open('reports?period=30');
  await page.getByText(/^2\d applications received in this period/).waitFor();
  await page.getByRole('combobox', { name: 'Applications received' }).selectOption('12 months');
  await page.getByText('60 applications received in this period.').waitFor();
  const row = (table: string, name: string) =>
    page.getByRole('table', { name: table }).getByRole('row').filter({ hasText: name });
  await row('Stages', 'Shortlisted')
    .getByText(/^\d+ \(\d+%\)$/)
    .waitFor();
  await row('Sources', 'linkedin').getByText('15', { exact: true }).waitFor();
  await row('Sources', 'Direct or unknown').waitFor();
  await row('Consultants', 'Unassigned').waitFor();
  await look(page, 'reports');
  await page.getByRole('combobox', { name: 'Job' }).selectOption('Night nurse');
  await page.getByText('20 applications received in this period.').waitFor();
  const downloadPromise = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Export sources' }).click();
  const csv = await text(await (await downloadPromise).createReadStream());
  expect(csv).toContain('"Source","Applications","Progressed","Hired"');
  const decisions = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Export decisions' }).click();
  expect(await text(await (await decisions).createReadStream())).toContain('"Reference","Received","Stage now"');
  await page.reload();
  await page.getByText('20 applications received in this period.').waitFor();
  expect(page.url()).toContain(`#reports?period=365&job=${jobs[1]}`);
  await row('Jobs', 'Night nurse').getByRole('link', { name: 'Night nurse' }).click();
  await page.getByRole('region', { name: 'Applications by stage' }).waitFor();
  await admin.open('account');
  const daily = page.getByRole('radio', { name: 'Once a day, at 8am' });
  await daily.check();
  await page.getByText('Saved.').waitFor();
  await look(page, 'account');
  await page.reload();
  await expect.poll(() => daily.isChecked()).toBe(true);
  expect(admin.browserErrors()).toEqual([]);
});
