import { LEGAL_MINIMUM_MONTHS, monthsInWords } from 'content-types/lib/retention';
import { publishedSingleton } from '../content/published-singleton.ts';
import type { applications } from '../database/schema/applications.ts';
import type { App } from '../lib/app.ts';
import { addMonths } from '../lib/dates.ts';
import { eraseApplication, reduceApplication } from './erase.ts';
import { holdOf } from './holds.ts';
import { dealingsWith } from './last-activity.ts';

type Application = typeof applications.$inferSelect;

/** What can be erased when the candidate asks for it. */
export type Wish =
  | { extent: 'everything' }
  /** The rest goes by itself after `until`, milliseconds since 1970; `because` is a sentence for the candidate. */
  | { extent: 'some'; until: number; because: string }
  | { extent: 'nothing' };

export function wishOf(app: App, application: Application): Wish {
  const { db, clock } = app;
  if (holdOf(db, application.id)) return { extent: 'nothing' };
  const dealings = dealingsWith(db, application);
  // Agencies need keep no record of an application on which they took no action.
  if (!dealings.hasAny) return { extent: 'everything' };
  const isHired = application.status === 'hired';
  const { placements } = publishedSingleton(db, 'dataProtection').retention;
  const months = isHired ? (placements ?? LEGAL_MINIMUM_MONTHS) : LEGAL_MINIMUM_MONTHS;
  const until = addMonths(dealings.last, months);
  if (until <= clock.now()) return { extent: 'everything' };
  const because = isHired
    ? `Because you were placed in a job, tax and contract law make us keep a record of it for ${monthsInWords(months)}.`
    : 'The law makes agencies keep a record of every work-seeker for a year after they last dealt with the application (Conduct of Employment Agencies and Employment Businesses Regulations 2003, regulation 29).';
  return { extent: 'some', until, because };
}

/** Erases what can be erased now, and says what that was. Nothing while there is a legal hold. */
export async function fulfil(app: App, application: Application): Promise<Wish> {
  const wish = wishOf(app, application);
  const author = { userId: null, at: app.clock.now() };
  if (wish.extent === 'everything') await eraseApplication(app, application, 'at the candidate’s wish', author);
  if (wish.extent === 'some') reduceApplication(app.db, application, author);
  return wish;
}
