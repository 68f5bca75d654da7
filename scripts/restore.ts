/** `pnpm restore FILE [--data-dir FOLDER] [--replace] [--identity FILE]`: restores a backup after checking every byte of it. */
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { readIdentities } from 'api/backup/encryption';
import { BackupError } from 'api/backup/manifest';
import { type Restored, restoreBackup } from 'api/backup/restore';
import { readSettings } from 'api/backup/settings';
import { runCommand } from './lib/run-command.ts';

await runCommand(async () => {
  const { values, positionals } = parseArgs({
    options: {
      'data-dir': { type: 'string' },
      replace: { type: 'boolean', default: false },
      identity: { type: 'string' },
    },
    allowPositionals: true,
  });
  const [file] = positionals;
  if (!file || positionals.length > 1)
    throw new BackupError('Name one backup: pnpm restore FILE [--data-dir FOLDER] [--replace] [--identity FILE]');
  const dataDir = resolve(values['data-dir'] ?? readSettings(process.env).dataDir);
  const identityFile = values.identity ?? process.env.BACKUP_IDENTITY_FILE;
  const restored = await restoreBackup({
    path: resolve(file),
    identities: identityFile ? await readIdentities(identityFile) : [],
    dataDir,
    replace: values.replace,
    at: Date.now(),
  });
  describe(restored, dataDir);
});

function describe({ manifest, aside, erasures, waitingMails }: Restored, dataDir: string): void {
  const { createdAt, files, problems } = manifest;
  console.log(`${dataDir} is as it was at ${createdAt}: ${files.length} files, all of them checked.`);
  if (aside) console.log(`The previous contents are in ${aside}. Delete that folder when you no longer need it.`);
  for (const { path, problem } of problems) console.log(`${path} was ${problem} when the backup was made.`);
  console.log(
    'Everyone has to log in again. Users and tokens are as they were then: check whether any should be deleted.',
  );
  if (erasures === null)
    console.log('People who were erased or unsubscribed since then are back, and there is no list of them here.');
  else if (erasures > 0) console.log(`${erasures} erasures since the backup will be repeated at the next start.`);
  if (waitingMails > 0) console.log(`${waitingMails} emails were queued then; the server sends them when it starts.`);
  console.log('Start the system: it publishes the whole site.');
}
