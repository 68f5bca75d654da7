import type { DataByType } from '../index.ts';
import { escapeHtml, htmlFromRichText, plainFromRichText } from '../text/rich-text.ts';

type Job = DataByType['job'];

/** Lists shown after the description, with their headings. Empty ones are omitted. */
export function listDetails({ responsibilities, requirements, benefits }: Job): { title: string; lines: string[] }[] {
  const lists = [
    { title: 'What you’ll do', lines: responsibilities },
    { title: 'What you’ll need', lines: requirements },
    { title: 'What we offer', lines: benefits },
  ];
  return lists.filter(({ lines }) => lines.length > 0);
}

/**
 * Renders a job for other systems. Tables become lines of text, which all job boards show, unless `plainTables` is
 * false.
 */
export function renderDescriptionHtml(job: Job, plainTables = true): string {
  const lists = listDetails(job).map(({ title, lines }) => {
    const items = lines.map((line) => `<li>${escapeHtml(line)}</li>`).join('');
    return `<h2>${title}</h2><ul>${items}</ul>`;
  });
  return htmlFromRichText(job.description, { plainTables }) + lists.join('');
}

export function renderDescriptionText(job: Job): string {
  const lists = listDetails(job).map(({ title, lines }) => [title, ...lines.map((line) => `- ${line}`)].join('\n'));
  return [plainFromRichText(job.description), ...lists].join('\n\n');
}
