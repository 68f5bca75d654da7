/** The environment, read once. Throws with every fault named. */
import { join, resolve } from 'node:path';
import { readS3Settings, type S3Settings } from 'content-types/lib/s3';

/** sysexits.h EX_CONFIG: the exit code for a wrong setting, which another start cannot change. */
export const FATAL_EXIT = 78;

/** A published site. */
export interface SiteSettings {
  /** Where visitors find it. */
  site: URL;
  /** Where its files are. */
  folder: string;
  manifestFile: string;
}

/** What to publish, and where to. */
export interface Settings extends SiteSettings {
  /** The API's address. */
  api: string;
}

/** For the publisher as a process. */
export interface ServerSettings extends Settings {
  port: number;
  secret: string;
}

type Env = Readonly<Record<string, string | undefined>>;

export function readSiteSettings(env: Env): SiteSettings {
  return reading(env, siteSettings);
}

export function readSettings(env: Env): Settings {
  return reading(env, settings);
}

export function readServerSettings(env: Env): ServerSettings {
  return reading(env, (read) => ({
    ...settings(read),
    port: read('PUBLISHER_PORT', /^\d{1,5}$/, Number),
    secret: read('PUBLISHER_SECRET', /./, String),
  }));
}

type Read = <T>(name: string, form: RegExp, convert: (value: string) => T) => T;

function settings(read: Read): Settings {
  return { api: read('CONTENT_API_URL', HOST, (value) => new URL(value).origin), ...siteSettings(read) };
}

function siteSettings(read: Read): SiteSettings {
  const dataDir = read('DATA_DIR', /./, resolve);
  return {
    site: read('PUBLIC_SITE_URL', HOST, (value) => new URL(value)),
    folder: join(dataDir, 'site'),
    manifestFile: join(dataDir, 'publisher', 'manifest.jsonl'),
  };
}

/** The site cannot lie below a path: its pages link to `/career`, not to `career`. */
const HOST = /^https?:\/\/[^/\s?#@]+\/?$/i;
const DEFAULTS: Env = { DATA_DIR: 'data' };
const MEANINGS: Env = {
  CONTENT_API_URL: 'the address of the API, like http://127.0.0.1:3000',
  PUBLIC_SITE_URL: 'where visitors find the site, like https://www.example.com',
};

function reading<T>(env: Env, read: (read: Read) => T): T {
  const faults: string[] = [];
  const settings = read((name, form, convert) => {
    const value = env[name] || DEFAULTS[name] || '';
    if (form.test(value)) return convert(value);
    const hint = form === HOST ? ' It must be a host alone, like https://www.example.com.' : '';
    const meaning = MEANINGS[name] ? `: ${MEANINGS[name]}` : '';
    faults.push(value ? `${name} cannot be ${value}.${hint}` : `${name} is missing${meaning}.`);
    return undefined as ReturnType<typeof convert>;
  });
  if (faults.length > 0) throw new Error(faults.join('\n'));
  return settings;
}

export interface StorageSettings {
  s3: S3Settings;
  /** Where visitors find the site. */
  site: URL;
  /** The published folder. */
  folder: string;
  /** Changes with every publish. */
  manifestFile: string;
  /** Where the admin reads the result of the last run. */
  stateFile: string;
}

/** Throws a sentence for each setting that is wrong or missing. */
export function readStorageSettings(env: NodeJS.ProcessEnv): StorageSettings {
  const s3 = readS3Settings(env, 'PUBLISH_S3');
  if (!s3) throw new Error('PUBLISH_S3_URL is missing: the storage for the site, like https://host/bucket.');
  const { site, folder, manifestFile } = readSiteSettings(env);
  return { s3, site, folder, manifestFile, stateFile: join(manifestFile, '../storage.json') };
}
