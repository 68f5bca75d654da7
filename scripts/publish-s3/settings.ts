import { join, resolve } from 'node:path';
import { readEnv } from 'api/env';
import { Refusal } from '../lib/refusal.ts';
import { readS3Settings, type S3Settings } from '../lib/s3.ts';

export interface StorageSettings {
  s3: S3Settings;
  /** Where visitors find the site. */
  site: URL;
  /** The published folder. */
  folder: string;
  /** Changes with every publish. */
  manifestFile: string;
  /** Where people can read how it goes. */
  stateFile: string;
}

/** Throws a refusal with a sentence for what is wrong or missing. */
export function readStorageSettings(env: NodeJS.ProcessEnv): StorageSettings {
  const s3 = readS3Settings(env, 'PUBLISH_S3');
  if (!s3) throw new Refusal('PUBLISH_S3_URL is missing: where the site is to be stored, like https://host/bucket.');
  if (!env.PUBLIC_SITE_URL) throw new Refusal('PUBLIC_SITE_URL is missing: where visitors find the site.');
  const { publicSiteUrl: site, dataDir } = readEnv({ PUBLIC_SITE_URL: env.PUBLIC_SITE_URL, DATA_DIR: env.DATA_DIR });
  const state = (name: string) => join(dataDir, 'publisher', name);
  const files = { manifestFile: state('manifest.jsonl'), stateFile: state('storage.json') };
  return { s3, site, folder: resolve(dataDir, 'site'), ...files };
}
