import { hasWebhooks, queueEvent } from '../../events/events.ts';
import { documentStatements, type Row } from '../document-statements.ts';
import type { Rule } from './rule.ts';

/** Queues an event when a job opens or closes. */
export const jobEvents: Rule = {
  beforeWrite(db, job, at) {
    if (!hasWebhooks(db)) return;
    const storedJob = documentStatements(db).selectById.get({ id: job.id });
    const wasOpen = storedJob !== undefined && isOpen(storedJob);
    if (wasOpen === isOpen(job)) return;
    const { title, reference } = (wasOpen ? storedJob : job).published ?? {};
    const data = { job: { id: job.id, title, reference: reference || null, path: `/job/${job.id}` } };
    queueEvent(db, wasOpen ? 'job.closed' : 'job.published', at, { data });
  },
};

function isOpen({ published, closed, deletedAt }: Row): boolean {
  return published !== null && !closed && deletedAt === null;
}
