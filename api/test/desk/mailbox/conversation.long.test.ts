/** Replies to our emails appear with the application or message that they are about. */
import { afterEach, beforeEach, expect, test } from 'vitest';
import { MESSAGE } from '../../support/applications.ts';
import { hasDovecot } from '../../support/imap-server.ts';
import { change } from '../../support/inbox.ts';
import { header, until } from '../../support/mail.ts';
import { email, type MailServer, startConversation, withFiles } from '../../support/mailbox.ts';
import { makePdf } from '../../support/resume-files.ts';

let server: MailServer;
beforeEach(async ({ skip }) => {
  if (!hasDovecot) skip();
  server = await startConversation();
});
afterEach(() => server?.close());

test('shows an emailed reply with its file in the application’s thread', async () => {
  const ada = await server.correspond();
  expect(ada.replyTo).toMatch(/^replies\+[0-9a-z]{32}@orrinvale\.example$/);
  await change(server.recruiter, `/api/applications/${ada.id}`, { assignedTo: server.recruiter.user.id });
  const body = withFiles('On Friday at ten.\n\nOn Sat, Sam wrote:\n> When are you free?', [
    { name: 'certificate.pdf', content: makePdf() },
  ]);
  const raw = email({
    from: `Ada Lovelace <${ada.email}>`,
    to: ada.replyTo,
    body,
    headers: ['Message-ID: <1@mail.example.com>'],
  });
  server.imap.deliver(raw);
  server.imap.deliver(email({ to: 'replies@orrinvale.example', subject: 'Advert' }));
  await server.check();

  const { body: entry } = await server.recruiter.get(`/api/applications/${ada.id}`);
  expect(entry.unreadEmails).toBe(1);
  expect(entry.incoming).toMatchObject([
    {
      from: { name: 'Ada Lovelace', address: ada.email },
      isFromOther: false,
      isAutomatic: false,
      subject: 'Re: Interview',
      text: 'On Friday at ten.',
      quoted: 'On Sat, Sam wrote:\n> When are you free?',
      files: [{ name: 'certificate.pdf', kind: 'pdf' }],
      unsaved: [],
      isUnread: true,
    },
  ]);
  // Stored emails are marked as read. Emails that do not reply to ours stay unread in the mailbox.
  expect(server.imap.flags()).toEqual(['S', '']);
  expect(server.app.incomingMail.state()).toMatchObject({ unmatched: 1, failure: null });

  const [file] = entry.incoming[0].files;
  const download = await server.recruiter.get(`/api/applications/${ada.id}/files/${file.id}`);
  expect(download.status).toBe(200);
  expect(download.headers['content-disposition']).toContain('attachment');
  expect(download.body).toContain('%PDF-');
  const editor = await server.logIn('editor');
  expect((await editor.get(`/api/applications/${ada.id}/files/${file.id}`)).status).toBe(403);
  const grace = await server.correspond();
  expect((await server.recruiter.get(`/api/applications/${grace.id}/files/${file.id}`)).status).toBe(404);

  await until(() => server.smtp.received.some(({ to }) => to.includes(server.recruiter.user.email)), 'the notice');
  const notice = server.smtp.received.findLast(({ to }) => to.includes(server.recruiter.user.email));
  expect(header(notice?.raw ?? '', 'Subject')).toBe(`Application ${ada.reference} has a new email`);
  // Replies to the agency's own notifications do not join the thread.
  expect(header(notice?.raw ?? '', 'Reply-To')).not.toContain('replies+');

  expect((await server.recruiter.get('/api/applications?unread=true')).body.total).toBe(1);
  await change(server.recruiter, `/api/applications/${ada.id}`, { emailsRead: true });
  expect((await server.recruiter.get('/api/applications?unread=true')).body.total).toBe(0);

  await server.recruiter.post(`/api/applications/${ada.id}/reply`, { subject: 'Re: Interview', text: 'Ten is fine.' });
  await until(() => server.smtp.received.some(({ raw }) => raw.includes('Ten is fine.')), 'the answer');
  const answer = server.smtp.received.find(({ raw }) => raw.includes('Ten is fine.'))?.raw ?? '';
  expect(header(answer, 'In-Reply-To')).toBe('<1@mail.example.com>');
  expect(header(answer, 'References')).toBe('<1@mail.example.com>');
});

