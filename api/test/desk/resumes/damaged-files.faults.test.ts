/** Lost and damaged CV files: each is reported, and does not delay or break anything else. */
import { mkdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { eq } from '../../../src/core/database/drizzle.ts';
import { resumes } from '../../../src/core/database/schema/applications.ts';
import { candidatePending, resumeTexts } from '../../../src/core/database/schema/candidates.ts';
import { ORIGIN } from '../../support/app.ts';
import { type IntakeServer, startIntake } from '../../support/applications.ts';
import { unzipped } from '../../support/candidate-page.ts';
import { apply, settled } from '../../support/candidates.ts';
import { makeDocx, makePdf } from '../../support/resume-files.ts';

let server: IntakeServer;
let recruiter: Awaited<ReturnType<IntakeServer['logIn']>>;
beforeAll(async () => {
  server = await startIntake();
  recruiter = await server.logIn('recruiter');
});
afterAll(() => server.close());

const DAMAGES: Record<string, (path: string) => void> = {
  'is missing': (path) => rmSync(path),
  'is empty': (path) => truncateSync(path),
  'is cut off': (path) => truncateSync(path, 200),
  'is nonsense': (path) => writeFileSync(path, Buffer.alloc(readFileSync(path).length, 'nonsense ')),
  'is cut off and padded with zeros': (path) => {
    const { length } = readFileSync(path);
    truncateSync(path, 100);
    truncateSync(path, length);
  },
  // A folder in place of the file makes reading fail, as a bad sector would.
  'cannot be read': (path) => {
    rmSync(path);
    mkdirSync(path);
  },
};
const FILES = { pdf: () => makePdf({ words: 'Zymurgist' }), docx: () => makeDocx() };

const cases = Object.keys(DAMAGES).flatMap((damage) =>
  (['pdf', 'docx'] as const).map((kind) => [kind, damage] as const),
);

test.each(cases)('a CV (%s) that %s does not block other CVs or exports', async (kind, damage) => {
  const email = `${kind}-${damage.replaceAll(' ', '-')}@example.com`;
  const send = (extraFields: object) =>
    apply(server, { email, resume: FILES[kind](), fileName: `cv.${kind}`, ...extraFields });
  const [damaged, whole] = [await send({}), await send({ jobId: '' })];
  await settled(server);
  const path = join(server.resumeFolder, resumeOf(damaged)?.id ?? '');
  DAMAGES[damage]?.(path);

  // Queues both files for reading again, the damaged file first, as after a restart.
  for (const submissionId of [damaged, whole]) {
    server.db.delete(resumeTexts).where(eq(resumeTexts.submissionId, submissionId)).run();
    server.db.insert(candidatePending).values({ submissionId, isLinked: true }).run();
  }
  server.app.candidates.wake();
  await expect.poll(() => server.db.select().from(candidatePending).all(), { timeout: 30_000 }).toEqual([]);
  expect(textOf(whole)?.state).toBe('read');

  const download = await recruiter.get(`/api/applications/${damaged}/resume`);
  const preview = await recruiter.get(`/api/applications/${damaged}/resume/preview`);
  expect([200, 404]).toContain(download.status);
  expect([200, 404, 409]).toContain(preview.status);
  expect((await recruiter.get(`/api/applications/${whole}/resume`)).status).toBe(200);

  const headers = { cookie: recruiter.cookie, origin: ORIGIN };
  const options = { method: 'POST', url: '/api/subject-exports', headers, payload: { email } } as const;
  const archive = await server.app.inject(options);
  expect(archive.statusCode).toBe(200);
  const names = Object.keys(await unzipped(archive.rawPayload));
  expect(names).toHaveLength(3);
  const isReadable = !['is missing', 'cannot be read'].includes(damage);
  expect(names.filter((name) => name.endsWith('.txt'))).toHaveLength(isReadable ? 0 : 1);

  expect((await recruiter.post('/api/erasures', { email })).status).toBe(200);
  expect([resumeOf(damaged), resumeOf(whole)]).toEqual([undefined, undefined]);
});

const resumeOf = (id: string) => server.db.select().from(resumes).where(eq(resumes.applicationId, id)).get();
const textOf = (id: string) => server.db.select().from(resumeTexts).where(eq(resumeTexts.submissionId, id)).get();
