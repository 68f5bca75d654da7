import { type Application, submissions } from 'content-types';
import { withDefaults } from 'content-types/lib/defaults';
import { agencyMailbox, readAgency, signatureLines } from '../content/published.ts';
import type { applications, resumes } from '../database/schema/applications.ts';
import { adminAddress } from '../env.ts';
import { MAX_CONFIRMATION_WAIT_MS } from '../forms/intake.ts';
import type { App } from '../lib/app.ts';
import type { QueuedMail } from '../mail/outbox.ts';
import { greetingFor, renderEmail } from '../mail/render-email.ts';
import { newCandidateLink } from './candidate-portal/link.ts';

type Row = typeof applications.$inferSelect;
type Resume = Pick<typeof resumes.$inferSelect, 'name' | 'bytes'>;

/**
 * The emails about a new application: the acknowledgement to the candidate, with their link, and the agency's notification.
 * The acknowledgement is delayed if the address has had several emails recently, and skipped if too many are queued.
 */
export function applicationEmails(app: App, row: Row, resume: Resume | undefined): QueuedMail[] {
  const data = withDefaults(submissions.application.fields, row.data);
  const at = app.intake.reserveEmail(row.email, app.clock.now(), MAX_CONFIRMATION_WAIT_MS);
  const acknowledgements = at === null ? [] : [{ ...acknowledgement(app, row, data), at }];
  return [...acknowledgements, notification(app, row, data, resume)];
}

function acknowledgement(app: App, { id, reference, jobTitle }: Row, { fullName, email }: Application): QueuedMail {
  const agency = readAgency(app.db);
  const content = renderEmail({
    subject: `We’ve received your application for ${jobTitle} (${reference})`,
    greeting: greetingFor(fullName),
    parts: [
      `Thank you for applying for ${jobTitle}. We’ve received your application and CV.`,
      { details: [['Your reference', reference]] },
      'Please quote this reference if you contact us.',
      'A consultant reads every application. If you’re a good match, we’ll be in touch. You don’t need to do anything else for now.',
      'Use the link below to check your application’s status, replace your CV, withdraw, or download or delete your data. Keep it private: anyone who has it can do the same.',
      { link: { label: 'View your application', address: newCandidateLink(app, id) } },
    ],
    signature: signatureLines(agency),
    footnote: `You’re receiving this email because someone applied at ${app.env.publicSiteUrl.host} using this address. If that wasn’t you, please reply and let us know.`,
  });
  const mail = { to: email, replyTo: agencyMailbox(agency), ...content };
  return { kind: 'application.acknowledgement', subjectId: id, mail };
}

/** The email with a new link, which a candidate has asked for on the page of an old one. */
export function newLinkEmail(app: App, { id, reference, data }: Row): QueuedMail {
  const agency = readAgency(app.db);
  const { fullName, email } = withDefaults(submissions.application.fields, data);
  const content = renderEmail({
    subject: `Your new link (${reference})`,
    greeting: greetingFor(fullName),
    parts: [
      'You asked for a new link to your application. Keep it private: anyone who has it can see and delete your data.',
      { link: { label: 'View your application', address: newCandidateLink(app, id) } },
    ],
    signature: signatureLines(agency),
    footnote: 'If you didn’t ask for this, you can ignore this email.',
  });
  return { kind: 'application.link', subjectId: id, mail: { to: email, replyTo: agencyMailbox(agency), ...content } };
}

function notification(app: App, row: Row, data: Application, resume: Resume | undefined): QueuedMail {
  const { fullName, email, phone, coverLetter } = data;
  const { id, reference, jobTitle } = row;
  const content = renderEmail({
    subject: `${fullName} applied for ${jobTitle} (${reference})`,
    greeting: 'Hello,',
    parts: [
      `${fullName} has applied for ${jobTitle}.`,
      ...(row.duplicateOf ? ['They have applied for this job before. Both applications are in the inbox.'] : []),
      {
        details: [
          ['Reference', reference],
          ['Name', fullName],
          ['Email', email],
          ['Phone', phone],
          ['CV', resume ? `${resume.name} (${Math.ceil(resume.bytes / 1024).toLocaleString('en-GB')} kB)` : 'none'],
        ],
      },
      { quote: coverLetter },
      { link: { label: 'Open the application', address: adminAddress(app.env, `#applications/${id}`) } },
      'Replies to this email go to the candidate.',
    ],
    signature: ['Your website'],
  });
  const mail = { to: null, replyTo: { name: fullName, address: email }, ...content };
  return { kind: 'application.notification', subjectId: id, mail };
}

const NEWS = {
  withdrawn: (name: string) => `${name} has withdrawn their application`,
  newResume: (name: string) => `${name} has uploaded a new CV`,
};

/** The email to the agency about a candidate's action. */
export function candidateNewsEmail(app: App, row: Row, news: keyof typeof NEWS): QueuedMail {
  const { id, reference, jobTitle } = row;
  const { fullName, email } = withDefaults(submissions.application.fields, row.data);
  const sentence = NEWS[news](fullName);
  const content = renderEmail({
    subject: `${sentence} (${reference})`,
    greeting: 'Hello,',
    parts: [
      `${sentence}.`,
      {
        details: [
          ['Reference', reference],
          ['Job', jobTitle],
        ],
      },
      { link: { label: 'Open the inbox', address: adminAddress(app.env) } },
      'Replies to this email go to the candidate.',
    ],
    signature: ['Your website'],
  });
  return {
    kind: 'application.news',
    subjectId: id,
    mail: { to: null, replyTo: { name: fullName, address: email }, ...content },
  };
}
