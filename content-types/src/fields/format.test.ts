import { expect, test } from 'vitest';
import { COMPANY_NUMBER, FULL_PHONE, findFormatProblem, ICO_NUMBER, POSTCODE } from './format.ts';
import { text } from './text.ts';

test.each([
  [
    'company number',
    COMPANY_NUMBER,
    ['01234567', 'SC123456', 'NI012345', 'R0000042', 'IP12345R', '1234567', '0123 4567', 'SP2345RS'],
    ['12345', 'ACME1234'],
  ],
  [
    'ICO number',
    ICO_NUMBER,
    ['ZA123456', 'Z1234567', 'Z697177X', '00012345678', 'C1234567'],
    ['hello', '123456', 'ZA12345'],
  ],
  [
    'postcode',
    POSTCODE,
    [
      ...['LS1 4AP', 'ec1a9hf', 'SW1A 1AA', 'W1A 0AX', 'GIR 0AA'],
      ...['D02 AF30', 'D6W XY00', 'BFPO 801', 'LS1  4AP', 'LS1\u00a04AP'],
    ],
    ['LS1', 'LS1 4A', '90210', 'Leeds'],
  ],
  [
    'phone',
    FULL_PHONE,
    ['0113 496 0100', '+44 (0)20 7946 0123', '016977 2555', '0800 1111'],
    ['0113 49', '496 0100', '7946 0123'],
  ],
])('validates the format of a %s', (_, format, validNumbers, invalidNumbers) => {
  const field = text('Number', { format });
  for (const value of validNumbers) expect(findFormatProblem(field, value), value).toBe(null);
  for (const value of invalidNumbers) expect(findFormatProblem(field, value), value).toMatch(/^Number must be /);
});
