/** After a restore: who was erased, or wanted no more mails, after the backup was made is in it again. They go once more before anybody is answered. */
import { eq } from 'drizzle-orm';
import { z } from 'zod';
import type { Author } from '../auth/audit.ts';
import { applications } from '../database/schema/applications.ts';
import { messages } from '../database/schema/inbox.ts';
import { facts } from '../database/schema/system.ts';
import { endAlert } from '../job-alerts/store.ts';
import type { App } from '../lib/app.ts';
import { eraseApplication, eraseMessage, reduceApplication } from './erase.ts';
import { ERASING_ACTIONS, ERASURES_FACT, type ErasingAction } from './erasing-actions.ts';

/** By the name that the audit log has for it. */
const AGAIN: Record<ErasingAction, (app: App, id: string, author: Author) => unknown> = {
  'application.erase'(app, id, author) {
    const row = applicationOf(app, id);
    return row && eraseApplication(app, row, 'erased before a backup was restored', author);
  },
  'application.reduce'(app, id, author) {
    const row = applicationOf(app, id);
    return row?.erasedAt === null && reduceApplication(app.db, row, author);
  },
  'message.erase'(app, id, author) {
    const row = app.db.select().from(messages).where(eq(messages.id, id)).get();
    return row && eraseMessage(app.db, row, 'erased before a backup was restored', author);
  },
  'alert.erase': endAlert,
  'alert.unsubscribe': endAlert,
};

const erasures = z.array(z.object({ action: z.enum(ERASING_ACTIONS), id: z.string() }));

export function repeatErasures(app: App) {
  app.addHook('onReady', async () => {
    const isIt = eq(facts.name, ERASURES_FACT);
    const fact = app.db.select().from(facts).where(isIt).get();
    if (!fact) return;
    const author = { userId: null, at: app.clock.now() };
    const list = erasures.parse(JSON.parse(fact.value));
    for (const { action, id } of list) await AGAIN[action](app, id, author);
    app.db.delete(facts).where(isIt).run();
    app.log.info({ erasures: list.length }, 'repeated what had been erased since the backup was made');
  });
}

function applicationOf({ db }: App, id: string) {
  return db.select().from(applications).where(eq(applications.id, id)).get();
}
