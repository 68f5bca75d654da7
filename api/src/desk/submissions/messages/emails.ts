import { submissions } from 'content-types';
import { formatJobName } from 'content-types/applications/job-name';
import type { EmailValues } from 'content-types/emails/email-types';
import { formatDay } from 'content-types/time/format-day';
import { withDefaults } from 'content-types/values/defaults';
import { agencyMailbox, readAgency } from '../../../core/agency.ts';
import type { App } from '../../../core/app.ts';
import type { messages } from '../../../core/database/schema/inbox.ts';
import { findApplication } from '../../../core/database/submissions.ts';
import { MAX_CONFIRMATION_WAIT_MS } from '../../../core/forms/form-limits.ts';
import { findNextWorkingDay } from '../../../core/lib/dates.ts';
import { emailToAgency, type QueuedMail } from '../../../core/mail/outbox.ts';
import { greetingFor } from '../../../core/mail/render-email.ts';
import { composeEmail } from '../../../core/mail/templates.ts';
import { adminAddress } from '../../../core/settings/env.ts';

type Row = typeof messages.$inferSelect;

/**
 * The emails about a new message. Senders of an ordinary message get none, because anyone can type anyone's address
 * into a form.
 */
export function messageEmails(app: App, row: Row): QueuedMail[] {
  if (row.kind === 'brief') return briefEmails(app, row);
  return row.dueAt === null ? [messageEmail(app, row)] : complaintEmails(app, row, row.dueAt);
}

function messageEmail(app: App, row: Row): QueuedMail {
  const values = { ...messageValues(app, row), application: describeApplication(app, row) };
  return noticeOf(app, row, 'messageNoticeEmail', values);
}

function describeApplication({ db }: App, { applicationId }: Row): string {
  const application = applicationId === null ? undefined : findApplication(db, applicationId);
  return application ? `${formatJobName(application)} (${application.reference})` : '';
}

/** The employer's acknowledgement, whose only text from the form is the name, and the agency's notification. */
function briefEmails(app: App, row: Row): QueuedMail[] {
  const values = { ...messageValues(app, row), reply_by: formatDay(findNextWorkingDay(row.createdAt)) };
  const { mails } = acknowledge(app, row, 'briefReceivedEmail', values);
  return [...mails, noticeOf(app, row, 'briefNoticeEmail', values)];
}

/** The acknowledgement of a complaint, which the law requires, and the agency's notification. */
function complaintEmails(app: App, row: Row, dueAt: number): QueuedMail[] {
  const values = { ...messageValues(app, row), reply_by: formatDay(dueAt) };
  const { mails, at } = acknowledge(app, row, 'complaintReceivedEmail', values);
  const acknowledgedText = describeAcknowledgement(at, app.clock.now());
  return [...mails, noticeOf(app, row, 'complaintNoticeEmail', { ...values, acknowledged: acknowledgedText })];
}

/** The email to the agency. A reply to the email goes to the sender of the message. */
function noticeOf<Name extends keyof typeof NOTICES>(
  app: App,
  row: Row,
  name: Name,
  values: EmailValues<Name> & ReturnType<typeof messageValues>,
): QueuedMail {
  const sender = { name: values.sender_name, address: values.sender_email };
  return emailToAgency(NOTICES[name], row.id, sender, composeEmail(app, name, values));
}

const NOTICES = {
  messageNoticeEmail: 'message.notification',
  briefNoticeEmail: 'brief.notification',
  complaintNoticeEmail: 'complaint.notification',
} as const;

type AcknowledgementValues = ReturnType<typeof messageValues> & { reply_by: string };

const ACKNOWLEDGEMENTS = {
  complaintReceivedEmail: 'complaint.acknowledgement',
  briefReceivedEmail: 'brief.acknowledgement',
} as const;

/** The email to the sender. It is delayed if the address has had several emails recently, and skipped if too many are queued. */
function acknowledge(
  app: App,
  row: Row,
  template: keyof typeof ACKNOWLEDGEMENTS,
  values: AcknowledgementValues,
): { mails: QueuedMail[]; at: number | null } {
  const recipient = values.sender_email;
  const at = app.formLimits.reserveEmail(recipient, app.clock.now(), MAX_CONFIRMATION_WAIT_MS);
  if (at === null) return { mails: [], at };
  const mail = { to: recipient, replyTo: agencyMailbox(readAgency(app.db)), ...composeEmail(app, template, values) };
  return { mails: [{ kind: ACKNOWLEDGEMENTS[template], subjectId: row.id, mail, at }], at };
}

/** The placeholder values of emails about a message or complaint. */
function messageValues({ env }: App, { id, kind, data, reference }: Row) {
  const { name, email, website, message } = withDefaults(submissions.message.fields, data);
  return {
    greeting: greetingFor(name),
    sender_name: name,
    sender_email: email,
    sender_website: website,
    reference,
    message,
    inbox_link: adminAddress(env, kind === 'complaint' ? '#complaints' : `#messages/${id}`),
  };
}

function describeAcknowledgement(at: number | null, now: number): string {
  if (at === null)
    return 'Please send the acknowledgement yourself: too many emails to this address are already queued.';
  return at > now
    ? `We’ll email the acknowledgement for you on ${formatDay(at)}.`
    : 'We’ve emailed the acknowledgement for you.';
}
