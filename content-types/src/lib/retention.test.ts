import { expect, test } from 'vitest';
import { createSchema, initialData } from '../fields/field.ts';
import { dataProtection } from '../types/data-protection.ts';
import { retentionLines } from './retention.ts';

const { fields } = dataProtection;
const initial = initialData(fields);
const refusalOf = (retention: Partial<typeof initial.retention>) =>
  createSchema(fields, 'publish')
    .safeParse({ ...initial, retention: { ...initial.retention, ...retention } })
    .error?.issues.map(({ path, message }) => [path.join('.'), message]);

test('the periods that a new installation starts with may be published', () => {
  expect(refusalOf({})).toBeUndefined();
});

test('an agency cannot keep applications for less than a year, and is told which law says so', () => {
  expect(refusalOf({ applications: 11, talentPool: 6 })).toEqual([
    ['retention.applications', expect.stringMatching(/^Applications \(months\) must be 12 or more\. .*regulation 29/)],
    ['retention.talentPool', expect.stringMatching(/must be 12 or more\. .*regulation 29/)],
  ]);
});

test('nothing is kept for ever, and the refusal says why', () => {
  expect(refusalOf({ applications: 73, messages: 37 })).toEqual([
    ['retention.applications', expect.stringMatching(/must be 72 or less\. The law lets personal data/)],
    ['retention.messages', expect.stringMatching(/must be 36 or less\. The law lets personal data/)],
  ]);
});

test('the periods in words', () => {
  const lines = retentionLines({ ...initial, retention: { ...initial.retention, applications: 18, messages: 1 } });
  expect(Object.fromEntries(lines.map(({ what, howLong }) => [what, howLong]))).toMatchObject({
    Applications: '18 months after our last contact about the application',
    Messages: '1 month after our last contact about the message',
    'People who got the job': '6 years after our last contact about the application',
  });
});
