/** Shutdown under load: requests in progress finish, later ones get a 503, and no acknowledged data is lost. */
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { type ClientRequest, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { ANSWERS } from '../support/applications.ts';
import { makePdf } from '../support/resume-files.ts';
import {
  acknowledged,
  apply,
  emptyLedger,
  type Installation,
  prepare,
  type Server,
  save,
  startServer,
  write,
} from './installation.ts';
import { losses } from './losses.ts';

const UPLOADS = 8;
const CLIENTS = 8;
/** The time that the server waits for running requests. */
const GRACE_MS = 10_000;

test('a server stopped under load finishes its requests within ten seconds', async () => {
  const installation = await prepare(mkdtempSync(join(tmpdir(), 'drain-')));
  onTestFinished(() => rmSync(installation.dataDir, { recursive: true }));
  const server = await startServer(installation);
  onTestFinished(() => server.kill());
  const ledger = emptyLedger();
  const uploads = Array.from({ length: UPLOADS }, (_, n) => beginUpload(server, installation, n));
  const countBegun = () =>
    readdirSync(join(installation.dataDir, 'resumes')).filter((name) => name.endsWith('.part')).length;
  await expect.poll(countBegun).toBeGreaterThanOrEqual(UPLOADS);
  const statuses: (number | null)[] = [];
  const work = Array.from({ length: CLIENTS }, async (_, n) => {
    const act = [
      () => apply(server, installation, ledger),
      () => write(server, ledger),
      () => save(server, installation, ledger),
    ];
    for (let status: number | null = 201; status === 201; ) {
      status = (await act[n % act.length]?.()) ?? null;
      statuses.push(status);
    }
  });
  await expect.poll(() => acknowledged(ledger)).toBeGreaterThan(CLIENTS * 3);

  const startedAt = performance.now();
  const stopping = server.stop();
  for (const { finish } of uploads) finish();
  expect(await Promise.all(uploads.map(({ response }) => response))).toEqual(Array(UPLOADS).fill(201));
  await Promise.all(work);
  expect(await stopping).toBe(0);
  expect(performance.now() - startedAt).toBeLessThan(GRACE_MS);
  // Null means that the connection was closed or refused.
  expect(statuses.filter((status) => ![201, 503, null].includes(status))).toEqual([]);
  expect(losses(installation.dataDir, ledger)).toEqual([]);
});

/** Begins an application by sending half of its body. */
function beginUpload({ url }: Server, { jobId }: Installation, n: number) {
  const field = (name: string, value: string) =>
    `--b\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
  const fields = Object.entries({ ...ANSWERS, email: `slow${n}@example.com`, jobId });
  const file = '--b\r\ncontent-disposition: form-data; name="resume"; filename="cv.pdf"\r\n\r\n';
  const body = Buffer.concat([
    Buffer.from(fields.map(([name, value]) => field(name, value)).join('') + file),
    makePdf({ ballast: Buffer.alloc(100_000, n) }),
    Buffer.from('\r\n--b--\r\n'),
  ]);
  const headers = {
    accept: 'application/json',
    'content-type': 'multipart/form-data; boundary=b',
    'content-length': body.length,
    'x-forwarded-for': `198.51.100.${n}`,
  };
  const clientRequest: ClientRequest = request(`${url}/api/applications`, { method: 'POST', agent: false, headers });
  const response = new Promise<number | string>((resolve) => {
    clientRequest
      .once('error', (error) => resolve(error.message))
      .once('response', (incoming) => resolve(incoming.resume().statusCode ?? 0));
  });
  clientRequest.write(body.subarray(0, body.length >> 1));
  return { response, finish: () => clientRequest.end(body.subarray(body.length >> 1)) };
}
