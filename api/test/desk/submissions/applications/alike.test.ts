/** CVs and cover letters that are almost the same, over HTTP, with real files. */
import { beforeEach, expect, test } from 'vitest';
import { applications } from '../../../../src/core/database/schema/applications.ts';
import { addJob, type IntakeServer, startIntake } from '../../../support/applications.ts';
import { apply, removeEveryone, settled } from '../../../support/candidates.ts';
import { change } from '../../../support/inbox.ts';
import { type InventedCv, inventCvs } from '../../../support/invented-cvs.ts';
import { documentXml, makeDocx, paragraph } from '../../../support/resume-files.ts';
import { share } from '../../../support/share.ts';

let server: IntakeServer;
let recruiter: Awaited<ReturnType<IntakeServer['logIn']>>;
share(
  async () => {
    server = await startIntake();
    recruiter = await server.logIn('recruiter');
  },
  () => server.close(),
);
beforeEach(() => removeEveryone(server));

function send({ text, fullName, email, phone }: InventedCv, form: Record<string, unknown> = {}) {
  const xml = documentXml(text.split('\n').map(paragraph).join(''));
  return apply(server, { fullName, email, phone, resume: makeDocx({ xml }), fileName: 'cv.docx', ...form });
}

async function readAlike(id: string): Promise<{ resume: string[]; coverLetter: string[] }> {
  const { status, body } = await recruiter.get(`/api/applications/${id}/alike`);
  expect(status).toBe(200);
  const ids = (list: { id: string }[]) => list.map((application) => application.id);
  return { resume: ids(body.resume), coverLetter: ids(body.coverLetter) };
}

test('finds 30 copies among 150 CVs on the same form', async () => {
  const make = inventCvs(7);
  const originals = Array.from({ length: 120 }, () => make.cv());
  const copies = Array.from({ length: 30 }, (_, index) => make.copyOf(originals[index % 10] as (typeof originals)[0]));
  const allCvs = [...originals.entries(), ...copies.map((cv, index) => [index % 10, cv] as const)];
  const groupOf = new Map<string, number>();
  for (let offset = 0; offset < allCvs.length; offset += 10) {
    await Promise.all(allCvs.slice(offset, offset + 10).map(async ([group, cv]) => groupOf.set(await send(cv), group)));
  }
  await settled(server);
  let suggestionCount = 0;
  let correct = 0;
  for (const [id, group] of groupOf) {
    if (group >= 30) continue;
    const { resume } = await readAlike(id);
    suggestionCount += resume.length;
    correct += resume.filter((other) => groupOf.get(other) === group).length;
  }
  // 10 CVs, each with 3 copies: every one of the 4 should suggest the other 3.
  const plantedCount = 10 * 4 * 3;
  expect(correct / plantedCount).toBeGreaterThanOrEqual(0.95);
  expect(correct / suggestionCount).toBeGreaterThanOrEqual(0.95);
}, 180_000);

test('reports no copies among short answers on a long form', async () => {
  const make = inventCvs(8);
  const ids: string[] = [];
  for (let index = 0; index < 12; index += 1) ids.push(await send(make.cv(5)));
  await settled(server);
  for (const id of ids) expect((await readAlike(id)).resume).toEqual([]);
});

test('finds similar cover letters, except short letters', async () => {
  const make = inventCvs(9);
  const [letter, other] = [make.cv(10), make.cv(10)];
  const short = { coverLetter: 'I would like to apply for this job.\n\nKind regards' };
  const ada = await send(make.cv(), { coverLetter: letter.text });
  const grace = await send(make.cv(), { coverLetter: make.copyOf(letter, 2).text });
  const alan = await send(make.cv(), { coverLetter: other.text });
  const brief = [await send(make.cv(), short), await send(make.cv(), short)];
  await settled(server);
  expect(await readAlike(ada)).toEqual({ resume: [], coverLetter: [grace] });
  for (const id of [alan, ...brief]) expect(await readAlike(id)).toEqual({ resume: [], coverLetter: [] });
});

test('similar CVs exclude other jobs, the same person, spam and the bin', async () => {
  const make = inventCvs(10);
  const cv = make.cv();
  const other = addJob(server.db, server.app.clock.now(), { title: 'Night nurse' });
  const first = await send(cv);
  const repeatedId = await send({ ...make.copyOf(cv, 1), email: cv.email.toUpperCase() });
  const otherJobApplicationId = await send(make.copyOf(cv, 1), { jobId: other });
  const speculative = await send(make.copyOf(cv, 1), { jobId: '' });
  await send(make.copyOf(cv, 1), { topic: 'http://spam.example' });
  const binnedId = await send(make.copyOf(cv, 1));
  const lateId = await send(make.copyOf(cv, 1));
  await change(recruiter, `/api/applications/${binnedId}`, { bin: true });
  await settled(server);
  expect((await readAlike(first)).resume).toEqual([lateId]);
  expect((await readAlike(lateId)).resume).toEqual([first, repeatedId]);
  for (const id of [otherJobApplicationId, speculative]) expect((await readAlike(id)).resume).toEqual([]);
});

test('compares two people without an email address', async () => {
  const make = inventCvs(13);
  const cv = make.cv();
  const [first, copy] = [await send(cv), await send(make.copyOf(cv, 1))];
  await settled(server);
  server.db.update(applications).set({ email: '' }).run();
  expect((await readAlike(first)).resume).toEqual([copy]);
  expect((await readAlike(copy)).resume).toEqual([first]);
});

test('leaves out an erased CV', async () => {
  const make = inventCvs(11);
  const cv = make.cv();
  const [first, copy] = [await send(cv), await send(make.copyOf(cv, 1))];
  await settled(server);
  expect((await readAlike(first)).resume).toEqual([copy]);
  expect((await recruiter.delete(`/api/applications/${copy}`)).body.kind).toBe('everything');
  expect((await readAlike(first)).resume).toEqual([]);
  expect((await recruiter.get(`/api/applications/${copy}/alike`)).status).toBe(404);
});

test('rejects users without the inbox', async () => {
  const id = await send(inventCvs(12).cv());
  const editor = await server.logIn('editor');
  expect((await editor.get(`/api/applications/${id}/alike`)).status).toBe(403);
});
