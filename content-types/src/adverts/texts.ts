import { plainFromRichText } from '../text/rich-text.ts';
import type { Job } from './finding.ts';

export interface FieldText {
  path: string;
  text: string;
}

/** The texts of a job that the checks read, by field, without empty ones. Each item of a list is a line. */
export function getTexts(job: Job): FieldText[] {
  return [
    { path: 'title', text: job.title },
    { path: 'description', text: plainFromRichText(job.description) },
    { path: 'responsibilities', text: job.responsibilities.join('\n') },
    { path: 'requirements', text: job.requirements.join('\n') },
    { path: 'benefits', text: job.benefits.join('\n') },
    { path: 'salary.note', text: job.salary.note },
    { path: 'hours.pattern', text: job.hours.pattern },
    { path: 'start', text: job.start },
    { path: 'duration', text: job.duration },
  ].filter(({ text }) => text !== '');
}

/** Splits a text into sentences and lines. */
export function splitSentences(text: string): string[] {
  return text
    .split(/(?<=[.!?])\s+|\n+/)
    .map((sentence) => sentence.trim())
    .filter(Boolean);
}

export function countWords(text: string): number {
  return text.match(/[\p{L}\p{N}][\p{L}\p{N}’'.,-]*/gu)?.length ?? 0;
}
