/** A dozen applicants on a system of its own with an email server, and a second recruiter. */
import { createUser } from 'api/core/auth/users';
import { openDatabase } from 'api/core/database/open';
import Sqlite from 'better-sqlite3';
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { type SmtpServer, startSmtp } from '../../../api/test/support/mail.ts';
import { type Admin, logIn, openAdmin } from './admin.ts';
import { type Desk, useDesk } from './desk.ts';
import type { SharedSystem } from './shared.ts';
import { ADMIN, startServer } from './system.ts';

export const NAMES = 'Ada Grace Alan Edsger Barbara Donald Margaret Dennis Frances Linus Radia Ken'.split(' ');

interface Applicants {
  desk: Desk<SharedSystem>;
  smtp: SmtpServer;
  /** The job that the dozen applicants applied for, and another job. */
  jobs: { id: string; title: string }[];
  /** The column of a stage on the board. */
  column(stage: string): Locator;
  card(name: string): Locator;
  countOf(stage: string): Promise<number>;
}

/**
 * Starts a server that can send email. Before each test, creates a dozen new applications for the first job, one on the
 * shortlist for the second, and a message.
 */
export function useApplicants(): Applicants {
  const applicants = {} as Applicants;
  const desk = useDesk(async () => {
    applicants.smtp = await startSmtp();
    return startServer({ SMTP_URL: applicants.smtp.url });
  });
  afterAll(() => applicants.smtp?.stop());
  beforeAll(() => {
    const db = new Sqlite(`${desk.system.dataDir}/app.db`);
    applicants.jobs = db
      .prepare(`SELECT id, json_extract(data, '$.title') AS title FROM documents
        WHERE type = 'job' AND published IS NOT NULL AND closed = 0 ORDER BY title LIMIT 2`)
      .all() as Applicants['jobs'];
    db.close();
  });
  beforeEach(() => {
    applicants.smtp.received.length = 0;
    reset(desk.system.dataDir, applicants.jobs);
  });
  applicants.desk = desk;
  applicants.column = (stage) => desk.page.getByRole('region', { name: new RegExp(`^${stage} \\d`) });
  applicants.card = (name) =>
    desk.page.getByRole('listitem').filter({ has: desk.page.getByRole('link', { name: new RegExp(name) }) });
  applicants.countOf = async (stage) =>
    Number((await applicants.column(stage).getByRole('heading').textContent())?.match(/\d+$/)?.[0]);
  return applicants;
}

function reset(dataDir: string, jobs: Applicants['jobs']) {
  const db = new Sqlite(`${dataDir}/app.db`);
  db.exec(`DELETE FROM applications; DELETE FROM messages; DELETE FROM outbox; DELETE FROM submission_events`);
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

interface Colleague {
  /** Amara's page in the current test. It receives no live events, as on a slow connection. */
  amara: Admin;
  rows(): Record<string, string>;
  open(admin: Admin, path: string, name: string): Promise<void>;
  conflict(page: Page): Locator;
}

/** Adds a second recruiter, who works on the same applications. */
export function useColleague({ desk }: Applicants): Colleague {
  const colleague = {} as Colleague;
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
    colleague.amara = await openAdmin(desk.browser, desk.system.url, { storageState: cookies });
    await colleague.amara.page.route('**/api/inbox/events', (route) => route.abort());
    return () => colleague.amara.close();
  });
  colleague.rows = () => {
    const db = new Sqlite(`${desk.system.dataDir}/app.db`, { readonly: true });
    const rows = db.prepare(`SELECT id, status FROM applications WHERE id IN ('p0', 'p1', 'p2')`).all();
    db.close();
    return Object.fromEntries((rows as { id: string; status: string }[]).map(({ id, status }) => [id, status]));
  };
  colleague.open = async (admin, path, name) => {
    await admin.page.goto(`${desk.system.url}/admin#${path}`);
    await admin.page.getByRole('heading', { level: 2, name }).waitFor();
  };
  colleague.conflict = (page) => page.getByRole('alert').filter({ hasText: 'left as' });
  return colleague;
}

/** Drags a card to the Interview column of the board. */
export async function dragToInterview(page: Page, card: Locator) {
  const column = page.getByRole('region', { name: /^Interview \d/ });
  await card.hover();
  await page.mouse.down();
  const columnBox = await column.boundingBox();
  await page.mouse.move((columnBox?.x ?? 0) + 40, (columnBox?.y ?? 0) + 120, { steps: 8 });
  // Waits until the board has detected the column under the card.
  await column.and(page.locator('[data-over]')).waitFor();
  await page.mouse.up();
}
