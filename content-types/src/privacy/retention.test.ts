import { expect, test } from 'vitest';
import { createSchema, initialData } from '../fields/field.ts';
import { dataProtection } from '../types/data-protection.ts';
import { listRetentionLines } from './retention.ts';

const { fields } = dataProtection;
const initial = initialData(fields);
const errorsOf = (retention: Partial<typeof initial.retention>) =>
  createSchema(fields, 'publish')
    .safeParse({ ...initial, retention: { ...initial.retention, ...retention } })
    .error?.issues.map(({ path, message }) => [path.join('.'), message]);

test('accepts the periods of a new installation', () => {
  expect(errorsOf({})).toBeUndefined();
});

test('rejects less than a year for applications, citing the law', () => {
  expect(errorsOf({ applications: 11, talentPool: 6 })).toEqual([
    ['retention.applications', expect.stringMatching(/^Applications \(months\) must be 12 or more\. .*regulation 29/)],
    ['retention.talentPool', expect.stringMatching(/must be 12 or more\. .*regulation 29/)],
  ]);
});

test('rejects a retention period over the maximum, with the reason', () => {
  expect(errorsOf({ applications: 73, messages: 37 })).toEqual([
    ['retention.applications', expect.stringMatching(/must be 72 or less\. By law, you can’t keep personal data/)],
    ['retention.messages', expect.stringMatching(/must be 36 or less\. By law, you can’t keep personal data/)],
  ]);
});

test('describes the periods in words', () => {
  const lines = listRetentionLines({ ...initial, retention: { ...initial.retention, applications: 18, messages: 1 } });
  expect(Object.fromEntries(lines.map(({ what, howLong }) => [what, howLong]))).toMatchObject({
    Applications: '18 months after our last contact about the application',
    Messages: '1 month after our last contact about the message',
    'People who were hired': '6 years after our last contact about the application',
  });
});
