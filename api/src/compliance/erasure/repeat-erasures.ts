/**
 * After a restore, people who were erased or unsubscribed since the backup was made are in the database again. They are
 * erased again before the server responds to anyone.
 */
import { eq } from 'drizzle-orm';
import { z } from 'zod';
import type { App } from '../../core/app.ts';
import { type Author, systemAuthor } from '../../core/audit.ts';
import { readFact } from '../../core/database/facts.ts';
import { alerts } from '../../core/database/schema/job-alerts.ts';
import { facts } from '../../core/database/schema/system.ts';
import { findApplication, findMessage } from '../../core/database/submissions.ts';
import { BIN_EMPTIED, eraseApplication, eraseMessage, reduceApplication } from './erase.ts';

/** The audit log's names for the actions that erase a person's data for good or end their emails. */
export const ERASING_ACTIONS = [
  'application.erase',
  'application.reduce',
  'message.erase',
  'alert.erase',
  'alert.unsubscribe',
] as const;

type ErasingAction = (typeof ERASING_ACTIONS)[number];

/** The name of the fact in which a restore leaves what must be erased again: JSON, a list of `{ action, id, detail }` from the audit log. */
export const ERASURES_FACT = 'erasures to repeat';

const WHY = 'erased before a backup was restored';

/** By the name that the audit log has for it. `why` is for the new certificate. */
const AGAIN: Record<ErasingAction, (app: App, id: string, author: Author, why: string) => unknown> = {
  'application.erase'(app, id, author, why) {
    const row = findApplication(app.db, id);
    return row && eraseApplication(app, row, why, author);
  },
  'application.reduce'(app, id, author, why) {
    const row = findApplication(app.db, id);
    const hasAsked = !why.includes(BIN_EMPTIED);
    return row?.erasedAt === null && reduceApplication(app, row, why, hasAsked, author);
  },
  'message.erase'(app, id, author, why) {
    const row = findMessage(app.db, id);
    return row && eraseMessage(app, row, why, author);
  },
  'alert.erase': endAlert,
  'alert.unsubscribe': endAlert,
};

/**
 * Why it is erased again, with the reason of the first certificate: after another restore, the log has only the
 * new certificate.
 */
function whyAgain(detail: string | null | undefined): string {
  const [why = ''] = (detail ?? '').split(';');
  if (why.startsWith(WHY)) return why;
  return why ? `${WHY}, ${why}` : WHY;
}

/** By the id of the alert: the log has no address. */
function endAlert(app: App, id: string, author: Author) {
  const found = app.db.select().from(alerts).where(eq(alerts.id, id)).all();
  const person = { emails: [], applications: [], messages: [], alerts: found, candidateIds: [] };
  for (const { personalData } of app.features) personalData?.endFor?.(app, person, author);
}

const erasures = z.array(z.object({ action: z.enum(ERASING_ACTIONS), id: z.string(), detail: z.string().nullish() }));

export function repeatErasures(app: App) {
  app.addHook('onReady', async () => {
    const fact = readFact(app.db, ERASURES_FACT);
    if (fact === undefined) return;
    const author = systemAuthor(app.clock.now());
    const list = erasures.parse(JSON.parse(fact));
    for (const { action, id, detail } of list) await AGAIN[action](app, id, author, whyAgain(detail));
    app.db.delete(facts).where(eq(facts.name, ERASURES_FACT)).run();
    app.log.info({ erasures: list.length }, 'repeated the erasures made since the backup');
  });
}
