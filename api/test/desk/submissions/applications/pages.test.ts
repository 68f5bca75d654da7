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
function findAll(html: string, tag: string): { attrs: Record<string, string>; text: string }[] {
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

const inputNamed = (html: string, name: string) =>
  [...findAll(html, 'input'), ...findAll(html, 'textarea')].find(({ attrs }) => attrs.name === name);

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
  expect(findAll(text, 'script')).toEqual([]);
});

test('M2 without JavaScript, the contact form gets a page with the reference', async () => {
  const { status, text } = await server.post('/api/messages', new URLSearchParams(MESSAGE), browser);
  expect(status).toBe(201);
  expect(text).toContain('Your message has been sent successfully!');
  expect(text).toContain(server.db.select().from(messages).get()?.reference);
});

const hostileText = `"><script>alert(1)</script>'&amp;</textarea><img src=x onerror=alert(1)> 👋 \u202Eאב`;

test('T4 V2 an error returns the typed form with linked errors', async () => {
  const formValues = {
    fullName: hostileText.slice(0, 110),
    email: hostileText,
    phone: hostileText,
    coverLetter: `\n${hostileText}\n\nend`,
    jobId: server.jobId,
  };
  const form = applicationForm({ ...formValues, resume: makePdf({ trailer: '/Encrypt 5 0 R' }) });
  const { status, text } = await server.post('/api/applications', form, browser);
  expect(status).toBe(422);
  expect(findAll(text, 'script')).toEqual([]);
  expect(findAll(text, 'img')).toEqual([]);
  expect(text).toContain(FAILED);
  for (const name of ['fullName', 'email', 'phone'] as const)
    expect(inputNamed(text, name)?.attrs.value).toBe(formValues[name]);
  expect(inputNamed(text, 'coverLetter')?.text).toBe(formValues.coverLetter);
  expect(inputNamed(text, 'jobId')?.attrs).toMatchObject({ type: 'hidden', value: server.jobId });

  const problems = {
    email: 'Email must be an email address, like name@example.co.uk.',
    phone: 'Phone must be 40 characters or fewer.',
  };
  for (const [name, message] of Object.entries(problems)) {
    expect(inputNamed(text, name)?.attrs).toMatchObject({
      'aria-invalid': 'true',
      'aria-describedby': `${name}-problem`,
    });
    expect(findAll(text, 'p').find(({ attrs }) => attrs.id === `${name}-problem`)?.text).toBe(message);
    expect(findAll(text, 'a').find(({ attrs }) => attrs.href === `#${name}`)?.text).toBe(message);
  }
  expect(inputNamed(text, 'fullName')?.attrs['aria-invalid']).toBeUndefined();
  expect(inputNamed(text, 'resume')?.attrs['aria-describedby']).toBe('resume-hint resume-problem');
  expect(findAll(text, 'p').find(({ attrs }) => attrs.id === 'resume-hint')?.text).toBe(
    'Please choose your file again. A .pdf, .doc or .docx file, up to 10 MB.',
  );
  expect(findAll(text, 'title')[0]?.text).toBe('Error: Apply for Platform engineer | Your agency');
  const [formTag] = findAll(text, 'form');
  expect(formTag?.attrs).toMatchObject({ method: 'post', action: '/api/applications', enctype: 'multipart/form-data' });
});

test('T4 resubmitting the returned form stores one application', async () => {
  const rejectedPage = await server.post(
    '/api/applications',
    applicationForm({ jobId: server.jobId, email: 'x' }),
    browser,
  );
  const hiddenInputs = findAll(rejectedPage.text, 'input').filter(({ attrs }) => attrs.type === 'hidden');
  const fields = Object.fromEntries(hiddenInputs.map(({ attrs }) => [attrs.name, attrs.value]));
  const form = () => applicationForm({ ...fields, email: 'right@example.com', topic: '' });
  const first = await server.post('/api/applications', form(), browser);
  const second = await server.post('/api/applications', form(), browser);
  expect([first.status, second.status]).toEqual([201, 201]);
  expect(findAll(first.text, 'p').at(-1)).toEqual(findAll(second.text, 'p').at(-1));
  const rows = server.db.select().from(applications).all();
  expect(rows.filter(({ email }) => email === 'right@example.com')).toHaveLength(1);
  expect(rows.find(({ email }) => email === 'right@example.com')?.status).toBe('new');
});

