import { z } from 'zod';
import { type Feature, healthFact } from '../../core/feature.ts';
import { formatLongDateTime, toIso } from '../../core/lib/dates.ts';
import { backupRoutes } from './routes.ts';
import { type BackupProblem, type BackupReport, readBackupReport } from './state.ts';

const time = z.iso.datetime().nullable();

export const backup: Feature = {
  name: 'backup',
  plugins: [backupRoutes],
  health: {
    /** Times of the last backup and of the last test restore. Not ok if either failed, is late or is incomplete. */
    backup: healthFact({
      label: 'Backups',
      schema: z.object({ at: time, verifiedAt: time, ok: z.boolean() }),
      read(app) {
        const { at = null, verifiedAt = null, problem = null } = readBackupReport(app) ?? {};
        return { at: toIso(at), verifiedAt: toIso(verifiedAt), ok: problem === null };
      },
      isMissing: (_facts, app) => readBackupReport(app) === null,
      describe: (_facts, app) => describeBackup(readBackupReport(app)),
      gauges: [
        ['backup_ok', 'Whether the backups work: 1 or 0', ({ ok }) => Number(ok)],
        [
          'backup_last_timestamp_seconds',
          'When the last backup was made',
          ({ at }) => Date.parse(at ?? '1970-01-01') / 1000,
        ],
      ],
    }),
  },
  audit: { things: { backup: 'Backups' }, actions: { make: 'started', drill: 'restored as a test' } },
  tags: [['Backups', 'admin', 'Settings and results of daily backups.']],
};

const PROBLEMS: Record<BackupProblem, string> = {
  failed: 'The last backup failed.',
  late: 'There has been no backup for more than a day.',
  incomplete: 'The last backup is incomplete: files were missing, or its copy couldn’t be stored.',
  unverified: 'The last test restore of a backup failed.',
};

function describeBackup(report: BackupReport | null): string {
  if (!report) return 'No automatic backups. Set them up in Settings › Backups.';
  const { at, verifiedAt, problem } = report;
  const lastBackup = at === null ? 'No backup yet.' : `Last made on ${formatLongDateTime(at)}.`;
  const drillText = verifiedAt === null ? '' : ` Last restored as a test on ${formatLongDateTime(verifiedAt)}.`;
  if (!problem) return lastBackup + drillText;
  return `${PROBLEMS[problem]} ${lastBackup} See Settings › Backups.`;
}
