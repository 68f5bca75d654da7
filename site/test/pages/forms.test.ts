/** The public forms: their questions, which are the same without JavaScript. */
import { contentTypes } from 'content-types';
import { toAskedKey } from 'content-types/applications/questions';
import { initialData } from 'content-types/fields/field';
import { richTextFromPlain } from 'content-types/text/rich-text';
import { afterAll, expect, test } from 'vitest';
import { logIn } from './support/editor.ts';
import { inside } from './support/find.ts';
import { all, collapsed, type Element, type Page, pageOf } from './support/page.ts';
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
  { question: 'Which shifts?', answer: 'choice', options: ['Days', 'Nights'], several: true, asked: 'jobs' },
];

const site = await publishSite(async (api) => {
  const editor = await logIn(api);
  for (const question of QUESTIONS) await editor.add('question', question);
  const ownQuestion = await find(api, 'questions', 'Asked for one job?');
  const severalQuestion = await find(api, 'questions', 'Which shifts?');
  const description = richTextFromPlain('A good job.');
  const job = { ...initialData(contentTypes.job.fields), type: 'Full Time', basis: 'permanent', description };
  await editor.add('job', { ...job, title: 'Plain', category: 'admin' });
  await editor.add('job', { ...job, title: 'Engineering', category: 'Engineer' });
  await editor.add('job', {
    ...job,
    title: 'Questioned',
    category: 'admin',
    questions: [ownQuestion.id, ownQuestion.id, severalQuestion.id],
  });
  const blocks = [{ block: 'form', form: 'brief', title: '', text: '' }];
  await editor.add('page', { ...initialData(contentTypes.page.fields), title: 'Hire', path: '/hire', blocks });
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

test('a form without a job asks the questions of every application', async () => {
  const html = site.text('/send-your-cv/index.html');
  expect(askedOn(html)).toEqual([ALL]);
  const { id, data } = await find(site.api, 'questions', 'Asked of everyone?');
  expect(html).toContain(`name="asked" value="${toAskedKey(id, data as never)}"`);
});

test('no file reveals which answers are flagged', () => {
  for (const [file, bytes] of site.files) expect(/flagIf|flagBelow|4711/.test(bytes.toString()), file).toBe(false);
});

test.each([
  ['/contact-us', '/api/messages', 4],
  ['/complaints', '/api/complaints', 3],
  ['/hire', '/api/briefs', 8],
  ['/career', '/api/alerts', 11],
  ['/send-your-cv', '/api/applications', 9],
  ['Questioned', '/api/applications', 12],
])('the form of %s is the same without JavaScript', async (name, action, count) => {
  const path = name.startsWith('/') ? name : `/job/${(await find(site.api, 'jobs', name)).id}`;
  const island = formIn(site.page(path), action);
  expect(island.fields).toHaveLength(count);
  // Sends the form blank, so that the API returns it as a page.
  const response = await site.api.inject({
    method: 'POST',
    url: action,
    headers: island.headers,
    payload: island.blank,
  });
  expect(response.statusCode).toBe(422);
  expect(formIn(pageOf('', response.body), action).fields).toEqual(island.fields);
});

/** Returns a form's questions, and the request that a browser sends if nothing is typed. */
function formIn(page: Page, action: string) {
  const [form] = all(page, 'form', { action });
  if (!form) throw new Error(`${page.path} has no form for ${action}.`);
  const isOfForm = ({ attributes, within }: Element) => within.includes(form) || attributes.form === form.attributes.id;
  const hiddenInputs = all(page, 'input', { type: 'hidden' }).filter(isOfForm);
  const values = hiddenInputs.map(({ attributes }) => [attributes.name ?? '', attributes.value ?? ''] as const);
  const isMultipart = form.attributes.enctype === 'multipart/form-data';
  const parts = values.map(
    ([name, value]) => `--x\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  );
  return {
    fields: fieldsOf(inside(page, [form])),
    headers: {
      accept: 'text/html',
      'content-type': isMultipart ? 'multipart/form-data; boundary=x' : 'application/x-www-form-urlencoded',
    },
    blank: isMultipart ? `${parts.join('')}--x--\r\n` : new URLSearchParams(values.map(([...pair]) => pair)).toString(),
  };
}

/** Returns the visible fields, with their attributes and texts. */
function fieldsOf(form: Page) {
  const elementText = (element: Element | undefined) => collapsed(element?.text ?? '');
  const notes = (element: Element | undefined) =>
    (element?.attributes['aria-describedby'] ?? '')
      .split(' ')
      .filter((id) => id.endsWith('-hint'))
      .map((id) => elementText(form.elements.find(({ attributes }) => attributes.id === id)))
      // Removes the API's introduction, which explains why a file must be chosen again.
      .map((hint) => hint.replace(/^.*?\ba (?=\.)/i, 'A '));
  return form.elements.flatMap((field) => {
    const { tag, within, attributes } = field;
    const isSeen = attributes.type !== 'hidden' && !within.some((ancestor) => ancestor.attributes.class === 'trap');
    if (!['input', 'select', 'textarea'].includes(tag) || !isSeen) return [];
    const { id, class: _, value: __, 'data-fixes': fixes, ...others } = attributes;
    const group = within.find((ancestor) => ancestor.tag === 'fieldset');
    return {
      tag,
      ...Object.fromEntries(Object.entries(others).filter(([name]) => !name.startsWith('aria-'))),
      // With JavaScript, a checkbox stands for a hidden field.
      name: fixes ? `${fixes}Later` : attributes.name,
      label: elementText(
        all(form, 'label', { for: id ?? '' })[0] ?? within.find((ancestor) => ancestor.tag === 'label'),
      ),
      hint: notes(field),
      group: group && [elementText(all(inside(form, [group]), 'legend')[0]), ...notes(group)],
      options: all(inside(form, [field]), 'option').map((option) => [option.attributes.value, elementText(option)]),
    };
  });
}

/** The labels of a form's questions, in order. */
function askedOn(html: string): string[] {
  return [...html.matchAll(/<label for="answer-\w+">(Asked [^<]+)/g)].map(([, label = '']) => label);
}

async function find(api: typeof site.api, path: string, title: string) {
  const { items } = (await api.inject(`/api/content/${path}`)).json<{ items: { id: string; data: object }[] }>();
  const entry = items.find(({ data }) => Object.values(data).includes(title));
  if (!entry) throw new Error(`There is no ${title}.`);
  return entry;
}
