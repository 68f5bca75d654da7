/**
 * `pnpm backup [--out FOLDER|FILE.tar.zst] [--keep N]`: backs up DATA_DIR to one verified file while the system runs.
 * BACKUP_RECIPIENT encrypts it. `pnpm backup --storage` sends what has changed to the journal's storage instead, and
 * once a night restores it into a scratch folder. `pnpm backup --drill` restores the newest file of BACKUP_DIR into a
 * scratch folder.
 */
import { openAsBlob } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { parseArgs } from 'node:util';
import { DAY_MS } from 'api/core/lib/dates';
import { OperatorError } from 'api/core/lib/operator-error';
import { isWithin } from 'api/core/settings/backup';
import { readJournalSettings } from 'api/core/settings/journal';
import { readBackupSettings } from 'api/core/settings/stored';
import {
  archiveEnding,
  archiveName,
  findNewestArchive,
  removeOldArchives,
} from 'api/operations/backup/archive/archive-name';
import { isEncrypted as isEncryptedFile, parseIdentities } from 'api/operations/backup/archive/encryption';
import type { FileProblem } from 'api/operations/backup/archive/manifest';
import { EXIT_WITH_PROBLEMS } from 'api/operations/backup/command';
import { type Backup, createBackup } from 'api/operations/backup/create';
import { restoreBackup } from 'api/operations/backup/restore';
import { findNextRun } from 'api/operations/backup/schedule';
import { readBackupState } from 'api/operations/backup/state';
import { storeBackup, verifyStoredBackup } from 'api/operations/backup/stored';
import { withWorkFolder } from 'api/operations/backup/work-folder';
import { openBucket } from 'content-types/storage/bucket';
import type { S3Settings } from 'content-types/storage/settings';
import { formatBytes } from 'content-types/text/bytes';
import { plural } from 'content-types/text/plural';
import { runCommand } from './lib/run-command.ts';

type Settings = ReturnType<typeof readBackupSettings>;

const SENTENCES = {
  deleted: 'Deleted during the backup and not included',
  missing: 'MISSING from the data folder and not included',
  damaged: 'DAMAGED in the data folder but included as is',
};

/** The labels of a manifest's row counts, by table. */
const COUNTS: Record<string, { one: string; other: string }> = {
  documents: { one: '# entry', other: '# entries' },
  media: { one: '# image', other: '# images' },
  applications: { one: '# application', other: '# applications' },
  resumes: { one: '# CV', other: '# CVs' },
  messages: { one: '# message', other: '# messages' },
};

await runCommand(async () => {
  const { values } = parseArgs({
    options: {
      out: { type: 'string' },
      keep: { type: 'string' },
      storage: { type: 'boolean', default: false },
      drill: { type: 'boolean', default: false },
    },
  });
  const settings = readBackupSettings(process.env);
  if (values.storage) return backUpToStorage(settings);
  if (values.drill) return drill(settings);
  const outputPath = resolve(values.out ?? settings.backupDir ?? 'backups');
  const isEncrypted = settings.recipients.length > 0;
  const isFile = /\.tar\.zst(\.age)?$/.test(outputPath);
  if (isFile && !outputPath.endsWith(archiveEnding(isEncrypted))) {
    const preposition = isEncrypted ? 'With' : 'Without';
    throw new OperatorError(
      `${preposition} BACKUP_RECIPIENT, the file name must end in ${archiveEnding(isEncrypted)}.`,
    );
  }
  const keep = parseKeepOption(values.keep, isFile);
  if (isWithin(outputPath, settings.dataDir)) {
    throw new OperatorError(
      'Don’t keep backups in the data folder: you could lose both. Choose another folder with --out.',
    );
  }

  const startedAt = Date.now();
  const backup = await createBackup({
    dataDir: settings.dataDir,
    path: isFile ? outputPath : resolve(outputPath, archiveName(startedAt, isEncrypted)),
    recipients: settings.recipients,
    at: startedAt,
  });
  describe(backup, startedAt, isEncrypted);
  if (hasLost(backup)) process.exitCode = EXIT_WITH_PROBLEMS;
  if (keep !== null) rotate(outputPath, keep, backup);
  if (settings.s3) await send(backup.path, settings.s3);
});

