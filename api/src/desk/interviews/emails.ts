/**
 * The emails about interviews. The interviewer's calendar has the candidate's name and phone number until a cancellation or
 * an erasure replaces the entry; the text of the email names only the reference and the job.
 */

import { formatJobName } from 'content-types/applications/job-name';
import { plural } from 'content-types/text/plural';
import { agencyMailbox, readAgency } from '../../core/agency.ts';
import type { App } from '../../core/app.ts';
import { findUser } from '../../core/auth/users.ts';
import type { Application } from '../../core/database/schema/applications.ts';
import type { Interview } from '../../core/database/schema/interviews.ts';
import { formatLongDateTime } from '../../core/lib/dates.ts';
import { queueMail } from '../../core/mail/outbox.ts';
import { composeEmail } from '../../core/mail/templates.ts';
import { adminAddress } from '../../core/settings/env.ts';
import { CANDIDATE_PATH, newCandidateLink } from '../submissions/applications/candidate-link.ts';
import { applicationValues } from '../submissions/applications/emails.ts';
import { isRecruiter } from '../submissions/change.ts';
import { createCalendarEntry } from './calendar.ts';
import { hasClash } from './clash.ts';

/** The opening lines for the candidate (null if it does not concern them) and for the interviewer. */
const NEWS = {
  booked: ['Your interview is booked', 'Interview booked'],
  changed: ['Your interview has changed', 'Interview changed'],
  cancelled: ['Your interview has been cancelled', 'Interview cancelled'],
  ended: ['The interview times we offered are no longer available', 'Interview cancelled'],
  // Avoids “tomorrow”: an email may be late.
  reminder: ['A reminder about your interview', 'Interview coming up'],
  asked: [null, 'The candidate has asked for other interview times'],
} as const;

export type News = keyof typeof NEWS;

/** Emails the candidate the times to choose from. */
export function emailOffer(app: App, application: Application, interview: Interview) {
  const link = newCandidateLink(app, application.id);
  queueToCandidate(app, application, composeOffer(app, application, interview, link));
}

function composeOffer(app: App, application: Application, interview: Interview, link: string) {
  return composeEmail(app, 'interviewOfferEmail', {
    ...applicationValues(application, undefined),
    interview_times: interview.times.map(formatLongDateTime).join('\n'),
    ...toPlaceholderValues(interview),
    interview_note: interview.note,
    application_link: link,
  });
}

/** Previews the email to the candidate, with a link that opens nothing. */
export function composePlanEmail(
  app: App,
  application: Application,
  interview: Interview,
  change: 'offered' | 'booked' | 'changed',
) {
  const link = new URL(CANDIDATE_PATH, app.env.publicSiteUrl).href;
  if (change === 'offered') return composeOffer(app, application, interview, link);
  return composeNews(app, application, interview, { interview_news: NEWS[change][0], application_link: link });
}

/**
 * Emails the candidate, with a calendar entry except for reminders and interviews without a time. Skips people without an
 * address.
 */
export function emailCandidate(app: App, application: Application, interview: Interview, change: News) {
  const [interview_news] = NEWS[change];
  const values = applicationValues(application, undefined);
  if (interview_news === null || values.candidate_email === '') return;
  const { companyName } = readAgency(app.db);
  const isOver = change === 'cancelled' || change === 'ended';
  const shownInterview = isOver ? { ...interview, place: '', note: '' } : interview;
  const link = newCandidateLink(app, application.id);
  const content = composeNews(app, application, shownInterview, { interview_news, application_link: link });
  const summary = `Interview: ${formatJobName(application)}, ${companyName}`;
  const calendar = createCalendar(app, interview, change, {
    summary,
    description: interview.note,
    to: values.candidate_email,
  });
  queueToCandidate(app, application, { ...content, calendar });
}

function composeNews(
  app: App,
  application: Application,
  interview: Interview,
  extraValues: { interview_news: string; application_link: string },
) {
  return composeEmail(app, 'interviewEmail', {
    ...applicationValues(application, undefined),
    job_title: formatJobName(application),
    ...toPlaceholderValues(interview),
    interview_note: interview.note,
    ...extraValues,
  });
}

