/**
 * Screening questions: their wordings, answers and flags. A form sends a key for the wording
 * of each question that it asked, and the wording comes from the database. A question that a form does not name was not
 * asked and needs no answer.
 */
import { contentTypes, type DataByType } from 'content-types';
import {
  hasSeveralAnswers,
  listAnswers,
  MAX_ANSWER_LENGTH,
  MAX_QUESTIONS,
  NUMBER_PATTERN,
  problems,
  toAnswerName,
  toAskedKey,
  toQuestionInput,
} from 'content-types/applications/questions';
import { removeUnprintable } from 'content-types/fields/text';
import type { Input } from 'content-types/forms/inputs';
import { formatDay } from 'content-types/time/format-day';
import { withDefaults } from 'content-types/values/defaults';
import { z } from 'zod';
import { documentStatements, onSite } from '../../../core/content/document-statements.ts';
import { desc, eq } from '../../../core/database/drizzle.ts';
import type { Database } from '../../../core/database/open.ts';
import type { Answer } from '../../../core/database/schema/applications.ts';
import { documents, revisions } from '../../../core/database/schema/content.ts';
import { toText, toTexts } from '../../../core/forms/form-html.ts';
import type { Issue } from '../../../core/http/errors.ts';

type Question = DataByType['question'];
type Values = Record<string, unknown>;

/** Separates several options, which may contain commas. */
const SEPARATOR = '; ';

interface AskedQuestion {
  id: string;
  /** The name of the question's form field. */
  name: string;
  question: Question;
}

/** The answers in the order of the form, and a sentence for each that is flagged. */
export function readAnswers(db: Database, values: Values): { answers: Answer[]; flags: string[]; issues: Issue[] } {
  const result = { answers: [] as Answer[], flags: [] as string[], issues: [] as Issue[] };
  for (const { name, question } of findAsked(db, values)) {
    const isSeveral = hasSeveralAnswers(question) || question === DELETED_QUESTION;
    const chosenValues = isSeveral ? toTexts(values[name]) : [toText(values[name])];
    const texts = chosenValues.map((text) => removeUnprintable(text).replace(/\s+/g, ' ').trim());
    const typedText = texts.join(SEPARATOR);
    const problem = findProblem(question, typedText, texts);
    if (problem) {
      result.issues.push({ path: name, message: problem });
      continue;
    }
    const answer = question.answer === 'date' && typedText ? formatDay(typedText) : typedText;
    result.answers.push({ question: question.question, answer });
    const flag = findFlag(question, typedText, answer, texts);
    if (flag) result.flags.push(flag);
  }
  return result;
}

/** The page of a job whose form asks a question with this data; null if every form asks it, or none does. */
export function findPageAsking(db: Database, id: string, data: unknown): string | null {
  const { asked, sectors } = withDefaults(contentTypes.question.fields, data) as Question;
  if (asked === 'all') return null;
  const jobs = db.select().from(documents).where(onSite('job')).orderBy(desc(documents.publishedAt)).all();
  const job = jobs.find(({ published, closed }) => {
    const { category, questions } = published as Partial<DataByType['job']>;
    return !closed && ((asked === 'sectors' && sectors.includes(category ?? null)) || questions?.includes(id));
  });
  return job ? `/job/${job.id}` : null;
}

/** The questions that a form asked, for the page that returns it. */
export function listAskedInputs(db: Database, values: Values): Input[] {
  return findAsked(db, values).map(({ id, name, question }) => {
    const options = question === DELETED_QUESTION ? toTexts(values[name]) : [];
    const isTicked = options.length > 1;
    return toQuestionInput(id, isTicked ? { ...question, answer: 'choice', options, several: true } : question);
  });
}

/** Questions and answers as text, one pair per line. */
export function answersInWords(answers: readonly Answer[]): string {
  return answers.map(({ question, answer }) => `${question} ${answer || NOT_ANSWERED}`).join('\n');
}

export const NOT_ANSWERED = 'Not answered';

