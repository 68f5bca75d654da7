/** A simulated CDN: keeps copies of sent files until they are purged through Cloudflare's API. */
import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

export interface CdnDouble {
  url: string;
  purged: string[];
  /** The number of full purges. */
  wholes: number;
  /** The number of responses from a copy. */
  hits: number;
  /** Injected errors. */
  errors: number;
  random: () => number;
  settings: Delays & {
    /** The share of requests to the API and of visits that fail. */
    errorRate: number;
    /** Whether the API confirms purges without doing anything. */
    isDeaf: boolean;
  };
  /** Forgets a copy, as a CDN may at any time. */
  evict(path: string): void;
  /** Cached addresses whose copies differ from the folder. */
  stale(): string[];
  close(): Promise<void>;
}

interface Delays {
  purgeMs: number;
  /** The mean time from reading the file to keeping a copy. The actual time is random, up to twice as long. */
  originMs: number;
}

interface Copy {
  status: number;
  body: Buffer;
}

export async function startCdn(folder: string): Promise<CdnDouble> {
  const copies = new Map<string, Copy>();
  const double = { purged: [] as string[], wholes: 0, hits: 0, errors: 0, random: Math.random };
  const settings = { purgeMs: 0, originMs: 0, errorRate: 0, isDeaf: false };

  async function visit(path: string): Promise<Copy> {
    const knownCopy = copies.get(path);
    if (knownCopy) {
      double.hits += 1;
      return knownCopy;
    }
    const originCopy = readOrigin(folder, path);
    if (settings.originMs > 0) await sleep(settings.originMs * 2 * double.random());
    copies.set(path, originCopy);
    return originCopy;
  }

  async function purge(request: IncomingMessage): Promise<void> {
    const { files, purge_everything: purgesEverything } = JSON.parse(await readBody(request));
    await sleep(settings.purgeMs);
    if (settings.isDeaf) return;
    if (purgesEverything) {
      double.wholes += 1;
      copies.clear();
      return;
    }
    for (const address of files) copies.delete(new URL(address).pathname);
    double.purged.push(...files.map((address: string) => new URL(address).pathname));
  }

  const server = createServer(async (request, response) => {
    const path = request.url ?? '/';
    const isFailing = settings.errorRate > 0 && double.random() < settings.errorRate;
    if (isFailing) double.errors += 1;
    if (path.startsWith('/client/v4/')) {
      // A failed purge may have been carried out.
      if (!isFailing || double.random() < 0.5) await purge(request);
      response.writeHead(isFailing ? 503 : 200).end(JSON.stringify({ success: !isFailing }));
    } else if (isFailing) response.writeHead(502).end();
    else {
      const { status, body } = await visit(path);
      response.writeHead(status).end(body);
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return Object.assign(double, {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    settings,
    evict: (path: string) => void copies.delete(path),
    stale: () => [...copies].flatMap(([path, copy]) => (isSame(copy, readOrigin(folder, path)) ? [] : [path])),
    close: () => new Promise<void>((resolve) => void server.close(() => resolve()).closeAllConnections()),
  });
}

function isSame(a: Copy, b: Copy): boolean {
  return a.status === b.status && a.body.equals(b.body);
}

/** The response of a web server for an address. */
export function readOrigin(folder: string, path: string): Copy {
  for (const name of [path, `${path}/index.html`]) {
    const file = join(folder, decodeURIComponent(name));
    try {
      if (statSync(file).isFile()) return { status: 200, body: readFileSync(file) };
    } catch {
      // The file does not exist, or was removed.
    }
  }
  const notFoundFile = join(folder, '404.html');
  return { status: 404, body: existsSync(notFoundFile) ? readFileSync(notFoundFile) : Buffer.from('missing') };
}

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
}
