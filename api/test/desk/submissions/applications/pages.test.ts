import { parse } from 'parse5';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { eq } from '../../../../src/core/database/drizzle.ts';
import { applications } from '../../../../src/core/database/schema/applications.ts';
import { messages } from '../../../../src/core/database/schema/inbox.ts';
import { outbox } from '../../../../src/core/database/schema/mail.ts';
import {
  ANSWERS,
  addJob,
  applicationForm,
  type IntakeServer,
  MESSAGE,
  startIntake,
} from '../../../support/applications.ts';
import { makePdf } from '../../../support/resume-files.ts';

const FAILED = 'Error submitting application. Please try again.';
/** The header that Chromium sends with a form. */
const browser = { accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,image/webp,*/*;q=0.8' };

let server: IntakeServer;
beforeAll(async () => {
  server = await startIntake();
});
afterAll(() => server.close());

type Node = {
  nodeName: string;
  tagName?: string;
  value?: string;
  attrs?: { name: string; value: string }[];
  childNodes?: Node[];
};

/** Returns all elements with this tag, as a browser parses the page. */
function all(html: string, tag: string): { attrs: Record<string, string>; text: string }[] {
  const matchingElements: { attrs: Record<string, string>; text: string }[] = [];
  const textOf = (node: Node): string => node.value ?? (node.childNodes ?? []).map(textOf).join('');
  const walk = (node: Node) => {
    if (node.tagName === tag) {
      const attrs = Object.fromEntries((node.attrs ?? []).map(({ name, value }) => [name, value]));
      matchingElements.push({ attrs, text: textOf(node) });
    }
    for (const child of node.childNodes ?? []) walk(child);
  };
  walk(parse(html) as unknown as Node);
  return matchingElements;
}

const named = (html: string, name: string) =>
  [...all(html, 'input'), ...all(html, 'textarea')].find(({ attrs }) => attrs.name === name);

test('T4 M4 a browser without JavaScript gets a page with the reference', async () => {
  const form = applicationForm({ jobId: server.jobId });
  const { status, headers, text } = await server.post('/api/applications', form, browser);
  expect(status).toBe(201);
  expect(headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(headers.get('cache-control')).toBe('no-store');
  const policy = headers.get('content-security-policy') ?? '';
  expect(policy).toMatch(/^default-src 'none'; style-src 'sha256-[\w+/]+={0,2}'; form-action 'self'/);
  expect(text).toContain('Application submitted successfully!');
  const row = server.db.select().from(applications).get();
  expect(text).toContain(`<p class="reference">${row?.reference}</p>`);
  expect(all(text, 'script')).toEqual([]);
});

test('M2 the contact form without JavaScript gets a page as well', async () => {
  const { status, text } = await server.post('/api/messages', new URLSearchParams(MESSAGE), browser);
  expect(status).toBe(201);
  expect(text).toContain('Your message has been sent successfully!');
  expect(text).toContain(server.db.select().from(messages).get()?.reference);
});

const nasty = `"><script>alert(1)</script>'&amp;</textarea><img src=x onerror=alert(1)> 👋 \u202Eאב`;

test('T4 V2 an error returns the typed form with linked errors', async () => {
  const typed = {
    fullName: nasty.slice(0, 110),
    email: nasty,
    phone: nasty,
    coverLetter: `\n${nasty}\n\nend`,
    jobId: server.jobId,
  };
  const form = applicationForm({ ...typed, resume: makePdf({ trailer: '/Encrypt 5 0 R' }) });
  const { status, text } = await server.post('/api/applications', form, browser);
  expect(status).toBe(422);
  expect(all(text, 'script')).toEqual([]);
  expect(all(text, 'img')).toEqual([]);
  expect(text).toContain(FAILED);
  for (const name of ['fullName', 'email', 'phone'] as const) expect(named(text, name)?.attrs.value).toBe(typed[name]);
  expect(named(text, 'coverLetter')?.text).toBe(typed.coverLetter);
  expect(named(text, 'jobId')?.attrs).toMatchObject({ type: 'hidden', value: server.jobId });

  const problems = {
    email: 'Email must be an email address, like name@example.co.uk.',
    phone: 'Phone must be 40 characters or fewer.',
  };
  for (const [name, message] of Object.entries(problems)) {
    expect(named(text, name)?.attrs).toMatchObject({ 'aria-invalid': 'true', 'aria-describedby': `${name}-problem` });
    expect(all(text, 'p').find(({ attrs }) => attrs.id === `${name}-problem`)?.text).toBe(message);
    expect(all(text, 'a').find(({ attrs }) => attrs.href === `#${name}`)?.text).toBe(message);
  }
  expect(named(text, 'fullName')?.attrs['aria-invalid']).toBeUndefined();
  expect(named(text, 'resume')?.attrs['aria-describedby']).toBe('resume-hint resume-problem');
  expect(all(text, 'p').find(({ attrs }) => attrs.id === 'resume-hint')?.text).toBe(
    'Please choose your file again. A .pdf, .doc or .docx file, up to 10 MB.',
  );
  expect(all(text, 'title')[0]?.text).toBe('Error: Apply for Platform engineer | Your agency');
  const [formTag] = all(text, 'form');
  expect(formTag?.attrs).toMatchObject({ method: 'post', action: '/api/applications', enctype: 'multipart/form-data' });
});

test('T4 the returned form can be sent again, counting only once', async () => {
  const bad = await server.post('/api/applications', applicationForm({ jobId: server.jobId, email: 'x' }), browser);
  const hidden = all(bad.text, 'input').filter(({ attrs }) => attrs.type === 'hidden');
  const fields = Object.fromEntries(hidden.map(({ attrs }) => [attrs.name, attrs.value]));
  const form = () => applicationForm({ ...fields, email: 'right@example.com', topic: '' });
  const first = await server.post('/api/applications', form(), browser);
  const second = await server.post('/api/applications', form(), browser);
  expect([first.status, second.status]).toEqual([201, 201]);
  expect(all(first.text, 'p').at(-1)).toEqual(all(second.text, 'p').at(-1));
  const rows = server.db.select().from(applications).all();
  expect(rows.filter(({ email }) => email === 'right@example.com')).toHaveLength(1);
  expect(rows.find(({ email }) => email === 'right@example.com')?.status).toBe('new');
});

test('T4 a resume that is too large loses nothing typed around it', async () => {
  const resume = Buffer.alloc(12 * 1024 * 1024, 65);
  const form = new FormData();
  form.append('fullName', ANSWERS.fullName);
  form.append('resume', new Blob([resume]), 'cv.pdf');
  form.append('coverLetter', ANSWERS.coverLetter);
  form.append('jobId', server.jobId);
  const { status, text } = await server.post('/api/applicationsroutes/add', form, browser);
  expect(status).toBe(413);
  expect(named(text, 'fullName')?.attrs.value).toBe(ANSWERS.fullName);
  expect(named(text, 'coverLetter')?.text).toBe(ANSWERS.coverLetter);
  expect(text).toContain('This file is larger than 10 MB.');
  expect(all(text, 'form')[0]?.attrs.action).toBe('/api/applicationsroutes/add');
});

test('a closed job shows a page that links to other jobs', async () => {
  const closed = addJob(server.db, Date.now() - 2_000, { expiresAt: Date.now() - 1_000 });
  const { status, text } = await server.post('/api/applications', applicationForm({ jobId: closed }), browser);
  expect(status).toBe(409);
  expect(text).toContain('This job is closed to applications.');
  expect(all(text, 'a').map(({ attrs }) => attrs.href)).toContain('http://localhost:3000/career');
  expect(all(text, 'form')).toEqual([]);
});

test('a job title cannot break out of the page', async () => {
  const jobId = addJob(server.db, Date.now(), { title: '</title><script>alert(1)</script>' });
  const { text } = await server.post('/api/applications', applicationForm({ jobId, email: '' }), browser);
  expect(all(text, 'script')).toEqual([]);
  expect(all(text, 'h1')[0]?.text).toBe('Apply for </title><script>alert(1)</script>');
});

test('returns pages for rate limits and malformed bodies', async () => {
  const from = { ...browser, 'x-forwarded-for': '203.0.113.9' };
  for (let n = 0; n < 100; n += 1) {
    await server.post('/api/messages', new URLSearchParams({ ...MESSAGE, message: `Hello ${n}` }), from);
  }
  const limited = await server.post('/api/messages', new URLSearchParams({ ...MESSAGE, message: 'Once more' }), from);
  expect(limited.status).toBe(429);
  expect(limited.headers.get('retry-after')).toMatch(/^\d+$/);
  expect(named(limited.text, 'message')?.text).toBe('Once more');
  const broken = await server.post('/api/messages', 'x', { ...browser, 'content-type': 'multipart/form-data' });
  expect(broken.status).toBe(400);
  expect(broken.text).toContain('This request isn’t valid.');
});

test.each([
  ['application/json, text/html;q=0.5', 'application/json'],
  ['*/*', 'application/json'],
  ['', 'application/json'],
  ['text/html;q=0, application/json', 'application/json'],
  ['TEXT/HTML', 'text/html'],
])('a client that accepts %j gets %s', async (accept, type) => {
  const { headers } = await server.post('/api/messages', new URLSearchParams({ name: 'x' }), { accept });
  expect(headers.get('content-type')).toContain(type);
});

test('V2 the cover letter is required until the agency makes it optional', async () => {
  const admin = await server.logIn();
  const { jobId } = server;
  const send = (form: object) => server.post('/api/applications', applicationForm({ jobId, ...form }), browser);
  const blank = { coverLetter: '', email: 'x@example.com' };
  expect((await send(blank)).status).toBe(422);
  const url = '/api/content/data-protection';
  const { data, version } = (await admin.get(`${url}?drafts=true`)).body;
  expect((await admin.put(url, { data: { ...data, optionalLetter: true }, version })).status).toBe(200);
  const failed = await send({ fullName: '' });
  expect(named(failed.text, 'coverLetter')?.attrs).not.toHaveProperty('required');
  expect(all(failed.text, 'label').map(({ text }) => text)).toContain('Cover letter (optional)');
  expect((await send(blank)).status).toBe(201);
  const notified = server.db.select().from(outbox).where(eq(outbox.kind, 'application.notification')).all();
  expect(notified.find(({ mail }) => mail.text.includes('x@example.com'))?.mail.text).toContain('No cover letter.');
});
