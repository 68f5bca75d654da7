import type { SMTPServerOptions } from 'smtp-server';
import { expect, test } from 'vitest';
import { startMailApp, startSmtp, until } from '../../support/mail.ts';

/** Offers STARTTLS, with the self-signed certificate of `smtp-server`. */
const startTls = { disabledCommands: [] };

test('sends no email to a server with an untrusted certificate', async () => {
  const smtp = await startSmtp(startTls);
  const server = await startMailApp({ SMTP_URL: smtp.url });
  const id = server.queue();
  await until(() => server.row(id)?.attempts === 1 && !server.app.mail.isSending(id));
  expect(server.row(id)).toMatchObject({ state: 'queued' });
  expect(smtp.received).toEqual([]);
  await server.close();
  await smtp.stop();
});

test.each([
  ['STARTTLS', startTls, 'smtp'],
  ['TLS from the start', { secure: true, disabledCommands: [] }, 'smtps'],
])('sends email over %s', async (_, options, protocol) => {
  let isSecure = false;
  const smtp = await startSmtp({
    ...options,
    onRcptTo: (_address, session, callback) => {
      isSecure = session.secure;
      callback();
    },
  });
  const url = `${protocol}://127.0.0.1:${smtp.port}?tls.rejectUnauthorized=false`;
  const server = await startMailApp({ SMTP_URL: url });
  const id = server.queue();
  await until(() => server.row(id)?.state === 'sent');
  expect(isSecure).toBe(true);
  await server.close();
  await smtp.stop();
});

test('does not send a password unencrypted to another machine', async () => {
  let authentications = 0;
  const options = {
    authOptional: false,
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    onAuth: ({ username, password }, _session, callback) => {
      authentications += 1;
      callback(null, { user: `${username}${password}` });
    },
  } satisfies SMTPServerOptions;
  const smtp = await startSmtp(options, 0, '0.0.0.0');
  // All of 127.0.0.0/8 is this machine, but the app recognises only the usual names.
  const remoteApp = await startMailApp({ SMTP_URL: `smtp://user:secret@127.0.0.2:${smtp.port}` });
  const id = remoteApp.queue();
  await until(() => remoteApp.row(id)?.attempts === 1 && !remoteApp.app.mail.isSending(id));
  expect(remoteApp.row(id)?.state).toBe('queued');
  expect(authentications).toBe(0);
  await remoteApp.close();

  const localApp = await startMailApp({ SMTP_URL: `smtp://user:secret@127.0.0.1:${smtp.port}` });
  const sentId = localApp.queue();
  await until(() => localApp.row(sentId)?.state === 'sent');
  expect(authentications).toBe(1);
  await localApp.close();
  await smtp.stop();
});