test('marks matched replies that are automatic or from another sender', async () => {
  const ada = await server.correspond();
  const answers = [`In-Reply-To: ${ada.messageId}`];
  server.imap.deliver(email({ from: 'mallory@example.net', to: 'replies@orrinvale.example', headers: answers }));
  server.imap.deliver(
    email({ from: ada.email, to: ada.replyTo.toUpperCase(), headers: ['Auto-Submitted: auto-replied'] }),
  );
  const count = server.outgoing().length;
  await server.check();
  expect(server.emails(ada.id)).toMatchObject([
    { fromAddress: 'mallory@example.net', isFromOther: true, isAutomatic: false, readAt: null },
    { fromAddress: ada.email, isFromOther: false, isAutomatic: true, readAt: expect.any(Number) },
  ]);
  // The agency gets one notification, because the application is unassigned, and none for the automatic reply.
  const notices = server.outgoing().slice(count);
  expect(notices).toMatchObject([{ kind: 'application.notification', mail: { to: null } }]);
  expect(notices[0]?.mail.subject).toBe(`New email about ${ada.reference}`);
});

test('excludes staff replies to internal notices from the conversation', async () => {
  const ada = await server.correspond();
  const interview = {
    userId: server.recruiter.user.id,
    times: ['2099-01-05T10:00:00Z'],
    isAgreed: true,
    minutes: 30,
    place: 'Leeds',
    note: '',
  };
  expect((await server.recruiter.post(`/api/applications/${ada.id}/interviews`, interview)).status).toBe(201);
  const notice = server.outgoing().find(({ kind }) => kind === 'application.interviewer');
  const headers = [`In-Reply-To: ${notice?.messageId}`, `References: ${notice?.messageId}`];
  server.imap.deliver(email({ from: server.recruiter.user.email, to: 'jobs@orrinvale.example', headers }));
  await server.check();
  expect(server.emails(ada.id)).toEqual([]);
});

test('notifies the agency of an email assigned to a user who left', async () => {
  const ada = await server.correspond();
  const admin = await server.logIn();
  const colleague = await server.logIn('recruiter');
  await change(server.recruiter, `/api/applications/${ada.id}`, { assignedTo: colleague.user.id });
  expect((await admin.patch(`/api/users/${colleague.user.id}`, { disabled: true })).status).toBe(200);
  const count = server.outgoing().length;
  server.imap.deliver(email({ to: ada.replyTo, from: ada.email }));
  await server.check();
  expect(server.outgoing().slice(count)).toMatchObject([{ kind: 'application.notification', mail: { to: null } }]);
});

test('lists unsaved attachments with the reason', async () => {
  const ada = await server.correspond();
  const exe = { name: 'cv.exe', content: Buffer.from('MZ\0\0') };
  server.imap.deliver(
    email({ to: ada.replyTo, body: withFiles('Hello', [exe, { name: 'cv.pdf', content: makePdf() }]) }),
  );
  await server.check();
  expect(server.emails(ada.id)[0]?.unsaved).toEqual([{ name: 'cv.exe', reason: 'Only PDF and Word files are saved.' }]);
  expect(server.incomingFiles()).toHaveLength(1);
});

