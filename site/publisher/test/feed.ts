/** A content feed for tests: the part of the API that the publisher reads, on its own port. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Entry } from 'content-types/define';
import type { Change } from '../content/store.ts';

export interface TestFeed {
  address: string;
  /** The newest change. */
  last(): number;
  put(type: string, id: string, data: unknown, extraFields?: Partial<Entry>): number;
  remove(type: string, id: string): number;
  /** Starts a new feed with only these documents, as after restoring a backup. */
  restart(keep: (change: Change) => boolean): void;
  /** While true, responds as if the database were down. */
  break(isBroken: boolean): void;
  /** Stops responding. Resolves at the next request. */
  mute(): Promise<void>;
  entries(): Entry[];
  close(): Promise<void>;
}

const EPOCH = Date.UTC(2025, 0, 1);

export async function startTestFeed(): Promise<TestFeed> {
  let documents = new Map<string, Change>();
  let id = 'feed-1';
  let seq = 0;
  let isBroken = false;
  let hearMuted: (() => void) | null = null;

  function change(type: string, id: string, entry: Entry | null): number {
    seq += 1;
    // Moves the document to the end, as in a table ordered by `seq`.
    documents.delete(`${type}/${id}`);
    documents.set(`${type}/${id}`, { seq, type, id, entry: entry && { ...entry, seq } });
    return seq;
  }

  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '', 'http://feed');
    if (hearMuted) return hearMuted();
    if (isBroken) return void response.writeHead(500).end();
    if (url.pathname.startsWith('/media/')) {
      const isKnown = !url.pathname.includes('0000');
      return void response.writeHead(isKnown ? 200 : 404).end(`picture ${url.pathname}`);
    }
    const sinceSeq = Number(url.searchParams.get('since'));
    const limit = Number(url.searchParams.get('limit'));
    const laterDocuments = [...documents.values()].filter((document) => document.seq > sinceSeq);
    const page = laterDocuments.slice(0, limit);
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ feed: id, changes: page, last: seq, more: page.length < laterDocuments.length }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));

  const feed: TestFeed = {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    last: () => seq,
    put(type, id, data, extraFields = {}) {
      const at = new Date(EPOCH + (seq + 1) * 60_000).toISOString();
      const existingEntry = documents.get(`${type}/${id}`)?.entry;
      const newEntry = { id, position: seq + 1, closed: false, publishedAt: at, expiresAt: null, ...existingEntry };
      return change(type, id, { ...newEntry, data: data as Entry['data'], seq: 0, updatedAt: at, ...extraFields });
    },
    remove: (type, id) => change(type, id, null),
    restart(keep) {
      id = `feed-${seq + 2}`;
      documents = new Map([...documents].filter(([, document]) => keep(document)));
      seq = Math.max(0, ...[...documents.values()].map((document) => document.seq));
    },
    break(willBreak) {
      isBroken = willBreak;
    },
    mute: () =>
      new Promise((resolve) => {
        hearMuted = resolve;
      }),
    entries: () => [...documents.values()].flatMap(({ entry }) => entry ?? []),
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
  return feed;
}
