/** An agency's web server configuration, generated from the samples in `deploy/`. */
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type Agency, type Host, runOrThrow } from './host.ts';

const PROXIES = ['caddy', 'nginx'] as const;
export type WebServer = (typeof PROXIES)[number];

export function isProxy(name: string): name is WebServer {
  return (PROXIES as readonly string[]).includes(name);
}

/** The block at the head of the Caddyfile, which applies to all sites. */
const GLOBAL = /^\{\n.*?^\}\n/ms;
const IMPORT = 'import staffing-site/*.caddy\n';

/** Writes the file unless it exists, and loads it. Throws an OperatorError if the web server rejects it. */
export async function addToProxy(host: Host, agency: Agency, release: string, proxy: WebServer): Promise<void> {
  if (proxy === 'caddy') importSites(host, release);
  const file = fileFor(host, agency, proxy);
  await replace(
    host,
    proxy,
    file,
    existsSync(file) ? readFileSync(file, 'utf8') : render(host, agency, release, proxy),
  );
}

/** Updates the file unless it was edited. Returns the path of an edited file, which must be changed by hand. */
export async function updateProxy(
  host: Host,
  agency: Agency,
  oldRelease: string,
  newRelease: string,
): Promise<string | null> {
  for (const proxy of PROXIES) {
    const file = fileFor(host, agency, proxy);
    const [before, after] = [render(host, agency, oldRelease, proxy), render(host, agency, newRelease, proxy)];
    if (!existsSync(file) || before === after) continue;
    const currentConfig = readFileSync(file, 'utf8');
    if (currentConfig === after) continue;
    if (currentConfig !== before) return file;
    await replace(host, proxy, file, after);
  }
  return null;
}

function render(host: Host, agency: Agency, release: string, proxy: WebServer): string {
  const sample = readFileSync(join(release, 'deploy', proxy === 'caddy' ? 'Caddyfile' : 'nginx.conf'), 'utf8');
  const domain = agency.hostname.replace(/^www\./, '');
  const agencyConfig = sample
    .replaceAll('example.com', domain)
    .replaceAll('127.0.0.1:3000', new URL(agency.address).host)
    .replaceAll(/\/var\/lib\/staffing-site\b/g, `$&/${agency.name}`);
  if (proxy === 'caddy') return host.fill(agencyConfig.replace(GLOBAL, ''));
  // Makes the names of zones, variables and servers unique, because they are global.
  const prefix = `staffing_${agency.name.replaceAll('-', '_')}`;
  const renamedConfig = agencyConfig
    .replaceAll(/\bstaffing_(?=[a-z])/g, `${prefix}_`)
    .replaceAll('shared:staffing:', `shared:${prefix}:`);
  return host.fill(renamedConfig);
}

function fileFor(host: Host, { name }: Agency, proxy: WebServer): string {
  return proxy === 'caddy'
    ? join(host.caddy, 'staffing-site', `${name}.caddy`)
    : join(host.nginx, `staffing-site-${name}.conf`);
}

/** Adds an import to the Caddyfile, and keeps sites that were added by hand. */
function importSites(host: Host, release: string): void {
  const file = join(host.caddy, 'Caddyfile');
  const caddyConfig = existsSync(file) ? readFileSync(file, 'utf8') : '';
  if (caddyConfig.includes(IMPORT.trim())) return;
  const isUntouched = caddyConfig === '' || caddyConfig.includes('root * /usr/share/caddy');
  const [global = ''] = GLOBAL.exec(readFileSync(join(release, 'deploy/Caddyfile'), 'utf8')) ?? [];
  write(file, isUntouched ? `${global}\n${IMPORT}` : `${caddyConfig}\n${IMPORT}`);
  if (!isUntouched)
    console.log(`Copy the “log” block at the head of deploy/Caddyfile to ${file}: some addresses are secret.`);
}

/**
 * Replaces a file. If the web server rejects the new file, restores the old one, because the server could otherwise not
 * start for any agency.
 */
async function replace(host: Host, proxy: WebServer, file: string, text: string): Promise<void> {
  const originalConfig = existsSync(file) ? readFileSync(file, 'utf8') : null;
  write(file, text);
  try {
    if (proxy === 'nginx') await runOrThrow('nginx', ['-t']);
    else await runOrThrow('caddy', ['validate', '--adapter', 'caddyfile', '--config', join(host.caddy, 'Caddyfile')]);
  } catch (error) {
    if (originalConfig === null) rmSync(file);
    else write(file, originalConfig);
    throw error;
  }
  await runOrThrow('systemctl', ['reload-or-restart', proxy]);
}

function write(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text, { mode: 0o644 });
}
