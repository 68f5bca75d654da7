import { type Author, audit } from '../auth/audit.ts';
import type { User } from '../auth/authenticate.ts';
import { type Agency, agencyOf, signatureOf } from '../content/agency.ts';
import { inTransaction } from '../database/transaction.ts';
import type { App } from '../lib/app.ts';
import { queueMail } from '../mail/outbox.ts';
import { renderEmail } from '../mail/render-email.ts';
import { changeSubmissions, requireOne } from './change.ts';
import { remember } from './history.ts';
import type { InboxKind } from './kind.ts';

export interface Reply {
  subject: string;
  /** Without greeting and signature. */
  text: string;
}

/** Writes to the candidate or sender, at the address they gave and no other. A message that is replied to is answered. */
export function sendReply(app: App, kind: InboxKind, id: string, { subject, text }: Reply, user: User, author: Author) {
  inTransaction(app.db, () => {
    const { email, name, status } = requireOne(app.db, kind, id);
    const agency = agencyOf(app.db);
    const content = renderEmail({
      subject,
      greeting: `Dear ${name},`,
      parts: text.split(/\n\s*\n/).filter(Boolean),
      signature: [user.name, ...signatureOf(agency)],
    });
    const mail = { to: email, replyTo: replyToOf(agency, user), ...content };
    queueMail(app, { kind: `${kind.name}.reply`, subjectId: id, mail });
    remember(app.db, id, 'reply', `${subject}\n\n${text}`, author);
    audit(app.db, author, `${kind.name}.reply`, id);
    const isOpen = status === 'new' || status === 'read';
    if (kind.name === 'message' && isOpen) changeSubmissions(app, kind, [id], { status: 'answered' }, author);
  });
  app.mail.wake();
}

/** Answers reach the agency, also when the colleague who wrote is away. */
function replyToOf({ companyName, contact }: Agency, user: User) {
  if (!contact.email) return { name: user.name, address: user.email };
  return { name: `${user.name}, ${companyName}`, address: contact.email };
}
