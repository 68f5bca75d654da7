/** The screening questions of an application form. Islands must not import this: it reads content. */
import type { DataByType } from 'content-types';
import { MAX_QUESTIONS, toAskedKey, toQuestionInput } from 'content-types/applications/questions';
import type { Input } from 'content-types/forms/inputs';
import type { ContentReader } from '../../content.ts';

type Job = Pick<DataByType['job'], 'category' | 'questions'>;

interface Screening {
  questions: Input[];
  /** Identifies these wordings to the API. */
  asked: string;
}

/** The questions for every application and, for a job, those of its sector and its own. */
export function readScreening(content: ContentReader, job?: Job): Screening {
  const isAsked = (id: string, { asked, sectors }: DataByType['question']) =>
    asked === 'all' ||
    (asked === 'sectors' && job !== undefined && sectors.includes(job.category)) ||
    job?.questions.includes(id);
  const entries = content
    .list('question')
    .filter(({ id, data }) => isAsked(id, data))
    .slice(0, MAX_QUESTIONS);
  const questions = entries.map(({ id, data }) => toQuestionInput(id, data));
  return { questions, asked: entries.map(({ id, data }) => toAskedKey(id, data)).join(' ') };
}
