/** The application form: its inputs, with the agency's questions and consents. */

import { longText } from '../fields/text.ts';
import { type FormPart, type Input, toInputs } from '../forms/inputs.ts';
import type { DataByType } from '../index.ts';
import { application } from '../types/submissions.ts';
import { equalityQuestions } from './equality-questions.ts';

/** The checkbox of each consent, never ticked in advance. */
export const CONSENT_FIELDS = { talentPool: 'consentTalentPool', marketing: 'consentMarketing' } as const;

interface Form {
  settings: Pick<DataByType['dataProtection'], 'consents' | 'equality' | 'optionalLetter'>;
  /** Whether the application is for one job, rather than any in the future. */
  isForJob: boolean;
  /** Inputs made by `toQuestionInput`. */
  questions: readonly Input[];
}

const { jobId: _, ...shown } = application.fields;
const { label, max } = shown.coverLetter;
const LATER = { name: 'resumeLater', label: 'I’ll send it later. You’ll get a link to upload it.' };

export const optionalLetter = longText(label, { max });

export function applicationParts({ settings, isForJob, questions }: Form): FormPart[] {
  const { consents, equality } = settings;
  const help = `A few sentences will do: what you do now, and ${isForJob ? 'why you want this job' : 'what you’re looking for'}.`;
  const coverLetter = { ...(settings.optionalLetter ? optionalLetter : shown.coverLetter), help };
  const inputs = toInputs({ ...shown, coverLetter }, application.form.halves);
  return [
    {
      inputs: [...inputs.map((input) => (input.name === 'resume' ? { ...input, later: LATER } : input)), ...questions],
    },
    {
      legend: 'Keep in touch',
      inputs: (['talentPool', 'marketing'] as const).map((kind) => ({
        name: CONSENT_FIELDS[kind],
        label: consents[kind],
        attributes: { type: 'checkbox' },
      })),
    },
    ...(equality ? [EQUALITY] : []),
  ];
}

const EQUALITY: FormPart = {
  legend: 'Equality questions',
  hint: 'Your answers are anonymous: we only keep totals, separately from your application.',
  inputs: equalityQuestions.map(({ name, label, answers }) => ({
    name,
    label,
    attributes: {},
    options: ['', ...answers].map((answer) => [answer, answer] as const),
    isHalf: true,
  })),
};
