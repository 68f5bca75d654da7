/**
 * Optional questions for equality monitoring, worded as in the government's harmonised standards. Answers are counted and
 * never stored with a person. The counts of an answer that is removed here stay in the report.
 */

export interface EqualityQuestion {
  /** The name of the question's form field. */
  name: string;
  label: string;
  answers: readonly string[];
}

const PREFER_NOT_TO_SAY = 'Prefer not to say';

export const equalityQuestions: readonly EqualityQuestion[] = [
  {
    name: 'equalityAge',
    label: 'What is your age?',
    answers: ['16 to 24', '25 to 34', '35 to 44', '45 to 54', '55 or over'],
  },
  { name: 'equalitySex', label: 'What is your sex?', answers: ['Female', 'Male'] },
  {
    name: 'equalityEthnicity',
    label: 'What is your ethnic group?',
    answers: [
      'Asian or Asian British',
      'Black, Black British, Caribbean or African',
      'Mixed or multiple ethnic groups',
      'White',
      'Another ethnic group',
    ],
  },
  {
    name: 'equalityDisability',
    label: 'Do you have a disability or long-term health condition?',
    answers: ['Yes', 'No'],
  },
].map((question) => ({ ...question, answers: [...question.answers, PREFER_NOT_TO_SAY] }));