function findAsked(db: Database, values: Values): AskedQuestion[] {
  const keys = toText(values.asked).split(' ').slice(0, MAX_QUESTIONS);
  const byId = new Map(keys.map((key) => [key.split('.')[0] ?? '', key]));
  return [...byId].flatMap(([id, key]) => {
    const name = toAnswerName(id);
    const question = findWording(db, id, key) ?? (toTexts(values[name]).length > 0 ? DELETED_QUESTION : undefined);
    return question && documentStatements(db).selectById.get({ id })?.type === type.name
      ? [{ id, name, question }]
      : [];
  });
}

/**
 * Finds the wording that was asked, even if the question was changed or deleted since. A key without a number means the
 * current wording.
 */
function findWording(db: Database, id: string, key: string): Question | undefined {
  const row = documentStatements(db).selectPublicById.get({ id });
  if (row?.type !== type.name) return undefined;
  const isAsked = (data: Question) => toAskedKey(id, data) === key;
  const currentQuestion = row.published && withDefaults(type.fields, row.published);
  if (currentQuestion && (key === id || isAsked(currentQuestion))) return currentQuestion;
  const earlierVersions = db
    .select({ data: revisions.data })
    .from(revisions)
    .where(eq(revisions.documentId, id))
    .orderBy(desc(revisions.id))
    .all();
  return earlierVersions.map(({ data }) => withDefaults(type.fields, data)).find(isAsked);
}

const { question: type } = contentTypes;

/** Placeholder for an answer whose question was permanently deleted while the form was open. */
const DELETED_QUESTION: Question = {
  ...withDefaults(type.fields, {}),
  question: 'A question that has since been changed or deleted',
};

/** Why an answer is invalid, or null. `texts` holds the parts of the answer, one for each chosen option. */
function findProblem(question: Question, answer: string, texts: readonly string[]): string | null {
  const { question: questionText, required } = question;
  if (answer === '') return required ? problems.missing(questionText) : null;
  const options = listAnswers(question);
  if (options) return texts.every((text) => options.includes(text)) ? null : problems.choice(questionText);
  if (answer.length > MAX_ANSWER_LENGTH) return problems.tooLong(questionText);
  if (question.answer === 'number') return IS_NUMBER.test(answer) ? null : problems.number(questionText);
  if (question.answer === 'date') return z.iso.date().safeParse(answer).success ? null : problems.date(questionText);
  return null;
}

const IS_NUMBER = new RegExp(`^${NUMBER_PATTERN}$`);

/** The reason to flag an answer; null if no condition of the question flags it. `answerText` is the answer in words. */
function findFlag(question: Question, answer: string, answerText: string, texts: readonly string[]): string | null {
  const { question: questionText, flagIf, flagIfIn, flagBelow, flagAbove, flagBefore, flagAfter } = question;
  switch (question.answer) {
    case 'yesNo':
      return flagListed(questionText, flagIf ? [flagIf] : [], texts);
    case 'choice':
      return flagListed(questionText, flagIfIn, texts);
    case 'number':
      if (flagBelow === null && flagAbove === null) return null;
      if (answer === '') return `Did not answer “${questionText}”`;
      if (flagBelow !== null && Number(answer) < flagBelow)
        return `Answered ${answerText} to “${questionText}”: less than ${flagBelow}`;
      return flagAbove !== null && Number(answer) > flagAbove
        ? `Answered ${answerText} to “${questionText}”: more than ${flagAbove}`
        : null;
    case 'date':
      if (!flagBefore && !flagAfter) return null;
      if (answer === '') return `Did not answer “${questionText}”`;
      if (flagBefore && answer < flagBefore)
        return `Answered ${answerText} to “${questionText}”: before ${formatDay(flagBefore)}`;
      return flagAfter && answer > flagAfter
        ? `Answered ${answerText} to “${questionText}”: after ${formatDay(flagAfter)}`
        : null;
    default:
      return null;
  }
}

function flagListed(questionText: string, flaggedAnswers: readonly string[], texts: readonly string[]): string | null {
  if (flaggedAnswers.length === 0) return null;
  if (!texts.some(Boolean)) return `Did not answer “${questionText}”`;
  const reasons = texts.filter((text) => flaggedAnswers.includes(text));
  return reasons.length > 0 ? `Answered ${reasons.join(SEPARATOR)} to “${questionText}”` : null;
}
