import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Database } from '../../database/open.ts';
import { rebuildHooks } from '../../database/schema/publishing.ts';

export type HookRow = typeof rebuildHooks.$inferSelect;

/** The hook's row; one that was not known before is up to date with `told`. */
export function hookRow(db: Database, url: URL, told: number): HookRow {
  const id = createHash('sha256').update(url.href).digest('base64url');
  const fresh = { id, told, failures: 0, nextAt: null, calledAt: null, result: null };
  db.insert(rebuildHooks).values(fresh).onConflictDoNothing().run();
  return db.select().from(rebuildHooks).where(eq(rebuildHooks.id, id)).get() ?? fresh;
}

export function putHookRow(db: Database, { id, ...row }: HookRow) {
  db.update(rebuildHooks).set(row).where(eq(rebuildHooks.id, id)).run();
}
