import fc from 'fast-check';
import { expect, test } from 'vitest';
import { makeDoc, makeDocx, makePdf, makePdfWithXrefStream } from '../../../test/applications/resume-files.ts';
import { checkResume } from './check-resume.ts';

const good = {
  'a PDF': makePdf(),
  'a PDF with a table in a stream': makePdfWithXrefStream(),
  'a DOC': makeDoc({ entries: ['1Table'] }),
  'a short DOC': makeDoc({ length: 2000 }),
  'a DOCX': makeDocx(),
};

test.each(Object.entries(good))(
  'K6 %s damaged anywhere gets an answer within a moment, never an error',
  async (_, bytes) => {
    const change = fc.tuple(fc.nat(bytes.length - 1), fc.integer({ min: 0, max: 255 }));
    const damage = fc.record({
      changes: fc.array(change, { maxLength: 40 }),
      from: fc.nat(16),
      length: fc.integer({ min: 1, max: bytes.length }),
    });
    await fc.assert(
      fc.asyncProperty(damage, async ({ changes, from, length }) => {
        const copy = Buffer.from(bytes);
        for (const [at, value] of changes) copy[at] = value;
        const started = performance.now();
        const verdict = await checkResume(copy.subarray(from, from + length), 'cv.pdf');
        expect('kind' in verdict || verdict.problem.endsWith('.')).toBe(true);
        expect(performance.now() - started).toBeLessThan(2_000);
      }),
      { numRuns: 2_000 },
    );
  },
);

test.each(Object.entries(good))('K6 every number in the head of %s may be the largest there is', async (_, bytes) => {
  for (let at = 8; at + 4 <= Math.min(bytes.length, 1_700); at += 2) {
    const copy = Buffer.from(bytes);
    copy.writeUInt32LE(0xffffffff, at);
    await checkResume(copy, 'cv');
    copy.writeUInt32LE(0xfffffff0, at);
    await checkResume(copy, 'cv');
  }
});

test('K6 a compound file whose chain runs in circles is damaged', async () => {
  const bytes = makeDoc();
  bytes.writeUInt32LE(1, 512 + 4);
  expect(await checkResume(bytes, 'cv.doc')).toEqual({ problem: expect.stringContaining('damaged') });
});

const long = 1_000_000;
test.each([
  ['open tags', makeDocx({ types: '<Override'.repeat(long / 9) })],
  ['part names', makeDocx({ types: `<Override PartName="/${'/'.repeat(long)}` })],
  ['encryption that does not come', makePdf({ ballast: Buffer.from(`/Encrypt ${'1 '.repeat(long)}`) })],
  ['blanks after encryption', makePdf({ ballast: Buffer.from(`/Encrypt${' '.repeat(long)}`.repeat(3)) })],
  ['end records', Buffer.concat([makePdf(), Buffer.from('PK\x05\x06'.repeat(16_000), 'latin1')])],
  ['ends', makePdf({ padding: 'startxref 1 %%EOF\n'.repeat(20_000) })],
])('K6 a file full of %s takes no longer than others', async (_, bytes) => {
  const started = performance.now();
  await checkResume(bytes, 'cv');
  expect(performance.now() - started).toBeLessThan(2_000);
});
