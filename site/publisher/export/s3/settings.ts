import { join } from 'node:path';
import { readS3Settings, type S3Settings } from 'content-types/lib/s3';
import { readSiteSettings } from '../../settings.ts';

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
