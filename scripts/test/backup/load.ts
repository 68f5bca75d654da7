/** Simulates editors and candidates: sends requests one after another and records the acknowledged writes. */
import { createHash, randomBytes, randomInt } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import sharp from 'sharp';
import { applicationForm } from '../../../api/test/support/applications.ts';
import { makePdf } from '../../../api/test/support/resume-files.ts';
import { ADMIN } from '../../e2e/support/system.ts';
import { generateJob } from '../../sample-content/generated-jobs.ts';

export type Acknowledged =
  | { kind: 'save'; id: string; version: number; title: string }
  | { kind: 'picture'; id: string; url: string }
  | { kind: 'application'; reference: string; sha256: string }
  | { kind: 'message'; reference: string };

export interface Load {
  /** The acknowledged writes, in the order of their responses. Grows until `stop`. */
  acknowledged: readonly Acknowledged[];
  /** Resolves when the condition is true. Throws if a request failed. */
  until(isEnough: () => boolean): Promise<void>;
  /** Resolves when the last responses are in. Throws if a request failed. */
  stop(): Promise<void>;
}

/** Starts the load. The server must trust the forwarded address, because each candidate has a different one. */
export async function startLoad(url: string): Promise<Load> {
  const acknowledgedWrites: Acknowledged[] = [];
  const headers = await logIn(url);
  const jobId = await addJob(url, headers, 'The job to apply for');
  let isStopping = false;
  const loop = async (work: () => Promise<Acknowledged>) => {
    while (!isStopping) acknowledgedWrites.push(await work());
  };
  const loops = Promise.all([
    loop(editor(url, headers)),
    loop(editor(url, headers)),
    loop(() => sendImage(url, headers)),
    loop(() => apply(url, jobId)),
    loop(() => apply(url, jobId)),
    loop(() => write(url)),
  ]);
  let hasFailed = false;
  // `until` and `stop` report the failure, which must not end the process in between.
  loops.catch(() => {
    hasFailed = true;
  });
  return {
    acknowledged: acknowledgedWrites,
    async until(isEnough) {
      while (!isEnough()) {
        if (hasFailed) await loops;
        await sleep(50);
      }
    },
    async stop() {
      isStopping = true;
      await loops;
    },
  };
}

type Headers = Record<string, string>;

export async function logIn(url: string): Promise<Headers> {
  const headers = { origin: url, 'content-type': 'application/json' };
  const response = await fetch(`${url}/api/session`, { method: 'POST', headers, body: JSON.stringify(ADMIN) });
  if (!response.ok) throw new Error(`The login returned ${response.status}.`);
  return { origin: url, cookie: response.headers.getSetCookie()[0]?.split(';')[0] ?? '' };
}

/** Saves one job repeatedly, and every tenth time another one. */
function editor(url: string, headers: Headers): () => Promise<Acknowledged> {
  let current: { id: string; version: number; data: object } | null = null;
  let saves = 0;
  return async () => {
    const title = `Job ${randomBytes(8).toString('hex')}`;
    const data = { ...current?.data, ...generateJob(randomInt(1_000)), title };
    saves += 1;
    const isNew: boolean = current === null || saves % 10 === 0;
    const path: string = isNew ? '/api/content/jobs' : `/api/content/jobs/${current?.id}`;
    const body = isNew ? { data } : { data, version: current?.version };
    const { entry }: { entry: { id: string; version: number; data: object } } = await send(url + path, {
      method: isNew ? 'POST' : 'PUT',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    current = entry;
    return { kind: 'save', id: entry.id, version: entry.version, title };
  };
}

async function addJob(url: string, headers: Headers, title: string): Promise<string> {
  const body = JSON.stringify({ data: { ...generateJob(1), title } });
  const jobRequest = { method: 'POST', headers: { ...headers, 'content-type': 'application/json' }, body };
  return (await send<{ entry: { id: string } }>(`${url}/api/content/jobs`, jobRequest)).entry.id;
}

async function sendImage(url: string, headers: Headers): Promise<Acknowledged> {
  const pixels = { raw: { width: 60, height: 40, channels: 3 as const } };
  const bytes = await sharp(randomBytes(60 * 40 * 3), pixels)
    .png()
    .toBuffer();
  const body = new FormData();
  body.append('file', new Blob([new Uint8Array(bytes)]), 'noise.png');
  return {
    kind: 'picture',
    ...(await send<{ id: string; url: string }>(`${url}/api/media`, { method: 'POST', headers, body })),
  };
}

async function apply(url: string, jobId: string): Promise<Acknowledged> {
  const resume = makePdf({ ballast: randomBytes(randomInt(1_000, 200_000)) });
  const email = `${randomBytes(6).toString('hex')}@example.com`;
  const body = applicationForm({ jobId, email, resume });
  const { reference } = await send<{ reference: string }>(`${url}/api/applications`, {
    method: 'POST',
    headers: visitor(),
    body,
  });
  return { kind: 'application', reference, sha256: createHash('sha256').update(resume).digest('hex') };
}

async function write(url: string): Promise<Acknowledged> {
  const message = `Please call me about ${randomBytes(8).toString('hex')}.`;
  const body = JSON.stringify({ name: 'Ada', email: 'ada@example.com', website: '', message });
  const headers = { ...visitor(), 'content-type': 'application/json' };
  return {
    kind: 'message',
    ...(await send<{ reference: string }>(`${url}/api/messages`, { method: 'POST', headers, body })),
  };
}

function visitor(): Headers {
  const address = `198.${randomInt(18, 20)}.${randomInt(256)}.${randomInt(256)}`;
  return { accept: 'application/json', 'x-forwarded-for': address };
}

async function send<Body>(url: string, request: RequestInit): Promise<Body> {
  const response = await fetch(url, request);
  if (!response.ok) throw new Error(`${request.method} ${url} returned ${response.status}: ${await response.text()}`);
  return (await response.json()) as Body;
}
