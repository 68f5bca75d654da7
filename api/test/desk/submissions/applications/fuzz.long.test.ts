import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { eq } from '../../../../src/core/database/drizzle.ts';
import { resumes } from '../../../../src/core/database/schema/applications.ts';
import { messages } from '../../../../src/core/database/schema/inbox.ts';
import { ANSWERS, type IntakeServer, startIntake } from '../../../support/applications.ts';
import { makePdf } from '../../../support/resume-files.ts';

let server: IntakeServer;
beforeAll(async () => {
  server = await startIntake();
});
afterAll(() => server.close());

const RUNS = Number(process.env.FUZZ_RUNS ?? 200);
let senders = 0;
const nextSender = () => {
  senders += 1;
  return { accept: 'application/json', 'x-forwarded-for': `198.18.${senders >> 8}.${senders & 255}` };
};

test('V1 stores anything typed into the contact form unchanged or rejects it', async () => {
  const text = fc.oneof(
    fc.string({ unit: 'grapheme' }),
    fc.string({ unit: 'binary', maxLength: 400 }),
    fc.constant('x'),
  );
  const anything = fc.oneof({ weight: 5, arbitrary: text }, fc.jsonValue());
  const form = fc.record({
    name: anything,
    email: fc.oneof(fc.emailAddress(), text),
    website: anything,
    message: anything,
  });
  await fc.assert(
    fc.asyncProperty(form, async (payload) => {
      const response = await server.app.inject({
        method: 'POST',
        url: '/api/messages',
        payload,
        headers: nextSender(),
      });
      // Input that would change the server's own objects is rejected before it is read.
      const isPoison = /"(__proto__|constructor)"/.test(JSON.stringify(payload));
      expect(isPoison ? [201, 400, 422, 429] : [201, 422, 429]).toContain(response.statusCode);
      if (response.statusCode !== 201) return;
      const { reference } = response.json();
      const row = server.db.select().from(messages).where(eq(messages.reference, reference)).get();
      const visible = (value: unknown) => String(value).replaceAll(/[\p{Cc}\p{Cs}\uFEFF\s]/gu, '');
      expect(visible(row?.data.name)).toBe(visible(payload.name));
      expect(visible(row?.data.message)).toBe(visible(payload.message));
    }),
    {
      numRuns: RUNS,
      examples: [[{ name: { toString: '' }, email: 'a@example.com', website: [{ toString: 1 }], message: 'x' }]],
    },
  );
});

test('V2 a damaged form causes no server error or stray file', async () => {
  const boundary = 'x'.repeat(20);
  const field = (name: string, value: string) =>
    `--${boundary}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
  const file = `--${boundary}\r\ncontent-disposition: form-data; name="resume"; filename="cv.pdf"\r\ncontent-type: application/pdf\r\n\r\n`;
  const body = Buffer.concat([
    Buffer.from(
      Object.entries({ ...ANSWERS, jobId: server.jobId })
        .map(([name, value]) => field(name, value))
        .join('') + file,
    ),
    makePdf(),
    Buffer.from(`\r\n--${boundary}--\r\n`),
  ]);
  const change = fc.tuple(fc.nat(body.length - 1), fc.integer({ min: 0, max: 255 }));
  const headers = { 'content-type': `multipart/form-data; boundary=${boundary}` };
  await fc.assert(
    fc.asyncProperty(fc.array(change, { minLength: 1, maxLength: 8 }), fc.nat(30), async (changes, cut) => {
      const payload = Buffer.from(body.subarray(0, body.length - (cut > 25 ? cut * 3 : 0)));
      for (const [at, value] of changes) if (at < payload.length) payload[at] = value;
      const response = await server.app.inject({
        method: 'POST',
        url: '/api/applications',
        payload,
        headers: { ...headers, ...nextSender() },
      });
      expect([201, 400, 413, 422]).toContain(response.statusCode);
    }),
    { numRuns: RUNS },
  );
  const rows = server.db.select({ id: resumes.id }).from(resumes).all();
  expect(server.files()).toEqual(rows.map(({ id }) => id).sort());
});
