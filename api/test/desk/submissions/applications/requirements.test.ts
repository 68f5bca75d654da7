/** Matches a job's requirements with sentences of a CV, over HTTP, with a real file. */
import { expect, test } from 'vitest';
import { addJob, type IntakeServer, startIntake } from '../../../support/applications.ts';
import { apply, settled } from '../../../support/candidates.ts';
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

const REQUIREMENTS = [
  'Counterbalance forklift licence',
  'Experience of managing a team of drivers',
  'C++',
  'Food hygiene certificate',
  'Good experience',
  'Driver CPC',
  'FOOD HANDLING ESSENTIAL: CERTIFICATE',
  'Contract to 2029',
];
const CV = [
  'Ada Lovelace',
  'CPC to 2029. I drove a van. I managed drivers on nights, a team of nine.',
  'Licence for reach trucks',
  'Counterbalance forklift licence since 2019',
  'Wrote C++ in the evenings; food is my passion',
];
const readMatches = async (id: string) => (await recruiter.get(`/api/applications/${id}/requirements`)).body.items;

test('finds the sentence of the CV for each requirement', async () => {
  const jobId = addJob(server.db, server.app.clock.now(), { facts: { requirements: REQUIREMENTS } });
  const id = await apply(server, {
    jobId,
    resume: makeDocx({ xml: documentXml(CV.map(paragraph).join('')) }),
    fileName: 'cv.docx',
  });
  await settled(server);
  expect(await readMatches(id)).toEqual([
    { requirement: REQUIREMENTS[0], sentence: 'Counterbalance forklift licence since 2019' },
    { requirement: REQUIREMENTS[1], sentence: 'I managed drivers on nights, a team of nine.' },
    { requirement: 'C++', sentence: 'Wrote C++ in the evenings' },
    { requirement: 'Food hygiene certificate', sentence: null },
    { requirement: 'Good experience', sentence: null },
    { requirement: 'Driver CPC', sentence: 'CPC to 2029' },
    { requirement: REQUIREMENTS[6], sentence: null },
    { requirement: 'Contract to 2029', sentence: null },
  ]);
  const editor = await server.logIn('editor');
  expect((await editor.get(`/api/applications/${id}/requirements`)).status).toBe(403);
});

test('returns no matches without a CV or a job', async () => {
  const jobId = addJob(server.db, server.app.clock.now(), { facts: { requirements: REQUIREMENTS } });
  const withoutCv = await apply(server, { jobId, resume: undefined, resumeLater: 'yes', email: 'b@example.com' });
  const speculative = await apply(server, { jobId: '', email: 'c@example.com' });
  await settled(server);
  for (const id of [withoutCv, speculative]) expect(await readMatches(id)).toEqual([]);
  expect((await recruiter.get('/api/applications/none/requirements')).status).toBe(404);
});
