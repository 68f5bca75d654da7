import { adminAddress } from '../env.ts';
import type { App } from '../lib/app.ts';
import { queueMail } from '../mail/outbox.ts';
import { renderEmail } from '../mail/render-email.ts';

/** Emails a user about a change to their account, in case it was not theirs. */
export function notify(app: App, user: { id: string; email: string; name: string }, sentence: string) {
  if (!app.env.smtpUrl) return;
  const content = renderEmail({
    subject: 'A change to your account',
    greeting: `Hello ${user.name},`,
    parts: [
      sentence,
      'If this was you, there is nothing to do. If it was not, set a new password at once and tell an administrator.',
      { link: { label: 'Open the admin', address: adminAddress(app.env) } },
    ],
    signature: ['Your website'],
  });
  queueMail(app, { kind: 'account.notice', subjectId: user.id, mail: { to: user.email, ...content } });
  setImmediate(() => app.mail.wake());
}
