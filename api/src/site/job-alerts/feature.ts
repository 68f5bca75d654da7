import { and, inArray, isNotNull } from '../../core/database/drizzle.ts';
import type { Database } from '../../core/database/open.ts';
import { type Alert, alertJobs, alerts } from '../../core/database/schema/job-alerts.ts';
import type { Feature } from '../../core/feature.ts';
import { readJobTerms } from '../../core/jobs.ts';
import { toIso } from '../../core/lib/dates.ts';
import { describeCriteria, toCriteria } from './fields.ts';
import { jobAlerts as plugin } from './routes.ts';
import { endAlert } from './store.ts';

export const jobAlerts: Feature = {
  name: 'job-alerts',
  plugins: [plugin],
  tables: [alerts, alertJobs],
  personalData: {
    find: ({ db }, { emails }) => ({ jobAlerts: alertsOf(db, emails).map((row) => alertRecord(db, row)) }),
    proves(db, emails) {
      const isConfirmed = and(inArray(alerts.email, [...emails]), isNotNull(alerts.confirmedAt));
      return db
        .selectDistinct({ email: alerts.email })
        .from(alerts)
        .where(isConfirmed)
        .all()
        .map(({ email }) => email);
    },
    // Alerts belong to an address, not to an application or message.
    erase: () => ({}),
    byAddress: {
      counted: 'jobAlerts',
      list: (db, emails) => alertsOf(db, emails).map(({ id }) => id),
      end: (app, id, author) => void endAlert(app, id, 'alert.erase', author),
    },
    intakes: { alert: { table: alerts, isChangeable: true } },
    erasures: {
      'alert.erase': (app, id, _reason, author) => endAlert(app, id, 'alert.erase', author),
      'alert.unsubscribe': (app, id, _reason, author) => endAlert(app, id, 'alert.erase', author),
    },
  },
  audit: { things: { alert: 'Job alert' }, actions: { unsubscribe: 'unsubscribed' } },
  tags: [['Job alerts', 'admin', 'Email alerts for new jobs, and the pages that their links open.']],
};

function alertsOf(db: Database, emails: readonly string[]): Alert[] {
  return db
    .select()
    .from(alerts)
    .where(inArray(alerts.email, [...emails]))
    .all();
}

/** Returns an alert for an export of personal data, with the names of its sector and job type; null for any. */
function alertRecord(db: Database, row: Alert) {
  const { place, miles, frequency, createdAt, confirmedAt } = row;
  const { sector, type } = readJobTerms(db, { ...row, basis: null });
  return {
    ...{ sector: sector?.name ?? row.category, type: type?.name ?? row.type, place, miles, frequency },
    ...{ criteria: describeCriteria(db, toCriteria(row)), askedAt: toIso(createdAt), confirmedAt: toIso(confirmedAt) },
  };
}
