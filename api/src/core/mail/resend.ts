import type { App } from '../app.ts';
import { type Author, audit } from '../audit.ts';
import { eq } from '../database/drizzle.ts';
import { outbox, outboxFiles } from '../database/schema/mail.ts';
import { inTransaction } from '../database/transaction.ts';
import { HttpError } from '../http/errors.ts';
import { newId } from '../lib/ids.ts';
import { mailDomain } from './send.ts';

/**
 * Makes an email due now. A sent one is queued as a new email, because with the old Message-ID the recipient's email
 * client would hide it as a duplicate. Throws 404, or 409 while it is being sent.
 */
export function resendMail(app: App, id: string, author: Author) {
  const { db } = app;
  const row = db.select().from(outbox).where(eq(outbox.id, id)).get();
  if (!row) throw new HttpError(404, 'This email doesn’t exist.');
  if (app.mail.isSending(id)) throw new HttpError(409, 'This email is already being sent.');
  const resetColumns = {
    state: 'queued',
    attempts: 0,
    nextAt: author.at,
    lastError: null,
    sentAt: null,
    undo: null,
  } as const;
  audit(db, author, 'mail.resend', id);
  if (row.state !== 'sent') {
    return db.update(outbox).set(resetColumns).where(eq(outbox.id, id)).returning().get();
  }
  const copyId = newId(20);
  const messageId = `<${copyId}@${mailDomain(app.env)}>`;
  return inTransaction(db, () => {
    const copiedRow = { ...row, ...resetColumns, id: copyId, messageId, createdAt: author.at };
    const newRow = db.insert(outbox).values(copiedRow).returning().get();
    const files = db.select().from(outboxFiles).where(eq(outboxFiles.mailId, id)).all();
    for (const file of files)
      db.insert(outboxFiles)
        .values({ ...file, mailId: copyId })
        .run();
    return newRow;
  });
}
