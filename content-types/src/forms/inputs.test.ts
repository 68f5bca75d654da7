import { expect, test } from 'vitest';
import { applicationParts } from '../applications/application-form.ts';
import { toQuestionInput } from '../applications/questions.ts';
import { createSchema, initialData } from '../fields/field.ts';
import { alert, alertFields, alertParts } from '../job-search/alert-form.ts';
import { dataProtection } from '../types/data-protection.ts';
import { brief, complaint, message } from '../types/submissions.ts';
import { toForm, toInputs } from './inputs.ts';

const LISTS = { category: { developer: 'Developer' }, type: { full: 'Full time' }, basis: {} };

test.each([message, complaint, brief, { ...alert, name: 'alert', fields: alertFields(LISTS) }])(
  'V9 the HTML attributes of the $name form match its schema',
  ({ fields }) => {
    const schema = createSchema(fields as typeof brief.fields, 'publish');
    const rejects = (name: string, value: string) =>
      schema
        .safeParse({ ...initialData(fields as typeof brief.fields), [name]: value })
        .error?.issues.some(({ path }) => path[0] === name) ?? false;
    for (const { name, attributes, options } of toInputs(fields)) {
      expect([name, rejects(name, '')]).toEqual([
        name,
        options ? options[0]?.[0] !== '' : attributes.required === true,
      ]);
      for (const [value] of options ?? []) expect([name, value, rejects(name, value)]).toEqual([name, value, false]);
      if (!options) expect([name, rejects(name, 'x'.repeat((attributes.maxLength ?? 0) + 1))]).toEqual([name, true]);
    }
  },
);

test('V1 the contact form has placeholders and autofill hints', () => {
  const { action, parts } = toForm(message);
  expect(action).toBe('/api/messages');
  expect(parts[0]?.inputs).toEqual([
    {
      name: 'name',
      label: 'Name',
      attributes: {
        type: 'text',
        required: true,
        placeholder: 'Name (required)',
        autoComplete: 'name',
        maxLength: 120,
      },
    },
    expect.objectContaining({ name: 'email', attributes: expect.objectContaining({ type: 'email', maxLength: 254 }) }),
    expect.objectContaining({ name: 'website', isOptional: true }),
    expect.objectContaining({ name: 'message', attributes: expect.objectContaining({ rows: 6 }) }),
  ]);
});

test('V2 the application form follows the agency’s data protection settings', () => {
  const settings = { ...initialData(dataProtection.fields), equality: true, optionalLetter: false };
  const names = (parts: ReturnType<typeof applicationParts>) =>
    parts.map(({ legend, inputs }) => [
      legend,
      ...inputs.map(({ name, attributes }) => `${name}${attributes.required ? '*' : ''}`),
    ]);
  const question = { question: 'Can you drive?', answer: 'yesNo' as const, options: [], required: true };
  const questions = [toQuestionInput('drive', question)];
  expect(names(applicationParts({ settings, questions, isForJob: true }))).toEqual([
    [undefined, 'fullName*', 'email*', 'phone*', 'coverLetter*', 'resume*', 'answer-drive*'],
    ['Keep in touch', 'consentTalentPool', 'consentMarketing'],
    ['Equality questions', 'equalityAge', 'equalitySex', 'equalityEthnicity', 'equalityDisability'],
  ]);
  const less = { ...settings, equality: false, optionalLetter: true };
  expect(names(applicationParts({ settings: less, questions: [], isForJob: false }))).toEqual([
    [undefined, 'fullName*', 'email*', 'phone*', 'coverLetter', 'resume*'],
    ['Keep in touch', 'consentTalentPool', 'consentMarketing'],
  ]);
});

test('hides rarely used filters of a job alert', () => {
  const [first, more] = alertParts(alertFields(LISTS));
  expect(first?.inputs.map(({ name }) => name)).toEqual([
    'email',
    'q',
    'category',
    'type',
    'place',
    'miles',
    'frequency',
  ]);
  expect(more?.inputs.map(({ name }) => name)).toEqual(['basis', 'remote', 'pay', 'per']);
  expect(toForm(alert).parts.map(({ inputs }) => inputs.map(({ name }) => name))).toEqual([['email', 'frequency']]);
});
