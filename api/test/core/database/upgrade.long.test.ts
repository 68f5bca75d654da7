/** A database of an older version, opened by this one. */
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { contentTypes } from 'content-types';
import { expect, onTestFinished, test } from 'vitest';
import { openDatabase, readSchemaVersion } from '../../../src/core/database/open.ts';
import { startApp } from '../../support/app.ts';
import { fakeClock } from '../../support/fake-clock.ts';
import { change } from '../../support/inbox.ts';
import { oldDatabase } from '../../support/old-database.ts';
import { sampleOf } from '../../support/samples.ts';
import { startReceiver } from '../../support/webhook-receiver.ts';

test.each(['0000_tables', '0002_data_protection'])('adds closing times to the jobs of version %s', async (version) => {
  const clock = fakeClock('2026-06-21T09:00:00.000Z');
  const dataDir = oldDatabase(version, (db) => {
    const insert = db.prepare(
      `INSERT INTO documents (id, type, data, published, version, seq, position, closed, expiresAt, publishedAt, createdAt, updatedAt)
       VALUES (@id, @type, @data, @published, 1, @seq, 1, @closed, @expiresAt, 1, 1, 1)`,
    );
    const add = (id: string, seq: number, closing: string, extraColumns: object = {}) => {
      const data = JSON.stringify({ ...sampleOf(contentTypes.job), closing });
      insert.run({ id, seq, type: 'job', data, published: data, closed: 0, expiresAt: null, ...extraColumns });
      db.prepare('INSERT INTO changes (seq, type, documentId, at) VALUES (?, ?, ?, 1)').run(seq, 'job', id);
    };
    add('open', 1, '2026-06-30');
    add('over', 2, '2026-06-20');
    add('told', 3, '2026-06-30', { expiresAt: Date.parse('2026-07-05T12:00:00Z') });
    add('never', 4, '');
    add('draft', 5, '2026-06-20', { published: null });
    add('closed', 6, '2026-06-01', { closed: 1, expiresAt: Date.parse('2026-06-01T12:00:00Z') });
  });
  const server = await startApp({ dataDir, clock });
  onTestFinished(() => server.close());
  const { body } = await server.anonymous.get('/api/content/jobs');
  const closingTimes = body.items.map(({ id, closed, expiresAt }: Record<string, unknown>) => [id, closed, expiresAt]);
  expect(Object.fromEntries(closingTimes.map(([id, ...rest]: [string, ...unknown[]]) => [id, rest]))).toEqual({
    open: [false, '2026-06-30T22:59:59.000Z'],
    over: [true, '2026-06-20T22:59:59.000Z'],
    told: [false, '2026-07-05T12:00:00.000Z'],
    never: [false, null],
    closed: [true, '2026-06-01T12:00:00.000Z'],
  });
  // The change feed lists both jobs, because their structured data contains the date.
  const { body: feed } = await server.anonymous.get('/api/content/changes?since=6');
  const changedJobs = feed.changes.filter(({ type }: { type: string }) => type === 'job');
  expect(changedJobs.map(({ id }: { id: string }) => id).sort()).toEqual(['open', 'over']);
  const { n } = server.db.$client.prepare("SELECT count(*) AS n FROM revisions WHERE action = 'expire'").get() as {
    n: number;
  };
  expect(n).toBe(1);
});

const WORDS = {
  new: 'We’ve received your application. A consultant will review it.',
  offered: 'You have an offer.',
  rejected: 'We’re not taking your application any further this time.',
  shortlisted: 'You’re on our shortlist.',
};

test('candidates keep the status text from before stages existed', async () => {
  const dataDir = oldDatabase('0009_inbox_lists', (db) => {
    const insert = db.prepare(
      `INSERT INTO applications (id, reference, jobId, jobTitle, data, email, status, createdAt)
       VALUES (@status, @status, '', 'Engineer', '{}', 'ada@example.com', @status, 1)`,
    );
    for (const status of ['new', 'offered', 'rejected', 'spam']) insert.run({ status });
  });
  const server = await startApp({ dataDir });
  onTestFinished(() => server.close());
  const rows = server.db.$client.prepare('SELECT status, candidateSees FROM applications ORDER BY rowid').raw().all();
  expect(rows).toEqual([
    ['new', WORDS.new],
    ['offered', WORDS.offered],
    ['rejected', WORDS.rejected],
    ['spam', WORDS.new],
  ]);
});