test('a bounce marks the email as failed until a recruiter resends it', async () => {
  const ada = await server.correspond();
  const findEmail = () => server.outgoing().find(({ messageId }) => messageId === ada.messageId);
  await until(() => findEmail()?.state === 'sent');
  const report = (returnPath: string) =>
    email({
      returnPath,
      from: 'MAILER-DAEMON@mail.example.com',
      to: 'jobs@orrinvale.example',
      body: `Content-Type: multipart/report; report-type=delivery-status; boundary=b

--b
Content-Type: text/plain

Your email could not be delivered.
--b
Content-Type: message/delivery-status

Reporting-MTA: dns; mail.example.com

Final-Recipient: rfc822; ${ada.email}
Action: failed
Status: 5.1.1
Diagnostic-Code: smtp; 550 5.1.1 No such
 mailbox
--b
Content-Type: message/rfc822

Message-ID: ${ada.messageId}
Subject: Interview

Hello
--b--
`,
    });
  server.imap.deliver(report('mallory@example.com'));
  await server.check();
  expect(findEmail()).toMatchObject({ state: 'sent' });
  server.imap.deliver(report(''));
  await server.check();
  const lastError = 'Reported by the recipient’s server: 550 5.1.1 No such mailbox';
  expect(findEmail()).toMatchObject({ state: 'failed', lastError });
  expect(server.emails(ada.id)).toEqual([]);
  const path = `/api/applications/${ada.id}/emails/${findEmail()?.id}/resend`;
  const { body } = await server.recruiter.get(`/api/applications/${ada.id}`);
  expect(body.mails.find((mail: { id: string }) => mail.id === findEmail()?.id)).toMatchObject({
    state: 'failed',
    error: lastError,
  });
  expect((await (await server.logIn('editor')).post(path)).status).toBe(403);
  expect((await server.recruiter.post(path)).status).toBe(200);
  await until(() => findEmail()?.state === 'sent');
  expect((await server.recruiter.post(path)).status).toBe(409);
});

test('stores each email once, even after the mailbox’s UIDs change', async () => {
  const ada = await server.correspond();
  for (const day of ['Monday', 'Tuesday', 'Wednesday']) server.imap.deliver(email({ to: ada.replyTo, text: day }));
  await server.check();
  expect(server.emails(ada.id).map(({ text }) => text)).toEqual(['Monday', 'Tuesday', 'Wednesday']);
  await server.imap.renumber();
  server.imap.deliver(email({ to: ada.replyTo, text: 'Thursday' }));
  await server.check();
  expect(server.emails(ada.id).map(({ text }) => text)).toEqual(['Monday', 'Tuesday', 'Wednesday', 'Thursday']);
});

test('reports a mailbox outage without its password until it is back', async () => {
  const ada = await server.correspond();
  await server.imap.pause();
  server.app.incomingMail.wake();
  await until(() => server.app.incomingMail.state()?.failure !== null, 'the failure');
  const admin = await server.logIn();
  const inWords = async () =>
    (await admin.get('/api/health')).body.find(({ name }: { name: string }) => name === 'incomingMail').text;
  expect(await inWords()).toContain('it refused the connection');
  expect((await admin.get('/healthz?full=true')).body.incomingMail).toMatchObject({
    error: expect.any(String),
    ok: true,
  });
  expect((await admin.get('/api/outbox/state')).body.incoming).toMatchObject({ address: 'replies@orrinvale.example' });
  server.imap.deliver(email({ to: ada.replyTo }));
  await server.imap.resume();
  await server.check();
  expect(server.emails(ada.id)).toHaveLength(1);
  expect(await inWords()).toBe('Replies are being fetched.');
  expect(server.log.join('')).not.toContain(server.imap.password);
});

test('shows a reply by email in the thread of its message', async () => {
  await server.post('/api/messages', new URLSearchParams(MESSAGE));
  const { items } = (await server.recruiter.get('/api/messages')).body;
  const [{ id }] = items;
  await server.recruiter.post(`/api/messages/${id}/reply`, { subject: 'Hello', text: 'We will call you.' });
  await until(() => server.smtp.received.some(({ raw }) => raw.includes('We will call you.')));
  const sentMail = server.smtp.received.find(({ raw }) => raw.includes('We will call you.'))?.raw ?? '';
  const [replyTo = ''] = /replies\+\w+@orrinvale\.example/.exec(header(sentMail, 'Reply-To')) ?? [];
  server.imap.deliver(email({ to: replyTo, from: MESSAGE.email, text: 'Thank you.' }));
  await server.check();
  const { body } = await server.recruiter.get(`/api/messages/${id}`);
  expect(body).toMatchObject({ unreadEmails: 1, incoming: [{ text: 'Thank you.', isFromOther: false }] });
});
