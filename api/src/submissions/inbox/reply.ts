import { inTransaction } from '../../content/store.ts';
import { type Author, audit } from '../../database/audit.ts';
import { renderLetter } from '../../mail/letter.ts';
import { queueMail } from '../../mail/queue.ts';
import type { App } from '../../parts.ts';
import type { User } from '../../session/who.ts';
import { agencyOf, signatureOf } from '../agency.ts';
import { requireOne } from './change.ts';
import { remember } from './history.ts';
import type { InboxKind, Listed } from './kind.ts';

export interface Reply {
  subject: string;
  /** Without greeting and signature. */
  text: string;
}

/** Writes to the candidate or sender, at the address they gave and no other. Answers come back to `user`. */
export function sendReply(app: App, kind: InboxKind, id: string, { subject, text }: Reply, user: User, author: Author) {
  inTransaction(app.db, () => {
    const { email, name } = requireOne(app.db, kind, id);
    const letter = renderLetter({
      subject,
      greeting: `Dear ${name},`,
      parts: text.split(/\n\s*\n/).filter(Boolean),
      signature: [user.name, ...signatureOf(agencyOf(app.db))],
    });
    const mail = { to: email, replyTo: { name: user.name, address: user.email }, ...letter };
    queueMail(app, { kind: `${kind.name}.reply`, subjectId: id, mail });
    remember(app.db, id, 'reply', `${subject}\n\n${text}`, author);
    audit(app.db, author, `${kind.name}.reply`, id);
  });
  app.mail.wake();
}

/** Letters to start from, filled in for this one. */
export function replyTemplates(kind: InboxKind, item: Listed & { jobTitle?: unknown }) {
  const subject = `${kind.name === 'application' ? `Your application for ${item.jobTitle}` : 'Your message'} (${item.reference})`;
  return TEMPLATES[kind.name].map(({ name, text }) => ({ name, subject, text }));
}

const TEMPLATES: Record<InboxKind['name'], readonly { name: string; text: string }[]> = {
  application: [
    {
      name: 'Invite to an interview',
      text: 'Thank you for your application. We would like to talk to you about it.\n\nCould you tell us which of these times suit you?\n\n[times]',
    },
    {
      name: 'Ask for something',
      text: 'Thank you for your application. Before we go on, could you send us [what is missing]?\n\nA reply to this mail is enough.',
    },
    {
      name: 'Not this time',
      text: 'Thank you for your application and for the time you took over it.\n\nWe have decided to go on with other candidates for this job.\n\nIf another of our jobs interests you, we would be glad to hear from you again.',
    },
  ],
  message: [
    { name: 'Thank you', text: 'Thank you for your message.\n\n[your answer]' },
    {
      name: 'Call back',
      text: 'Thank you for your message. We would like to talk to you about it.\n\nOn which number and at what time can we reach you?',
    },
  ],
};
