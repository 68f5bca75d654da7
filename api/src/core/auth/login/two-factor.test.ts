import { expect, test } from 'vitest';
import { createTotp, enrolmentUri, findMatchingStep } from './two-factor.ts';

const KEY = Buffer.from('12345678901234567890');
const NOW = 1_800_000_000_000;
const STEP = NOW / 30_000;

const codeAt = (step: number) => createTotp(KEY).generate({ timestamp: step * 30_000 });

test.each([
  [59, '94287082'],
  [1111111109, '07081804'],
  [20000000000, '65353130'],
])('generates the codes of RFC 6238 at %i seconds', (seconds, code) =>
  // RFC 6238, appendix B lists eight-digit codes. Six-digit codes are their last six digits.
  expect(createTotp(KEY).generate({ timestamp: seconds * 1000 })).toBe(code.slice(2)),
);

test.each([
  [-2, false],
  [-1, true],
  [0, true],
  [1, true],
  [2, false],
])('accepts a code from %i steps away: %s', (stepOffset, isAccepted) => {
  expect(findMatchingStep(KEY, codeAt(STEP + stepOffset), NOW, 0)).toBe(isAccepted ? STEP + stepOffset : null);
});

test('rejects a used, older or incomplete code', () => {
  expect(findMatchingStep(KEY, codeAt(STEP), NOW, STEP)).toBeNull();
  expect(findMatchingStep(KEY, codeAt(STEP - 1), NOW, STEP)).toBeNull();
  expect(findMatchingStep(KEY, codeAt(STEP + 1), NOW, STEP)).toBe(STEP + 1);
  expect(findMatchingStep(KEY, codeAt(STEP).slice(1), NOW, 0)).toBeNull();
  expect(findMatchingStep(KEY, '', NOW, 0)).toBeNull();
});

test('ignores a last step that is days in the future', () => {
  expect(findMatchingStep(KEY, codeAt(STEP), NOW, STEP + 2)).toBeNull();
  expect(findMatchingStep(KEY, codeAt(STEP), NOW, STEP + 5_760)).toBe(STEP);
});

test('builds a URI for authenticator apps that contains the key', () => {
  const key = Buffer.from('Hello!\xde\xad\xbe\xef', 'latin1');
  const uri = new URL(enrolmentUri('Orrin & Vale', 'ada@example.com', key));
  expect(uri.href).toMatch(/^otpauth:\/\/totp\/Orrin%20%26%20Vale:ada%40example\.com\?/);
  expect(Object.fromEntries(uri.searchParams)).toMatchObject({ secret: 'JBSWY3DPEHPK3PXP', issuer: 'Orrin & Vale' });
});
