import { describe, expect, test } from 'vitest';
import { base32, codeAt, enrolmentUri, matchingStep, stepAt } from './totp.ts';

const KEY = Buffer.from('12345678901234567890');

describe('RFC 6238', () => {
  // Appendix B shows eight digits; six are the last of them.
  test.each([
    [59, '94287082'],
    [1111111109, '07081804'],
    [1111111111, '14050471'],
    [1234567890, '89005924'],
    [2000000000, '69279037'],
    [20000000000, '65353130'],
  ])('at %i seconds', (seconds, code) => expect(codeAt(KEY, stepAt(seconds * 1000))).toBe(code.slice(2)));
});

test.each([
  [-2, false],
  [-1, true],
  [0, true],
  [1, true],
  [2, false],
])('a code %i steps away: %s', (away, isTaken) => {
  const now = 1_800_000_000_000;
  const step = stepAt(now) + away;
  expect(matchingStep(KEY, codeAt(KEY, step), now, 0)).toBe(isTaken ? step : null);
});

test('neither a used code nor an older one, nor one of another length', () => {
  const now = 1_800_000_000_000;
  const step = stepAt(now);
  expect(matchingStep(KEY, codeAt(KEY, step), now, step)).toBeNull();
  expect(matchingStep(KEY, codeAt(KEY, step - 1), now, step)).toBeNull();
  expect(matchingStep(KEY, codeAt(KEY, step + 1), now, step)).toBe(step + 1);
  expect(matchingStep(KEY, codeAt(KEY, step).slice(1), now, 0)).toBeNull();
  expect(matchingStep(KEY, '', now, 0)).toBeNull();
});

test('the key as apps read it', () => {
  expect(base32(Buffer.from('Hello!\xde\xad\xbe\xef', 'latin1'))).toBe('JBSWY3DPEHPK3PXP');
  expect(enrolmentUri('Orrin & Vale', 'ada@example.com', Buffer.from('Hello!\xde\xad\xbe\xef', 'latin1'))).toBe(
    'otpauth://totp/Orrin%20%26%20Vale:ada%40example.com?secret=JBSWY3DPEHPK3PXP&issuer=Orrin%20%26%20Vale',
  );
});
