/**
 * `pnpm start`: builds missing parts, fills an empty database with the sample agency, and runs the server and the
 * publisher until Ctrl+C or SIGTERM.
 */
import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { DATABASE_FILE } from 'api/core/database/open';
import { type Env, readEnv } from 'api/core/settings/env';
import { PUBLISHED_BY, readSiteId } from 'api/site/publishing/site-id';
import Sqlite from 'better-sqlite3';
import closeWithGrace from 'close-with-grace';
import { FATAL_EXIT } from 'content-types/settings';
import { readS3Settings } from 'content-types/storage/settings';
import { CDN_VARIABLES, readCdnSettings } from 'publisher/export/cdn/settings';
import { z } from 'zod';
import { build } from './lib/build.ts';
import { checkStart } from './lib/check-start.ts';
import { giveUp } from './lib/give-up.ts';
import { findMisspelt } from './lib/misspelt.ts';
import { hasOwnContent } from './lib/own-content.ts';
import { findFreePort, waitUntilOk } from './lib/ports.ts';
import { type Service, startService } from './lib/service.ts';

const SEED = fileURLToPath(new URL('./seed.ts', import.meta.url));
const SERVER = fileURLToPath(new URL('../api/src/server.ts', import.meta.url));
const STORAGE = fileURLToPath(new URL('../site/publisher/export/s3/main.ts', import.meta.url));
const PUBLISHER = fileURLToPath(new URL('../site/publishing/main.ts', import.meta.url));

const startedAt = performance.now();
const env = readSettings();
for (const line of findMisspelt(Object.keys(process.env))) console.warn(line);
await checkStart(env, 'start').catch(giveUp);
await build();
if (wantsSampleContent() && !hasContent()) importSampleContent();

const connection = { PUBLISHER_PORT: String(await findFreePort()), PUBLISHER_SECRET: randomBytes(24).toString('hex') };
const address = `http://${env.host.includes(':') ? `[${env.host}]` : env.host}:${env.port}`;
const localUrl = `http://${isAnyAddress(env.host) ? '127.0.0.1' : new URL(address).hostname}:${env.port}`;
// Exiting is enough, because the services stop when they lose their parent.
const onFatal = (code: number) => process.exit(code);
const runningServices: Service[] = [];
// Stops the publisher first, so that it can finish a publish in progress while the server still responds.
closeWithGrace({ delay: 15_000 }, async () => {
  for (const service of runningServices.toReversed()) await service.stop();
});
runningServices.push(
  startService({ name: 'The server', file: SERVER, env: connection, onFatal, watched: `${localUrl}/healthz` }),
);
await waitUntilOk(`${localUrl}/healthz`);
const publisherEnv = { CONTENT_API_URL: localUrl, PUBLIC_SITE_URL: env.publicSiteUrl.href, DATA_DIR: env.dataDir };
const publisher = {
  file: PUBLISHER,
  env: { ...connection, ...publisherEnv },
  variables: ['CONTENT_API_TOKEN', 'PUBLISH_S3_URL', ...CDN_VARIABLES],
};
runningServices.push(startService({ name: 'The publisher', ...publisher, onFatal }));
await waitUntilOk(`${localUrl}/readyz`);
if (process.env.PUBLISH_S3_URL) {
  const SITE_ID = readSiteId(env.dataDir) ?? '';
  const settings = { PUBLIC_SITE_URL: env.publicSiteUrl.href, DATA_DIR: env.dataDir, SITE_ID, PUBLISHED_BY };
  const variables = ['URL', 'REGION', 'ACCESS_KEY', 'SECRET_KEY'].map((name) => `PUBLISH_S3_${name}`);
  runningServices.push(
    startService({ name: 'Publishing to storage', file: STORAGE, env: settings, variables, onFatal }),
  );
}
const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
console.log(`\nThe site is ready: ${address}   Admin: ${address}/admin   (${seconds} s)\n`);

function readSettings(): Env {
  try {
    wantsSampleContent();
    readS3Settings(process.env, 'PUBLISH_S3');
    readCdnSettings(process.env);
    return readEnv();
  } catch (error) {
    giveUp(error, FATAL_EXIT);
  }
}

/** Reads SAMPLE_CONTENT. Throws unless it is on or off, in any common spelling. */
function wantsSampleContent(): boolean {
  const setting = process.env.SAMPLE_CONTENT || (process.env.NODE_ENV === 'production' ? 'off' : 'on');
  const { data, error } = z.stringbool().safeParse(setting);
  if (error) throw new Error('SAMPLE_CONTENT must be on or off');
  return data;
}

/** Whether the database has content, so that the import would do nothing. Checked here, because starting its process is slow. */
function hasContent(): boolean {
  let db: Sqlite.Database | undefined;
  try {
    db = new Sqlite(join(env.dataDir, DATABASE_FILE), { fileMustExist: true, readonly: true });
    return hasOwnContent(db);
  } catch {
    return false;
  } finally {
    db?.close();
  }
}

/**
 * Imports the sample content in a separate process, so that the memory for encoding images is freed. That process
 * reports faults of the database.
 */
function importSampleContent(): void {
  const { status } = spawnSync(process.execPath, [SEED, '--if-empty'], { stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}

function isAnyAddress(host: string): boolean {
  return host === '0.0.0.0' || host === '::';
}
