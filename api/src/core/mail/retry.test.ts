import { expect, test } from 'vitest';
import { describeFailure, retryDelay } from './retry.ts';

const MINUTE = 60_000;

test('retries with exponential backoff for exactly 72 hours', () => {
  const waits: number[] = [];
  for (let attempts = 1; ; attempts += 1) {
    const wait = retryDelay(attempts);
    if (wait === null) break;
    waits.push(wait / MINUTE);
  }
  expect(waits.slice(0, 11)).toEqual([1, 2, 4, 8, 16, 32, 64, 128, 256, 360, 360]);
  expect(Math.max(...waits)).toBe(360);
  expect(waits.reduce((a, b) => a + b)).toBe(72 * 60);
});

const reply = '450 4.3.2 DNS TIMEOUT for recipient domain';

test.each([
  [
    { code: 'EDNS', originalCode: 'EAI_AGAIN' },
    'queryA EAI_AGAIN mail.example',
    'its name couldn’t be looked up: the ',
  ],
  [{ code: 'EDNS', originalCode: 'ENOTFOUND' }, 'queryA ENOTFOUND mail.example', 'there is no server with this name'],
  [{ code: 'EENVELOPE', response: reply, responseCode: 450 }, `Recipient command failed: ${reply}`, reply],
  [{ code: 'ETIMEDOUT' }, 'Greeting never received', 'it didn’t respond in time: '],
  [{ code: 'EABORT', cause: new DOMException('', 'AbortError') }, 'Message sending aborted', 'Message sending aborted'],
  [
    { code: 'EABORT', cause: new DOMException('', 'TimeoutError') },
    'Message sending aborted',
    'it didn’t respond in t',
  ],
  [{ code: 'ESOCKET', originalCode: 'ECONNRESET' }, 'read ECONNRESET', 'it closed the connection: '],
  [{ code: 'ESOCKET', originalCode: 'EHOSTUNREACH' }, 'connect EHOSTUNREACH', 'it can’t be reached from this network'],
  [{ code: 'ESOCKET', originalCode: 'DEPTH_ZERO_SELF_SIGNED_CERT' }, 'self-signed certificate', 'its certificate isn’'],
  [{ code: 'EPROTOCOL', response: '554 No' }, 'Invalid greeting. response=554 No: 554 No', '554 No'],
])('describes the cause of the SMTP failure %o (%#)', (parts, message, expectedText) => {
  expect(describeFailure(Object.assign(new Error(message), parts)).text).toMatch(new RegExp(`^${expectedText}`));
});
