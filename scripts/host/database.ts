/**
 * `database.ts COMMAND FROM TO`: works on the databases of an agency, as its user, because root would follow a link
 * from there into another agency's data. Prints the result as JSON.
 */
import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { FEATURES } from 'api/app';
import { DATABASE_FILE, readSchemaVersion } from 'api/core/database/open';
import { copyDatabase } from 'api/operations/backup/archive/database';
import { putBackDatabase } from 'api/operations/backup/restore';
import Sqlite from 'better-sqlite3';
import { run } from '../lib/run.ts';
import { runCommand } from '../lib/run-command.ts';
import { countChangedRows } from './changed-rows.ts';

process.umask(0o077);

const COMMANDS: Record<string, (sourceDir: string, targetDir: string) => unknown> = {
  copy(sourceDir, targetDir) {
    mkdirSync(targetDir, { recursive: true });
    return copyDatabase(join(sourceDir, DATABASE_FILE), join(targetDir, DATABASE_FILE));
  },
  /** Links the images, but not the CVs, which no page shows. */
  async images(sourceDir, targetDir) {
    const images = join(sourceDir, 'media');
    return !existsSync(images) || (await run('cp', ['--archive', '--link', images, targetDir])).ok;
  },
  isMigrated: (sourceDir, targetDir) => migrationsOf(sourceDir) !== migrationsOf(targetDir),
  changes: (sourceDir, targetDir) => [
    ...countChangedRows(join(sourceDir, DATABASE_FILE), join(targetDir, DATABASE_FILE)),
  ],
  putBack: (sourceDir, targetDir) => putBackDatabase(join(sourceDir, DATABASE_FILE), targetDir, Date.now(), FEATURES),
};

await runCommand(async () => {
  const [command = '', from = '', to = ''] = process.argv.slice(2);
  console.log(JSON.stringify((await COMMANDS[command]?.(from, to)) ?? null));
});

function migrationsOf(folder: string): number {
  const db = new Sqlite(join(folder, DATABASE_FILE), { readonly: true, fileMustExist: true });
  try {
    return readSchemaVersion(db).migrations;
  } finally {
    db.close();
  }
}
