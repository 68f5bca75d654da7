import { rootCertificates } from 'node:tls';
import { createTransport } from 'nodemailer';
import type { OutgoingMail } from '../database/schema/mail.ts';
import type { Env } from '../settings/env.ts';

export interface Attachment {
  filename: string;
  contentType: string;
  content: Buffer;
}

export interface Mailer {
  /**
   * Hands an email to the server. Returns the addresses that were rejected while others were accepted. Throws the
   * mailer's error if all were rejected.
   */
  send(messageId: string, mail: OutgoingMail, signal: AbortSignal, attachments?: Attachment[]): Promise<string[]>;
}

/**
 * Opens the mailer; null without SMTP_URL. Opens one connection per email, because a kept connection may close just as
 * the next email is sent. `readName` provides a name for senders without one. Query options in SMTP_URL take
 * precedence.
 */
export function openMailer(env: Env, readName: () => string): Mailer | null {
  if (!env.smtpUrl) return null;
  const transport = createTransport({
    ...connectionTo(env.smtpUrl, env.smtpCa),
    connectionTimeout: 30_000,
    greetingTimeout: 30_000,
    socketTimeout: 60_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const sender = getSender(env);
  return {
    async send(
      messageId,
      { to, cc, replyTo, inReplyTo, subject, text, html, unsubscribe, calendar },
      signal,
      attachments = [],
    ) {
      const { rejected } = await transport.sendMail({
        messageId,
        from: sender.includes('<') ? sender : { name: withoutEncodedWords(readName()), address: sender },
        // An object, so that a comma in the address cannot add a second recipient.
        to: to === null ? env.mailTo : { name: '', address: to },
        ...(cc && { cc: cc.map((address) => ({ name: '', address })) }),
        replyTo: replyTo && { ...replyTo, name: withoutEncodedWords(replyTo.name) },
        ...(inReplyTo && { inReplyTo, references: inReplyTo }),
        subject: withoutEncodedWords(subject),
        text: String(text),
        html: String(html),
        attachments,
        icalEvent: calendar && {
          method: calendar.method,
          content: String(calendar.content),
          filename: 'interview.ics',
        },
        signal,
        disableFileAccess: true,
        disableUrlAccess: true,
        headers: { 'Auto-Submitted': 'auto-generated', ...(unsubscribe && buildUnsubscribeHeaders(unsubscribe)) },
      });
      return rejected.map(String);
    },
  };
}

/** Connects and logs in. Throws the mailer's error. */
export async function checkServer(smtpUrl: string, smtpCa: string | undefined): Promise<void> {
  const timeouts = { connectionTimeout: CHECK_MS, greetingTimeout: CHECK_MS, socketTimeout: CHECK_MS };
  const transport = createTransport({
    ...connectionTo(smtpUrl, smtpCa),
    ...timeouts,
  });
  try {
    await transport.verify();
  } finally {
    transport.close();
  }
}

const CHECK_MS = 10_000;

function connectionTo(url: string, ca: string | undefined) {
  return { url, requireTLS: requiresTls(url), ...(ca && { tls: { ca: [...rootCertificates, ca] } }) };
}

/** Returns the headers for one-click unsubscription (RFC 8058). */
function buildUnsubscribeHeaders(address: string) {
  return { 'List-Unsubscribe': `<${address}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };
}

/** Breaks up encoded words (RFC 2047) in typed text, because email clients would decode them, line breaks included. */
function withoutEncodedWords(text: string): string {
  return text.replaceAll('=?', '= ?');
}

/** Whether TLS is required: by the settings, or because a password must not be sent unencrypted to another machine. */
export function requiresTls(smtpUrl: string): boolean {
  const { password, hostname, searchParams } = new URL(smtpUrl);
  if (searchParams.get('requireTLS') === 'true') return true;
  return password !== '' && !['localhost', '127.0.0.1', '[::1]'].includes(hostname);
}

/** Returns the sender of our emails: MAIL_FROM, or a no-reply address at the site's hostname. */
export function getSender(env: Env): string {
  return env.mailFrom ?? `no-reply@${env.publicSiteUrl.hostname}`;
}

/** The part after the `@` of the Message-IDs of our emails. */
export function mailDomain(env: Env): string {
  return /@([\w.-]+)>?\s*$/.exec(getSender(env))?.[1] ?? env.publicSiteUrl.hostname;
}
