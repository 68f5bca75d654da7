/** The environment of the publisher, read once. Throws with every fault named. */
import { join, resolve } from 'node:path';

export interface Settings {
  api: string;
  site: URL;
  port: number;
  secret: string;
  folder: string;
  manifestFile: string;
}

export function readSettings(env: NodeJS.ProcessEnv): Settings {
  const faults: string[] = [];

  function required(name: string): string {
    const value = env[name];
    if (!value) faults.push(`${name} is missing.`);
    return value ?? '';
  }

  function url(name: string): URL {
    const value = required(name);
    if (value && !URL.canParse(value)) faults.push(`${name} is not an address: ${value}`);
    return URL.canParse(value) ? new URL(value) : new URL('http://invalid');
  }

  const port = Number(required('PUBLISHER_PORT'));
  if (!Number.isInteger(port) || port < 0 || port > 65_535) faults.push('PUBLISHER_PORT is not a port.');
  const dataDir = resolve(env.DATA_DIR ?? 'data');
  const settings = {
    api: url('CONTENT_API_URL').origin,
    site: url('PUBLIC_SITE_URL'),
    port,
    secret: required('PUBLISHER_SECRET'),
    folder: join(dataDir, 'site'),
    manifestFile: join(dataDir, 'publisher', 'manifest.jsonl'),
  };
  if (faults.length > 0) throw new Error(faults.join(' '));
  return settings;
}
