/** Once a week at most the agency gets an email about what will be erased in the two weeks to come. */
import { eq } from 'drizzle-orm';
import type { Database } from '../database/open.ts';
import { facts } from '../database/schema/system.ts';
import { inTransaction } from '../database/transaction.ts';
import { adminAddress } from '../env.ts';
import type { App } from '../lib/app.ts';
import { longDate } from '../lib/dates.ts';
import { queueMail } from '../mail/outbox.ts';
import { renderEmail } from '../mail/render-email.ts';
import { listUpcoming, type Upcoming } from './due.ts';

const WEEK_MS = 7 * 24 * 3_600_000;
const WARNED_AT = 'retention.warnedAt';

export function warnAgency(app: App) {
  const { db, clock } = app;
  const now = clock.now();
  if (now - Number(readFact(db, WARNED_AT) ?? 0) < WEEK_MS) return;
  const soon = listUpcoming(db, now + 2 * WEEK_MS).filter(({ isHeld, kind }) => !isHeld && kind !== 'spam');
  if (soon.length === 0) return;
  inTransaction(db, () => {
    db.insert(facts)
      .values({ name: WARNED_AT, value: String(now) })
      .onConflictDoUpdate({ target: facts.name, set: { value: String(now) } })
      .run();
    queueMail(app, { kind: 'retention.warning', subjectId: 'retention', mail: warningEmail(app, soon) });
  });
  app.mail.wake();
}

function warningEmail(app: App, soon: readonly Upcoming[]) {
  const countOf = (inbox: Upcoming['inbox']) => soon.filter((item) => item.inbox === inbox).length;
  const content = renderEmail({
    subject: `${soon.length} ${soon.length === 1 ? 'entry' : 'entries'} of the inbox will be erased soon`,
    greeting: 'Hello,',
    parts: [
      'In the next two weeks the following has been kept for as long as your settings say, and will be erased for good:',
      {
        details: [
          ['Applications', String(countOf('applications'))],
          ['Messages', String(countOf('messages'))],
          ['The first on', longDate(soon[0]?.at ?? 0)],
        ],
      },
      'If one of them has to stay, for example because of a dispute, put a legal hold on it before then.',
      {
        link: {
          label: 'See what will be erased',
          address: adminAddress(app.env, '#data-protection'),
        },
      },
    ],
    signature: ['Your website'],
  });
  return { to: null, ...content };
}

function readFact(db: Database, name: string): string | undefined {
  return db.select().from(facts).where(eq(facts.name, name)).get()?.value;
}
