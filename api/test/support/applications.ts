/** The real app on a real port, with a job to apply for. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { contentTypes } from 'content-types';
import { initialData } from 'content-types/fields/field';
import { richTextFromPlain } from 'content-types/text/rich-text';
import { createDocument } from '../../src/core/content/documents/save.ts';
import type { Database } from '../../src/core/database/open.ts';
import { startApp } from './app.ts';
import { makePdf } from './resume-files.ts';
import { TERMS } from './samples.ts';

export const ANSWERS = {
  fullName: 'Ada Lovelace',
  email: 'ada@example.com',
  phone: '020 7946 0123',
  coverLetter: 'I would like to apply.\n\nKind regards',
};

export const MESSAGE = { name: 'Ada Lovelace', email: 'ada@example.com', website: '', message: 'Please call me.' };

export type IntakeServer = Awaited<ReturnType<typeof startIntake>>;

export async function startIntake(options: Parameters<typeof startApp>[0] = {}) {
  const server = await startApp({ ...options, env: { TRUST_PROXY: 'loopback', ...options.env } });
  await server.app.listen({ host: '127.0.0.1', port: 0 });
  const url = `http://127.0.0.1:${(server.app.server.address() as AddressInfo).port}`;
  const jobId = addJob(server.db, server.app.clock.now());
  const resumeFolder = join(server.dataDir, 'resumes');
  return {
    ...server,
    url,
    jobId,
    resumeFolder,
    /** Sends a form as an API client does, each time from a different address unless a header sets one. */
    post: (path: string, body: RequestBody, headers: Record<string, string> = {}) => post(url + path, body, headers),
    apply: (form: Record<string, unknown> = {}, headers?: Record<string, string>) =>
      post(`${url}/api/applications`, applicationForm({ jobId, ...form }), headers),
    files: () => readdirSync(resumeFolder).sort(),
    hashOf: (name: string) =>
      createHash('sha256')
        .update(readFileSync(join(resumeFolder, name)))
        .digest('hex'),
  };
}

/** Adds a job, published unless `publish` is false. Returns its id. */
export function addJob(
  db: Database,
  now: number,
  options: { expiresAt?: number; publish?: boolean; title?: string; id?: string; facts?: object } = {},
): string {
  const { title = 'Platform engineer', facts, ...save } = options;
  const description = richTextFromPlain('A good job.');
  const data = { ...initialData(contentTypes.job.fields), ...TERMS, title, description, ...facts };
  return createDocument(db, contentTypes.job, { data, ...save }, { userId: null, at: now }).id;
}

/** Parts in the order of the object; `resume` is a file. A value of `undefined` leaves a part out. */
export function applicationForm(form: Record<string, unknown>): FormData {
  const data = new FormData();
  const formValues = { ...ANSWERS, resume: makePdf(), fileName: 'cv.pdf', ...form };
  for (const [name, value] of Object.entries(formValues)) {
    if (name === 'fileName' || value === undefined) continue;
    if (Buffer.isBuffer(value)) data.append(name, new Blob([new Uint8Array(value)]), String(formValues.fileName));
    else data.append(name, String(value));
  }
  return data;
}

type RequestBody = NonNullable<RequestInit['body']>;

let senders = 0;

async function post(url: string, body: RequestBody, headers: Record<string, string> = {}) {
  senders += 1;
  const address = `198.51.${(senders >> 8) & 255}.${senders & 255}`;
  const response = await fetch(url, {
    method: 'POST',
    body,
    headers: { accept: 'application/json', 'x-forwarded-for': address, ...headers },
  });
  const text = await response.text();
  const isJson = response.headers.get('content-type')?.includes('json');
  return { status: response.status, headers: response.headers, text, body: isJson ? JSON.parse(text) : undefined };
}
