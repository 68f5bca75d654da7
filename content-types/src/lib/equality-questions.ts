/** Optional questions for equality monitoring. Answers are counted and never stored with a person. */

export interface EqualityQuestion {
  /** The name of its form field. */
  name: string;
  label: string;
  answers: readonly string[];
}

export const PREFER_NOT_TO_SAY = 'Prefer not to say';

export const equalityQuestions: readonly EqualityQuestion[] = [
  { name: 'equalityAge', label: 'Your age', answers: ['16 to 24', '25 to 34', '35 to 44', '45 to 54', '55 or over'] },
  { name: 'equalitySex', label: 'Your sex', answers: ['Female', 'Male', 'In another way'] },
  {
    name: 'equalityEthnicity',
    label: 'Your ethnic group',
    answers: [
      'Asian or Asian British',
      'Black, Black British, Caribbean or African',
      'Mixed or multiple ethnic groups',
      'White',
      'Another ethnic group',
    ],
  },
  { name: 'equalityDisability', label: 'Do you have a disability or long-term condition?', answers: ['Yes', 'No'] },
].map((question) => ({ ...question, answers: [...question.answers, PREFER_NOT_TO_SAY] }));
