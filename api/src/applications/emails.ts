import { type Application, submissions } from 'content-types';
import { withDefaults } from 'content-types/lib/defaults';
import { agencyMailbox, readAgency, signatureLines } from '../content/published.ts';
import type { applications, resumes } from '../database/schema/applications.ts';
import { adminAddress } from '../env.ts';
import type { App } from '../lib/app.ts';
import type { QueuedMail } from '../mail/outbox.ts';
import { greetingFor, renderEmail } from '../mail/render-email.ts';
import { newCandidateLink } from './candidate-portal/link.ts';

type Row = typeof applications.$inferSelect;
type Resume = Pick<typeof resumes.$inferSelect, 'name' | 'bytes'>;

/**
 * The emails about a new application: the acknowledgement to the candidate, with their link, unless the address has had
 * too many, and the agency's notification.
 */
export function applicationEmails(app: App, row: Row, resume: Resume | undefined): QueuedMail[] {
  const data = withDefaults(submissions.application.fields, row.data);
  const acknowledgements = app.intake.mayEmail(row.email, app.clock.now()) ? [acknowledgement(app, row, data)] : [];
  return [...acknowledgements, notification(app, row, data, resume)];
}

function acknowledgement(app: App, { id, reference, jobTitle }: Row, { fullName, email }: Application): QueuedMail {
  const agency = readAgency(app.db);
  const content = renderEmail({
    subject: `We have your application for ${jobTitle} (${reference})`,
    greeting: greetingFor(fullName),
    parts: [
      `Thank you for applying for ${jobTitle}. Your application and your resume have arrived safely.`,
      { details: [['Your reference', reference]] },
      'Please give this reference when you write to us or call.',
      'A consultant reads every application. If your experience fits the job, we will call you or write to you. There is nothing more for you to do now.',
      'With this link you can see what you sent and how it stands, replace your resume, withdraw, or have your data sent to you or erased. Anybody who has the link can, so please keep it to yourself.',
      { link: { label: 'Your application', address: newCandidateLink(app, id) } },
    ],
    signature: signatureLines(agency),
    footnote: `You receive this email because somebody applied at ${app.env.publicSiteUrl.host} with this address. If it was not you, please reply and tell us.`,
  });
  const mail = { to: email, replyTo: agencyMailbox(agency), ...content };
  return { kind: 'application.acknowledgement', subjectId: id, mail };
}

function notification(app: App, row: Row, data: Application, resume: Resume | undefined): QueuedMail {
  const { fullName, email, phone, coverLetter } = data;
  const { id, reference, jobTitle } = row;
  const content = renderEmail({
    subject: `${fullName} applied for ${jobTitle} (${reference})`,
    greeting: 'Hello,',
    parts: [
      `${fullName} has applied for ${jobTitle}.`,
      ...(row.duplicateOf
        ? ['The same person has applied for this job before. Both applications are in the inbox.']
        : []),
      {
        details: [
          ['Reference', reference],
          ['Name', fullName],
          ['Email', email],
          ['Phone', phone],
          ['Resume', resume ? `${resume.name} (${Math.ceil(resume.bytes / 1024).toLocaleString('en-GB')} kB)` : 'none'],
        ],
      },
      { quote: coverLetter },
      { link: { label: 'Open the inbox to read the resume', address: adminAddress(app.env, `#applications/${id}`) } },
      'A reply to this email goes to the candidate.',
    ],
    signature: ['Your website'],
  });
  const mail = { to: null, replyTo: { name: fullName, address: email }, ...content };
  return { kind: 'application.notification', subjectId: id, mail };
}

/** The email to the agency about what a candidate has done: `did` follows the name, such as `has sent another resume`. */
export function candidateNewsEmail(app: App, row: Row, did: string): QueuedMail {
  const { id, reference, jobTitle } = row;
  const { fullName, email } = withDefaults(submissions.application.fields, row.data);
  const content = renderEmail({
    subject: `${fullName} ${did} (${reference})`,
    greeting: 'Hello,',
    parts: [
      `${fullName} ${did}. It is about ${jobTitle}.`,
      { link: { label: 'Open the inbox', address: adminAddress(app.env) } },
      'A reply to this email goes to the candidate.',
    ],
    signature: ['Your website'],
  });
  return {
    kind: 'application.news',
    subjectId: id,
    mail: { to: null, replyTo: { name: fullName, address: email }, ...content },
  };
}