test('T4 an oversized resume loses none of the typed fields', async () => {
  const resume = Buffer.alloc(12 * 1024 * 1024, 65);
  const form = new FormData();
  form.append('fullName', ANSWERS.fullName);
  form.append('resume', new Blob([resume]), 'cv.pdf');
  form.append('coverLetter', ANSWERS.coverLetter);
  form.append('jobId', server.jobId);
  const { status, text } = await server.post('/api/applicationsroutes/add', form, browser);
  expect(status).toBe(413);
  expect(inputNamed(text, 'fullName')?.attrs.value).toBe(ANSWERS.fullName);
  expect(inputNamed(text, 'coverLetter')?.text).toBe(ANSWERS.coverLetter);
  expect(text).toContain('This file is larger than 10 MB.');
  expect(findAll(text, 'form')[0]?.attrs.action).toBe('/api/applicationsroutes/add');
});

test('a closed job shows a page that links to other jobs', async () => {
  const closedJobId = addJob(server.db, Date.now() - 2_000, { expiresAt: Date.now() - 1_000 });
  const { status, text } = await server.post('/api/applications', applicationForm({ jobId: closedJobId }), browser);
  expect(status).toBe(409);
  expect(text).toContain('This job is closed to applications.');
  expect(findAll(text, 'a').map(({ attrs }) => attrs.href)).toContain('http://localhost:3000/career');
  expect(findAll(text, 'form')).toEqual([]);
});

test('a job title cannot break out of the page', async () => {
  const jobId = addJob(server.db, Date.now(), { title: '</title><script>alert(1)</script>' });
  const { text } = await server.post('/api/applications', applicationForm({ jobId, email: '' }), browser);
  expect(findAll(text, 'script')).toEqual([]);
  expect(findAll(text, 'h1')[0]?.text).toBe('Apply for </title><script>alert(1)</script>');
});

test('rate limits and malformed bodies return HTML pages to browsers', async () => {
  const senderHeaders = { ...browser, 'x-forwarded-for': '203.0.113.9' };
  for (let n = 0; n < 100; n += 1) {
    await server.post('/api/messages', new URLSearchParams({ ...MESSAGE, message: `Hello ${n}` }), senderHeaders);
  }
  const limitedResponse = await server.post(
    '/api/messages',
    new URLSearchParams({ ...MESSAGE, message: 'Once more' }),
    senderHeaders,
  );
  expect(limitedResponse.status).toBe(429);
  expect(limitedResponse.headers.get('retry-after')).toMatch(/^\d+$/);
  expect(inputNamed(limitedResponse.text, 'message')?.text).toBe('Once more');
  const brokenResponse = await server.post('/api/messages', 'x', { ...browser, 'content-type': 'multipart/form-data' });
  expect(brokenResponse.status).toBe(400);
  expect(brokenResponse.text).toContain('This request isn’t valid.');
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
  const rejectedPage = await send({ fullName: '' });
  expect(inputNamed(rejectedPage.text, 'coverLetter')?.attrs).not.toHaveProperty('required');
  expect(findAll(rejectedPage.text, 'label').map(({ text }) => text)).toContain('Cover letter (optional)');
  expect((await send(blank)).status).toBe(201);
  const noticeMails = server.db.select().from(outbox).where(eq(outbox.kind, 'application.notification')).all();
  expect(noticeMails.find(({ mail }) => mail.text.includes('x@example.com'))?.mail.text).toContain('No cover letter.');
});
