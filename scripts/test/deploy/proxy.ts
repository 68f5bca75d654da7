/** A web server as configured in deploy/, with only names, ports and paths changed. */
import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findFreePort } from '../../lib/ports.ts';
import { sendRequest } from './request.ts';

const DEPLOY = fileURLToPath(new URL('../../../deploy', import.meta.url));

export interface Front {
  /** An origin such as `https://www.example.com:port`. Connections go to this machine, with that name in the headers. */
  origin: string;
  httpPort: number;
  /** Returns the log so far. */
  log(): string;
  stop(): Promise<void>;
}

interface Options {
  /** The folder for the web server's own files. */
  folder: string;
  dataDir: string;
  /** The port of the server behind the proxy. */
  port: number;
}

export const isInstalled = (program: string) => spawnSync(program, ['-v'], { stdio: 'ignore' }).error === undefined;

export async function startNginx(options: Options): Promise<Front> {
  const { folder } = options;
  const [http, https] = [await findFreePort(), await findFreePort()];
  const certificate = makeCertificate(folder);
  const site = changedSample(join(DEPLOY, 'nginx.conf'), [
    [/^\s*listen \[::\]:.*$/gm, ''],
    ['listen 80;', `listen 127.0.0.1:${http};`],
    ['listen 443 ssl', `listen 127.0.0.1:${https} ssl`],
    [/\/var\/www\/html/g, folder],
    ['127.0.0.1:3000', `127.0.0.1:${options.port}`],
    [/\/etc\/letsencrypt\/live\/www\.example\.com\/fullchain\.pem/g, certificate.cert],
    [/\/etc\/letsencrypt\/live\/www\.example\.com\/privkey\.pem/g, certificate.key],
    [/\/var\/lib\/staffing-site/g, options.dataDir],
  ]);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  );
  const main = join(folder, 'nginx.conf');
  // Debian's configuration, adapted so that a test can run as any user.
  const user = process.getuid?.() === 0 ? 'user root;' : '';
  writeFileSync(
    main,
    `${user} pid ${folder}/nginx.pid; daemon off; worker_processes 1; error_log ${folder}/error.log; events {}
     http { include /etc/nginx/mime.types; default_type application/octet-stream; access_log ${folder}/access.log; ${temporary.join(' ')}\n${site} }`,
  );
  const configCheck = spawnSync('nginx', ['-t', '-p', folder, '-c', main], { encoding: 'utf8' });
  if (configCheck.status !== 0) throw new Error(`nginx does not accept the file:\n${configCheck.stderr}`);
  const frontProxy = await startProxy('nginx', ['-p', folder, '-c', main], https, http);
  const log = () => ['access.log', 'error.log'].map((name) => readFileSync(join(folder, name), 'utf8')).join('');
  return { ...frontProxy, log };
}

export async function startCaddy(options: Options): Promise<Front> {
  const { folder } = options;
  const [http, https, admin] = [await findFreePort(), await findFreePort(), await findFreePort()];
  const { cert, key } = makeCertificate(folder);
  const site = changedSample(join(DEPLOY, 'Caddyfile'), [
    [/^www\.example\.com \{$/m, `https://www.example.com:${https} {\n\tbind 127.0.0.1\n\ttls ${cert} ${key}`],
    // Adds an HTTPS site with the tests' certificate, because a plain HTTP site has none.
    [
      /^example\.com \{\n(\tredir .*\n)\}$/m,
      `http://example.com:${http} {\n\tbind 127.0.0.1\n$1}\n` +
        `https://example.com:${https} {\n\tbind 127.0.0.1\n\ttls ${cert} ${key}\n$1}`,
    ],
    ['127.0.0.1:3000', `127.0.0.1:${options.port}`],
    [/\/var\/lib\/staffing-site/g, options.dataDir],
    [/^\{$/m, `{\n\tadmin 127.0.0.1:${admin}\n\tauto_https off`],
  ]);
  const main = join(folder, 'Caddyfile');
  writeFileSync(main, site);
  const env = { ...process.env, HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder };
  const configCheck = spawnSync('caddy', ['validate', '--adapter', 'caddyfile', '--config', main], {
    encoding: 'utf8',
    env,
  });
  if (configCheck.status !== 0) throw new Error(`Caddy does not accept the file:\n${configCheck.stderr}`);
  return startProxy('caddy', ['run', '--adapter', 'caddyfile', '--config', main], https, http, env);
}

/** Returns a changed sample. Every change must apply, so that the sample is not tested in its old form. */
function changedSample(file: string, changes: [string | RegExp, string][]): string {
  return changes.reduce(
    (text, [from, to]) => {
      const replacedText = text.replaceAll(
        typeof from === 'string' ? from : new RegExp(from, `${from.flags.replace('g', '')}g`),
        to,
      );
      if (replacedText === text) throw new Error(`${file} no longer contains ${from}.`);
      return replacedText;
    },
    readFileSync(file, 'utf8'),
  );
}

function makeCertificate(folder: string): { cert: string; key: string } {
  mkdirSync(folder, { recursive: true });
  const [cert, key] = [join(folder, 'cert.pem'), join(folder, 'key.pem')];
  const subject = ['-subj', '/CN=www.example.com', '-addext', 'subjectAltName=DNS:www.example.com'];
  const args = [
    'req',
    '-x509',
    '-newkey',
    'ec',
    '-pkeyopt',
    'ec_paramgen_curve:P-256',
    '-nodes',
    '-days',
    '2',
    ...subject,
  ];
  const { status, stderr } = spawnSync('openssl', [...args, '-keyout', key, '-out', cert], { encoding: 'utf8' });
  if (status !== 0) throw new Error(`No certificate: ${stderr}`);
  return { cert, key };
}

async function startProxy(
  program: string,
  args: string[],
  https: number,
  http: number,
  env = process.env,
): Promise<Front> {
  const child = spawn(program, args, { env, stdio: ['ignore', 'ignore', 'pipe'] });
  let errors = '';
  child.stderr.on('data', (text) => {
    errors += text;
  });
  const origin = `https://www.example.com:${https}`;
  const deadline = Date.now() + 120_000;
  while (!(await sendRequest(origin, '/metrics').then(Boolean, () => false))) {
    if (child.exitCode !== null || Date.now() > deadline) throw new Error(`${program} did not start:\n${errors}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return {
    origin,
    httpPort: http,
    log: () => errors,
    async stop() {
      const exited = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGTERM');
      await exited;
    },
  };
}
