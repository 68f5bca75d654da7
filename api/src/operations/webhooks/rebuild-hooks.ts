import type { App } from '../../core/app.ts';
import { and, eq, ne, notInArray } from '../../core/database/drizzle.ts';
import { webhooks } from '../../core/database/schema/webhooks.ts';
import { inTransaction } from '../../core/database/transaction.ts';
import { SITE_PUBLISHED } from '../../core/events/events.ts';
import { INDEX_NOW_ID } from '../../site/publishing/index-now.ts';

const NO_SECRET = '';

/** Whether a webhook is a rebuild hook, which is set in REBUILD_HOOK_URLS and cannot be changed in the admin. */
export const isRebuildHook = ({ secret }: Pick<typeof webhooks.$inferSelect, 'secret'>) => secret === NO_SECRET;
export const isOwnWebhook = ne(webhooks.secret, NO_SECRET);

/** Synchronises the webhooks with the rebuild hooks in the settings: adds new ones and removes those that are gone. */
export function keepRebuildHooks({ db, env, clock }: App) {
  inTransaction(db, () => {
    const isRemovedHook = notInArray(webhooks.id, [...env.rebuildHooks.keys(), INDEX_NOW_ID]);
    db.delete(webhooks)
      .where(and(eq(webhooks.secret, NO_SECRET), isRemovedHook))
      .run();
    for (const [id, { origin: url }] of env.rebuildHooks) {
      const row = { id, url, events: [SITE_PUBLISHED], isPersonal: false, secret: NO_SECRET, createdAt: clock.now() };
      db.insert(webhooks).values(row).onConflictDoUpdate({ target: webhooks.id, set: { url } }).run();
    }
  });
}
