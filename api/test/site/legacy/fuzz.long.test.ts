/** Hostile requests to every call of the specification: never a 5xx, never a hang, never a file without its row. */
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { media } from '../../../src/core/database/schema/content.ts';
import { CALLS } from '../../../src/site/legacy/calls.ts';
import { HANG_MS } from '../../support/hang.ts';
import { picture, type Site, startSite } from './client.ts';

/** Set `FUZZ_RUNS=100000` for a long run. */
const RUNS = Number(process.env.FUZZ_RUNS ?? 1_000);

let site: Site;
let cookie: string;
let realImage: File;
beforeAll(async () => {
  site = await startSite();
  ({ cookie } = await site.logIn('editor'));
  realImage = await picture();
});
afterAll(() => site.close());

const hostileValue = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.constantFrom(
    '',
    '\0',
    '../../etc/passwd',
    '__proto__',
    '{"a":',
    '[[[[',
    '%00',
    '👩‍👩‍👧',
    '\u202e',
    "' OR 1=1 --",
    '<script>',
    '=1+1',
    '9'.repeat(400),
  ),
  fc.jsonValue({ maxDepth: 4 }).map((value) => JSON.stringify(value)),
);
const partName = fc.oneof(
  fc.constantFrom(
    'title',
    'header',
    'tabs',
    'tabImages',
    'tabImages[0]',
    'tabImages[999]',
    'sections',
    'sectionImages',
    'icon',
    'image',
    'logo',
    'resume',
    'jobId',
    'email',
    '__proto__',
    'constructor',
    'hasOwnProperty',
    '',
  ),
  hostileValue,
);
const file = fc.record({
  name: hostileValue,
  type: fc.constantFrom('image/png', 'text/html', 'application/pdf', '', 'a/b; c="'),
  bytes: fc.oneof(fc.uint8Array({ maxLength: 200 }), fc.constant('picture' as const)),
});
const parts = fc.array(fc.tuple(partName, fc.oneof(hostileValue, file)), { maxLength: 8 });
const id = fc.oneof(
  fc.constantFrom('header', 'contact', 'x', '.', '..', '%2e%2e%2f', '__proto__'),
  hostileValue.map(encodeURIComponent),
);
const body = fc.oneof(
  parts.map((value) => ({ kind: 'form' as const, value })),
  fc.oneof(fc.jsonValue(), fc.dictionary(partName, fc.jsonValue())).map((value) => ({ kind: 'json' as const, value })),
  fc
    .tuple(
      hostileValue,
      fc.constantFrom(
        'application/json',
        'multipart/form-data',
        'multipart/form-data; boundary=x',
        'text/plain',
        'application/x-www-form-urlencoded',
        'application/json; charset=utf-9',
        '\tapplication/json',
      ),
    )
    .map(([value, type]) => ({ kind: 'raw' as const, value, type })),
);

type Body = typeof body extends fc.Arbitrary<infer B> ? B : never;

test(`${RUNS} hostile requests are rejected or executed but never fail`, {
  timeout: 600_000 + RUNS * 200,
}, async () => {
  const statuses = new Set<number>();
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...CALLS), id, body, async (call, someId, someBody) => {
      const { method, path } = call;
      const response = await fetch(site.address + path.replace(':id', someId), {
        method,
        headers: { cookie, origin: 'http://localhost:3000', ...headersOf(someBody) },
        body: method === 'GET' ? undefined : encodeBody(someBody),
        signal: AbortSignal.timeout(HANG_MS),
      });
      await response.arrayBuffer();
      statuses.add(response.status);
      expect(response.status, `${method} ${path}`).toBeLessThan(500);
    }),
    { numRuns: RUNS },
  );
  // Checks that the run passed the access checks and caused several kinds of error.
  for (const status of [200, 404, 422]) expect(statuses).toContain(status);
  expect((await fetch(`${site.address}/healthz`)).status).toBe(200);

  const knownImages = new Set(
    site.db
      .select({ id: media.id })
      .from(media)
      .all()
      .map((row) => row.id),
  );
  expect(site.pictures().files.filter((name) => !knownImages.has(name.split('-')[0] ?? ''))).toEqual([]);
});

function headersOf(requestBody: Body): Record<string, string> {
  if (requestBody.kind === 'json') return { 'content-type': 'application/json' };
  return requestBody.kind === 'raw' ? { 'content-type': requestBody.type } : {};
}

function encodeBody(requestBody: Body): string | FormData {
  if (requestBody.kind === 'raw') return requestBody.value;
  if (requestBody.kind === 'json') return JSON.stringify(requestBody.value);
  const data = new FormData();
  for (const [name, value] of requestBody.value) {
    if (typeof value === 'string') data.append(name, value);
    else {
      const content = value.bytes === 'picture' ? realImage : new Uint8Array(value.bytes);
      data.append(name, new File([content], value.name, { type: value.type }));
    }
  }
  return data;
}