async function backUpToStorage({ dataDir, hour }: Settings): Promise<void> {
  const startedAt = Date.now();
  const journal = readJournalSettings(process.env);
  if (!journal) throw new OperatorError('--storage needs JOURNAL_S3_URL.');
  const { bytes, uploadedFiles, problems } = await storeBackup(dataDir, journal, startedAt);
  const files = plural(uploadedFiles, { one: '# new file', other: '# new files' });
  const seconds = ((Date.now() - startedAt) / 1000).toFixed(1);
  console.log(`Backed up the database (${formatBytes(bytes)}) and ${files} to ${journal.s3.host} in ${seconds} s.`);
  describeProblems(problems);
  if (problems.some(({ problem }) => problem !== 'deleted')) process.exitCode = EXIT_WITH_PROBLEMS;
  const { verifiedAt } = readBackupState(dataDir);
  if ((verifiedAt ?? 0) >= findNextRun(hour, startedAt) - DAY_MS) return;
  const { verifiedFiles, verifyProblem } = await verifyStoredBackup(dataDir, journal.s3, Date.now);
  if (verifyProblem === null) {
    console.log(`Test restore: ${plural(verifiedFiles, { one: '# file', other: '# files' })}, all verified.`);
    return;
  }
  console.error(`The test restore failed: ${verifyProblem}`);
  process.exitCode = EXIT_WITH_PROBLEMS;
}

/** Restores the newest backup in the folder as a drill. Reads the private key of an encrypted backup from standard input. */
async function drill({ dataDir, backupDir }: Settings): Promise<void> {
  const name = backupDir && findNewestArchive(backupDir);
  if (!name) throw new OperatorError('There is no backup in BACKUP_DIR.');
  const archivePath = join(backupDir, name);
  const identities = (await isEncryptedFile(archivePath))
    ? parseIdentities(await text(process.stdin), 'The input')
    : [];
  const { FEATURES: features } = await import('api/app');
  const { manifest } = await withWorkFolder(dataDir, (folder) =>
    restoreBackup({
      from: archivePath,
      identities,
      dataDir: join(folder, 'restored'),
      replace: false,
      at: Date.now(),
      features,
    }),
  );
  console.log(`Test restore: ${plural(manifest.files.length, { one: '# file', other: '# files' })}, all verified.`);
}

function parseKeepOption(keepText: string | undefined, isFile: boolean): number | null {
  if (keepText === undefined) return null;
  const keep = Number(keepText);
  if (!Number.isInteger(keep) || keep < 1) throw new OperatorError('--keep must be a whole number, such as --keep 14.');
  if (isFile) throw new OperatorError('--keep only works if --out is a folder.');
  return keep;
}

function rotate(folder: string, keep: number, newest: Backup): void {
  if (hasLost(newest)) {
    console.log('Older backups were kept because this one has missing or damaged files.');
    return;
  }
  const removedNames = removeOldArchives(folder, keep);
  if (removedNames.length === 0) return;
  const count = plural(removedNames.length, { one: '# older backup', other: '# older backups' });
  console.log(`Removed ${count}: ${removedNames.join(', ')}`);
}

/** Uploads the backup to S3 storage. The key needs only permission to put objects. */
async function send(path: string, s3: S3Settings): Promise<void> {
  const bucket = openBucket(s3);
  const name = basename(path);
  try {
    await bucket.putFile(name, await openAsBlob(path));
    console.log(`Uploaded to ${bucket.addressOf(name)}`);
  } catch (error) {
    console.error(`${(error as Error).message} The backup is still at ${path}.`);
    process.exitCode = EXIT_WITH_PROBLEMS;
  } finally {
    bucket.close();
  }
}

function describe({ path, manifest, bytes }: Backup, startedAt: number, isEncrypted: boolean): void {
  const { rows, files, problems } = manifest;
  const seconds = ((Date.now() - startedAt) / 1000).toFixed(1);
  const counts = Object.entries(rows).map(([table, count]) =>
    plural(count, COUNTS[table] ?? { one: `# ${table}`, other: `# ${table}` }),
  );
  console.log(
    `${path}\n${plural(files.length, { one: '# file', other: '# files' })}, ${formatBytes(bytes)}, read back and verified in ${seconds} s.`,
  );
  console.log(`Contents: ${counts.join(', ')}.`);
  console.log(
    isEncrypted
      ? 'It’s encrypted: you’ll need the private key for BACKUP_RECIPIENT to open it.'
      : 'It contains personal data and keys, so only your user account can read it (mode 0600).',
  );
  describeProblems(problems);
}

function describeProblems(problems: readonly FileProblem[]): void {
  for (const { path: name, problem } of problems) console.log(`${SENTENCES[problem]}: ${name}`);
}

function hasLost({ manifest }: Backup): boolean {
  return manifest.problems.some(({ problem }) => problem !== 'deleted');
}
