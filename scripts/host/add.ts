/** Adds an agency to this machine: user, folders, settings, service, certificate and web server. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { OperatorError } from 'api/core/lib/operator-error';
import { listen } from '../lib/ports.ts';
import { run } from '../lib/run.ts';
import { type Agency, type Host, listAgencies, readAgency, releaseOf, runOrThrow } from './host.ts';
import { addToProxy, type WebServer } from './proxy.ts';
import { installUnit, pointAt, start } from './service.ts';

export interface NewAgency {
  name: string;
  /** The domain without `www`. */
  domain: string;
  email: string;
  proxy: WebServer;
}

const SETTINGS = new URL('../../deploy/staffing-site.env', import.meta.url);
const FIRST_PORT = 3000;
const DOMAIN = /^(?!www\.)(?:[a-z\d](?:[a-z\d-]*[a-z\d])?\.)+[a-z]{2,}$/;
const EMAIL = /^[^\s@#$'"]+@[^\s@#$'"]+$/;

/**
 * Adds an agency. Idempotent, so it can be run again after a failure, such as a domain that did not point here. Throws
 * an OperatorError.
 */
export async function addAgency(host: Host, newAgency: NewAgency, release: string): Promise<void> {
  checkNew(host, newAgency);
  makeFolder(join(host.code, 'agencies'), 0o711);
  for (const folder of [host.settings, host.data, host.backups]) makeFolder(folder, 0o711);
  const { user, settingsFile } = readAgency(host, newAgency.name);
  if (!existsSync(settingsFile)) {
    writeFileSync(settingsFile, fillIn(readFileSync(SETTINGS, 'utf8'), newAgency, await freePort(host)), {
      mode: 0o600,
      flag: 'wx',
    });
  }
  if (!(await run('id', [user])).ok) {
    await runOrThrow('useradd', [
      '--system',
      '--user-group',
      '--home-dir',
      '/nonexistent',
      '--shell',
      '/usr/sbin/nologin',
      user,
    ]);
  }
  const agency = readAgency(host, newAgency.name);
  await createOwnedFolder(agency, agency.dataDir, 0o711);
  await createOwnedFolder(agency, agency.backupDir, 0o700);
  if (releaseOf(agency.current) === null) pointAt(agency.current, release);
  await installUnit(host);
  await runOrThrow('systemctl', ['enable', agency.unit]);
  if (!(await start(agency))) {
    throw new OperatorError(`${agency.name} did not start. See "journalctl --unit ${agency.unit}".`);
  }
  if (newAgency.proxy === 'nginx') await getCertificate(host, newAgency);
  await addToProxy(host, agency, release, newAgency.proxy);
  console.log(`${agency.name}: ${agency.settings.PUBLIC_SITE_URL}   Admin: ${agency.settings.PUBLIC_SITE_URL}/admin`);
  const password = join(agency.dataDir, 'first-login.txt');
  if (existsSync(password)) console.log(`The first password of ${newAgency.email}: cat ${password}`);
}

function checkNew(host: Host, { name, domain, email }: NewAgency): void {
  if (!DOMAIN.test(domain)) throw new OperatorError('--domain must be a domain without www, like example.com.');
  if (!EMAIL.test(email)) throw new OperatorError('--email must be the email address of the first administrator.');
  for (const other of listAgencies(host)) {
    const isSame = other.hostname === `www.${domain}`;
    if (other.name === name && !isSame) throw new OperatorError(`${name} is already the agency at ${other.hostname}.`);
    if (other.name !== name && isSame) throw new OperatorError(`${domain} is already the domain of ${other.name}.`);
  }
}

function fillIn(sample: string, { domain, email }: NewAgency, port: number): string {
  return sample
    .replaceAll('example.com', domain)
    .replace(`you@${domain}`, () => email)
    .replace(/^PORT=.*$/m, `PORT=${port}`);
}

async function freePort(host: Host): Promise<number> {
  const usedPorts = listAgencies(host).map(({ settings }) => Number(settings.PORT));
  for (let port = FIRST_PORT; ; port++) {
    const isFree = async () =>
      listen('127.0.0.1', port).then(
        () => true,
        () => false,
      );
    if (!usedPorts.includes(port) && (await isFree())) return port;
  }
}

/** Creates a folder unless it exists. Mode 0o711 lets agencies open it, but not list it. */
function makeFolder(folder: string, mode: number): void {
  if (!existsSync(folder)) mkdirSync(folder, { recursive: true, mode });
}

async function createOwnedFolder({ user }: Agency, folder: string, mode: number): Promise<void> {
  makeFolder(folder, mode);
  await runOrThrow('chown', [`${user}:`, folder]);
}

async function getCertificate(host: Host, { domain, email }: NewAgency): Promise<void> {
  const hostname = `www.${domain}`;
  if (existsSync(join(host.certificates, hostname))) return;
  const names = ['--domain', hostname, '--domain', domain];
  const accountArgs = ['--non-interactive', '--agree-tos', '--email', email];
  const webrootArgs = ['--webroot', '--webroot-path', '/var/www/html'];
  await runOrThrow('certbot', [
    'certonly',
    ...webrootArgs,
    ...names,
    ...accountArgs,
    '--deploy-hook',
    'systemctl reload nginx',
  ]);
}
