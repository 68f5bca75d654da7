/** Switches an agency to another release after comparing its pages, and rolls back. */
import { existsSync, mkdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { fileURLToPath } from 'node:url';
import { OperatorError } from 'api/core/lib/operator-error';
import { withWorkFolder } from 'api/operations/backup/work-folder';
import { plural } from 'content-types/text/plural';
import { comparePages, describeComparison } from './compare-pages.ts';
import { type Agency, environmentOf, type Host, isUp, listAgencies, releaseOf, runAs, runOrThrow } from './host.ts';
import { updateProxy } from './proxy.ts';
import { installUnit, pointAt, start, stop } from './service.ts';

const RENDER_COPY = fileURLToPath(new URL('render-copy.ts', import.meta.url));
const DATABASE_SCRIPT = fileURLToPath(new URL('database.ts', import.meta.url));
const SOURCE = fileURLToPath(new URL('../..', import.meta.url));

/**
 * Compares the agency's pages as both releases render them. If the user agrees, backs up, switches and starts; goes
 * back if the new release does not start. Throws an OperatorError.
 */
export async function upgrade(host: Host, agency: Agency, release: string, isAgreed: boolean): Promise<void> {
  const oldRelease = releaseOf(agency.current);
  if (oldRelease === null)
    throw new OperatorError(`${agency.current} is missing. Run "pnpm agency add ${agency.name}" again.`);
  if (oldRelease === release) return resume(host, agency, release);
  const comparison = await compare(host, agency, oldRelease, release);
  const report = join(host.code, 'reports', `${agency.name}-${basename(release)}.txt`);
  mkdirSync(dirname(report), { recursive: true });
  writeFileSync(report, `${describeComparison(comparison, true)}\n`);
  console.log(`${agency.name}: ${describeComparison(comparison)}\n\nThe whole list: ${report}`);
  if (!isAgreed && !(await confirm(`Switch ${agency.name} to ${basename(release)}?`))) {
    return console.log(`${agency.name}: nothing has changed. To switch without being asked, add --yes.`);
  }
  await backUp(agency, oldRelease);
  await stop(agency);
  await keepDatabase(agency);
  pointAt(agency.before, oldRelease);
  pointAt(agency.current, release);
  await installUnit(host);
  if (!(await start(agency))) {
    console.log(`${agency.name}: ${basename(release)} did not start.`);
    await rollBack(agency, release, oldRelease, false);
    throw new OperatorError(
      `${agency.name}: ${basename(release)} did not start, so ${basename(oldRelease)} is running again. See "journalctl --unit ${agency.unit}".`,
    );
  }
  await finish(host, agency, oldRelease, release);
}

/** Finishes an upgrade that was interrupted before the service started. */
async function resume(host: Host, agency: Agency, release: string): Promise<void> {
  if (await isUp(agency)) return console.log(`${agency.name}: already running ${basename(release)}.`);
  await mustStart(agency, release);
  await finish(host, agency, releaseOf(agency.before) ?? release, release);
}

async function finish(host: Host, agency: Agency, oldRelease: string, release: string): Promise<void> {
  const editedFile = await updateProxy(host, agency, oldRelease, release);
  if (editedFile)
    console.log(`${editedFile} has been edited, so it was not changed. Compare it with the one in ${release}/deploy.`);
  console.log(`${agency.name}: running ${basename(release)}. To go back: pnpm agency rollback ${agency.name}`);
}

/**
 * Goes back to the release before the last upgrade. Throws an OperatorError if changes would be lost, unless they are
 * discarded.
 */
export async function rollback(host: Host, agency: Agency, discardsChanges: boolean): Promise<void> {
  const [from, to] = [releaseOf(agency.current), releaseOf(agency.before)];
  if (from !== null && from === to && !(await isUp(agency))) {
    // The upgrade was interrupted after it switched and before the service started.
    await mustStart(agency, to);
    return console.log(`${agency.name}: runs ${basename(to)} again.`);
  }
  if (from === null || to === null || from === to)
    throw new OperatorError(`${agency.name} has no earlier version here.`);
  if (!existsSync(keptDatabase(agency))) {
    throw new OperatorError(
      `${agency.name}: the database from before the upgrade was deleted after ${KEPT_DAYS} days. Restore a backup.`,
    );
  }
  await rollBack(agency, from, to, discardsChanges);
  await updateProxy(host, agency, from, to);
  console.log(`${agency.name}: runs ${basename(to)} again.`);
}

/** Runs the backup of the agency's release. Throws an OperatorError if it fails. */
export async function backUp(agency: Agency, release: string): Promise<void> {
  await runAs(agency, release, ['scripts/backup.ts'], { env: environmentOf(agency), show: true });
}

async function compare(host: Host, agency: Agency, oldRelease: string, newRelease: string) {
  return withWorkFolder(host.data, async (folder) => {
    const [before, after] = [join(folder, 'before'), join(folder, 'after')];
    await createOwnedFolder(agency, folder);
    for (const copy of [before, after]) {
      await runDatabaseCommand(agency, 'copy', agency.dataDir, copy);
      if (!(await runDatabaseCommand<boolean>(agency, 'images', agency.dataDir, copy)))
        throw new OperatorError(`${agency.name}: the images cannot be linked.`);
    }
    console.log(`${agency.name}: rendering all pages with ${basename(oldRelease)} and ${basename(newRelease)}…`);
    await renderCopy(agency, oldRelease, before, join(before, 'pages'));
    await renderCopy(agency, newRelease, after, join(after, 'pages'));
    return comparePages(join(before, 'pages'), join(after, 'pages'));
  });
}

/** Makes a folder that only the agency can open. The folder around it must be root's. */
async function createOwnedFolder({ user }: Agency, folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  await runOrThrow('chown', [`${user}:`, folder]);
}

/** Runs a command of `database.ts` as the agency's user. */
async function runDatabaseCommand<Result>(
  agency: Agency,
  command: string,
  sourcePath: string,
  targetPath: string,
): Promise<Result> {
  const env = { NODE_ENV: 'production' };
  const output = await runAs(agency, SOURCE, [DATABASE_SCRIPT, command, sourcePath, targetPath], { env });
  return JSON.parse(output.trim().split('\n').at(-1) ?? '');
}

/** Migrates the copy with the release's server. With `outputPath`, also renders all pages into it. */
async function renderCopy(agency: Agency, release: string, dataDir: string, outputPath?: string): Promise<void> {
  const { PUBLIC_SITE_URL, ADMIN_ORIGIN = '' } = agency.settings;
  const env = { NODE_ENV: 'production', DATA_DIR: dataDir, PUBLIC_SITE_URL: String(PUBLIC_SITE_URL), ADMIN_ORIGIN };
  await runAs(agency, release, [RENDER_COPY, release, ...(outputPath ? [outputPath] : [])], { env, isCut: true });
}

/** The folder with a copy of the database from before the last upgrade. */
const keptDatabase = ({ dataDir }: Agency) => `${dataDir}.before`;
const KEPT_DAYS = 14;

/** Deletes databases from before upgrades after 14 days, because they are personal data. */
export function removeOldDatabases(host: Host): void {
  for (const keptCopy of listAgencies(host).map(keptDatabase)) {
    const createdAt = statSync(keptCopy, { throwIfNoEntry: false })?.mtimeMs ?? Date.now();
    if (Date.now() - createdAt > KEPT_DAYS * 24 * 60 * 60_000) rmSync(keptCopy, { recursive: true });
  }
}

async function keepDatabase(agency: Agency): Promise<void> {
  const keptCopy = keptDatabase(agency);
  rmSync(keptCopy, { recursive: true, force: true });
  await createOwnedFolder(agency, keptCopy);
  await runDatabaseCommand(agency, 'copy', agency.dataDir, keptCopy);
}

function isMigrated(agency: Agency): Promise<boolean> {
  return runDatabaseCommand(agency, 'isMigrated', agency.dataDir, keptDatabase(agency));
}

/** Lists how many rows of each table differ from the kept database. Compares with a copy that the release has migrated. */
async function findChanges(agency: Agency, release: string): Promise<string[]> {
  return withWorkFolder(dirname(agency.dataDir), async (folder) => {
    await createOwnedFolder(agency, folder);
    await runDatabaseCommand(agency, 'copy', keptDatabase(agency), folder);
    // Even a release that fails to start may have migrated the copy first. If not, more rows differ, which is harmless.
    await renderCopy(agency, release, folder).catch(() => {});
    const changedTables = await runDatabaseCommand<[string, number][]>(agency, 'changes', agency.dataDir, folder);
    return changedTables.map(([table, rows]) => `${plural(rows, { one: '# row', other: '# rows' })} of ${table}`);
  });
}

/**
 * Rolls back, to the kept database if the earlier release cannot read the current one. If that is not allowed, starts
 * `oldRelease` again.
 */
async function rollBack(
  agency: Agency,
  oldRelease: string,
  targetRelease: string,
  discardsChanges: boolean,
): Promise<void> {
  // Stops the service first, because data that arrives after the comparison would be lost.
  await stop(agency);
  try {
    await restoreDatabase(agency, oldRelease, targetRelease, discardsChanges);
  } catch (error) {
    await start(agency);
    throw error;
  }
  pointAt(agency.current, targetRelease);
  await mustStart(agency, targetRelease);
}

async function mustStart(agency: Agency, release: string): Promise<void> {
  if (!(await start(agency)))
    throw new OperatorError(`${basename(release)} did not start. See "journalctl --unit ${agency.unit}".`);
}

async function restoreDatabase(
  agency: Agency,
  oldRelease: string,
  targetRelease: string,
  discardsChanges: boolean,
): Promise<void> {
  if (!(await isMigrated(agency))) return;
  const lostChanges = discardsChanges ? [] : await findChanges(agency, oldRelease);
  if (lostChanges.length > 0) {
    throw new OperatorError(
      `${agency.name}: ${basename(oldRelease)} stays, because since the upgrade, ${lostChanges.join(', ')} changed, which ${basename(targetRelease)} cannot read. To go back without them: pnpm agency rollback ${agency.name} --discard-changes`,
    );
  }
  const aside = await runDatabaseCommand<string>(agency, 'putBack', keptDatabase(agency), agency.dataDir);
  console.log(`The database of the newer version is in ${aside}. Delete that folder when you no longer need it.`);
}

async function confirm(question: string): Promise<boolean> {
  if (!process.stdin.isTTY) return false;
  const lines = createInterface({ input: process.stdin, output: process.stdout });
  try {
    return /^y/i.test(await lines.question(`\n${question} [y/N] `));
  } finally {
    lines.close();
  }
}
