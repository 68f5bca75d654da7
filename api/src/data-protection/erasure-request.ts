import { LEGAL_MINIMUM_MONTHS, monthsInWords } from 'content-types/lib/retention';
import { publishedSingleton } from '../content/published.ts';
import type { applications } from '../database/schema/applications.ts';
import type { App } from '../lib/app.ts';
import { addMonths } from '../lib/dates.ts';
import { lastActivity } from './due.ts';
import { eraseApplication, reduceApplication } from './erase.ts';
import { holdOf } from './holds.ts';

type Application = typeof applications.$inferSelect;

/** What can be erased when the candidate asks for it. */
export type ErasureExtent =
  | { kind: 'everything' }
  /** The rest is erased after `until`, milliseconds since 1970; `because` is a sentence for the candidate. */
  | { kind: 'some'; until: number; because: string }
  | { kind: 'nothing' };

export function erasureExtent(app: App, application: Application): ErasureExtent {
  const { db, clock } = app;
  if (holdOf(db, application.id)) return { kind: 'nothing' };
  const activity = lastActivity(db, application);
  // Agencies need keep no record of an application on which they took no action.
  if (!activity.isByAgency) return { kind: 'everything' };
  const isHired = application.status === 'hired';
  const { placements } = publishedSingleton(db, 'dataProtection').retention;
  const months = isHired ? (placements ?? LEGAL_MINIMUM_MONTHS) : LEGAL_MINIMUM_MONTHS;
  const until = addMonths(activity.at, months);
  if (until <= clock.now()) return { kind: 'everything' };
  const because = isHired
    ? `Because you were placed in a job, tax and contract law make us keep a record of it for ${monthsInWords(months)}.`
    : 'The law makes agencies keep a record of every work-seeker for a year after they last dealt with the application (Conduct of Employment Agencies and Employment Businesses Regulations 2003, regulation 29).';
  return { kind: 'some', until, because };
}

/** Erases what can be erased now, and resolves with what that was. Nothing while there is a legal hold. */
export async function eraseOnRequest(app: App, application: Application): Promise<ErasureExtent> {
  const extent = erasureExtent(app, application);
  const author = { userId: null, at: app.clock.now() };
  if (extent.kind === 'everything') await eraseApplication(app, application, 'at the candidate’s wish', author);
  if (extent.kind === 'some') reduceApplication(app.db, application, author);
  return extent;
}
