/** Which application forms ask which questions, and what their pages say about them. */
import { contentTypes } from 'content-types';
import { askedKey } from 'content-types/applications/questions';
import { initialData } from 'content-types/fields/field';
import { richTextFromPlain } from 'content-types/text/rich-text';
import { afterAll, expect, test } from 'vitest';
import { logIn } from './support/editor.ts';
import { publishSite } from './support/publish-site.ts';

const QUESTIONS = [
  { question: 'Asked of everyone?', answer: 'yesNo', required: true, flagIf: 'No' },
  {
    question: 'Asked of engineers?',
    answer: 'choice',
    options: ['This', 'That'],
    asked: 'sectors',
    sectors: ['Engineer'],
  },
  { question: 'Asked for one job?', answer: 'number', asked: 'jobs', flagBelow: 4711 },
  { question: 'Asked of no one?', answer: 'text', asked: 'jobs' },
];

const site = await publishSite(async (api) => {
  const editor = await logIn(api);
  for (const question of QUESTIONS) await editor.add('question', question);
  const own = await find(api, 'questions', 'Asked for one job?');
  const description = richTextFromPlain('A good job.');
  const job = { ...initialData(contentTypes.job.fields), type: 'Full Time', basis: 'permanent', description };
  await editor.add('job', { ...job, title: 'Plain', category: 'admin' });
  await editor.add('job', { ...job, title: 'Engineering', category: 'Engineer' });
  await editor.add('job', { ...job, title: 'Questioned', category: 'admin', questions: [own.id, own.id] });
});
afterAll(() => site.close());

const [ALL, SECTOR, JOB] = QUESTIONS.map(({ question }) => question);

test.each([
  ['Plain', [ALL]],
  ['Engineering', [ALL, SECTOR]],
  ['Questioned', [ALL, JOB]],
])('the form of the job “%s” asks %j', async (title, expected) => {
  const { id } = await find(site.api, 'jobs', title);
  expect(askedOn(site.text(`/job/${id}/index.html`))).toEqual(expected);
});

test('a form without a job asks what every application is asked, by the key that the API knows it by', async () => {
  const html = site.text('/send-your-cv/index.html');
  expect(askedOn(html)).toEqual([ALL]);
  const { id, data } = await find(site.api, 'questions', 'Asked of everyone?');
  expect(html).toContain(`name="asked" value="${askedKey(id, data as never)}"`);
});

test('no file says which answers are flagged', () => {
  for (const [file, bytes] of site.files) expect(/flagIf|flagBelow|4711/.test(bytes.toString()), file).toBe(false);
});

/** The labels of a form's questions, in order. */
function askedOn(html: string): string[] {
  return [...html.matchAll(/<label for="answer-\w+">(Asked [^<]+)/g)].map(([, label = '']) => label);
}

async function find(api: typeof site.api, path: string, title: string) {
  const { items } = (await api.inject(`/api/content/${path}`)).json<{ items: { id: string; data: object }[] }>();
  const found = items.find(({ data }) => Object.values(data).includes(title));
  if (!found) throw new Error(`There is no ${title}.`);
  return found;
}
