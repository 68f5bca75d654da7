/** Third-party samples (ClamAV, AFL and mammoth), and valid files with random bytes changed. */
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ANSWERS } from '../../../api/test/support/applications.ts';
import { filesOf, noise } from '../../../api/test/support/images.ts';
import { makeDoc, makeDocx, makePdf } from '../../../api/test/support/resume-files.ts';
import { aflSamples, clamavFiles, wordDocuments } from './corpora.ts';
import { RUNS, startTarget, type Target } from './kit.ts';

const SHARE = Math.ceil(RUNS * 0.1);
const clamav = clamavFiles();
const afl = aflSamples();

let target: Target;
beforeAll(async () => {
  target = await startTarget();
});
afterAll(() => target.close());

async function form(parts: Record<string, string>, name: string, bytes: Buffer, fileName: string) {
  const data = new FormData();
  for (const [key, value] of Object.entries(parts)) data.append(key, value);
  data.append(name, new Blob([new Uint8Array(bytes)]), fileName);
  const formResponse = new Response(data);
  const headers = { 'content-type': formResponse.headers.get('content-type') ?? '' };
  return { headers, body: Buffer.from(await formResponse.arrayBuffer()) };
}

let people = 0;
async function apply(bytes: Buffer, fileName: string) {
  people += 1;
  const answers = { ...ANSWERS, email: `a${people}@example.com`, coverLetter: `Letter ${people}`, jobId: target.jobId };
  const applicationForm = await form(answers, 'resume', bytes, fileName);
  return target.send({ method: 'POST', path: '/api/applications', ...applicationForm });
}

async function upload(bytes: Buffer, fileName: string) {
  const { headers, body } = await form({}, 'file', bytes, fileName);
  return target.send({ method: 'POST', path: '/api/media', headers: { ...target.admin, ...headers }, body });
}

function expectNoStrays() {
  const knownFiles = new Set(target.db.$client.prepare('SELECT id FROM resumes').pluck().all());
  expect(target.files().filter((name) => !knownFiles.has(name))).toEqual([]);
  const pictures = new Set(target.db.$client.prepare('SELECT id FROM media').pluck().all());
  expect(filesOf(target.dataDir).filter((name) => !pictures.has(name.split('-')[0] ?? ''))).toEqual([]);
}

test.skipIf(clamav.length === 0)('accepts ClamAV’s test files only if they are real documents', async () => {
  const acceptedNames: string[] = [];
  for (const { name, bytes } of clamav) {
    for (const extension of ['.pdf', '.doc', '.docx', '']) {
      const { status } = await apply(bytes, name + extension);
      expect([201, 422], name).toContain(status);
      if (status === 201) acceptedNames.push(name);
    }
    expect([415, 422], name).toContain((await upload(bytes, `${name}.png`)).status);
  }
  // No program, archive or other kind of document is accepted as a resume.
  expect(acceptedNames.filter((name) => !/\.(pdf|doc|ole\.doc)$/.test(name))).toEqual([]);
  expectNoStrays();
});

test.skipIf(afl.length === 0)('accepts only AFL’s image samples as images', async () => {
  const pictures: string[] = [];
  for (const { name, bytes } of afl) {
    const { status } = await upload(bytes, `${name}.png`);
    expect([201, 415, 422], name).toContain(status);
    if (status === 201) pictures.push(name);
    for (const extension of ['.pdf', '.doc', '.docx']) {
      const response = await apply(bytes, name + extension);
      expect(name.endsWith('.pdf') ? [201, 422] : [422], name).toContain(response.status);
    }
  }
  expect(pictures.length).toBeGreaterThan(3);
  expect(pictures.filter((name) => !/\.(png|jpg|gif|webp)$/.test(name))).toEqual([]);
  expectNoStrays();
});

test('accepts only mammoth’s DOCX samples as resumes', async () => {
  let acceptedCount = 0;
  for (const { name, bytes } of wordDocuments()) {
    const { status } = await apply(bytes, name.replace(/\.\w+$/, '.docx'));
    expect(status, name).toBe(name.endsWith('.docx') ? 201 : 422);
    if (status === 201) acceptedCount += 1;
  }
  expect(acceptedCount).toBeGreaterThan(15);
  expectNoStrays();
});

test(`${SHARE} damaged files cause no server error and leave no stray files`, {
  timeout: 600_000 + RUNS * 500,
}, async () => {
  const image = await noise(60, 40).png().toBuffer();
  const jpeg = await noise(60, 40).jpeg().toBuffer();
  const webp = await noise(30, 20).webp().toBuffer();
  const gif = await noise(30, 20).gif().toBuffer();
  const goodFiles: [Buffer, string][] = [
    [makePdf(), 'cv.pdf'],
    [makeDocx(), 'cv.docx'],
    [makeDoc(), 'cv.doc'],
    [image, 'a.png'],
    [jpeg, 'a.jpg'],
    [webp, 'a.webp'],
    [gif, 'a.gif'],
  ];
  const change = fc.record({
    which: fc.nat(goodFiles.length - 1),
    other: fc.nat(goodFiles.length - 1),
    changes: fc.array(fc.tuple(fc.double({ min: 0, max: 1, noNaN: true }), fc.nat(255)), { maxLength: 12 }),
    cut: fc.oneof({ weight: 2, arbitrary: fc.constant(1) }, fc.double({ min: 0, max: 1, noNaN: true })),
    joined: fc.integer({ min: 0, max: 9 }),
  });
  await fc.assert(
    fc.asyncProperty(change, async ({ which, other, changes, cut, joined }) => {
      const [source, name] = goodFiles[which] ?? [image, 'a.png'];
      const changedBytes = Buffer.from(source.subarray(0, Math.ceil(source.length * cut)));
      for (const [at, value] of changes) changedBytes[Math.floor(at * changedBytes.length)] = value;
      const bytes = joined === 0 ? Buffer.concat([changedBytes, goodFiles[other]?.[0] ?? changedBytes]) : changedBytes;
      const { status } = await (name.startsWith('cv') ? apply(bytes, name) : upload(bytes, name));
      expect([201, 400, 413, 415, 422]).toContain(status);
    }),
    { numRuns: SHARE },
  );
  expectNoStrays();
});
