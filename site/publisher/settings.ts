/** The publisher's settings, read from the environment. */
import { join, resolve } from 'node:path';
import { FATAL_EXIT, isOrigin } from 'content-types/settings';
import { readS3Settings, type S3Settings } from 'content-types/storage/settings';
import { z } from 'zod';
import { type CdnSettings, readCdnSettings } from './export/cdn/settings.ts';

/** A published site. */
interface SiteSettings {
  /** The address where visitors find the site. */
  site: URL;
  /** The folder of the site's files. */
  folder: string;
  /** The path of the manifest, which changes with every publish. */
  manifestFile: string;
}

/** The source and the target of a publish. */
interface Settings extends SiteSettings {
  api: string;
}

interface ServerSettings extends Settings {
  port: number;
  secret: string;
  /** The CDN in front of the site; null if there is no CDN. */
  cdn: CdnSettings | null;
  /** The report of the export to S3 storage; null if no storage is set. */
  storageFile: string | null;
}

type Env = Readonly<Record<string, string | undefined>>;

export function readApiAddress(env: Env): string {
  return new URL(parse(settingsSchema.pick({ CONTENT_API_URL: true }), env).CONTENT_API_URL).origin;
}

export function readSettings(env: Env): Settings {
  return { ...toSiteSettings(parse(settingsSchema, env)), api: readApiAddress(env) };
}

export function readServerSettings(env: Env): ServerSettings {
  const { PUBLISHER_PORT, PUBLISHER_SECRET } = parse(serverSettingsSchema, env);
  const parsedSettings = readSettings(env);
  const storageFile = env.PUBLISH_S3_URL ? storageReport(parsedSettings) : null;
  const cdn = readCdnSettings(env);
  return { ...parsedSettings, port: Number(PUBLISHER_PORT), secret: PUBLISHER_SECRET, cdn, storageFile };
}

/** Ends the process with an error message if a setting is wrong or missing. */
export function readOrExit<Found>(read: (env: NodeJS.ProcessEnv) => Found): Found {
  try {
    return read(process.env);
  } catch (error) {
    return exit(error instanceof Error ? error.message : String(error));
  }
}

/** Ends the process with an exit code for faults that a restart cannot fix. */
export function exit(message: string): never {
  console.error(message);
  process.exit(FATAL_EXIT);
}

const cannotBe = ({ input }: { input?: unknown }) => `cannot be ${input}.`;
const host = (purpose: string) =>
  z.string(`is missing: ${purpose}.`).refine(isOrigin, {
    error: (issue) => `${cannotBe(issue)} It must be an origin without a path, like https://www.example.com.`,
  });

const siteSettingsSchema = z.object({
  PUBLIC_SITE_URL: host('where visitors find the site, like https://www.example.com'),
  DATA_DIR: z.string().default('data'),
});
const settingsSchema = siteSettingsSchema.extend({
  CONTENT_API_URL: host('the address of the API, like http://127.0.0.1:3000'),
});
const storageSettingsSchema = siteSettingsSchema.extend({
  SITE_ID: z.string('is missing.'),
  PUBLISHED_BY: z.string('is missing.'),
});
const serverSettingsSchema = settingsSchema.extend({
  PUBLISHER_PORT: z.string('is missing.').regex(/^\d{1,5}$/, { error: cannotBe }),
  PUBLISHER_SECRET: z.string('is missing.'),
});

function parse<Schema extends z.ZodType>(schema: Schema, env: Env): z.output<Schema> {
  const nonEmptyEnv = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const { data, error } = schema.safeParse(nonEmptyEnv);
  if (error) throw new Error(error.issues.map(({ path, message }) => `${String(path[0])} ${message}`).join('\n'));
  return data;
}

function toSiteSettings({ PUBLIC_SITE_URL, DATA_DIR }: z.output<typeof siteSettingsSchema>): SiteSettings {
  return {
    site: new URL(PUBLIC_SITE_URL),
    folder: resolve(DATA_DIR, 'site'),
    manifestFile: resolve(DATA_DIR, 'publisher/manifest.jsonl'),
  };
}

function storageReport({ manifestFile }: SiteSettings): string {
  return join(manifestFile, '../storage.json');
}

interface StorageSettings extends SiteSettings {
  s3: S3Settings;
  /** The id of this installation, which marks the storage. */
  siteId: string;
  /** The program that publishes. Each object is stamped with its name; others in the bucket stay. */
  publishedBy: string;
  /** The file in which the admin reads the result of the last run. */
  stateFile: string;
}

/**
 * Reads the settings for publishing to S3. Throws an error about the first wrong or missing S3 setting, or about all
 * other wrong or missing settings.
 */
export function readStorageSettings(env: NodeJS.ProcessEnv): StorageSettings {
  const s3 = readS3Settings(env, 'PUBLISH_S3');
  if (!s3) throw new Error('PUBLISH_S3_URL is missing: the storage for the site, like https://host/bucket.');
  const { SITE_ID, PUBLISHED_BY, ...given } = parse(storageSettingsSchema, env);
  const parsedSettings = toSiteSettings(given);
  return {
    s3,
    siteId: SITE_ID,
    publishedBy: PUBLISHED_BY,
    ...parsedSettings,
    stateFile: storageReport(parsedSettings),
  };
}
