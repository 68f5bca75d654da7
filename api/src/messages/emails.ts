import { type Complaint, submissions } from 'content-types';
import { withDefaults } from 'content-types/lib/defaults';
import { agencyMailbox, readAgency, signatureLines } from '../content/published.ts';
import type { messages } from '../database/schema/inbox.ts';
import { adminAddress } from '../env.ts';
import { MAX_CONFIRMATION_WAIT_MS } from '../forms/intake.ts';
import type { App } from '../lib/app.ts';
import { longDate } from '../lib/dates.ts';
import type { QueuedMail } from '../mail/outbox.ts';
import { greetingFor, renderEmail } from '../mail/render-email.ts';

type Row = typeof messages.$inferSelect;

/** The emails about a new message. Only a complaint also sends one to its sender: other forms must not email a typed address. */
export function messageEmails(app: App, row: Row): QueuedMail[] {
  return row.dueAt === null ? [messageEmail(app, row)] : complaintEmails(app, row, row.dueAt);
}

function messageEmail(app: App, { id, reference, data }: Row): QueuedMail {
  const { name, email, website, message } = withDefaults(submissions.message.fields, data);
  const content = renderEmail({
    subject: `Message from ${name} (${reference})`,
    greeting: 'Hello,',
    parts: [
      `${name} has sent you a message through the contact form.`,
      {
        details: [
          ['Reference', reference],
          ['Name', name],
          ['Email', email],
          ...(website ? [['Website', website] as [string, string]] : []),
        ],
      },
      { quote: message },
      { link: { label: 'Open the inbox', address: adminAddress(app.env, `#messages/${id}`) } },
      'Replies to this email go to the sender.',
    ],
    signature: ['Your website'],
  });
  const mail = { to: null, replyTo: { name, address: email }, ...content };
  return { kind: 'message.notification', subjectId: id, mail };
}

/**
 * The acknowledgement of a complaint, which the law requires, and the agency's notification. The acknowledgement is
 * delayed if the address has had several emails recently, and skipped if too many are queued.
 */
function complaintEmails(app: App, row: Row, dueAt: number): QueuedMail[] {
  const data = withDefaults(submissions.complaint.fields, row.data);
  const now = app.clock.now();
  const at = app.intake.reserveEmail(data.email, now, MAX_CONFIRMATION_WAIT_MS);
  const acknowledgements = at === null ? [] : [{ ...acknowledgement(app, row, data, dueAt), at }];
  return [...acknowledgements, notification(app, row, data, dueAt, describeAcknowledgement(at, now))];
}

function acknowledgement(app: App, { id, reference }: Row, { name, email }: Complaint, dueAt: number): QueuedMail {
  const agency = readAgency(app.db);
  const content = renderEmail({
    subject: `We’ve received your complaint (${reference})`,
    greeting: greetingFor(name),
    parts: [
      'We’ve received your complaint about how we use personal data. We take it seriously and are looking into it.',
      {
        details: [
          ['Your reference', reference],
          ['We’ll reply by', longDate(dueAt)],
        ],
      },
      'If you’re not satisfied with our response, you can complain to the Information Commissioner’s Office: ico.org.uk/make-a-complaint.',
    ],
    signature: signatureLines(agency),
    footnote: `You’re receiving this email because someone made a complaint at ${app.env.publicSiteUrl.host} using this address. If that wasn’t you, please reply and let us know.`,
  });
  const mail = { to: email, replyTo: agencyMailbox(agency), ...content };
  return { kind: 'complaint.acknowledgement', subjectId: id, mail };
}

function describeAcknowledgement(at: number | null, now: number): string {
  if (at === null)
    return 'Please send the acknowledgement yourself: too many emails to this address are already queued.';
  return at > now
    ? `We’ll email the acknowledgement for you on ${longDate(at)}.`
    : 'We’ve emailed the acknowledgement for you.';
}

function notification(
  app: App,
  { id, reference }: Row,
  { name, email, message }: Complaint,
  dueAt: number,
  acknowledged: string,
): QueuedMail {
  const content = renderEmail({
    subject: `Data protection complaint: reply by ${longDate(dueAt)} (${reference})`,
    greeting: 'Hello,',
    parts: [
      `${name} has complained about how you use personal data.`,
      'By law you must acknowledge the complaint within 30 days and respond to it without undue delay.',
      acknowledged,
      {
        details: [
          ['Reference', reference],
          ['Name', name],
          ['Email', email],
          ['Reply by', longDate(dueAt)],
        ],
      },
      { quote: message },
      { link: { label: 'View complaints', address: adminAddress(app.env, '#complaints') } },
    ],
    signature: ['Your website'],
  });
  const mail = { to: null, replyTo: { name, address: email }, ...content };
  return { kind: 'complaint.notification', subjectId: id, mail };
}
