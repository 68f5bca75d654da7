import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { EVERYONE } from '../auth/access.ts';
import type { App } from '../lib/app.ts';

/** The report that the S3 export (`PUBLISH_S3_URL`) leaves in the data folder. */
const storage = z.object({
  host: z.string(),
  state: z.enum(['told', 'failing']),
  calledAt: z.string(),
  result: z.string(),
  nextAt: z.string().nullable(),
});

/** Whether storage has what the site has. Null without storage, and before its first report. */
export async function storageRoute(app: App) {
  const file = join(app.env.dataDir, 'publisher', 'storage.json');
  const schema = { tags: ['Publishing'], response: { 200: storage.nullable() } };
  app.get('/api/publish/storage', { config: { roles: EVERYONE }, schema }, async () => {
    if (!app.env.hasStorage) return null;
    try {
      return storage.parse(JSON.parse(await readFile(file, 'utf8')));
    } catch {
      return null;
    }
  });
}
