import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildApp } from 'api/app';
import { DATABASE_FILE, openDatabase } from 'api/core/database/open';
import { readEnv } from 'api/core/settings/env';

/** The JSON responses of an empty agency's server at these paths. */
export async function readDocuments<T = object>(paths: readonly string[]): Promise<T[]> {
  const folder = mkdtempSync(join(tmpdir(), 'api-documents-'));
  const env = readEnv({ PUBLIC_SITE_URL: 'http://localhost:3000', DATA_DIR: folder });
  const db = openDatabase(join(folder, DATABASE_FILE));
  try {
    const app = await buildApp({ env, db });
    const documents: T[] = [];
    for (const path of paths) {
      const response = await app.inject(path);
      if (response.statusCode !== 200) throw new Error(`${path} returned ${response.statusCode}: ${response.body}`);
      documents.push(response.json<T>());
    }
    await app.close();
    return documents;
  } finally {
    db.$client.close();
    rmSync(folder, { recursive: true });
  }
}
