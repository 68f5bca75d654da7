/** The screening questions of an application form. Islands must not import this: it reads content. */
import type { DataByType } from 'content-types';
import { askedKey, MAX_QUESTIONS } from 'content-types/applications/questions';
import type { ContentReader } from '../../content.ts';
import type { QuestionsProps } from '../../islands/forms/Questions.tsx';

type Job = Pick<DataByType['job'], 'category' | 'questions'>;

/** The questions for every application and, for a job, those of its sector and its own. */
export function readScreening(content: ContentReader, job?: Job): QuestionsProps {
  const isAsked = (id: string, { asked, sectors }: DataByType['question']) =>
    asked === 'all' ||
    (asked === 'sectors' && job !== undefined && sectors.includes(job.category)) ||
    job?.questions.includes(id);
  const entries = content
    .list('question')
    .filter(({ id, data }) => isAsked(id, data))
    .slice(0, MAX_QUESTIONS);
  // Fields that are not needed must not reach the page.
  const questions = entries.map(({ id, data }) => {
    const { question, answer, options, required } = data;
    return { id, question, answer, options: answer === 'choice' ? options : [], required };
  });
  return { questions, asked: entries.map(({ id, data }) => askedKey(id, data)).join(' ') };
}
