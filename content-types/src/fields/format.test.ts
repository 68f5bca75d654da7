import { expect, test } from 'vitest';
import { COMPANY_NUMBER, FULL_PHONE, ICO_NUMBER, POSTCODE } from './format.ts';

test.each([
  [
    'company number',
    COMPANY_NUMBER,
    ['01234567', 'SC123456', 'NI012345', 'R0000042', 'IP12345R'],
    ['12345', 'ACME1234'],
  ],
  ['ICO number', ICO_NUMBER, ['ZA123456', 'Z1234567', 'Z697177X', '00012345678'], ['hello', '123456', 'ZA12345']],
  ['postcode', POSTCODE, ['LS1 4AP', 'ec1a9hf', 'SW1A 1AA', 'W1A 0AX', 'GIR 0AA'], ['LS1', 'LS1 4A', '90210']],
  ['phone', FULL_PHONE, ['0113 496 0100', '+44 (0)20 7946 0123', '016977 2555'], ['0113 49', '496 0100']],
])('knows the format of a %s', (_, { pattern }, good, bad) => {
  for (const value of good) expect(pattern.test(value), value).toBe(true);
  for (const value of bad) expect(pattern.test(value), value).toBe(false);
});
