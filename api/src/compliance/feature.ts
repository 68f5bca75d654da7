import { z } from 'zod';
import { eq } from '../core/database/drizzle.ts';
import { consents, equalityCounts, legalHolds, noticeVersions } from '../core/database/schema/data-protection.ts';
import { findApplication, findMessage } from '../core/database/submissions.ts';
import type { Feature } from '../core/feature.ts';
import { healthFact } from '../core/feature.ts';
import { longDateTime, toIso } from '../core/lib/dates.ts';
import { findConsents } from './consents.ts';
import { BIN_EMPTIED, eraseApplication, eraseMessage, reduceApplication } from './erasure/erase.ts';
import { readPeriods } from './retention/due.ts';
import { findHold } from './retention/holds.ts';
import { dataProtection } from './routes.ts';
import { areNoticesRead } from './standard-notices.ts';
import { findNotice } from './subject-access/record.ts';

export const compliance: Feature = {
  name: 'compliance',
  plugins: [dataProtection],
  tables: [equalityCounts, noticeVersions],
  personalData: {
    tables: [consents, legalHolds],
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
      'application.erase'(app, id, why, author) {
        const row = findApplication(app.db, id);
        return row && eraseApplication(app, row, why, author);
      },
      'application.reduce'(app, id, why, author) {
        const row = findApplication(app.db, id);
        const hasAsked = !why.includes(BIN_EMPTIED);
        return row?.erasedAt === null && reduceApplication(app, row, why, hasAsked, author);
      },
      'message.erase'(app, id, why, author) {
        const row = findMessage(app.db, id);
        return row && eraseMessage(app, row, why, author);
      },
    },
  },
  health: {
    /** Until when no personal data is erased, such as after a jump of the clock or a changed period. Usually null. */
    retention: healthFact({
      label: 'Deletion of old data',
      schema: z.object({ pausedUntil: z.iso.datetime().nullable() }),
      read({ db, clock }) {
        const { notBefore } = readPeriods(db);
        return { pausedUntil: notBefore > clock.now() ? toIso(notBefore) : null };
      },
      describe: ({ pausedUntil }) =>
        pausedUntil === null ? 'On schedule.' : `Paused until ${longDateTime(Date.parse(pausedUntil))}.`,
    }),
    /** The privacy notice and the accessibility statement, which start as standard texts. */
    notices: healthFact({
      label: 'Legal texts',
      schema: z.object({ areRead: z.boolean() }),
      read: ({ db }) => ({ areRead: areNoticesRead(db) }),
      isMissing: ({ areRead }) => !areRead,
      describe: ({ areRead }) =>
        areRead
          ? 'An administrator has read and saved them.'
          : 'The privacy notice and the accessibility statement are standard texts that nobody has read yet. Read both, change what isn’t right for you and save them.',
    }),
  },
  audit: {
    things: { subject: 'Personal data' },
    actions: {
      erase: 'erased',
      hold: 'legal hold placed',
      reduce: 'partly erased (legal retention)',
      release: 'legal hold removed',
    },
  },
  tags: [['Data protection', 'admin', 'Retention, legal holds, consent, erasure and subject access.']],
};
