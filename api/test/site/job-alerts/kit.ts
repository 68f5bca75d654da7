/** The app with an email server, and a visitor who signs up for job alerts. */
import type { OutgoingHttpHeaders } from 'node:http';
import { contentTypes } from 'content-types';
import { initialData } from 'content-types/fields/field';
import { richTextFromPlain } from 'content-types/text/rich-text';
import { createDocument } from '../../../src/core/content/documents/save.ts';
import { alerts } from '../../../src/core/database/schema/job-alerts.ts';
import { outbox } from '../../../src/core/database/schema/mail.ts';
import { header, type ReceivedMail, startMailApp, startSmtp, until } from '../../support/mail.ts';
import { TERMS } from '../../support/samples.ts';

export type AlertServer = Awaited<ReturnType<typeof startAlertServer>>;

let visitors = 0;

export async function startAlertServer(options: Parameters<typeof startMailApp>[1] = {}) {
  const smtp = await startSmtp();
  const server = await startMailApp({ SMTP_URL: smtp.url, TRUST_PROXY: 'loopback' }, options);
  const { app, db, clock } = server;

  /** Sends a request and follows a redirect, as a browser does. */
  async function send(
    method: 'GET' | 'POST',
    url: string,
    form?: Record<string, string>,
    extraHeaders = {},
  ): Promise<{ status: number; text: string; headers: OutgoingHttpHeaders }> {
    const response = await app.inject({
      method,
      url: url.replace('http://localhost:3000', ''),
      payload: form ? new URLSearchParams(form).toString() : undefined,
      headers: {
        accept: 'text/html',
        ...(form && { 'content-type': 'application/x-www-form-urlencoded' }),
        ...extraHeaders,
      },
    });
    if (response.statusCode === 303) return send('GET', String(response.headers.location));
    return { status: response.statusCode, text: response.body, headers: response.headers };
  }

  /** Signs up for alerts, each time from a different address unless a header sets one. */
  const sendForm = (form: Record<string, string>, extraHeaders = {}) => {
    visitors += 1;
    return send('POST', '/api/alerts', form, { 'x-forwarded-for': `198.51.100.${visitors % 256}`, ...extraHeaders });
  };

  const mailsTo = (email = '') => smtp.received.filter(({ to }) => to.includes(email.toLowerCase()));

  return {
    ...server,
    smtp,
    send,
    sendForm,
    mailsTo,
    /** Signs up, waits for the email and confirms. */
    async subscribe(form: Record<string, string>) {
      const mailCount = mailsTo(form.email).length;
      await sendForm(form);
      await until(() => mailsTo(form.email).length > mailCount, 'the mail that asks');
      const link = linkIn(mailsTo(form.email).at(-1), 'confirm');
      const token = new URL(link).searchParams.get('token') ?? '';
      return { token, response: await send('POST', '/api/alerts/confirm', { token }) };
    },
    rows: () => db.select().from(alerts).all(),
    outbox: () => db.select().from(outbox).all(),
    /** Waits until nothing is left to send. */
    settled: () =>
      until(
        () =>
          db
            .select()
            .from(outbox)
            .all()
            .every(({ state }) => state === 'sent'),
        'sending',
      ),
    addJob(change: Record<string, unknown> = {}, save: { expiresAt?: number; publish?: boolean } = {}) {
      const blank = initialData(contentTypes.job.fields);
      const data = { ...blank, ...TERMS, description: richTextFromPlain('Good.'), ...change };
      return createDocument(db, contentTypes.job, { data, ...save }, { userId: null, at: clock.now() }).id;
    },
    async stop() {
      await server.close();
      await smtp.stop();
    },
  };
}

/** The text part as written, with plain line endings. */
export function textOf({ raw }: ReceivedMail): string {
  const part = raw.split(/\r\n--/).find((bodyPart) => /content-type: text\/plain/i.test(bodyPart)) ?? '';
  const body = part.slice(part.indexOf('\r\n\r\n') + 4);
  if (/base64/i.test(header(part.trimStart(), 'Content-Transfer-Encoding')))
    return Buffer.from(body, 'base64').toString().replaceAll('\r\n', '\n');
  const bytes = body
    .replace(/=\r\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex) => String.fromCharCode(parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString().replaceAll('\r\n', '\n');
}

export function linkIn(mail: ReceivedMail | undefined, page: string): string {
  const linkUrl = new RegExp(`http://\\S+/${page}\\?token=\\S+`).exec(mail ? textOf(mail) : '')?.[0];
  if (!linkUrl) throw new Error(`There is no link to ${page} in the mail.`);
  return linkUrl;
}