test.each(['0012_audit_token', '0014_job_terms'])(
  'candidates of version %s keep their status text until the next move',
  async (version) => {
    const dataDir = oldDatabase(version, (db) => {
      const insert = db.prepare(
        `INSERT INTO applications (id, reference, jobId, jobTitle, data, email, status, candidateStatus, createdAt)
         VALUES (@id, @id, '', 'Engineer', '{}', 'ada@example.com', @status, @candidateStatus, 1)`,
      );
      insert.run({ id: 'one', status: 'offered', candidateStatus: 'shortlisted' });
      insert.run({ id: 'two', status: 'withdrawn', candidateStatus: 'withdrawn' });
      const insertEvent = db.prepare(
        'INSERT INTO submission_events (submissionId, kind, text, userId, at) VALUES (?, ?, ?, ?, 1)',
      );
      insertEvent.run('one', 'status', 'shortlisted', 'colleague');
      insertEvent.run('one', 'candidateStatus', 'shortlisted', 'colleague');
      insertEvent.run('two', 'status', 'withdrawn', null);
    });
    const server = await startApp({ dataDir });
    onTestFinished(() => server.close());
    const recruiter = await server.logIn('recruiter');
    const readApplication = async (id: string) => (await recruiter.get(`/api/applications/${id}`)).body;
    expect(await readApplication('one')).toMatchObject({
      status: 'offered',
      stage: { name: 'Offered', kind: 'offer' },
      candidateSees: WORDS.shortlisted,
      history: [
        { kind: 'status', text: 'Shortlisted' },
        { kind: 'candidateStatus', text: WORDS.shortlisted },
      ],
    });
    expect(await readApplication('two')).toMatchObject({
      stage: { name: 'Withdrawn', kind: 'withdrawn' },
      candidateSees: 'You’ve withdrawn your application.',
      history: [{ kind: 'status', text: 'Withdrawn', user: null }],
    });
    await change(recruiter, '/api/applications/one', { status: 'interview' });
    expect((await readApplication('one')).candidateSees).toBe(WORDS.shortlisted);
    await change(recruiter, '/api/applications/one', { status: 'withdrawn' });
    expect((await readApplication('one')).candidateSees).toBe('You’ve withdrawn your application.');

    const { body } = await recruiter.get('/api/content/stages');
    const stages = body.items.map(({ id, data }: { id: string; data: { name: string; kind: string } }) => {
      return [id, data.name, data.kind];
    });
    expect(stages).toEqual([
      ['new', 'New', 'new'],
      ['reviewing', 'Reviewing', 'active'],
      ['shortlisted', 'Shortlisted', 'active'],
      ['interview', 'Interview', 'active'],
      ['offered', 'Offered', 'offer'],
      ['hired', 'Hired', 'hired'],
      ['rejected', 'Rejected', 'rejected'],
      ['withdrawn', 'Withdrawn', 'withdrawn'],
    ]);
  },
);

test.each([
  [0, 'Ask for more details'],
  [1, 'Ask for something'],
])('a reply template is renamed unless it was edited (%i)', async (updatedAt, name) => {
  const dataDir = oldDatabase('0015_stages', (db) => {
    db.prepare('UPDATE reply_templates SET updatedAt = ?').run(updatedAt);
  });
  const server = await startApp({ dataDir });
  onTestFinished(() => server.close());
  const { body } = await (await server.logIn()).get('/api/content/reply-templates');
  expect(body.items.map((item: { data: { name: string } }) => item.data.name)).toContain(name);
});

