/** The events about applications that other systems can be notified of. */
import { submissions } from 'content-types';
import { withDefaults } from 'content-types/values/defaults';
import type { Database } from '../../core/database/open.ts';
import { readSampleIds } from '../../core/database/sample.ts';
import { findApplication } from '../../core/database/submissions.ts';
import { hasWebhooks, queueEvent } from '../../core/events/events.ts';
import { toIso } from '../../core/lib/dates.ts';

/**
 * Queues an application's event, except for sample data. Call it before the change, or after the first save. `stage` is
 * the stage after the event.
 */
export function queueApplicationEvent(
  db: Database,
  event: 'application.received' | 'application.stage_changed',
  id: string,
  stage: { id: string; name: string },
  at: number,
) {
  if (!hasWebhooks(db) || readSampleIds(db).has(id)) return;
  const row = findApplication(db, id);
  if (!row) return;
  const { fullName, email, phone, coverLetter } = withDefaults(submissions.application.fields, row.data);
  const data = {
    application: { id, reference: row.reference, receivedAt: toIso(row.createdAt) },
    job: row.jobId === '' ? null : { id: row.jobId, title: row.jobTitle },
    stage: { id: stage.id, name: stage.name },
    ...(event === 'application.stage_changed' && { previousStage: { id: row.status } }),
  };
  const candidate = { name: fullName, email, phone, coverLetter };
  // Leaves out a candidate whose data is reduced to the legal minimum, because the receiver has been asked to erase it.
  const personalData = row.erasedAt === null ? { candidate } : undefined;
  queueEvent(db, event, at, { data, personal: personalData, subjectId: id });
}
