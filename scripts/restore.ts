/**
 * `pnpm restore FILE|--from URL [--data-dir FOLDER] [--replace] [--identity FILE] [--take-over]`: restores a backup
 * file, or the newest backup in the storage, after checking every byte. Adds the later entries of the journal, if one is set.
 */
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { FEATURES } from 'api/app';
import { OperatorError } from 'api/core/lib/operator-error';
import { readSettings } from 'api/core/settings/backup';
import { readIdentities } from 'api/operations/backup/archive/encryption';
import { type Restored, restoreBackup } from 'api/operations/backup/restore';
import { readS3Settings, type S3Settings } from 'content-types/storage/settings';
import { plural } from 'content-types/text/plural';
import { runCommand } from './lib/run-command.ts';

const USAGE = 'Usage: pnpm restore FILE|--from URL [--data-dir FOLDER] [--replace] [--identity FILE] [--take-over]';

const ERASURES = { one: '# erasure', other: '# erasures' };

const SETTINGS = { mail: 'email', mailbox: 'the mailbox for replies', backup: 'backups' };

const NOT_TAKEN_OVER =
  'The journal belongs to another server, so a server that uses this folder won’t accept applications. To take over from the other server, restore with --take-over.';

await runCommand(async () => {
  const { values, positionals } = parseArgs({
    options: {
      'data-dir': { type: 'string' },
      from: { type: 'string' },
      replace: { type: 'boolean', default: false },
      identity: { type: 'string' },
      'take-over': { type: 'boolean', default: false },
    },
    allowPositionals: true,
  });
  const [file] = positionals;
  const startedAt = performance.now();
  const s3 = readStorage(values.from);
  const source = values.from === undefined ? file && resolve(file) : (s3 ?? undefined);
  if (!source || positionals.length > (values.from === undefined ? 1 : 0)) throw new OperatorError(USAGE);
  const dataDir = resolve(values['data-dir'] ?? readSettings(process.env).dataDir);
  const identityFile = values.identity ?? process.env.BACKUP_IDENTITY_FILE;
  const identities = identityFile ? await readIdentities(identityFile) : [];
  const restoredBackup = await restoreBackup({
    from: source,
    identities,
    dataDir,
    replace: values.replace,
    journal: s3 && { s3, identities, takeOver: values['take-over'] },
    at: Date.now(),
    features: FEATURES,
  });
  describe(restoredBackup, dataDir);
  if (s3 && !values['take-over']) console.log(NOT_TAKEN_OVER);
  console.log(`Start the server to publish the site. (${((performance.now() - startedAt) / 1000).toFixed(1)} s)`);
});

/**
 * Returns the storage of the journal and the backups at `address`, by default at JOURNAL_S3_URL, or null if neither is
 * set. The other JOURNAL_S3 settings apply to both.
 */
function readStorage(address: string | undefined): S3Settings | null {
  try {
    return readS3Settings({ ...process.env, ...(address && { JOURNAL_S3_URL: address }) }, 'JOURNAL_S3');
  } catch (error) {
    const { message } = error as Error;
    throw new OperatorError(address ? message.replace('JOURNAL_S3_URL must', '--from must') : message);
  }
}

function describe(
  { manifest, aside, erasures, waitingMails, replayed, lostSettings }: Restored,
  dataDir: string,
): void {
  const { createdAt, files, apart = [], problems } = manifest;
  const count = plural(files.length + apart.length, { one: '# file', other: '# files' });
  console.log(`Restored ${dataDir} to ${createdAt}: ${count}, all verified.`);
  if (aside) console.log(`The previous contents are in ${aside}. Delete that folder when you no longer need it.`);
  for (const { path, problem } of problems) console.log(`${path} was ${problem} when the backup was made.`);
  console.log(
    'Everyone will need to log in again. Users and access tokens have been restored too: delete any that should no longer have access.',
  );
  if (lostSettings.length > 0) {
    const names = new Intl.ListFormat('en-GB').format(lostSettings.map((group) => SETTINGS[group]));
    console.log(`Set up ${names} again in Settings: the key to these settings isn’t in backups.`);
  }
  if (replayed) {
    const { records } = replayed;
    const recordForms = {
      one: '# application, message or job alert',
      other: '# applications, messages and job alerts',
    };
    console.log(`Added from the journal: ${plural(records, recordForms)}, and ${plural(replayed.erasures, ERASURES)}.`);
  }
  if (erasures === null && !replayed)
    console.log(
      'This has restored any data erased and any job alerts stopped since the backup. There’s no list of them here, so you’ll need to erase or stop them again.',
    );
  else if (erasures)
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
}
