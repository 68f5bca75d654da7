/** Screening questions, shared by the application form and the API. */
import { type Input, withoutBlanks } from '../forms/inputs.ts';
import type { DataByType } from '../index.ts';

type Question = DataByType['question'];
/** The parts of a question that candidates see. */
export type AskedQuestion = Pick<Question, 'question' | 'answer' | 'options' | 'required'> &
  Partial<Pick<Question, 'several'>>;

/** The maximum number of questions in a form. */
export const MAX_QUESTIONS = 40;
/** The maximum length of an answer, in characters. */
export const MAX_ANSWER_LENGTH = 500;

/** The options of a question with a list of answers; null for other questions. */
export function listAnswers({ answer, options }: Pick<AskedQuestion, 'answer' | 'options'>): readonly string[] | null {
  if (answer === 'yesNo') return ['Yes', 'No'];
  return answer === 'choice' ? options : null;
}

/** Whether any number of a question's options can be chosen. */
export function hasSeveralAnswers({ answer, several }: Pick<AskedQuestion, 'answer' | 'several'>): boolean {
  return answer === 'choice' && several === true;
}

/** Returns a question as an input of the form. */
export function toQuestionInput(id: string, question: AskedQuestion): Input {
  const { question: label, answer, required } = question;
  const options = listAnswers(question)?.map((option) => [option, option] as const);
  const isSeveral = hasSeveralAnswers(question);
  return withoutBlanks({
    name: toAnswerName(id),
    label,
    isOptional: !required,
    missing: problems.missing(label),
    mismatch: answer === 'number' || answer === 'date' ? problems[answer](label) : undefined,
    attributes: withoutBlanks({ required, ...(options ? {} : ATTRIBUTES[answer]) }),
    options: options && (isSeveral ? options : [['', 'Choose an answer'], ...options]),
    isSeveral,
  });
}

/** The name of a question's form field. */
export function toAnswerName(id: string): string {
  return `answer-${id}`;
}

/**
 * Returns the key of a question and its wording: the id and a hash. The form field `asked` holds the keys, separated by
 * spaces, with which the API finds the wording.
 */
export function toAskedKey(id: string, question: AskedQuestion): string {
  return `${id}.${hashWording(question)}`;
}

/** Error messages for an answer, used in the browser and on the server. */
export const problems = {
  missing: (question: string) => `Answer “${question}”.`,
  tooLong: (question: string) => `Answer “${question}” in ${MAX_ANSWER_LENGTH} characters or fewer.`,
  choice: (question: string) => `Answer “${question}” with one of the options.`,
  number: (question: string) => `Answer “${question}” with a number, like 3.`,
  date: (question: string) => `Answer “${question}” with a date, like 21/11/2026.`,
};

/** Matches numbers with up to twelve digits and up to six decimal places. */
export const NUMBER_PATTERN = '-?[0-9]{1,12}([.][0-9]{1,6})?';

const TEXT_ATTRIBUTES = { type: 'text', maxLength: MAX_ANSWER_LENGTH };
/** The attributes of inputs, for questions without a list of answers. */
const ATTRIBUTES: Partial<Record<Question['answer'], Input['attributes']>> = {
  text: TEXT_ATTRIBUTES,
  number: { ...TEXT_ATTRIBUTES, inputMode: 'decimal', pattern: NUMBER_PATTERN },
  date: { type: 'date' },
};

/** Hashes the wording of a question (FNV-1a). */
function hashWording({ question, answer, options, several, required }: AskedQuestion): string {
  let hash = 0x811c9dc5;
  for (const char of JSON.stringify([question, answer, options, required, ...(several ? [several] : [])])) {
    hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 0x01000193);
  }
  return (hash >>> 0).toString(36);
}
