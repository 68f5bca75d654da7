/** The largest hostile emails (SECURITY.md, 42). */
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { HANG_MS } from '../support/hang.ts';
import { hasDovecot } from '../support/imap-server.ts';
import { email, type MailServer, startConversation } from '../support/mailbox.ts';

let server: MailServer;
beforeAll(async () => {
  if (hasDovecot) server = await startConversation();
});
afterAll(() => server?.close());

test.runIf(hasDovecot)('emails with millions of lines or parts do not block others', async () => {
  const ada = await server.correspond();
  const lines = `Content-Type: text/plain\n\n${'\n'.repeat(8_000_000)}`;
  const parts = `Content-Type: multipart/mixed; boundary=b\n\n${'--b\nContent-Type: text/html\n\n<p>\n'.repeat(200_000)}`;
  const delay = monitorEventLoopDelay({ resolution: 5 });
  // Builds the emails before the measurement starts.
  for (const body of [lines, parts]) server.imap.deliver(email({ to: ada.replyTo, body }));
  server.imap.deliver(email({ to: ada.replyTo, text: 'After them.' }));
  delay.enable();
  await server.check();
  delay.disable();
  expect(delay.max / 1e6).toBeLessThan(HANG_MS);
  const storedEmails = server.emails(ada.id);
  expect(storedEmails.at(-1)?.text).toBe('After them.');
  expect(storedEmails).toHaveLength(3);
});
