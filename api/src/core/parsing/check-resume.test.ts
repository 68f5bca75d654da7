import { deflateSync } from 'node:zlib';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  makeDoc,
  makeDocx,
  makePdf,
  makePdfWithObjectStream,
  makePdfWithXrefStream,
  relationships,
} from '../../../test/support/resume-files.ts';
import { checkResume } from './check-resume.ts';

const goodFiles = {
  'a PDF': makePdf(),
  'a PDF with a table in a stream': makePdfWithXrefStream(),
  'a PDF with objects in a stream': makePdfWithObjectStream('<< /S /Launch >>'),
  'a DOC': makeDoc({ entries: ['1Table'] }),
  'a short DOC': makeDoc({ length: 2000 }),
  'a DOCX': makeDocx(),
  'a DOCX with a link': makeDocx({ parts: [relationships('hyperlink', 'https://example.com')] }),
};

test.each(Object.entries(goodFiles))('K6 returns a result for %s with any damage', async (_, bytes) => {
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
      const verdict = await checkResume(copy.subarray(from, from + length), 'cv.pdf');
      expect('kind' in verdict || verdict.problem.endsWith('.')).toBe(true);
    }),
    { numRuns: 2_000 },
  );
});

test.each(Object.entries(goodFiles))('K6 survives maximal numbers anywhere in the header of %s', async (_, bytes) => {
  for (let offset = 8; offset + 4 <= Math.min(bytes.length, 1_700); offset += 2) {
    const copy = Buffer.from(bytes);
    copy.writeUInt32LE(0xffffffff, offset);
    await checkResume(copy, 'cv');
    copy.writeUInt32LE(0xfffffff0, offset);
    await checkResume(copy, 'cv');
  }
});

test('K6 rejects a compound file with a circular chain as damaged', async () => {
  const bytes = makeDoc();
  bytes.writeUInt32LE(1, 512 + 4);
  expect(await checkResume(bytes, 'cv.doc')).toEqual({ problem: expect.stringContaining('damaged') });
});

test('K6 reports a PDF whose streams unpack to gigabytes as unchecked', async () => {
  const bomb = deflateSync(`1 0 ${' '.repeat(30_000_000)}`);
  const stream = Buffer.concat([Buffer.from('stream\n'), bomb, Buffer.from('\nendstream\n')]);
  const bytes = makePdf({ ballast: Buffer.concat(Array<Buffer>(30).fill(stream)) });
  const initialMemory = process.memoryUsage().rss;
  expect(await checkResume(bytes, 'cv.pdf')).toEqual({ kind: 'pdf', warnings: ['unchecked'] });
  expect(process.memoryUsage().rss - initialMemory).toBeLessThan(200_000_000);
});

// A check with quadratic running time would exceed the test's time limit.
const long = 1_000_000;
const object = Buffer.concat([Buffer.from('stream\n'), deflateSync('1 0 << >>')]);
test.each([
  ['open tags', makeDocx({ types: '<Override'.repeat(long / 9) })],
  ['part names', makeDocx({ types: `<Override PartName="/${'/'.repeat(long)}` })],
  ['encryption that does not come', makePdf({ ballast: Buffer.from(`/Encrypt ${'1 '.repeat(long)}`) })],
  ['blanks after encryption', makePdf({ ballast: Buffer.from(`/Encrypt${' '.repeat(long)}`.repeat(3)) })],
  ['object streams', makePdf({ ballast: Buffer.concat(Array<Buffer>(300_000).fill(object)) })],
  ['names that are escaped', makePdf({ ballast: Buffer.from('/#4a#61#76#61'.repeat(700_000)) })],
  ['comments', makePdfWithObjectStream('%\n'.repeat(long))],
  ['relationships', makeDocx({ parts: [{ ...relationships('x', 'y'), content: '<Relationship '.repeat(290_000) }] })],
  [
    'attributes',
    makeDocx({ parts: [{ ...relationships('x', 'y'), content: `<Relationship ${'a ='.repeat(long)}>` }] }),
  ],
  ['end records', Buffer.concat([makePdf(), Buffer.from('PK\x05\x06'.repeat(16_000), 'latin1')])],
  ['ends', makePdf({ padding: 'startxref 1 %%EOF\n'.repeat(20_000) })],
])('K6 checks a file full of %s in linear time', async (_, bytes) => {
  await checkResume(bytes, 'cv');
});
