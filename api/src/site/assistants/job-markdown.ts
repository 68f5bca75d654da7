/**
 * Each job as Markdown, the counterpart of its page. Read from the database, because a file per job would double a
 * site's number of files, which hosts limit.
 */
import { contentTypes, type EntryOf } from 'content-types';
import { renderJobMarkdown } from 'content-types/jobs/job-markdown';
import type { App } from '../../core/app.ts';
import { documentStatements } from '../../core/content/document-statements.ts';
import { notFound } from '../../core/content/documents/require-document.ts';
import { toPublicEntry } from '../../core/content/entries.ts';
import { readPublishedSingleton } from '../../core/content/published.ts';
import { READS } from '../../core/http/public-limits.ts';
import { idParams } from '../../core/http/schemas.ts';
import { readConsultant, readJobTerms } from '../../core/jobs.ts';

export async function jobMarkdownRoutes(app: App) {
  const { db, env } = app;
  const { job: type } = contentTypes;
  const schema = {
    tags: [type.label.many],
    operationId: 'getJobMarkdown',
    summary: 'Get a job as Markdown',
    description: 'Returns the content of the job’s page.',
    params: idParams,
  };
  app.get('/api/jobs/:id.md', { config: { public: READS }, schema }, async ({ params }, reply) => {
    const row = documentStatements(db).selectPublicById.get({ id: params.id });
    const job = row?.type === type.name ? (toPublicEntry(type, row) as unknown as EntryOf<'job'> | null) : null;
    if (!job) throw notFound(type);
    reply.type('text/markdown; charset=utf-8').header('cache-control', 'no-cache');
    return renderJobMarkdown(job, {
      terms: readJobTerms(db, job.data),
      companyName: readPublishedSingleton(db, 'siteSettings').companyName,
      consultant: readConsultant(db, job.data),
      site: env.publicSiteUrl,
    });
  });
}
