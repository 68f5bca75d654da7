import { expect, test } from 'vitest';
import { toTelephoneLink } from './phone.ts';

test.each([
  ['020 7946 0123', 'tel:02079460123'],
  ['+44 (0)20 7946 0123', 'tel:+442079460123'],
  ['0161 496 0100 ext 4', 'tel:01614960100'],
  ['1-800-STAFFING', 'tel:180078233464'],
  ['0800 EXPERT', 'tel:0800397378'],
])('dials %s as %s', (phoneNumber, dialled) => expect(toTelephoneLink(phoneNumber)).toBe(dialled));
