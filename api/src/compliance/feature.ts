import { z } from 'zod';
import type { App } from '../core/app.ts';
import type { Author } from '../core/audit.ts';
import { desc, eq, inArray } from '../core/database/drizzle.ts';
import { consents, equalityCounts, legalHolds, noticeVersions } from '../core/database/schema/data-protection.ts';
import { findApplication, findSubmission, type Submission } from '../core/database/submissions.ts';
import { emptyLogAtStart } from '../core/database/wal.ts';
import { type Feature, healthFact, recordPart } from '../core/feature.ts';
import { formatLongDateTime, toIso } from '../core/lib/dates.ts';
import { BIN_EMPTIED, eraseSubmission, reduceApplication } from './erasure/erase.ts';
import { retentionRoutes } from './erasure/forecast-routes.ts';
import { repeatErasures } from './erasure/repeat-erasures.ts';
import { startRetentionJob } from './erasure/retention-job.ts';
import { erasureRoutes } from './erasure/routes.ts';
import { findConsents } from './notices/consents.ts';
import { noticeRoutes } from './notices/routes.ts';
import { areNoticesRead } from './notices/standard-notices.ts';
import { readPeriods } from './retention/due.ts';
import { findHold } from './retention/holds.ts';
import { findNotice } from './subject-access/record.ts';
import { subjectAccessRoutes } from './subject-access/subject-access.ts';

export const compliance: Feature = {
  name: 'compliance',
  plugins: [noticeRoutes, retentionRoutes, subjectAccessRoutes, erasureRoutes, startBackgroundJobs],
  tables: [consents, legalHolds, [equalityCounts, 'Counts by year.'], [noticeVersions, 'Texts of the agency.']],
  personalData: {
    exportFor: ({ db }, { kind, row }, reader) => ({
      privacyNotice: findNotice(db, row.noticeVersion),
      ...(kind === 'application' && { consents: findConsents(db, row.id) }),
      ...(reader === 'staff' && { legalHold: findHold(db, row.id)?.reason ?? null }),
    }),
    erase(db, { row: { id } }, extent) {
      db.delete(consents).where(eq(consents.applicationId, id)).run();
      if (extent === 'everything') db.delete(legalHolds).where(eq(legalHolds.submissionId, id)).run();
      return {};
    },
    recorded: { consents: { table: consents, of: consents.applicationId } },
    erasures: {
      'application.erase': (app, ...erasure) => eraseAgain(app, 'application', ...erasure),
      'application.reduce'(app, id, erasureReason, author) {
        const row = findApplication(app.db, id);
        const hasAsked = !erasureReason.includes(BIN_EMPTIED);
        return row?.erasedAt === null && reduceApplication(app, row, erasureReason, hasAsked, author);
      },
      'message.erase': (app, ...erasure) => eraseAgain(app, 'message', ...erasure),
    },
  },
  /** Consents to the talent pool and to marketing, newest first. */
  record: recordPart({
    fields: {
      consents: z.array(
        z.object({
          kind: z.enum(['talentPool', 'marketing']),
          givenAt: z.string(),
          withdrawnAt: z.string().nullable(),
        }),
      ),
    },
    read(db, ids) {
      const isOfApplications = inArray(consents.applicationId, [...ids]);
      const rows = db.select().from(consents).where(isOfApplications).orderBy(desc(consents.givenAt)).all();
      return {
        consents: rows.map(({ kind, givenAt, withdrawnAt }) => {
          return { kind, givenAt: toIso(givenAt), withdrawnAt: toIso(withdrawnAt) };
        }),
      };
    },
  }),
  health: {
    /** Time until which erasure is paused, such as after a clock jump or a changed retention period. Usually null. */
    retention: healthFact({
      label: 'Erasure of old data',
      schema: z.object({ pausedUntil: z.iso.datetime().nullable() }),
      read({ db, clock }) {
        const { notBefore } = readPeriods(db);
        return { pausedUntil: notBefore > clock.now() ? toIso(notBefore) : null };
      },
      describe: ({ pausedUntil }) =>
        pausedUntil === null ? 'On schedule.' : `Paused until ${formatLongDateTime(Date.parse(pausedUntil))}.`,
    }),
    /** The privacy notice and the accessibility statement, which start as standard texts. */
    notices: healthFact({
      label: 'Legal texts',
      schema: z.object({ areRead: z.boolean() }),
      read: ({ db }) => ({ areRead: areNoticesRead(db) }),
      isMissing: ({ areRead }) => !areRead,
      describe: ({ areRead }) =>
        areRead
          ? 'An administrator has read them.'
          : 'No administrator has read the privacy notice and the accessibility statement. Read both, then confirm it in the list on Today or save your own.',
    }),
  },
  audit: {
    things: { subject: 'Personal data' },
    actions: {
      confirm: 'confirmed as read',
      erase: 'erased',
      hold: 'legal hold placed',
      reduce: 'partly erased (legal retention)',
      release: 'legal hold removed',
    },
  },
  tags: [['Data protection', 'admin', 'Retention, legal holds, consent, erasure and subject access.']],
};

function eraseAgain(app: App, kind: Submission['kind'], id: string, erasureReason: string, author: Author) {
  const submission = findSubmission(app.db, kind, id);
  return submission && eraseSubmission(app, submission, erasureReason, author);
}

async function startBackgroundJobs(app: App) {
  emptyLogAtStart(app);
  startRetentionJob(app);
  repeatErasures(app);
}