test('the header’s links become its menu, even in drafts and revisions', async () => {
  const links = {
    services: { applicationServices: '/evenings', businessServices: '', technologyTrainings: '/contract-jobs' },
    otherLinks: {
      home: '/',
      aboutUs: '/it’s-us',
      products: '',
      career: '/career',
      blog: '/blog',
      contactUs: '/contact-us',
    },
  };
  const header = { tollFree: '020 7946 0000', socialLinks: { facebook: '', twitter: '', linkedin: '' }, logo: null };
  const dataDir = oldDatabase('0012_audit_token', (db) => {
    const data = JSON.stringify({ ...header, ...links });
    const draft = JSON.stringify({ ...header, ...links, otherLinks: { ...links.otherLinks, blog: '/news' } });
    insertSingleton(db, 'header', draft, data);
  });
  const server = await startApp({ dataDir });
  onTestFinished(() => server.close());
  const admin = await server.logIn();
  const { body: savedEntry } = await server.anonymous.get('/api/content/header');
  const entry = (name: string, label: string, link: string) => ({ label, link, hidden: false, name });
  expect(savedEntry.data).toEqual({
    ...header,
    button: { label: '', href: '' },
    menu: [
      { ...entry('home', 'Home', '/'), children: [] },
      { ...entry('aboutUs', 'About us', '/it’s-us'), children: [] },
      {
        ...entry('', 'Services', ''),
        children: [
          entry('applicationServices', 'Part-time jobs', '/evenings'),
          entry('businessServices', 'Full-time jobs', ''),
          entry('technologyTrainings', 'Contract', '/contract-jobs'),
          entry('globalStaffing', 'Global staffing', '/globalStaffing'),
          entry('staffAugmentation', 'Staff augmentation', '/staffAugmentation'),
        ],
      },
      { ...entry('products', 'Products', ''), children: [] },
      { ...entry('career', 'Career', '/career'), children: [] },
      { ...entry('blog', 'Blog', '/blog'), children: [] },
      { ...entry('contactUs', 'Contact us', '/contact-us'), children: [] },
    ],
  });
  const { body: draft } = await admin.get('/api/content/header?drafts=true');
  expect(draft.data.menu[5]).toEqual({ ...entry('blog', 'Blog', '/news'), children: [] });
  const { data } = server.db.$client.prepare('SELECT data FROM revisions').get() as { data: string };
  expect(JSON.parse(data).menu).toEqual(savedEntry.data.menu);
  const [legacy] = (await server.anonymous.get('/api/headers/getAll')).body;
  expect(legacy.otherLinks).toEqual(links.otherLinks);
  expect(legacy.services).toMatchObject(links.services);
});

test('the footer’s lists become its columns, even in drafts and revisions', async () => {
  const contactInfo = { phone: '020 7946 0000', email: 'hello@example.com', socialLinks: [] };
  const lists = {
    quickLinks: [{ name: 'Home', link: '/' }],
    services: [],
    outsourcingServices: [{ name: 'Payroll', link: '/payroll' }],
    recruitmentServices: ['Bulk Hiring Solutions', 'It’s IT'],
  };
  const otherFields = { contactInfo, copyright: '© 2025' };
  const dataDir = oldDatabase('0012_audit_token', (db) => {
    const draft = JSON.stringify({ ...lists, quickLinks: [], ...otherFields });
    const data = JSON.stringify({ ...lists, ...otherFields });
    insertSingleton(db, 'footer', draft, data);
  });
  const server = await startApp({ dataDir });
  onTestFinished(() => server.close());
  const admin = await server.logIn();
  const { body: savedEntry } = await server.anonymous.get('/api/content/footer');
  const columns = [
    { title: 'Quick Links', links: lists.quickLinks, words: [], hidden: false },
    { title: 'Services', links: [], words: [], hidden: false },
    {
      title: 'Recruitment Services',
      links: lists.outsourcingServices,
      words: lists.recruitmentServices,
      hidden: false,
    },
  ];
  expect(savedEntry.data).toEqual({ columns, ...otherFields });
  const { body: draft } = await admin.get('/api/content/footer?drafts=true');
  expect(draft.data.columns[0].links).toEqual([]);
  const { data } = server.db.$client.prepare('SELECT data FROM revisions').get() as { data: string };
  expect(JSON.parse(data).columns).toEqual(columns);
});

