/** The agencies of this machine: where their files are, and which user each belongs to. */
import { existsSync, readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parseEnv } from 'node:util';
import { OperatorError } from 'api/core/lib/operator-error';
import { type RunOptions, run } from '../lib/run.ts';

const FOLDERS = {
  code: '/opt/staffing-site',
  settings: '/etc/staffing-site',
  data: '/var/lib/staffing-site',
  backups: '/var/backups/staffing-site',
  units: '/etc/systemd/system',
  caddy: '/etc/caddy',
  nginx: '/etc/nginx/conf.d',
  certificates: '/etc/letsencrypt/live',
};

/** Absolute paths of folders. */
export type Host = typeof FOLDERS & {
  /** Replaces the paths in a file of `deploy/` with those of this host. */
  fill(text: string): string;
};

/** Returns the folders of a machine. `root` is the folder that contains all of them: `/`, or another folder in tests. */
export function openHost(root: string): Host {
  const movedFolders = Object.entries(FOLDERS).map(([name, path]) => [name, join(root, path)]);
  const folderPattern = new RegExp(Object.values(FOLDERS).join('|'), 'g');
  return {
    ...Object.fromEntries(movedFolders),
    fill: (text) => text.replace(folderPattern, (path) => join(root, path)),
  };
}

export interface Agency {
  name: string;
  user: string;
  /** The unit of systemd. */
  unit: string;
  settingsFile: string;
  settings: NodeJS.Dict<string>;
  dataDir: string;
  backupDir: string;
  /** The links to the agency's release, and to the release before the last upgrade. */
  current: string;
  before: string;
  /** The address at which the agency's server listens. */
  address: string;
  hostname: string;
}

/** An agency's name, short enough for `staffing-NAME` to be a valid user name. */
const NAME_PATTERN = /^[a-z][a-z\d-]{0,19}$/;

/** Finds an agency by name. Throws an OperatorError if it does not exist. */
export function findAgency(host: Host, name: string): Agency {
  const existingAgency = listAgencies(host).find((agency) => agency.name === name);
  if (!existingAgency) throw new OperatorError(`There is no agency "${name}". List them with "pnpm agency list".`);
  return existingAgency;
}

export function listAgencies(host: Host): Agency[] {
  if (!existsSync(host.settings)) return [];
  const files = readdirSync(host.settings).filter((file) => file.endsWith('.env'));
  return files.sort().map((file) => readAgency(host, basename(file, '.env')));
}

/** Returns an agency, which need not exist yet. Throws an OperatorError if the name cannot be that of an agency. */
export function readAgency(host: Host, name: string): Agency {
  if (!NAME_PATTERN.test(name)) {
    throw new OperatorError(
      `"${name}" is not a valid name. Use up to 20 lower-case letters, digits and hyphens, like care-north.`,
    );
  }
  const settingsFile = join(host.settings, `${name}.env`);
  const settings = existsSync(settingsFile) ? parseEnv(readFileSync(settingsFile, 'utf8')) : {};
  return {
    name,
    user: `staffing-${name}`,
    unit: `staffing-site@${name}`,
    settingsFile,
    settings,
    dataDir: join(host.data, name),
    backupDir: join(host.backups, name),
    current: join(host.code, 'agencies', name),
    before: join(host.code, 'agencies', `${name}.before`),
    address: `http://127.0.0.1:${settings.PORT}`,
    hostname: settings.PUBLIC_SITE_URL ? new URL(settings.PUBLIC_SITE_URL).hostname : '',
  };
}

/** The release that an agency's link points to, or null if there is no link. */
export function releaseOf(link: string): string | null {
  return existsSync(link) ? readlinkSync(link) : null;
}

/** Runs a command and returns its output. Throws an OperatorError with the output if it fails. */
export async function runOrThrow(command: string, args: readonly string[], options: RunOptions = {}): Promise<string> {
  const { ok, output } = await run(command, args, options);
  if (!ok) throw new OperatorError(`${command} ${args.join(' ')} failed.\n${output}`.trim());
  return output;
}

/** An agency's settings: those of the systemd unit, and those of its own file. */
export function environmentOf(agency: Agency): Record<string, string> {
  const { dataDir, backupDir, settings } = agency;
  const baseSettings = { NODE_ENV: 'production', HOST: '127.0.0.1', TRUST_PROXY: 'loopback', DATA_DIR: dataDir };
  return { ...baseSettings, BACKUP_DIR: backupDir, ...(settings as Record<string, string>) };
}

interface AgencyOptions {
  env: Record<string, string>;
  show?: boolean;
  /** Whether to cut the network, because emails and webhooks queued in a copy of the data must not be sent. */
  isCut?: boolean;
}

const CUT = ['unshare', '--net', '--', 'sh', '-c', 'ip link set lo up && exec "$@"', 'sh'];

/**
 * Runs a script with a release's Node as the agency's user. The environment is only PATH and `env`, because root's
 * settings are not the agency's. Returns the output. Throws an OperatorError if the script fails.
 */
export function runAs({ user }: Agency, release: string, script: string[], options: AgencyOptions): Promise<string> {
  const { env, show, isCut = false } = options;
  const programs = join(release, 'node_modules/.bin');
  const asUser = ['runuser', '--user', user, '--', join(programs, 'node'), ...script];
  const [command = '', ...args] = [...(isCut ? CUT : []), ...asUser];
  const variables = { PATH: `${programs}:${process.env.PATH}`, ...env };
  return runOrThrow(command, args, { cwd: release, env: variables, isOnlyEnv: true, show });
}

/** Whether the agency responds. */
export async function isUp({ address }: Agency): Promise<boolean> {
  return fetch(`${address}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  );
}
