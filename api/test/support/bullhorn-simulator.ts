/**
 * A simulator of the few calls of Bullhorn's public REST interface that docs/examples/bullhorn.ts makes, written from the
 * public documentation. It is ours, not Bullhorn's, and proves nothing about Bullhorn's own system.
 */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

type Fault = 'too many' | 'unavailable' | 'cut before' | 'cut after' | 'session over';
type Entity = Record<string, unknown> & { id: number };
type Stored = Entity & { candidateId: number; externalID: string; fileContent: string };

export const LOGIN = { username: 'agency.api', password: 'pass & word', client_id: 'client', client_secret: 'secret' };
const PATHS = /^\/rest\/e999\/(entity|query|file)\/(\w+)(?:\/(\d+))?(?:\/(\w+))?$/;
const EARLY_MS = 50;

export async function startBullhorn(jobs: Entity[]) {
  const candidates: Entity[] = [];
  const files: Stored[] = [];
  const faults: Fault[] = [];
  const tokens = new Set<string>();
  let [calls, ids] = [0, 100];
  const simulator = {
    candidates,
    files,
    jobs,
    /** Every nth call gets a fault; 0 for no faults. The faults in `kinds` take turns. */
    every: 0,
    kinds: ['cut after', 'too many', 'unavailable', 'cut before', 'session over'] as Fault[],
    faults,
    /** The number of calls made before Retry-After had passed. */
    early: 0,
    waitUntil: 0,
    refused: [] as string[],
    loginInfo: '',
    stop: () => new Promise<void>((callback) => void server.close(() => callback()).closeAllConnections()),
  };

  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const url = new URL(request.url ?? '', 'http://simulator');
    const body = chunks.length > 0 ? JSON.parse(Buffer.concat(chunks).toString()) : {};
    const isRest = url.pathname.startsWith('/rest/e999/');
    if (!isRest) return logIn(url, request, response);
    calls += 1;
    if (performance.now() < simulator.waitUntil - EARLY_MS) simulator.early += 1;
    const isFaulty = simulator.every > 0 && calls % simulator.every === 0;
    const fault = isFaulty ? simulator.kinds[faults.length % simulator.kinds.length] : undefined;
    if (fault) faults.push(fault);
    if (fault === 'too many') {
      simulator.waitUntil = performance.now() + 1_000;
      return send(response, 429, { errorMessage: 'Too many requests' }, { 'retry-after': '1' });
    }
    if (fault === 'unavailable') return send(response, 503, { errorMessage: 'Unavailable' });
    if (fault === 'cut before') return void request.socket.destroy();
    if (fault === 'session over') tokens.clear();
    if (!tokens.has(String(request.headers.bhresttoken))) return send(response, 401, { errorMessage: 'Bad token' });
    const result = act(request.method ?? '', url, body);
    if (fault === 'cut after') return void request.socket.destroy();
    if (!result) simulator.refused.push(`${request.method} ${url.pathname}${url.search}`);
    return send(response, result ? 200 : 404, result ?? { errorMessage: 'Not found' });
  });

  function logIn({ pathname, searchParams }: URL, { method }: IncomingMessage, response: ServerResponse) {
    const has = (...names: (keyof typeof LOGIN)[]) => names.every((name) => searchParams.get(name) === LOGIN[name]);
    const token = `token-${ids}`;
    ids += 1;
    if (pathname === '/loginInfo' && has('username'))
      return send(response, 200, { oauthUrl: `${origin()}/oauth`, restUrl: `${origin()}/rest` });
    if (pathname === '/oauth/authorize' && has('username', 'password', 'client_id')) {
      tokens.add(token);
      return send(response, 302, null, { location: `https://agency.example/?code=${token}` });
    }
    const givenToken = searchParams.get('code') ?? searchParams.get('access_token') ?? '';
    // Authorisation codes and access tokens can be used only once here.
    if (method !== 'POST' || !tokens.delete(givenToken)) return send(response, 401, { error: 'invalid_grant' });
    tokens.add(token);
    if (pathname === '/oauth/token' && has('client_id', 'client_secret'))
      return send(response, 200, { access_token: token });
    return send(response, 200, { BhRestToken: token, restUrl: `${origin()}/rest/e999/` });
  }

  /** Handles a call; null if the path does not exist. */
  function act(method: string, { pathname, searchParams }: URL, body: Record<string, unknown>): object | null {
    const [, kind, type, id = '', part = ''] = PATHS.exec(pathname) ?? [];
    const candidate = candidates.find((person) => person.id === Number(id) && !person.isDeleted);
    const changeEvent = (changedEntityId: number, changeType: string) => ({ changedEntityId, changeType });
    if (kind === 'query') return { data: find(type === 'JobOrder' ? jobs : candidates, searchParams) };
    if (kind === 'entity' && method === 'PUT') {
      ids += 1;
      candidates.push({ isDeleted: false, ...body, id: ids });
      return changeEvent(ids, 'INSERT');
    }
    if (!candidate) return null;
    if (part === 'fileAttachments') return { data: files.filter((file) => file.candidateId === candidate.id) };
    if (kind === 'file' && method === 'PUT') {
      ids += 1;
      files.push({ ...body, id: ids, candidateId: candidate.id } as Stored);
      return { fileId: ids };
    }
    if (kind === 'file') {
      const index = files.findIndex((file) => file.id === Number(part));
      return index < 0 ? null : files.splice(index, 1);
    }
    Object.assign(candidate, method === 'DELETE' ? { isDeleted: true } : body);
    return changeEvent(candidate.id, method === 'DELETE' ? 'DELETE' : 'UPDATE');
  }

  /** Returns the rows that match `where`, from `start`, up to `count`. Conditions are `name=value`, joined with AND. */
  function find(rows: Entity[], searchParams: URLSearchParams) {
    const conditions = (searchParams.get('where') ?? '').split(' AND ').map((text) => text.split('='));
    const matchesConditions = (row: Entity) =>
      conditions.every(([name = '', value]) => String(row[name]) === value?.replaceAll("'", ''));
    const start = Number(searchParams.get('start'));
    return rows.filter(matchesConditions).slice(start, start + Number(searchParams.get('count')));
  }

  const origin = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  simulator.loginInfo = `${origin()}/loginInfo`;
  return simulator;
}

function send(response: ServerResponse, status: number, body: object | null, headers = {}) {
  response.writeHead(status, { 'content-type': 'application/json', ...headers });
  response.end(body && JSON.stringify(body));
}