test('moves duplicate contact details into the site settings', async () => {
  const socialLinks = [
    { platform: 'Facebook', link: 'https://facebook.example/us' },
    { platform: 'Twitter', link: 'https://x.example/us' },
  ];
  const leeds = { street: '1 High Street', city: 'Leeds', state: '', zip: 'LS1 1AA' };
  const phones = [
    { number: '0113 496 0000', type: 'Office' },
    { number: '0113 496 0000', type: 'Desk' },
  ];
  const networks = { facebook: 'https://facebook.example/us', twitter: 'https://x.example/us', linkedin: '' };
  const oldData = {
    siteSettings: { companyName: 'Orrin', contact: { phone: '0113 496 0000', email: '' } },
    header: { tollFree: '0113 496 0000', socialLinks: networks },
    footer: { contactInfo: { phone: '0800 496 0123', email: 'us@example.com', socialLinks }, copyright: '©' },
    contact: { addresses: [{ title: 'Head office', ...leeds }], phones, fax: 'jobs@example.com' },
  };
  const dataDir = oldDatabase('0012_audit_token', (db) => {
    for (const [type, data] of Object.entries(oldData)) {
      // The header's draft has a different phone number.
      const draft = type === 'header' ? { ...data, tollFree: '1-800-STAFFING' } : data;
      insertSingleton(db, type, JSON.stringify(draft), JSON.stringify(data));
    }
  });
  const server = await startApp({ dataDir });
  onTestFinished(() => server.close());
  const admin = await server.logIn();
  const readData = async (path: string) => (await server.anonymous.get(`/api/content/${path}`)).body.data;
  expect((await readData('site-settings')).contact).toEqual({
    phone: '0113 496 0000',
    email: 'us@example.com',
    address: leeds,
    openingHours: '',
    socialLinks,
  });
  const noNetworks = { facebook: '', twitter: '', linkedin: '' };
  expect(await readData('header')).toMatchObject({ tollFree: '', socialLinks: noNetworks });
  const { body: draft } = await admin.get('/api/content/header?drafts=true');
  expect(draft.data).toMatchObject({ tollFree: '1-800-STAFFING', socialLinks: noNetworks });
  expect((await readData('footer')).contactInfo).toEqual({ phone: '0800 496 0123', email: '', socialLinks: [] });
  expect(await readData('contact')).toMatchObject({
    addresses: [{ title: 'Head office', street: '', city: '', state: '', zip: '' }],
    phones: [{ number: '', type: 'Office' }, phones[1]],
    fax: 'jobs@example.com',
  });
  const [legacy] = (await server.anonymous.get('/api/headers/getAll')).body;
  expect(legacy).toMatchObject(oldData.header);
});

function insertSingleton(db: Sqlite.Database, type: string, data: string, published: string) {
  const { lastInsertRowid: seq } = db
    .prepare('INSERT INTO changes (type, documentId, at) VALUES (?, ?, 1)')
    .run(type, type);
  db.prepare(
    `INSERT INTO documents (id, type, data, published, version, seq, position, closed, publishedAt, createdAt, updatedAt)
     VALUES (@type, @type, @data, @published, 2, @seq, 1, 0, 1, 1, 1)`,
  ).run({ type, data, published, seq });
  db.prepare(`INSERT INTO revisions (documentId, version, action, data, at) VALUES (?, 1, 'create', ?, 1)`).run(
    type,
    published,
  );
}

test('complaints and messages of an older version keep their kinds', async () => {
  const dataDir = oldDatabase('0027_alert_criteria', (db) => {
    const insert = db.prepare(
      "INSERT INTO messages (id, reference, data, status, createdAt, dueAt) VALUES (@id, @id, '{}', 'new', 1, @dueAt)",
    );
    insert.run({ id: 'complaint', dueAt: 2 });
    insert.run({ id: 'message', dueAt: null });
  });
  const server = await startApp({ dataDir });
  onTestFinished(() => server.close());
  const { body } = await (await server.logIn('recruiter')).get('/api/messages');
  const kinds = body.items.map(({ id, kind }: Record<string, unknown>) => [id, kind]);
  expect(Object.fromEntries(kinds)).toEqual({ complaint: 'complaint', message: 'message' });
});

