import { randomBytes } from 'node:crypto';
import { renameSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { connect } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { applications, resumes } from '../../../../src/core/database/schema/applications.ts';
import { sweep } from '../../../../src/desk/resumes/resume-store.ts';
import { ANSWERS, applicationForm, type IntakeServer, startIntake } from '../../../support/applications.ts';
import { fakeClock } from '../../../support/fake-clock.ts';
import { makePdf } from '../../../support/resume-files.ts';

const BOUNDARY = 'a-boundary';

let server: IntakeServer;
let port: number;
beforeAll(async () => {
  server = await startIntake();
  port = Number(new URL(server.url).port);
});
afterAll(() => server.close());
beforeEach(() => {
  server.db.delete(applications).run();
  for (const name of server.files()) renameSync(join(server.resumeFolder, name), join(server.dataDir, 'gone'));
});

/** The bytes of a complete form, with the file in the middle. */
function formBytes(resume: Buffer): Buffer {
  const field = (name: string, value: string) =>
    `--${BOUNDARY}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
  const { fullName, ...rest } = { ...ANSWERS, jobId: server.jobId };
  const file = `--${BOUNDARY}\r\ncontent-disposition: form-data; name="resume"; filename="cv.pdf"\r\ncontent-type: application/pdf\r\n\r\n`;
  const laterFields = Object.entries(rest).map(([name, value]) => field(name, value));
  return Buffer.concat([
    Buffer.from(field('fullName', fullName) + file),
    resume,
    Buffer.from(`\r\n${laterFields.join('')}--${BOUNDARY}--\r\n`),
  ]);
}

const headers = { accept: 'application/json', 'content-type': `multipart/form-data; boundary=${BOUNDARY}` };

/** Sends a body unchanged. Resolves with the response, or null if the connection broke first. */
function send(
  body: Buffer,
  extraHeaders: Record<string, string | number> = {},
  agent?: Agent,
): Promise<{ status: number; text: string } | null> {
  return new Promise((resolve) => {
    const options = {
      port,
      path: '/api/applications',
      method: 'POST',
      headers: { ...headers, ...extraHeaders },
      agent,
    };
    const clientRequest = request(options, async (response) => {
      const chunks = await response.toArray();
      resolve({ status: response.statusCode ?? 0, text: Buffer.concat(chunks).toString() });
    });
    clientRequest.on('error', () => resolve(null));
    clientRequest.end(body);
  });
}

function expectNothingKept() {
  expect(server.files()).toEqual([]);
  expect(server.db.select().from(resumes).all()).toEqual([]);
  expect(server.db.select().from(applications).all()).toEqual([]);
}

/** Waits for the server's cleanup after a connection breaks. */
async function untilSettled(isSettled: () => boolean) {
  for (let n = 0; n < 200 && !isSettled(); n += 1) await new Promise((resolve) => setTimeout(resolve, 10));
}

test('control: stores a complete form sent byte for byte', async () => {
  const response = await send(formBytes(makePdf()));
  expect(response?.status).toBe(201);
  expect(server.files()).toHaveLength(1);
});

test('leaves no row or file when a connection breaks anywhere', async () => {
  const body = formBytes(makePdf({ ballast: randomBytes(400_000) }));
  const offsets = Array.from({ length: 100 }, (_, i) => Math.floor((body.length * i) / 100));
  // Tests more offsets at the end, because the closing boundary completes the form.
  const tailOffsets = Array.from({ length: 20 }, (_, i) => body.length - 4 - i * 3);
  for (const offset of [...offsets, ...tailOffsets]) {
    const head = `POST /api/applications HTTP/1.1\r\nhost: x\r\ncontent-length: ${body.length}\r\ncontent-type: ${headers['content-type']}\r\n\r\n`;
    await new Promise<void>((resolve) => {
      const socket = connect(port, '127.0.0.1', () => {
        socket.write(head);
        socket.write(body.subarray(0, offset), () => setTimeout(() => socket.destroy(), offset % 7));
      });
      socket.on('close', () => resolve());
      socket.on('error', () => resolve());
    });
  }
  await untilSettled(() => server.files().length === 0);
  expectNothingKept();
});

test('rejects a body without its closing boundary with 400', async () => {
  const body = formBytes(makePdf());
  for (const cut of [5, 8, 20, 200, 600, body.length - 100]) {
    const response = await send(body.subarray(0, -cut));
    expect(response, `cut ${cut}`).toMatchObject({ status: 400 });
    expect(response?.text).toBe('{"message":"This request isn’t valid."}');
  }
  await untilSettled(() => server.files().length === 0);
  expectNothingKept();
});

test.each([
  ['no boundary', { 'content-type': 'multipart/form-data' }, 400],
  ['another boundary', { 'content-type': 'multipart/form-data; boundary=other' }, 400],
  ['plain text', { 'content-type': 'text/plain' }, 415],
  ['an unknown type', { 'content-type': 'application/xml' }, 415],
])('rejects an application with a wrong Content-Type: %s', async (_, extraHeaders, status) => {
  expect((await send(formBytes(makePdf()), extraHeaders))?.status).toBe(status);
  expectNothingKept();
});

test('rejects forms over the limits for parts, fields, files and text', async () => {
  const form = applicationForm({ jobId: server.jobId });
  for (let n = 0; n < 1_400; n += 1) form.append(`field${n}`, 'x');
  expect((await server.post('/api/applications', form)).status).toBe(413);
  const full = applicationForm({ jobId: server.jobId });
  for (let n = 0; n < 70; n += 1) full.append(`field${n}`, 'x'.repeat(190_000));
  expect((await server.post('/api/applications', full)).status).toBe(413);
  const files = applicationForm({ jobId: server.jobId });
  for (let n = 0; n < 10; n += 1) files.append('resume', new Blob(['x']), 'x.pdf');
  expect((await server.post('/api/applications', files)).status).toBe(413);
  const long = applicationForm({ jobId: server.jobId, coverLetter: 'x'.repeat(300_000) });
  expect((await server.post('/api/applications', long)).status).toBe(413);
  await untilSettled(() => server.files().length === 0);
  expectNothingKept();
});

test('a connection stays usable after 413 for a 40 MB upload', async () => {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const hugeForm = formBytes(Buffer.alloc(40 * 1024 * 1024, 65));
  for (const framing of [{ 'content-length': hugeForm.length }, { 'transfer-encoding': 'chunked' }]) {
    const response = await send(hugeForm, framing as unknown as Record<string, string>, agent);
    expect(response?.status).toBe(413);
    expect(response?.text).toContain('This file is larger than 10 MB. Please save a smaller copy and upload that.');
    expect((await send(formBytes(makePdf()), {}, agent))?.status).toBe(201);
    server.db.delete(applications).run();
  }
  agent.destroy();
});

test('rejects a Content-Length of a gigabyte without reading the body', async () => {
  const head = `POST /api/applications HTTP/1.1\r\nhost: x\r\ncontent-length: ${1e9}\r\ncontent-type: ${headers['content-type']}\r\n\r\n`;
  const response = await new Promise<string>((resolve) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(head));
    socket.once('data', (data) => resolve(data.toString()));
  });
  expect(response).toMatch(/^HTTP\/1\.1 413 /);
  expect(response.toLowerCase()).toContain('connection: close');
});

test('returns 500 without naming folders when the resume store is not writable', async () => {
  renameSync(server.resumeFolder, `${server.resumeFolder}-away`);
  try {
    for (let n = 0; n < 4; n += 1) {
      const { status, text } = await server.apply({}, { connection: 'keep-alive' });
      expect(status).toBe(500);
      expect(text).toMatch(/^\{"message":"Something went wrong on our side\. Reference: [0-9a-f]{10}\."\}$/);
    }
  } finally {
    renameSync(`${server.resumeFolder}-away`, server.resumeFolder);
  }
  expectNothingKept();
  expect((await server.apply()).status).toBe(201);
});

test('V2 keeps resumes private: folder 0700, files 0600, unguessable names', async () => {
  await server.apply();
  const [name = ''] = server.files();
  expect(statSync(server.resumeFolder).mode & 0o777).toBe(0o700);
  expect(statSync(join(server.resumeFolder, name)).mode & 0o777).toBe(0o600);
  expect(name).toMatch(/^[0-9a-z]{25}$/);
  for (const path of [`/resumes/${name}`, `/media/${name}`, `/api/resumes/${name}`, `/../resumes/${name}`]) {
    expect((await fetch(server.url + path)).ok).toBe(false);
  }
});

test('at start, removes unfinished uploads and reports missing files', async () => {
  const clock = fakeClock('2026-11-21T09:00:00Z');
  const other = await startIntake({ clock });
  await other.apply();
  await other.apply({ email: 'second@example.com' });
  const [keptFile = '', lost = ''] = other.files();
  const oldTime = (clock.now() - 16 * 60_000) / 1000;
  for (const name of ['broken.part', 'orphan', keptFile]) {
    if (name !== keptFile) writeFileSync(join(other.resumeFolder, name), 'x');
    utimesSync(join(other.resumeFolder, name), oldTime, oldTime);
  }
  writeFileSync(join(other.resumeFolder, 'young.part'), 'x');
  utimesSync(join(other.resumeFolder, 'young.part'), clock.now() / 1000, clock.now() / 1000);
  renameSync(join(other.resumeFolder, lost), join(other.dataDir, 'lost'));

  await other.app.close();
  other.db.$client.close();
  const restarted = await startIntake({ clock, dataDir: other.dataDir });
  await untilSettled(() => !restarted.files().includes('orphan'));
  expect(restarted.files()).toEqual([keptFile, 'young.part'].sort());
  expect(await sweep(restarted.db, restarted.resumeFolder, clock.now())).toEqual({ removed: 0, missing: 1 });
  const { body } = await (await restarted.logIn()).get('/api/health');
  expect(body[0]).toMatchObject({ name: 'files', ok: false, text: expect.stringMatching(/^1 file is missing\./) });
  await restarted.close();
});
