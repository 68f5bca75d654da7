import { expect, test } from 'vitest';
import { parseResponse } from './use-submission.ts';
import { checkFile, isPlausible, joinWithOr } from './validate.ts';

const accept = ['.pdf', '.doc', '.docx'];
const limit = 10 * 1024 * 1024;

test.each([
  ['cv.PDF', limit, ''],
  ['cv.pdf', limit + 1, 'The file must be 10 MB or smaller.'],
  ['cv.pages', 10, 'Upload a .pdf, .doc or .docx file.'],
  ['cv.docx', 0, 'This file is empty. Please choose another.'],
])('V2 checks the name and size of %s, %i bytes', (name, size, error) => {
  expect(checkFile({ name, size }, accept, limit)).toBe(error);
});

test.each([
  ['email', 'zoe@gmail', false],
  ['email', 'zoe@example.co.uk', true],
  ['email', 'zoe@xn--bcher-kva.example', true],
  ['email', '', true],
  ['tel', 'Call me', false],
  ['tel', '12345', false],
  ['tel', '+44 (0)20 7946 0123 ext. 4', true],
  ['tel', '', true],
  ['text', 'zoe@gmail', true],
])('in a field for %s, %j may be right: %s', (type, value, expected) => {
  expect(isPlausible(type, value)).toBe(expected);
});

test('formats lists as people write them', () => {
  expect(joinWithOr(['.pdf'])).toBe('.pdf');
});

test('treats a response that is not JSON as a rejection, and reads the API’s message from others', () => {
  expect(parseResponse(502, '<html>')).toEqual({ isAccepted: false, reason: '', issues: [] });
  expect(parseResponse(201, '{"message":"…","reference":"A-7K3F9Q","next":"We read it."}')).toEqual({
    isAccepted: true,
    reference: 'A-7K3F9Q',
    next: 'We read it.',
  });
  expect(parseResponse(422, '{"message":"Wrong.","issues":[{"path":"email","message":"No."}]}')).toEqual({
    isAccepted: false,
    reason: 'Wrong.',
    issues: [{ path: 'email', message: 'No.' }],
  });
});
