import { toInputs } from 'content-types/forms/inputs';
import { application } from 'content-types/types/submissions';
import { expect, test } from 'vitest';
import { parseResponse } from './use-submission.ts';
import { checkFile, isPlausible } from './validate.ts';

const [resume] = toInputs({ resume: application.fields.resume });
const limit = 10 * 1024 * 1024;

test.each([
  ['cv.PDF', limit, ''],
  ['cv.pdf', limit + 1, 'This file is larger than 10 MB. Please save a smaller copy and upload that.'],
  ['cv.pages', 10, 'Upload a PDF, DOC or DOCX file.'],
  ['cv.docx', 0, 'This file is empty. Please choose another.'],
])('V2 checks the name and size of %s, %i bytes', (name, size, error) => {
  expect(resume && checkFile({ name, size }, resume)).toBe(error);
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
])('validates a field for %s with the value %j: %s', (type, value, expected) => {
  expect(isPlausible(type, value)).toBe(expected);
});

test('treats a response that is not JSON as a rejection', () => {
  expect(parseResponse(500, '<html>')).toEqual({ isAccepted: false, reason: '', issues: [] });
  expect(parseResponse(502, '<html>')).toEqual({ isAccepted: false, isUnreached: true, reason: '', issues: [] });
  expect(parseResponse(201, '{"message":"…","reference":"A-7K3F9Q","next":"We read it."}')).toEqual({
    isAccepted: true,
    message: '…',
    reference: 'A-7K3F9Q',
    next: 'We read it.',
  });
  expect(parseResponse(422, '{"message":"Wrong.","issues":[{"path":"email","message":"No."}]}')).toEqual({
    isAccepted: false,
    reason: 'Wrong.',
    issues: [{ path: 'email', message: 'No.' }],
  });
});
