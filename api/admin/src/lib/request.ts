import type { Issue } from './types.ts';

/** A refusal or a lost connection (`status` 0). The message is fit to be shown. */
export class ApiError extends Error {
  readonly status: number;
  readonly issues: Issue[];
  readonly body: Record<string, unknown>;

  constructor(status: number, body: Record<string, unknown>) {
    super(typeof body.message === 'string' ? body.message : `The server answered with status ${status}.`);
    this.status = status;
    this.issues = Array.isArray(body.issues) ? body.issues : [];
    this.body = body;
  }
}

export const OFFLINE = { message: 'The server cannot be reached. Check your connection and try again.' };

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** Resolves when somebody has logged in again; rejects when they chose to leave. */
let logInAgain: () => Promise<void> = () => Promise.reject(new ApiError(401, { message: 'Please log in.' }));

/** What to do when the session has ended: the request that found out is sent again afterwards, so nobody loses a save. */
export function onSessionEnd(handler: () => Promise<void>): void {
  logInAgain = handler;
}

let session = 0;
let hasLeft = false;

/** Somebody has left: a request that is still on its way, or goes out now, is nobody's and asks nobody to log in again. */
export function leaveSession(): void {
  session += 1;
  hasLeft = true;
}

/** Somebody has logged in: what went out before is still nobody's. */
export function enterSession(): void {
  if (hasLeft) session += 1;
  hasLeft = false;
}

/** Sends JSON to the API and reads JSON from it. Throws ApiError for every status that is not a success. */
export function request<Answer>(method: Method, path: string, body?: unknown): Promise<Answer> {
  return inSession(() => requestOnce(method, path, body));
}

/** A file that only those who are logged in may read. Throws like `request`. */
export function requestFile(path: string, method: Method = 'GET', body?: unknown): Promise<ArrayBuffer> {
  return inSession(async () => {
    const answer = await send(method, path, body);
    return answer.ok ? answer.arrayBuffer() : read(answer);
  });
}

/** The same without the login dialog, for the session's own calls. */
export async function requestOnce<Answer>(method: Method, path: string, body?: unknown): Promise<Answer> {
  return read(await send(method, path, body));
}

/** Tries once more after a login when the session turns out to have ended. */
export async function inSession<Answer>(attempt: () => Promise<Answer>): Promise<Answer> {
  const own = session;
  try {
    return await attempt();
  } catch (error) {
    if (!(error instanceof ApiError && error.status === 401) || hasLeft || own !== session) throw error;
    await logInAgain();
    return attempt();
  }
}

/** `?a=1&b=2` of what is given; empty values are left out. */
export function query(parameters: Record<string, string | number | boolean | undefined>): string {
  const given = Object.entries(parameters).filter(
    ([, value]) => value !== undefined && value !== '' && value !== false,
  );
  const search = new URLSearchParams(given.map(([name, value]) => [name, String(value)]));
  return given.length > 0 ? `?${search}` : '';
}

async function send(method: Method, path: string, body: unknown): Promise<Response> {
  const headers: Record<string, string> = { accept: 'application/json', 'x-requested-with': 'admin' };
  if (body !== undefined) headers['content-type'] = 'application/json';
  try {
    return await fetch(`/api${path}`, {
      method,
      headers,
      credentials: 'same-origin',
      body: body === undefined ? undefined : JSON.stringify(body),
    });
  } catch {
    throw new ApiError(0, OFFLINE);
  }
}

async function read<Answer>(answer: Response): Promise<Answer> {
  const text = await answer.text();
  const body = parsed(text);
  if (!answer.ok) throw new ApiError(answer.status, typeof body === 'object' && body !== null ? { ...body } : {});
  return body as Answer;
}

function parsed(text: string): unknown {
  try {
    return text === '' ? null : JSON.parse(text);
  } catch {
    return null;
  }
}
