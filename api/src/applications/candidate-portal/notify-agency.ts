import { submissions } from 'content-types';
import { withDefaults } from 'content-types/lib/defaults';
import { adminAddress } from '../../auth/admin-url.ts';
import type { applications } from '../../database/schema/applications.ts';
import type { App } from '../../lib/app.ts';
import type { QueuedMail } from '../../mail/outbox.ts';
import { renderEmail } from '../../mail/render-email.ts';

/** Tells the agency what a candidate has done: `did` follows the name, such as `has sent another resume`. */
export function candidateNewsEmail(app: App, row: typeof applications.$inferSelect, did: string): QueuedMail {
  const { id, reference, jobTitle } = row;
  const { fullName, email } = withDefaults(submissions.application.fields, row.data) as {
    fullName: string;
    email: string;
  };
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
