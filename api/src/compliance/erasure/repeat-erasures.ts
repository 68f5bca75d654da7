/**
 * Repeats erasures after a restore, before the server accepts requests: people who were erased or unsubscribed since
 * the backup are in the restored database again.
 */

import { z } from 'zod';
import type { App } from '../../core/app.ts';
import { systemAuthor } from '../../core/audit.ts';
import { eq } from '../../core/database/drizzle.ts';
import { readFact } from '../../core/database/facts.ts';
import { facts } from '../../core/database/schema/system.ts';
import type { PersonalData } from '../../core/feature.ts';

/**
 * The fact in which a restore stores the erasures to repeat: a JSON list of `{ action, id, detail }` from the audit
 * log.
 */
export const ERASURES_FACT = 'erasures to repeat';

const REPEAT_REASON = 'erased before a backup was restored';

/**
 * Formats the reason for a repeated erasure. It includes the original reason, because after another restore the log has
 * only the new certificate.
 */
function formatRepeatReason(detail: string | null | undefined): string {
  const [cause = ''] = (detail ?? '').split(';');
  if (cause.startsWith(REPEAT_REASON)) return cause;
  return cause ? `${REPEAT_REASON}, ${cause}` : REPEAT_REASON;
}

type Erasures = NonNullable<PersonalData['erasures']>;

const erasures = z.array(z.object({ action: z.string(), id: z.string(), detail: z.string().nullish() }));

export function repeatErasures(app: App) {
  app.addHook('onReady', async () => {
    const fact = readFact(app.db, ERASURES_FACT);
    if (fact === undefined) return;
    const author = systemAuthor(app.clock.now());
    const list = erasures.parse(JSON.parse(fact));
    const erasuresByAction = Object.assign(
      {},
      ...app.features.map(({ personalData }) => personalData?.erasures),
    ) as Erasures;
    for (const { action, id, detail } of list) {
      const erase = erasuresByAction[action];
      if (!erase) throw new Error(`No feature says how ${action} is repeated.`);
      await erase(app, id, formatRepeatReason(detail), author);
    }
    app.db.delete(facts).where(eq(facts.name, ERASURES_FACT)).run();
    app.log.info({ erasures: list.length }, 'repeated the erasures made since the backup');
  });
}
