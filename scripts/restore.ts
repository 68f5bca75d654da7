/** `pnpm restore FILE [--data-dir FOLDER] [--replace] [--identity FILE]`: restores a backup after checking every byte of it. */
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { readIdentities } from 'api/backup/encryption';
import { BackupError } from 'api/backup/manifest';
import { type Restored, restoreBackup } from 'api/backup/restore';
import { readSettings } from 'api/backup/settings';
import { plural } from 'content-types/lib/plural';
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
    throw new BackupError('Usage: pnpm restore FILE [--data-dir FOLDER] [--replace] [--identity FILE]');
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
  const count = plural(files.length, { one: '# file', other: '# files' });
  console.log(`Restored ${dataDir} to ${createdAt}: ${count}, all verified.`);
  if (aside) console.log(`The previous contents are in ${aside}. Delete that folder when you no longer need it.`);
  for (const { path, problem } of problems) console.log(`${path} was ${problem} when the backup was made.`);
  console.log(
    'Everyone will need to log in again. Users and access tokens have been restored too: delete any that should no longer have access.',
  );
  if (erasures === null)
    console.log(
      'This has restored any data erased and any job alerts stopped since the backup. There’s no list of them here, so you’ll need to erase or stop them again.',
    );
  else if (erasures > 0)
    console.log(
      plural(erasures, {
        one: '# erasure made since the backup will be repeated when the server starts.',
        other: '# erasures made since the backup will be repeated when the server starts.',
      }),
    );
  if (waitingMails > 0)
    console.log(
      plural(waitingMails, {
        one: '# email was waiting to be sent. The server will send it when it starts.',
        other: '# emails were waiting to be sent. The server will send them when it starts.',
      }),
    );
  console.log('Start the server to publish the site.');
}
