/** The app with a real mail server on each side: emails it sends, and replies it receives. */
import { asc, eq, sql } from '../../src/core/database/drizzle.ts';
import { incomingEmails, incomingFiles } from '../../src/core/database/schema/incoming-mail.ts';
import { outbox } from '../../src/core/database/schema/mail.ts';
import { startIntake } from './applications.ts';
import { candidate } from './candidate-page.ts';
import { ADDRESS, startImap } from './imap-server.ts';
import { header, startSmtp, until } from './mail.ts';

export type MailServer = Awaited<ReturnType<typeof startConversation>>;

export async function startConversation(env: NodeJS.ProcessEnv = {}) {
  const [imap, smtp] = [await startImap(), await startSmtp()];
  const log: string[] = [];
  const server = await startIntake({
    env: {
      SMTP_URL: smtp.url,
      MAIL_FROM: 'jobs@orrinvale.example',
      MAIL_TO: 'team@orrinvale.example',
      INBOUND_IMAP_URL: imap.url,
      INBOUND_ADDRESS: ADDRESS,
      ...env,
    },
    logger: { level: 'debug', stream: { write: (line: string) => void log.push(line) } },
  });
  const { db, app } = server;
  const recruiter = await server.logIn('recruiter');
  const lastCheckedAt = () => app.incomingMail.state()?.checkedAt ?? 0;
  // Waits for the first check of the mailbox, so that tests do not mistake it for a check they request.
  await until(() => lastCheckedAt() > 0, 'the first visit to the mailbox');
  return {
    ...server,
    imap,
    smtp,
    log,
    recruiter,
    /** Adds a candidate and emails them as the recruiter. Returns the candidate, and the email as received. */
    async correspond(subject = 'Interview', form = {}) {
      const ada = await candidate(server, form);
      const reply = { subject, text: 'When are you free?' };
      const { status } = await recruiter.post(`/api/applications/${ada.id}/reply`, reply);
      if (status !== 200) throw new Error(`The reply was rejected with ${status}.`);
      const email = ada.row()?.email ?? '';
      const isQuestion = ({ to, raw }: { to: string[]; raw: string }) =>
        to.includes(email) && raw.includes('When are you free?');
      await until(() => smtp.received.some(isQuestion), 'the email');
      const receivedMail = smtp.received.find(isQuestion);
      const raw = receivedMail?.raw ?? '';
      const replyTo = /<([^>]+)>/.exec(header(raw, 'Reply-To'))?.[1] ?? header(raw, 'Reply-To');
      return { ...ada, email, raw, replyTo, messageId: receivedMail?.messageId ?? '' };
    },
    emails: (submissionId: string) =>
      db
        .select()
        .from(incomingEmails)
        .where(eq(incomingEmails.submissionId, submissionId))
        // Sorts by row id too, because emails that arrive in the same second have the same time.
        .orderBy(asc(incomingEmails.at), sql`rowid`)
        .all(),
    incomingFiles: () => db.select().from(incomingFiles).all(),
    outgoing: () => db.select().from(outbox).all(),
    /** Reads the mailbox until nothing is new. */
    async check() {
      await new Promise((resolve) => setTimeout(resolve, 2));
      const previousCheck = lastCheckedAt();
      app.incomingMail.wake();
      // Hostile emails take a while on a busy machine.
      for (let n = 0; n < 4 && lastCheckedAt() === previousCheck; n += 1) {
        await until(() => lastCheckedAt() > previousCheck, 'a visit to the mailbox').catch((error) => {
          if (n === 3) throw error;
        });
      }
    },
    async close() {
      await server.close();
      await imap.stop();
      await smtp.stop();
    },
  };
}

let numbers = 0;

interface Draft {
  /** The return path; empty for a bounce. */
  returnPath?: string;
  from?: string;
  to: string;
  subject?: string;
  text?: string;
  /** Additional header lines. */
  headers?: string[];
  /** Replaces `text`: the Content-Type header, and everything after the headers. */
  body?: string;
}

export function email({
  from = 'Ada <ada@example.com>',
  to,
  subject = 'Re: Interview',
  text = 'On Friday.',
  headers = [],
  body,
  returnPath = 'ada@example.com',
}: Draft) {
  numbers += 1;
  const headerLines = [
    `Return-Path: <${returnPath}>`,
    `From: ${from}`,
    `To: ${to}`,
    `Subject: ${subject}`,
    ...(headers.some((line) => /^message-id/i.test(line))
      ? []
      : [`Message-ID: <${numbers}.${process.pid}@mail.example.com>`]),
    'Date: Sat, 21 Nov 2026 10:00:00 +0000',
    'MIME-Version: 1.0',
    ...headers,
  ];
  return `${headerLines.join('\n')}\n${body ?? `Content-Type: text/plain; charset=utf-8\n\n${text}\n`}`;
}

/** A body with a text and attachments. */
export function withFiles(text: string, files: { name: string; content: Buffer; type?: string }[]): string {
  const parts = files.map(
    ({ name, content, type = 'application/octet-stream' }) =>
      `--b\nContent-Type: ${type}; name="${name}"\nContent-Disposition: attachment; filename="${name}"\nContent-Transfer-Encoding: base64\n\n${content
        .toString('base64')
        .replace(/(.{76})/g, '$1\n')}\n`,
  );
  return `Content-Type: multipart/mixed; boundary=b\n\n--b\nContent-Type: text/plain\n\n${text}\n${parts.join('')}--b--\n`;
}
