import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { type Cdn, openCdn } from './cdn.ts';
import { readCdnSettings } from './settings.ts';

interface Call {
  method: string;
  url: string;
  headers: Record<string, unknown>;
  body: string;
}

interface Answer {
  status?: number;
  headers?: Record<string, string>;
  body?: string;
}

/** Starts an API that records calls and returns the `answers` in turn, repeating the last. */
async function startApi(env: Record<string, string>, ...answers: Answer[]): Promise<{ cdn: Cdn; calls: Call[] }> {
  const calls: Call[] = [];
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const { method = '', url = '', headers } = request;
    calls.push({ method, url, headers, body: Buffer.concat(chunks).toString() });
    const {
      status = 200,
      headers: answerHeaders = {},
      body = '{"success":true}',
    } = answers[calls.length - 1] ?? answers.at(-1) ?? {};
    response.writeHead(status, answerHeaders).end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close().closeAllConnections());
  const { port } = server.address() as AddressInfo;
  const settings = readCdnSettings({ CDN_ID: 'id1', ...env, CDN_API_URL: `http://127.0.0.1:${port}` });
  if (!settings) throw new Error('There is no CDN.');
  return { cdn: openCdn(settings), calls };
}

const CLOUDFLARE = { CDN: 'cloudflare', CDN_TOKEN: 'token' };
const FASTLY = { CDN: 'fastly', CDN_TOKEN: 'token' };
const CLOUDFRONT = { CDN: 'cloudfront', CDN_ACCESS_KEY: 'AKID', CDN_SECRET_KEY: 'secret' };

const addresses = (...paths: string[]) => paths.map((path) => new URL(path, 'https://www.example.com'));

test('purges addresses at Cloudflare a hundred at a time', async () => {
  const { cdn, calls } = await startApi(CLOUDFLARE);
  await cdn.purge(addresses('/', ...Array.from({ length: 149 }, (_, n) => `/job/ü${n}`)));
  expect(calls.map(({ method, url }) => [method, url])).toEqual(
    Array(2).fill(['POST', '/client/v4/zones/id1/purge_cache']),
  );
  expect(calls[0]?.headers).toMatchObject({ authorization: 'Bearer token', 'content-type': 'application/json' });
  const [first, second] = calls.map(({ body }) => JSON.parse(body).files);
  expect([first.length, second.length]).toEqual([100, 50]);
  expect(first.slice(0, 2)).toEqual(['https://www.example.com/', 'https://www.example.com/job/%C3%BC0']);
  await cdn.purgeEverything();
  expect(JSON.parse(calls[2]?.body ?? '')).toEqual({ purge_everything: true });
});

test('purges each address at Fastly', async () => {
  const { cdn, calls } = await startApi(FASTLY, { body: '{"status":"ok"}' });
  await cdn.purge(addresses('/', '/about-us'));
  await cdn.purgeEverything();
  expect(calls.map(({ method, url }) => `${method} ${url}`)).toEqual([
    'POST /purge/www.example.com/',
    'POST /purge/www.example.com/about-us',
    'POST /service/id1/purge_all',
  ]);
  for (const { headers } of calls) expect(headers['fastly-key']).toBe('token');
});

const invalidation = (status: string) =>
  `<Invalidation><Id>I1</Id><Status>${status}</Status><CreateTime>2026-01-01T00:00:00Z</CreateTime></Invalidation>`;

test('creates a signed invalidation at CloudFront and waits until it completes', async () => {
  const { cdn, calls } = await startApi(
    CLOUDFRONT,
    { status: 201, body: invalidation('InProgress') },
    { body: invalidation('Completed') },
    { status: 201, body: invalidation('Completed') },
  );
  await cdn.purge(addresses('/', '/job/ü'));
  await cdn.purgeEverything();
  expect(calls.map(({ method, url }) => `${method} ${url}`)).toEqual([
    'POST /2020-05-31/distribution/id1/invalidation',
    'GET /2020-05-31/distribution/id1/invalidation/I1',
    'POST /2020-05-31/distribution/id1/invalidation',
  ]);
  expect(calls[0]?.headers.authorization).toMatch(
    /^AWS4-HMAC-SHA256 Credential=AKID\/\d{8}\/us-east-1\/cloudfront\/aws4_request, .*Signature=[0-9a-f]{64}$/,
  );
  expect(calls[0]?.body).toContain(
    '<Paths><Quantity>2</Quantity><Items><Path>/</Path><Path>/job/%C3%BC</Path></Items></Paths>',
  );
  expect(calls[2]?.body).toContain('<Path>/*</Path>');
  const references = calls.map(({ body }) => /<CallerReference>(.*)<\/CallerReference>/.exec(body)?.[1]);
  expect(references[0]).not.toBe(references[2]);
});

test.each([CLOUDFLARE, FASTLY, CLOUDFRONT])('reports errors of $CDN with the Retry-After time', async (env) => {
  const limitedResponse = { status: 429, headers: { 'retry-after': '7' }, body: '' };
  const { cdn } = await startApi(env, limitedResponse, limitedResponse, { status: 503, body: 'down' });
  await expect(cdn.purge(addresses('/'))).rejects.toMatchObject({ waitMs: 7_000, name: 'Error' });
  await expect(cdn.purgeEverything()).rejects.toMatchObject({ waitMs: 7_000 });
  await expect(cdn.purge(addresses('/'))).rejects.toMatchObject({
    waitMs: 0,
    message: expect.stringMatching(/^The CDN (responded to|didn’t confirm) the purge/),
  });
});

test('reports an error inside a 200 response and an unreachable CDN', async () => {
  const { cdn } = await startApi(CLOUDFLARE, { body: '{"success": false, "errors": []}' });
  await expect(cdn.purge(addresses('/'))).rejects.toThrow('The CDN responded to the purge with status 200.');
  const unreachableCdn = openCdn({
    kind: 'fastly',
    id: 'x',
    token: 't',
    keys: { accessKeyId: '', secretAccessKey: '' },
    api: 'http://127.0.0.1:1',
  });
  await expect(unreachableCdn.purgeEverything()).rejects.toThrow('The CDN can’t be reached');
});

test('names the setting that is wrong or missing', () => {
  expect(readCdnSettings({})).toBeNull();
  const wrongSettings: [Record<string, string>, string][] = [
    [{ CDN: 'akamai' }, 'CDN must be cloudflare, fastly or cloudfront'],
    [{ CDN: 'fastly', CDN_TOKEN: 'x' }, 'CDN_ID must be the id of the service at the CDN'],
    [{ CDN: 'fastly', CDN_ID: 'a/b', CDN_TOKEN: 'x' }, 'CDN_ID must be the id of the service at the CDN'],
    [{ CDN: 'cloudflare', CDN_ID: 'z' }, 'CDN_TOKEN must be set for CDN=cloudflare'],
    [{ CDN: 'cloudfront', CDN_ID: 'z', CDN_ACCESS_KEY: 'x' }, 'CDN_SECRET_KEY must be set for CDN=cloudfront'],
    [{ ...CLOUDFLARE, CDN_ID: 'z', CDN_API_URL: 'http://example.com' }, 'CDN_API_URL must be an https address'],
  ];
  for (const [env, sentence] of wrongSettings) expect(() => readCdnSettings(env)).toThrow(sentence);
});
