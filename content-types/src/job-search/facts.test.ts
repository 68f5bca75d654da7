import { expect, test } from 'vitest';
import { initialData } from '../fields/field.ts';
import { job } from '../types/job.ts';
import { toJobText } from './facts.ts';

const skillsOf = (requirement: string) =>
  toJobText({ data: { ...initialData(job.fields), requirements: [requirement] } }).skills;

test.each([
  'No experience needed.',
  'No warehouse experience is required',
  'Full training is given.',
  'Training provided',
])('detects that “%s” needs no experience', (text) => expect(skillsOf(text)).toContain('noexperience'));

test.each(['Candidates with no UK experience cannot be accepted.', 'You must keep full training records.'])(
  'detects that “%s” needs experience',
  (text) => expect(skillsOf(text)).not.toContain('noexperience'),
);
