/** A candidate's application: the reference, and the secret from the email. */
import { eq } from '../../src/core/database/drizzle.ts';
import { applications, resumes } from '../../src/core/database/schema/applications.ts';
import { submissionEvents } from '../../src/core/database/schema/inbox.ts';
import { outbox } from '../../src/core/database/schema/mail.ts';
import { readZip, unpack } from '../../src/core/parsing/zip.ts';
import type { Client } from './app.ts';
import type { IntakeServer } from './applications.ts';
import { change } from './inbox.ts';

export const BROWSER = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };

let applicants = 0;

/** Applies and reads the acknowledgement. */
export async function candidate(server: IntakeServer, form: Record<string, unknown> = {}) {
  applicants += 1;
  // Uses a new address and cover letter each time, because repeats count as the same application and emails are limited.
  const email = `ada.${applicants}@example.com`;
  const { status, body } = await server.apply({ coverLetter: `Letter ${applicants}`, email, ...form });
  if (status !== 201) throw new Error(`The application was rejected with ${status}.`);
  const { reference } = body as { reference: string };
  const { id } = rowOf(server, reference) ?? { id: '' };
  const page = new URL(findLink(letterTo(server, id)));
  const url = server.url + page.pathname;
  return {
    id,
    reference,
    url,
    secret: page.pathname.split('/').at(-1) ?? '',
    row: () => rowOf(server, reference),
    resume: () => server.db.select().from(resumes).where(eq(resumes.applicationId, id)).get(),
    events: () => server.db.select().from(submissionEvents).where(eq(submissionEvents.submissionId, id)).all(),
    mails: () => server.db.select().from(outbox).where(eq(outbox.subjectId, id)).all(),
    get: (path = '') => readResponse(fetch(url + path, { headers: BROWSER })),
    post: (path: string, body?: FormData) =>
      readResponse(fetch(url + path, { method: 'POST', body, headers: BROWSER })),
  };
}

/** Moves the application as staff, after which the law requires the agency to keep a record. */
export async function dealWith(server: IntakeServer, id: string, status = 'shortlisted') {
  const recruiter = await server.logIn('recruiter');
  const patchResponse = await change(recruiter, `/api/applications/${id}`, { status });
  if (patchResponse.status !== 200) throw new Error(`The status was rejected with ${patchResponse.status}.`);
}

/** Adds a stage. Its text for candidates is blank by default. */
export async function addStage(admin: Client, stage: { name: string; kind?: string; candidateSees?: string }) {
  const { status, body } = await admin.post('/api/content/stages', { data: stage });
  if (status !== 201) throw new Error(`The stage was rejected: ${JSON.stringify(body)}`);
  return String(body.entry.id);
}

/** The files in a zip, by name. */
export async function unzipped(bytes: Buffer): Promise<Record<string, Buffer>> {
  const entries = readZip(bytes);
  if (!entries) throw new Error('This is no zip.');
  const files = entries.map(async (entry) => [entry.name, await unpack(bytes, entry, 50_000_000)] as const);
  return Object.fromEntries(await Promise.all(files));
}

function rowOf(server: IntakeServer, reference: string) {
  return server.db.select().from(applications).where(eq(applications.reference, reference)).get();
}

function letterTo(server: IntakeServer, id: string): string {
  const mails = server.db.select().from(outbox).where(eq(outbox.subjectId, id)).all();
  return mails.find(({ kind }) => kind === 'application.acknowledgement')?.mail.text ?? '';
}

function findLink(text: string): string {
  return /http\S+\/my-application\/[\w-]{43}(?=\s)/.exec(text)?.[0] ?? '';
}

async function readResponse(pendingResponse: Promise<Response>) {
  const response = await pendingResponse;
  const bytes = Buffer.from(await response.arrayBuffer());
  return { status: response.status, headers: response.headers, bytes, text: bytes.toString() };
}
