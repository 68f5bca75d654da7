/** Actions of staff and candidates on interviews, each in one transaction with the history, emails and audit log. */

import type { App } from '../../core/app.ts';
import { type Author, audit, systemAuthor } from '../../core/audit.ts';
import { listStages } from '../../core/content/rules/stages.ts';
import { eq } from '../../core/database/drizzle.ts';
import type { Application } from '../../core/database/schema/applications.ts';
import { type Interview, type InterviewState, interviews } from '../../core/database/schema/interviews.ts';
import { findApplication, requireApplication } from '../../core/database/submissions.ts';
import { inTransaction } from '../../core/database/transaction.ts';
import { fieldError, HttpError } from '../../core/http/errors.ts';
import { formatLongDateTime } from '../../core/lib/dates.ts';
import { newId } from '../../core/lib/ids.ts';
import { applicationInbox } from '../submissions/applications/inbox.ts';
import { changeSubmissions, requireRecruiter } from '../submissions/change.ts';
import { addToHistory } from '../submissions/history.ts';
import { interviewersOf, isFree } from './clash.ts';
import { composePlanEmail, emailCandidate, emailInterviewer, emailInterviewers, emailOffer } from './emails.ts';
import { reminderTime } from './reminders.ts';

export interface Plan {
  /** The interviewer. */
  userId: string;
  /** The ids of further interviewers. */
  others: readonly string[];
  /** ISO 8601. */
  times: readonly string[];
  /** Whether the candidate has already agreed to the only time. */
  isAgreed: boolean;
  minutes: number;
  place: string;
  note: string;
}

const BLANK = { state: 'offered', startsAt: null, sequence: 0, remindAt: null } as const;

/** The email that the candidate would get. Throws as `offerInterview` does. */
export function previewInterview(app: App, applicationId: string, plan: Plan, isChange: boolean) {
  const application = requireOpen(app, applicationId, plan);
  const planValues = readPlan(app, plan);
  const startsAt = plan.isAgreed ? (planValues.times[0] ?? null) : null;
  const row = {
    ...BLANK,
    id: '',
    applicationId,
    offeredBy: plan.userId,
    createdAt: app.clock.now(),
    ...planValues,
    startsAt,
  };
  return composePlanEmail(app, application, row, plan.isAgreed ? (isChange ? 'changed' : 'booked') : 'offered');
}

/** Offers times to the candidate, or books the time agreed with them. Throws 404, 409 or 422. */
export function offerInterview(app: App, applicationId: string, plan: Plan, author: Author): string {
  return inTransaction(app.db, () => {
    const application = requireOpen(app, applicationId, plan);
    const id = newId(20);
    const newInterview = { id, applicationId, offeredBy: author.userId ?? plan.userId, createdAt: author.at };
    const row = { ...BLANK, ...newInterview, ...readPlan(app, plan) };
    app.db.insert(interviews).values(row).run();
    audit(app.db, author, 'interview.create', applicationId);
    applyPlan(app, application, row, plan, author);
    return id;
  });
}

/**
 * Offers other times, books the time agreed with the candidate, or changes a booked interview, which needs an agreed
 * time too. Throws 404, 409 or 422.
 */
export function changeInterview(app: App, id: string, plan: Plan, author: Author) {
  inTransaction(app.db, () => {
    const interview = requireInterview(app, id);
    const application = requireOpen(app, interview.applicationId, plan);
    if (interview.state === 'booked' && !plan.isAgreed)
      throw new HttpError(
        409,
        'This interview is already booked. Choose a new time, or cancel it and offer other times.',
      );
    audit(app.db, author, 'interview.update', application.id);
    const changedInterview = { ...interview, ...readPlan(app, plan) };
    const currentIds = new Set(interviewersOf(changedInterview));
    // Clears the calendars of former interviewers before filling those of new ones.
    for (const userId of interviewersOf(interview).filter(
      (interviewerId) => interview.state === 'booked' && !currentIds.has(interviewerId),
    ))
      emailInterviewer(app, application, { ...interview, userId, sequence: interview.sequence + 1 }, 'cancelled');
    applyPlan(app, application, changedInterview, plan, author);
  });
}

/**
 * Books the offered time that the candidate chose. It may replace a booked time, `bookedTime`, which the candidate must
 * have seen. Repeating a choice does nothing. Throws 404 or 409.
 */
export function chooseTime(app: App, application: Application, id: string, time: number, bookedTime?: number) {
  inTransaction(app.db, () => {
    const row = requireInterview(app, id, application.id);
    if (row.state === 'booked' && row.startsAt === time) return;
    const canChoose = row.times.includes(time) && (row.state !== 'booked' || row.startsAt === bookedTime);
    if (!canChoose || !isFree(app, row, time)) throw new HttpError(409, 'This time is no longer available.');
    requireOpen(app, application.id);
    const author = systemAuthor(app.clock.now());
    audit(app.db, author, 'interview.choose', application.id);
    const historyText = row.state === 'booked' ? 'Changed by the candidate' : 'Booked by the candidate';
    book(app, application, row, time, author, historyText);
  });
}

/**
 * The candidate asks for other times; their message is in the inbox. A booked interview stays booked until staff change it.
 * Throws 404 or 409.
 */
export function askForOtherTimes(app: App, application: Application, id: string) {
  inTransaction(app.db, () => {
    const row = requireInterview(app, id, application.id);
    if (row.state === 'asked') return;
    const author = systemAuthor(app.clock.now());
    audit(app.db, author, 'interview.askForOtherTimes', application.id);
    if (row.state === 'offered') save(app, { ...row, state: 'asked' });
    addToHistory(app.db, application.id, 'interview', 'The candidate asked for other times', author);
    emailInterviewers(app, application, row, 'asked');
  });
}

