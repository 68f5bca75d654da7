import { expect, test } from 'vitest';
import { answerOf } from './send.ts';
import { fitOf, listed, sizeInWords } from './validate.ts';

const accept = ['.pdf', '.doc', '.docx'];
const limit = 10 * 1024 * 1024;

test.each([
  ['cv.PDF', limit, ''],
  ['cv.pdf', limit + 1, 'Resume must be at most 10 MB.'],
  ['cv.pages', 10, 'Resume must be a .pdf, .doc or .docx file.'],
  ['cv.docx', 0, 'Resume is an empty file.'],
])('V2 %s of %i bytes', (name, size, problem) => {
  expect(fitOf({ name, size }, 'Resume', accept, limit)).toBe(problem);
});

test('words and sizes read as people write them', () => {
  expect(listed(['.pdf'])).toBe('.pdf');
  expect(sizeInWords(1_572_864)).toBe('1.5 MB');
  expect(sizeInWords(300)).toBe('1 kB');
});

test('an answer that is no JSON is a refusal without issues, and an accepted one has its reference', () => {
  expect(answerOf(502, '<html>')).toEqual({ isAccepted: false, issues: [] });
  expect(answerOf(201, '{"message":"…","reference":"A-7K3F9Q"}')).toEqual({ isAccepted: true, reference: 'A-7K3F9Q' });
  expect(answerOf(422, '{"issues":[{"path":"email","message":"No."}]}')).toEqual({
    isAccepted: false,
    issues: [{ path: 'email', message: 'No.' }],
  });
});
