import { submissions } from 'content-types';
import { withDefaults } from 'content-types/lib/defaults';
import { complaintEmails } from '../data-protection/complaint-emails.ts';
import type { messages } from '../database/schema/inbox.ts';
import { adminAddress } from '../env.ts';
import type { App } from '../lib/app.ts';
import type { QueuedMail } from '../mail/outbox.ts';
import { renderEmail } from '../mail/render-email.ts';

type Row = typeof messages.$inferSelect;

/** What a message sets off. Only who complains gets a mail too: a form must not send any to whatever address is typed into it. */
export function messageEmails(app: App, row: Row): QueuedMail[] {
  return row.dueAt === null ? [messageEmail(app, row)] : complaintEmails(app, row, row.dueAt);
}

function messageEmail(app: App, { id, reference, data }: Row): QueuedMail {
  const { name, email, website, message } = withDefaults(submissions.message.fields, data);
  const content = renderEmail({
    subject: `Message from ${name} (${reference})`,
    greeting: 'Hello,',
    parts: [
      `${name} has written to you through the contact form.`,
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
      'A reply to this email goes to the sender.',
    ],
    signature: ['Your website'],
  });
  const mail = { to: null, replyTo: { name, address: email }, ...content };
  return { kind: 'message.notification', subjectId: id, mail };
}