/** Cancels an interview. Throws 404, or 409 if it is over or already cancelled. */
export function cancelInterview(app: App, id: string, author: Author) {
  inTransaction(app.db, () => {
    const row = requireInterview(app, id);
    const application = findApplication(app.db, row.applicationId) ?? null;
    audit(app.db, author, 'interview.cancel', row.applicationId);
    endInterview(app, application, row, author, true);
  });
}

/**
 * Cancels an interview or offer and emails those who expect it. The emails carry a higher sequence, so calendars remove
 * the entry.
 */
export function endInterview(
  app: App,
  application: Application | null,
  row: Interview,
  author: Author,
  emailsCandidate: boolean,
) {
  const endedInterview = { ...row, state: 'cancelled', sequence: row.sequence + 1, remindAt: null } as const;
  save(app, endedInterview);
  const wasBooked = row.state === 'booked';
  const outcomeText =
    wasBooked && row.startsAt !== null ? `Cancelled: ${formatLongDateTime(row.startsAt)}` : 'Offer withdrawn';
  if (application) addToHistory(app.db, application.id, 'interview', outcomeText, author);
  if (application && emailsCandidate)
    emailCandidate(app, application, endedInterview, wasBooked ? 'cancelled' : 'ended');
  if (wasBooked) emailInterviewers(app, application, endedInterview, 'cancelled');
}

/** Writes the plan, and books or offers its times. */
function applyPlan(app: App, application: Application, row: Interview, plan: Plan, author: Author) {
  const [first = 0] = row.times;
  if (plan.isAgreed) {
    book(app, application, row, first, author, row.state === 'booked' ? 'Changed' : 'Booked');
    return;
  }
  save(app, { ...row, state: 'offered' });
  const times = row.times.map(formatLongDateTime).join('; ');
  addToHistory(app.db, application.id, 'interview', `Offered: ${times}`, author);
  emailOffer(app, application, row);
}

function book(
  app: App,
  application: Application,
  row: Interview,
  startsAt: number,
  author: Author,
  eventLabel: string,
) {
  const isChange = row.state === 'booked';
  const reminderAt = reminderTime(startsAt);
  const bookedInterview = {
    ...row,
    state: 'booked' as InterviewState,
    startsAt,
    sequence: isChange ? row.sequence + 1 : row.sequence,
    remindAt: reminderAt > author.at ? reminderAt : null,
  };
  save(app, bookedInterview);
  addToHistory(app.db, application.id, 'interview', `${eventLabel}: ${formatLongDateTime(startsAt)}`, author);
  moveForward(app, application, author);
  const change = isChange ? 'changed' : 'booked';
  emailCandidate(app, application, bookedInterview, change);
  emailInterviewers(app, application, bookedInterview, change);
}

/** Moves the application forward to the first In progress stage for booked interviews, if there is one. */
function moveForward(app: App, { id, status }: Application, author: Author) {
  const stages = listStages(app.db);
  const stageIndex = stages.findIndex((stage) => stage.id === status);
  const targetStageIndex = stages.findIndex(({ kind, interviews }) => kind === 'active' && interviews);
  const stage = stages[targetStageIndex];
  const isOpen = ['new', 'active'].includes(stages[stageIndex]?.kind ?? '');
  if (stage && isOpen && stageIndex < targetStageIndex)
    changeSubmissions(app, applicationInbox, [id], { status: stage.id }, author);
}

function readPlan(app: App, { userId, others, times, isAgreed, minutes, place, note }: Plan) {
  requireRecruiter(app.db, userId, 'userId');
  const otherIds = [...new Set(others)].filter((id) => id !== userId);
  for (const id of otherIds) requireRecruiter(app.db, id, 'others');
  const sorted = [...new Set(times.map((time) => Date.parse(time)))].sort((a, b) => a - b);
  if (isAgreed && sorted.length !== 1) throw fieldError('times', 'Choose only the time that you’ve agreed.');
  if (sorted.some((time) => time <= app.clock.now()))
    throw fieldError('times', 'Choose a date and time in the future.');
  return { userId, others: otherIds, times: sorted, minutes, place, note };
}

function save({ db }: App, row: Interview) {
  db.update(interviews).set(row).where(eq(interviews.id, row.id)).run();
}

/**
 * Returns an application that is still open. Throws 404, 409 if it is closed, and 422 if times are offered to a person
 * without an address.
 */
function requireOpen(app: App, applicationId: string, plan?: Plan): Application {
  const row = requireApplication(app.db, applicationId);
  const kind = listStages(app.db).find(({ id }) => id === row.status)?.kind;
  const isOver =
    row.erasedAt !== null || row.deletedAt !== null || row.status === 'spam' || row.candidateStatus === 'withdrawn';
  if (isOver || kind === 'rejected' || kind === 'withdrawn')
    throw new HttpError(409, 'This application is closed, so you can’t arrange an interview.');
  if (plan?.isAgreed === false && !row.email) throw new HttpError(422, 'This person has no email address.');
  return row;
}

/** Returns an interview that can still be changed. Throws 404, or 409 if it is over or was cancelled. */
function requireInterview({ db, clock }: App, id: string, applicationId?: string): Interview {
  const row = db.select().from(interviews).where(eq(interviews.id, id)).get();
  if (!row || (applicationId !== undefined && row.applicationId !== applicationId))
    throw new HttpError(404, 'This interview doesn’t exist.');
  const isPast = row.startsAt !== null && row.startsAt <= clock.now();
  if (row.state === 'cancelled' || isPast) throw new HttpError(409, 'This interview is over or has been cancelled.');
  return row;
}
