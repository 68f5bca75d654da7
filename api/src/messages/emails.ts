import { submissions } from 'content-types';
import { withDefaults } from 'content-types/lib/defaults';
import { agencyMailbox, readAgency } from '../content/published.ts';
import type { messages } from '../database/schema/inbox.ts';
import { adminAddress } from '../env.ts';
import { MAX_CONFIRMATION_WAIT_MS } from '../forms/intake.ts';
import type { App } from '../lib/app.ts';
import { longDate } from '../lib/dates.ts';
import type { QueuedMail } from '../mail/outbox.ts';
import { greetingFor, type RenderedEmail } from '../mail/render-email.ts';
import { composeEmail } from '../mail/templates.ts';

type Row = typeof messages.$inferSelect;

/** The emails about a new message. Only a complaint also sends one to its sender: other forms must not email a typed address. */
export function messageEmails(app: App, row: Row): QueuedMail[] {
  return row.dueAt === null ? [messageEmail(app, row)] : complaintEmails(app, row, row.dueAt);
}

function messageEmail(app: App, row: Row): QueuedMail {
  const content = composeEmail(app, 'messageNoticeEmail', {
    ...messageValues(row),
    inbox_link: adminAddress(app.env, `#messages/${row.id}`),
  });
  return emailToAgency(row, 'message.notification', content);
}

/**
 * The acknowledgement of a complaint, which the law requires, and the agency's notification. The acknowledgement is
 * delayed if the address has had several emails recently, and skipped if too many are queued.
 */
function complaintEmails(app: App, row: Row, dueAt: number): QueuedMail[] {
  const values = { ...messageValues(row), reply_by: longDate(dueAt) };
  const now = app.clock.now();
  const at = app.intake.reserveEmail(values.sender_email, now, MAX_CONFIRMATION_WAIT_MS);
  const acknowledgement = (at: number): QueuedMail => {
    const replyTo = agencyMailbox(readAgency(app.db));
    const mail = { to: values.sender_email, replyTo, ...composeEmail(app, 'complaintReceivedEmail', values) };
    return { kind: 'complaint.acknowledgement', subjectId: row.id, mail, at };
  };
  const content = composeEmail(app, 'complaintNoticeEmail', {
    ...values,
    acknowledged: describeAcknowledgement(at, now),
    inbox_link: adminAddress(app.env, '#complaints'),
  });
  return [...(at === null ? [] : [acknowledgement(at)]), emailToAgency(row, 'complaint.notification', content)];
}

/** What the placeholders of emails about a message or complaint stand for, but for links. */
function messageValues({ data, reference }: Row) {
  const { name, email, website, message } = withDefaults(submissions.message.fields, data);
  return {
    greeting: greetingFor(name),
    sender_name: name,
    sender_email: email,
    sender_website: website,
    reference,
    message,
  };
}

function emailToAgency(row: Row, kind: string, content: RenderedEmail): QueuedMail {
  const { sender_name: name, sender_email: address } = messageValues(row);
  return { kind, subjectId: row.id, mail: { to: null, replyTo: { name, address }, ...content } };
}

function describeAcknowledgement(at: number | null, now: number): string {
  if (at === null)
    return 'Please send the acknowledgement yourself: too many emails to this address are already queued.';
  return at > now
    ? `We’ll email the acknowledgement for you on ${longDate(at)}.`
    : 'We’ve emailed the acknowledgement for you.';
}