/** Emails each interviewer separately. All but the first are skipped if they no longer see the inbox. */
export function emailInterviewers(app: App, application: Application | null, interview: Interview, change: News) {
  emailInterviewer(app, application, interview, change);
  for (const userId of interview.others) {
    if (isRecruiter(app.db, userId)) emailInterviewer(app, application, { ...interview, userId }, change);
  }
}

/**
 * Emails one interviewer, or the agency if the interviewer may no longer see the inbox. `application` is null once it
 * has been erased.
 */
export function emailInterviewer(app: App, application: Application | null, interview: Interview, change: News) {
  const user = findUser(app.db, interview.userId);
  const interviewer = user && isRecruiter(app.db, user.id) ? user : null;
  const recipient = interviewer?.email ?? null;
  const [, interview_news] = NEWS[change];
  const reference = application?.reference ?? '';
  const job = application ? formatJobName(application) : 'deleted application';
  const address = adminAddress(app.env, application ? `#applications/${application.id}` : '');
  const isNew = change === 'booked' || change === 'changed';
  const content = composeEmail(app, 'interviewerEmail', {
    user_name: interviewer?.name ?? readAgency(app.db).companyName,
    interview_news,
    job_title: job,
    reference,
    ...toPlaceholderValues(interview),
    interview_warning:
      isNew && hasClash(app.db, { ...interview, others: [] }) ? 'You have another interview at that time.' : '',
    inbox_link: address,
  });
  const isOver = change === 'cancelled' || change === 'ended';
  const { summary, description } = describeForInterviewer(app, application, isOver);
  const calendar =
    recipient === null ? undefined : createCalendar(app, interview, change, { summary, description, to: recipient });
  // The application's id, so that the email is erased with it.
  const subjectId = application?.id ?? interview.userId;
  queueMail(app, {
    kind: 'application.interviewer',
    subjectId,
    mail: { to: recipient, isToStaff: true, ...content, calendar },
  });
}

/** The text of an interviewer's calendar entry. Past entries do not name the candidate. */
export function describeForInterviewer(app: App, application: Application | null, isOver = false) {
  const job = application ? formatJobName(application) : 'deleted application';
  const { candidate_name = '', candidate_phone = '' } =
    application && !isOver ? applicationValues(application, undefined) : {};
  const address = adminAddress(app.env, application ? `#applications/${application.id}` : '');
  return {
    summary: `Interview: ${[candidate_name, job].filter(Boolean).join(', ')}`,
    description: [candidate_phone, application?.reference, address].filter(Boolean).join('\n'),
  };
}

function toPlaceholderValues({ startsAt, minutes, place }: Interview) {
  return {
    interview_time: startsAt === null ? '' : `${formatLongDateTime(startsAt)} (UK time)`,
    interview_length: plural(minutes, { one: '# minute', other: '# minutes' }),
    interview_place: place,
  };
}

/**
 * The calendar attachment; undefined if the interview has no time, for a reminder, and if the candidate asks for other
 * times.
 */
function createCalendar(
  app: App,
  interview: Interview,
  change: News,
  eventFields: { summary: string; description: string; to: string },
) {
  const { startsAt } = interview;
  if (startsAt === null || change === 'reminder' || change === 'asked') return undefined;
  const method = change === 'cancelled' ? 'CANCEL' : 'REQUEST';
  return createCalendarEntry(app, { method, interview: { ...interview, startsAt }, ...eventFields });
}

function queueToCandidate(
  app: App,
  application: Application,
  content: Omit<Parameters<typeof queueMail>[1]['mail'], 'to'>,
) {
  const recipient = applicationValues(application, undefined).candidate_email;
  const mail = { to: recipient, replyTo: agencyMailbox(readAgency(app.db)), ...content };
  queueMail(app, { kind: 'application.interview', subjectId: application.id, mail });
}
