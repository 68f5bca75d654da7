/**
 * A machine in a folder: real servers, each with its own user if root runs the tests, and doubles of the system's
 * programs.
 */
import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Outcome, run } from '../../lib/run.ts';
import { copyProject } from '../support/project-copy.ts';
import { isInstalled } from './proxy.ts';
import { ADMIN } from './system.ts';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const AGENCY = join(ROOT, 'scripts/agency.ts');
const SYSTEMCTL = fileURLToPath(new URL('systemctl.ts', import.meta.url));
const isRoot = process.getuid?.() === 0;
/** Whether other users can read the project, which a private folder prevents. */
export const hasUsers =
  isRoot &&
  spawnSync('setpriv', ['--reuid=65534', '--regid=65534', '--clear-groups', 'test', '-r', AGENCY]).status === 0;

const UID = `uid=$((61000 + $(printf %s "$user" | cksum | cut -d' ' -f1) % 1000))`;
const AS_USER = hasUsers ? 'exec setpriv --reuid=$uid --regid=$uid --clear-groups' : 'exec';

/** Shell scripts by the name of the program. */
const commandDoubles = (root: string) => ({
  systemctl: `exec ${process.execPath} ${SYSTEMCTL} ${root} "$@"`,
  useradd: `echo "$@" >> ${root}/useradd.log`,
  id: 'exit 1',
  git: 'for last; do :; done; echo "$last" | cut -d^ -f1',
  chown: `all='' owner=''
for word; do case $word in --*) all=$word ;; staffing-*:) owner=$word ;; *) path=$word ;; esac; done
user=\${owner%:}; ${UID}; ${hasUsers ? '/bin/chown $all $uid:$uid "$path"' : ':'}`,
  runuser: `user=$2; shift 3; ${UID}; ${AS_USER} "$@"`,
  ...(isRoot ? {} : { unshare: 'shift 6; exec "$@"' }),
  certbot: `folder=${root}/etc/letsencrypt/live/$6; mkdir -p $folder
exec openssl req -x509 -newkey rsa:2048 -nodes -subj /CN=$6 -keyout $folder/privkey.pem -out $folder/fullchain.pem`,
  // Writes its own nginx.conf, because Debian's includes the folders of the real machine.
  nginx: isInstalled('nginx')
    ? `printf 'pid ${root}/nginx.pid; error_log stderr; events {} http { include ${root}/etc/nginx/conf.d/*.conf; }' > ${root}/nginx.conf
exec $(PATH=$OUTER_PATH command -v nginx) "$@" -c ${root}/nginx.conf`
    : ':',
  ...(isInstalled('caddy') ? {} : { caddy: ':' }),
});

export interface Machine {
  root: string;
  /** Runs `pnpm agency` on the machine. */
  agency(...args: string[]): Promise<Outcome>;
  /** Runs a command as the user of an agency. */
  as(name: string, ...command: string[]): Promise<Outcome>;
  /** Adds the release `name`: a copy of this version, changed by `change`. */
  addRelease(name: string, change?: (folder: string) => void): void;
  remove(): Promise<void>;
}

export function createMachine(): Machine {
  const root = mkdtempSync(join(tmpdir(), 'machine-'));
  chmodSync(root, 0o711);
  const bin = join(root, 'bin');
  for (const folder of [bin, join(root, 'etc/systemd/system'), join(root, 'opt/staffing-site/releases')])
    mkdirSync(folder, { recursive: true });
  for (const [name, script] of Object.entries(commandDoubles(root)))
    writeFileSync(join(bin, name), `#!/bin/sh\n${script}\n`, { mode: 0o755 });
  const env = { PATH: `${bin}:${process.env.PATH}`, OUTER_PATH: String(process.env.PATH), HOME: root, HOST_ROOT: root };
  const isRunning = () => readdirSync(root).filter((name) => name.endsWith('.pid') && name !== 'nginx.pid');
  return {
    root,
    agency: (...args) => run(process.execPath, [AGENCY, ...args], { env }),
    as: (name, ...command) => run(join(bin, 'runuser'), ['--user', `staffing-${name}`, '--', ...command], { env }),
    addRelease(name, change) {
      const release = join(root, 'opt/staffing-site/releases', name);
      copyProject(release);
      for (const buildFolder of ['site/dist', 'api/admin/dist'])
        if (existsSync(join(ROOT, buildFolder)))
          cpSync(join(ROOT, buildFolder), join(release, buildFolder), { recursive: true });
      change?.(release);
      spawnSync(process.execPath, ['scripts/build.ts'], { cwd: release });
      writeFileSync(join(release, '.complete'), '');
    },
    async remove() {
      for (const file of isRunning())
        await run(join(bin, 'systemctl'), ['stop', `staffing-site@${file.replace('.pid', '')}`], { env });
      rmSync(root, { recursive: true, force: true });
    },
  };
}

/** Returns the text of a file on the machine. */
export function readText({ root }: Machine, path: string): string {
  return readFileSync(join(root, path), 'utf8');
}

/** Adds an agency. Returns the address of its server. */
export async function addAgency(machine: Machine, name: string, proxy: string, release = 'first'): Promise<string> {
  const options = ['--domain', `${name}.example`, '--email', ADMIN.email, '--proxy', proxy, '--to', release];
  const { output } = await machine.agency('add', name, ...options);
  if (!output.includes(`https://www.${name}.example/admin`)) throw new Error(output);
  const port = /^PORT=(\d+)$/m.exec(readText(machine, `etc/staffing-site/${name}.env`))?.[1];
  return `http://127.0.0.1:${port}`;
}

/** The first password of an agency, from a file that is deleted at the first login. */
export function firstPassword(machine: Machine, name: string): string {
  return /Password: (\S+)/.exec(readText(machine, `var/lib/staffing-site/${name}/first-login.txt`))?.[1] ?? '';
}

/** Logs in and makes an access token. */
export async function makeToken(address: string, name: string, password: string): Promise<string> {
  const host = `www.${name}.example`;
  const proxyHeaders = { origin: `https://${host}`, 'x-forwarded-proto': 'https', 'x-forwarded-host': host };
  const post = (path: string, body: object, cookie = '') => {
    const headers = { 'content-type': 'application/json', ...proxyHeaders, cookie };
    return fetch(`${address}${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
  };
  const login = await post('/api/session', { email: ADMIN.email, password });
  if (!login.ok) throw new Error(`${login.status} ${await login.text()}`);
  const cookie = login.headers.get('set-cookie')?.split(';')[0];
  const tokenResponse = await post('/api/tokens', { name: 'test', role: 'administrator' }, cookie);
  if (!tokenResponse.ok) throw new Error(await tokenResponse.text());
  return ((await tokenResponse.json()) as { secret: string }).secret;
}
