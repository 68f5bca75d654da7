import { expect } from 'vitest';
import { isNull } from '../../src/core/database/drizzle.ts';
import { applications } from '../../src/core/database/schema/applications.ts';
import { candidatePending, candidates } from '../../src/core/database/schema/candidates.ts';
import { messages } from '../../src/core/database/schema/inbox.ts';
import { outbox } from '../../src/core/database/schema/mail.ts';
import type { Client } from './app.ts';
import type { IntakeServer } from './applications.ts';
import { makePdf } from './resume-files.ts';

/** Resolves when every applicant has a record, and all CVs and the places in them have been read. */
export async function settled(server: IntakeServer) {
  server.app.candidates.wake();
  await expect.poll(() => server.db.select().from(candidatePending).all(), { timeout: 60_000 }).toEqual([]);
  const unplacedCandidates = server.db.select({ id: candidates.id }).from(candidates).where(isNull(candidates.placeBy));
  await expect.poll(() => unplacedCandidates.all(), { timeout: 60_000 }).toEqual([]);
}

/** Removes all applications, messages and candidates, for tests that share an app. Files stay. */
export async function removeEveryone(server: IntakeServer) {
  await settled(server);
  for (const table of [applications, messages, candidates, outbox]) server.db.delete(table).run();
}

let letters = 0;

/** Applies with a CV that says `words`, and returns the id of the application. */
export async function apply(server: IntakeServer, form: Record<string, unknown> & { words?: string } = {}) {
  letters += 1;
  const { words = 'Ada Lovelace', ...rest } = form;
  const applicationFields = { coverLetter: `Letter ${letters}`, resume: makePdf({ words }), ...rest };
  const { status, body } = await server.apply(applicationFields);
  if (status !== 201) throw new Error(`The application was rejected with ${status}.`);
  const { reference } = body as { reference: string };
  const row = server.db.$client.prepare('SELECT id FROM applications WHERE reference = ?').get(reference);
  return (row as { id: string }).id;
}

/** The names of the candidates that a query finds, in alphabetical order. */
export async function found(recruiter: Client, query = ''): Promise<string[]> {
  const { status, body } = await recruiter.get(`/api/candidates${query}`);
  if (status !== 200) throw new Error(body.message);
  return body.items.map(({ name }: { name: string }) => name).sort();
}

export function search(recruiter: Client, text: string) {
  return found(recruiter, `?search=${encodeURIComponent(text)}`);
}

/** The first candidate with this name. */
export async function record(recruiter: Client, name: string) {
  const { body } = await recruiter.get('/api/candidates');
  const id = body.items.find((item: { name: string }) => item.name === name)?.id;
  return (await recruiter.get(`/api/candidates/${id}`)).body;
}