test('questions flag the same answers as before the upgrade', async () => {
  const dataDir = oldDatabase('0042_emailed_candidates', (db) => {
    const options = ['A', 'B', 'C'];
    const insert = db.prepare(
      `INSERT INTO documents (id, type, data, published, version, seq, position, publishedAt, createdAt, updatedAt)
       VALUES (?, 'question', ?, ?, 1, ?, 1, 1, 1, 1)`,
    );
    const revise = db.prepare(
      `INSERT INTO revisions (documentId, version, action, data, at) VALUES (?, 1, 'create', ?, 1)`,
    );
    const questions = Object.entries({
      yes: { answer: 'yesNo', flagUnless: 'Yes', flagUnlessIn: [] },
      no: { answer: 'yesNo', flagUnless: 'No', flagUnlessIn: [] },
      any: { answer: 'yesNo', flagUnless: '', flagUnlessIn: [] },
      listed: { answer: 'choice', options, flagUnless: '', flagUnlessIn: ['A'] },
      unlisted: { answer: 'choice', options, flagUnless: '', flagUnlessIn: [] },
    });
    for (const [n, [id, flags]] of questions.entries()) {
      const removedFields = { flagIf: undefined, flagIfIn: undefined };
      const data = JSON.stringify({ ...sampleOf(contentTypes.question), ...removedFields, ...flags });
      insert.run(id, data, id === 'no' ? null : data, n + 1_000);
      revise.run(id, data);
    }
  });
  const server = await startApp({ dataDir });
  onTestFinished(() => server.close());
  const readRows = (sql: string) =>
    Object.fromEntries(server.db.$client.prepare<[], [string, string]>(sql).raw().all());
  const flags = (json: string) => {
    const { flagIf, flagIfIn, ...data } = JSON.parse(json);
    expect(Object.keys(data).filter((name) => name.startsWith('flagUnless'))).toEqual([]);
    return [flagIf, flagIfIn];
  };
  const expected = { yes: ['No', []], no: ['Yes', []], any: ['', []], listed: ['', ['B', 'C']], unlisted: ['', []] };
  for (const sql of [
    `SELECT id, data FROM documents WHERE type = 'question'`,
    `SELECT documentId, data FROM revisions WHERE documentId IN (SELECT id FROM documents WHERE type = 'question')`,
  ]) {
    const flagEntries = Object.entries(readRows(sql)).map(([id, json]) => [id, flags(json)]);
    expect(Object.fromEntries(flagEntries)).toEqual(expected);
  }
  const liveQuestions = readRows(
    `SELECT id, published FROM documents WHERE type = 'question' AND published IS NOT NULL`,
  );
  expect(Object.keys(liveQuestions).sort()).toEqual(['any', 'listed', 'unlisted', 'yes']);
  expect(flags(liveQuestions.listed ?? '')).toEqual(expected.listed);
});

test('reports the file of a failed migration and leaves the database unchanged', () => {
  const dataDir = oldDatabase('0037_incoming_emails', (db) => db.exec('CREATE TABLE webhooks (id)'));
  const path = join(dataDir, 'app.db');
  const readMigrations = () => {
    const db = new Sqlite(path);
    onTestFinished(() => void db.close());
    return readSchemaVersion(db);
  };
  const appliedMigrations = readMigrations();
  const message = `The migration 0038_webhooks.sql failed: table \`webhooks\` already exists. ${path} is unchanged.`;
  expect(() => openDatabase(path)).toThrow(message);
  expect(readMigrations()).toEqual(appliedMigrations);
});

test('an upgraded server calls rebuild hooks for changes they missed', async () => {
  const receivers = await Promise.all([startReceiver(), startReceiver()]);
  const urls = receivers.map(({ url }) => url);
  const dataDir = oldDatabase('0047_emails_to_staff', (db) => {
    const insert = db.prepare('INSERT INTO rebuild_hooks (id, told, failures) VALUES (?, ?, 1)');
    db.prepare("INSERT INTO changes (seq, type, documentId, at) VALUES (700, 'job', 'x', 1)").run();
    for (const [i, url] of [...urls, 'http://gone.example/'].entries()) {
      insert.run(createHash('sha256').update(url).digest('base64url'), 700 - i);
    }
  });
  const server = await startApp({ dataDir, env: { REBUILD_HOOK_URLS: urls.join(' ') } });
  onTestFinished(() => server.close());
  await expect.poll(() => receivers[1]?.calls.length).toBe(1);
  expect(JSON.parse(receivers[1]?.calls[0]?.body ?? '').client_payload.change).toBe(700);
  const { body } = await (await server.logIn()).get('/api/webhooks');
  expect(body.items.map(({ url }: { url: string }) => url).sort()).toEqual(
    receivers.map(({ host }) => `http://${host}`).sort(),
  );
  expect(receivers[0]?.calls).toEqual([]);
  await Promise.all(receivers.map(({ stop }) => stop()));
});

test('a site of an older version stays open without its sample agency', async () => {
  const dataDir = oldDatabase('0051_job_owners', (db) => {
    db.prepare(
      `INSERT INTO users (id, email, name, role, passwordHash, createdAt)
       VALUES ('owner', 'owner@example.com', 'Owner', 'administrator', 'x', 1)`,
    ).run();
  });
  const server = await startApp({ dataDir });
  onTestFinished(() => server.close());
  const admin = await server.logIn();
  expect((await admin.delete('/api/setup/sample')).status).toBe(200);
  expect((await admin.get('/api/setup')).body.opening).toBeNull();
});
