/** A real SMTP server with configurable behaviour, and the app with a log that can be read. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { type OutgoingMail, outbox } from '../../src/core/database/schema/mail.ts';
import { queueMail } from '../../src/core/mail/outbox.ts';
import { startApp } from './app.ts';
import { fakeClock } from './fake-clock.ts';

export interface ReceivedMail {
  from: string;
  to: string[];
  raw: string;
  messageId: string;
}

/**
 * The action at each step: null continues, a number rejects with that code, `stall` sends nothing, `drop` breaks all
 * connections, and `hang up` continues and then breaks this connection.
 */
export type Step = null | number | 'stall' | 'drop' | 'hang up';

export type SmtpServer = Awaited<ReturnType<typeof startSmtp>>;

export async function startSmtp(options: SMTPServerOptions = {}, port = 0, host = '127.0.0.1') {
  const receivedMails: ReceivedMail[] = [];
  const behaviour = {
    sender: null as Step,
    recipient: (_address: string): Step => null,
    data: null as Step,
    stalled: 0,
  };
  const take = (step: Step, callback: (error?: Error | null) => void, session?: unknown) => {
    if (step === 'stall') {
      behaviour.stalled += 1;
      return;
    }
    if (step === 'drop') for (const connection of server.connections) breakLine(connection);
    else if (step === 'hang up') {
      callback();
      const connection = [...server.connections].find(
        (smtpConnection) => (smtpConnection as { session?: unknown }).session === session,
      );
      setImmediate(() => breakLine(connection));
    } else callback(typeof step === 'number' ? Object.assign(new Error('Not today'), { responseCode: step }) : null);
  };
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    onMailFrom: (_address, _session, callback) => take(behaviour.sender, callback),
    onRcptTo: ({ address }, _session, callback) => take(behaviour.recipient(address), callback),
    async onData(stream, session, callback) {
      const { envelope } = session;
      const parts = await stream.toArray().catch(() => null);
      // Discards an incomplete email, whose sender was killed.
      if (!parts) return;
      const raw = Buffer.concat(parts).toString();
      const sender = envelope.mailFrom ? envelope.mailFrom.address : '';
      const mail = {
        from: sender,
        to: envelope.rcptTo.map(({ address }) => address),
        raw,
        messageId: header(raw, 'Message-ID'),
      };
      // If the connection breaks now, the sender cannot know that the server has the email.
      if (behaviour.data === null || behaviour.data === 'drop' || behaviour.data === 'hang up')
        receivedMails.push(mail);
      take(behaviour.data, callback, session);
    },
    ...options,
  });
  server.on('error', () => {});
  await new Promise<void>((resolve) => server.listen(port, host, () => resolve()));
  const address = server.server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  return {
    port: address.port,
    url: `smtp://127.0.0.1:${address.port}`,
    received: receivedMails,
    behaviour,
    async stop() {
      for (const connection of server.connections) breakLine(connection);
      await new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}

function breakLine(connection: unknown) {
  (connection as { _socket: { destroy(): void } })._socket.destroy();
}

/** A header's value, unfolded; empty if the email has no such header. */
export function header(raw: string, name: string): string {
  return headers(raw).find(([key]) => key.toLowerCase() === name.toLowerCase())?.[1] ?? '';
}

export function headers(raw: string): [name: string, value: string][] {
  const head = raw.split('\r\n\r\n')[0] ?? '';
  const lines = head.replaceAll(/\r\n[ \t]+/g, ' ').split('\r\n');
  return lines.map((line) => [line.split(':')[0] ?? '', line.slice(line.indexOf(':') + 1).trim()]);
}

export type MailApp = Awaited<ReturnType<typeof startMailApp>>;

/** Starts the app with a stopped clock, and collects its log. */
export async function startMailApp(
  env: NodeJS.ProcessEnv = {},
  options: { dataDir?: string; clock?: ReturnType<typeof fakeClock> } = {},
) {
  const { dataDir = mkdtempSync(join(tmpdir(), 'mail-test-')), clock = fakeClock('2026-11-21T09:00:00Z') } = options;
  const log: string[] = [];
  const server = await startApp({
    env: { MAIL_FROM: 'Orrin & Vale <jobs@orrinvale.example>', MAIL_TO: 'team@orrinvale.example', ...env },
    dataDir,
    clock,
    logger: { level: 'debug', stream: { write: (line: string) => void log.push(line) } },
  });
  const { app, db } = server;
  return {
    app,
    db,
    clock,
    dataDir,
    log,
    /** Puts an email into the outbox as the app does, and wakes the worker. */
    queue(mail: Partial<OutgoingMail> = {}, kind = 'mail.test'): string {
      const completeMail = {
        to: 'ada@example.com',
        subject: 'Hello',
        text: 'Hello Ada',
        html: '<p>Hello Ada</p>',
        ...mail,
      };
      const id = queueMail(app, { kind, subjectId: 'subject', mail: completeMail });
      app.mail.wake();
      return id;
    },
    rows: () => db.select().from(outbox).all(),
    row: (id: string) =>
      db
        .select()
        .from(outbox)
        .all()
        .find((row) => row.id === id),
    async close({ keep = false } = {}) {
      await server.close();
      if (!keep) rmSync(dataDir, { recursive: true });
    },
  };
}

/** Waits up to two minutes until the condition holds. */
export async function until(isFulfilled: () => boolean, description = 'what was waited for') {
  const deadline = Date.now() + 120_000;
  while (!isFulfilled()) {
    if (Date.now() > deadline) throw new Error(`${description} did not happen.`);
    await sleep(10);
  }
}
