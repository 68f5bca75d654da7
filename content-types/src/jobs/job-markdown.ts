import type { DataByType, EntryOf } from '../index.ts';
import { escapeMarkdown, markdownFromRichText } from '../text/markdown.ts';
import { listDetails } from './job-description.ts';
import { listMainFacts, listMoreFacts } from './job-facts.ts';
import type { JobTerms } from './job-terms.ts';

interface Context {
  terms: JobTerms;
  /** The agency's name. */
  companyName: string;
  consultant: Partial<DataByType['consultant']>;
  /** The address of the site. */
  site: URL;
}

/** Renders a job's page as Markdown. */
export function renderJobMarkdown(job: EntryOf<'job'>, { terms, companyName, consultant, site }: Context): string {
  const { data, closed } = job;
  const { name, role, phone, email, booking } = consultant;
  const facts = [
    ...listMainFacts(job, terms),
    ...listMoreFacts(job, terms),
    { name: 'Agency', value: companyName },
    { name: 'Your consultant', value: name ? [name, role, phone, email, booking].filter(Boolean).join(', ') : '' },
  ].filter(({ value }) => value);
  const address = new URL(`/job/${job.id}`, site).href;
  const parts = [
    `# ${toLine(data.title)}`,
    closed ? '**This job is closed.** You can no longer apply.' : `Apply at <${address}#apply>`,
    facts
      .map(({ name, value, ...fact }) => {
        const comparison = 'compared' in fact && fact.compared ? ` (≈ ${fact.compared})` : '';
        return `- ${name}: ${toLine(value + comparison)}`;
      })
      .join('\n'),
    markdownFromRichText(data.description, site),
    ...listDetails(data).map(
      ({ title, lines }) => `## ${title}\n\n${lines.map((text) => `- ${toLine(text)}`).join('\n')}`,
    ),
    `Page: <${address}>`,
  ];
  return `${parts.filter(Boolean).join('\n\n')}\n`;
}

function toLine(text: string): string {
  return escapeMarkdown(text.replace(/\s+/g, ' '));
}
