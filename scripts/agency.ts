/**
 * `pnpm agency add NAME --domain example.com --email you@example.com [--proxy caddy|nginx]`: adds an agency to this machine.
 * `pnpm agency list`: every agency with its address, version and newest backup.
 * `pnpm agency upgrade [NAME…] [--to REVISION] [--yes]`: compares all pages with those of the newest version, or of a revision, then
 *   switches. All agencies without a name.
 * `pnpm agency rollback NAME [--discard-changes]`: goes back to the version before the last upgrade.
 * `pnpm agency backup [NAME…]`: backs up. All agencies without a name.
 * `pnpm agency run NAME COMMAND…`: runs another command for an agency, such as `admin:password you@example.com`.
 */
import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parseArgs } from 'node:util';
import { OperatorError } from 'api/core/lib/operator-error';
import { findNewestArchive } from 'api/operations/backup/archive/archive-name';
import { addAgency } from './host/add.ts';
import {
  type Agency,
  environmentOf,
  findAgency,
  type Host,
  isUp,
  listAgencies,
  openHost,
  releaseOf,
  runAs,
} from './host/host.ts';
import { isProxy } from './host/proxy.ts';
import { makeRelease, removeOldReleases } from './host/release.ts';
import { backUp, removeOldDatabases, rollback, upgrade } from './host/upgrade.ts';
import { runCommand } from './lib/run-command.ts';

const USAGE = 'Usage: pnpm agency add|list|upgrade|rollback|backup|run. For more: pnpm agency --help';

// Lets agencies read the code, which belongs to root.
process.umask(0o022);

await runCommand(async () => {
  // Tests simulate the machine in a folder.
  const host = openHost(process.env.HOST_ROOT ?? '/');
  removeOldDatabases(host);
  const [command, ...rest] = process.argv.slice(2);
  // Arguments after `run NAME` belong to the other command.
  if (command === 'run') return runFor(host, rest);
  const { values, positionals: names } = parseArgs({
    args: rest,
    options: {
      domain: { type: 'string', default: '' },
      email: { type: 'string', default: '' },
      proxy: { type: 'string', default: 'caddy' },
      to: { type: 'string', default: '' },
      yes: { type: 'boolean', default: false },
      'discard-changes': { type: 'boolean', default: false },
    },
    allowPositionals: true,
  });
  const [name = ''] = names;
  const chosenAgencies = () =>
    names.length > 0 ? names.map((agencyName) => findAgency(host, agencyName)) : listAgencies(host);
  switch (command) {
    case 'list':
      return printAgencies(chosenAgencies());
    case 'backup':
      return forEach(chosenAgencies(), (agency) => backUp(agency, requireCurrentRelease(agency)));
    case 'rollback':
      return rollback(host, findAgency(host, name), values['discard-changes']);
    case 'upgrade': {
      const release = await makeRelease(host, values.to);
      await forEach(chosenAgencies(), (agency) => upgrade(host, agency, release, values.yes));
      return removeOldReleases(host, release);
    }
    case 'add': {
      const { domain, email, proxy } = values;
      if (!isProxy(proxy)) throw new OperatorError('--proxy must be caddy or nginx.');
      return addAgency(host, { name, domain, email, proxy }, await makeRelease(host, values.to));
    }
    default:
      throw new OperatorError(USAGE);
  }
});

/** Runs `work` for each agency. A failure for one does not stop the others. */
async function forEach(agencies: readonly Agency[], work: (agency: Agency) => Promise<void>): Promise<void> {
  const failedNames: string[] = [];
  for (const agency of agencies) {
    try {
      await work(agency);
    } catch (error) {
      if (!(error instanceof OperatorError)) throw error;
      console.error(error.message);
      failedNames.push(agency.name);
    }
  }
  if (failedNames.length > 0) throw new OperatorError(`Failed: ${failedNames.join(', ')}`);
}

async function printAgencies(agencies: readonly Agency[]): Promise<void> {
  const downAgencies: Agency[] = [];
  const rows = [['NAME', 'ADDRESS', 'PORT', 'VERSION', 'STATE', 'NEWEST BACKUP']];
  for (const agency of agencies) {
    const { name, hostname, settings, current, backupDir } = agency;
    const release = releaseOf(current);
    const state = (await isUp(agency)) ? 'up' : 'DOWN';
    if (state === 'DOWN') downAgencies.push(agency);
    rows.push([
      name,
      hostname,
      settings.PORT ?? '',
      release ? basename(release) : '-',
      state,
      findNewestArchive(backupDir) ?? '-',
    ]);
  }
  const widths = rows[0]?.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0))) ?? [];
  for (const row of rows)
    console.log(
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    );
  for (const { name, unit } of downAgencies) console.log(`To start ${name}: systemctl start ${unit}`);
}

async function runFor(host: Host, [name = '', command = '', ...args]: string[]): Promise<void> {
  const agency = findAgency(host, name);
  const release = requireCurrentRelease(agency);
  const { scripts } = JSON.parse(readFileSync(join(release, 'package.json'), 'utf8'));
  const [, file] = /(\S+\.ts)$/.exec(scripts[command] ?? '') ?? [];
  if (!file) throw new OperatorError(`There is no command "${command}".`);
  await runAs(agency, release, [file, ...args], { env: environmentOf(agency), show: true });
}

function requireCurrentRelease({ name, current }: Agency): string {
  const release = releaseOf(current);
  if (!release) throw new OperatorError(`${name} has no version yet. Run "pnpm agency add ${name}" again.`);
  return release;
}
