/** An email to administrators when backups fail, are late or incomplete. */

import type { App } from '../../core/app.ts';
import { queueForAdministrators } from '../../core/auth/users.ts';
import { readFact, writeFact } from '../../core/database/facts.ts';
import { inTransaction } from '../../core/database/transaction.ts';
import { HOUR_MS, longDateTime } from '../../core/lib/dates.ts';
import { runWhenDue } from '../../core/lib/due-loop.ts';
import { composeEmail } from '../../core/mail/templates.ts';
import { adminAddress } from '../../core/settings/env.ts';
import { type BackupProblem, backupReport } from './state.ts';

const NOTIFIED_FACT = 'backup.notified';

const SENTENCES: Record<BackupProblem, string> = {
  failed: 'The last backup of your website failed.',
  late: 'Your website hasn’t been backed up for more than a day.',
  incomplete: 'The last backup of your website is incomplete: files were missing, or its copy couldn’t be stored.',
  unverified: 'The last test restore of a backup of your website failed.',
};

/** Checks every hour and sends one email for each new problem. */
export async function backupNotices(app: App): Promise<void> {
  runWhenDue(app, {
    retryMs: HOUR_MS,
    failure: 'failed to check the backups',
    async work(now) {
      const { at = null, problem = null } = backupReport(app) ?? {};
      const known = readFact(app.db, NOTIFIED_FACT) ?? '';
      if ((problem ?? '') !== known) notifyAdministrators(app, problem, at);
      return now + HOUR_MS;
    },
  });
}

function notifyAdministrators(app: App, problem: BackupProblem | null, at: number | null): void {
  const { db, env } = app;
  inTransaction(db, () => {
    writeFact(db, NOTIFIED_FACT, problem ?? '');
    if (problem === null) return;
    const content = composeEmail(app, 'backupProblemEmail', {
      backup_problem: SENTENCES[problem],
      backup_time: at === null ? 'none yet' : longDateTime(at),
      admin_link: adminAddress(env),
    });
    queueForAdministrators(app, { kind: 'backup.problem', subjectId: 'backup' }, content);
  });
  if (problem === null) return;
  app.log.error({ problem }, 'the backups need attention');
  app.mail.wake();
}
