/** The only access to the API: its types, calls and queries. */
import { type QueryKey, queryOptions } from '@tanstack/react-query';
import type { ApiOptions, ApiPath, ApiResponse, Issue, Method, QueryValue } from './api-types.ts';

export type * from './api-types.ts';

/** An error response, or a lost connection (`status` 0). The message can be shown to the user. */
export class ApiError extends Error {
  readonly status: number;
  readonly issues: Issue[];
  readonly body: Record<string, unknown>;

  constructor(status: number, body: Record<string, unknown>) {
    super(typeof body.message === 'string' ? body.message : `The server returned an error (status ${status}).`);
    this.status = status;
    this.issues = Array.isArray(body.issues) ? body.issues : [];
    this.body = body;
  }
}

export const OFFLINE = { message: 'Can’t reach the server. Check your connection and try again.' };

/** Resolves when the user has logged in again; rejects when they chose to leave. */
let logInAgain: () => Promise<void> = () => Promise.reject(new ApiError(401, { message: 'Please log in.' }));

/** Sets the handler for an ended session. The failed request is retried afterwards, so no save is lost. */
export function onSessionEnd(handler: () => Promise<void>): void {
  logInAgain = handler;
}

/** Resolves to true once the user has entered their password again, or false if they cancel. */
let confirmPassword: () => Promise<boolean> = async () => false;

/** Sets the handler for requests that need a recent password. The request is retried after the user enters it. */
export function onPasswordNeeded(handler: () => Promise<boolean>): void {
  confirmPassword = handler;
}

let sessionNumber = 0;
let hasLeft = false;

/** Call after a logout: pending and later requests do not ask for a new login. */
export function leaveSession(): void {
  sessionNumber += 1;
  hasLeft = true;
}

/**
 * Call after a login. Later requests may ask for a new login again; those sent before the logout, or while logged out,
 * do not.
 */
export function resumeSession(): void {
  if (hasLeft) sessionNumber += 1;
  hasLeft = false;
}

/**
 * Sends JSON to the API and reads JSON from it. Throws ApiError without a connection and for any unsuccessful status.
 */
export function request<M extends Method, P extends ApiPath<M>>(
  method: M,
  path: P,
  ...[options]: ApiOptions<M, P>
): Promise<ApiResponse<M, P>> {
  return inSession(async () => readJson(await send(method, path, options)));
}

/** Like `request`, but without the login dialog: for the session's own calls. */
export async function requestOnce<M extends Method, P extends ApiPath<M>>(
  method: M,
  path: P,
  ...[options]: ApiOptions<M, P>
): Promise<ApiResponse<M, P>> {
  return readJson(await send(method, path, options));
}

/** A file that only users who are logged in may read. Throws like `request`. */
export function requestFile<M extends Method, P extends ApiPath<M>>(
  method: M,
  path: P,
  ...[options]: ApiOptions<M, P>
): Promise<ArrayBuffer> {
  return inSession(async () => {
    const response = await send(method, path, options);
    return response.ok ? response.arrayBuffer() : readJson(response);
  });
}

/**
 * Asks for a login when the session has ended, or for the password when it was not entered recently, and retries once.
 * Throws the first error if the user gives up.
 */
export async function inSession<Result>(attempt: () => Promise<Result>): Promise<Result> {
  const initialSessionNumber = sessionNumber;
  try {
    return await attempt();
  } catch (error) {
    if (!(error instanceof ApiError) || hasLeft || initialSessionNumber !== sessionNumber) throw error;
    if (error.status === 401) await logInAgain();
    else if (error.body.confirm !== 'password' || !(await confirmPassword())) throw error;
    return attempt();
  }
}

/** The query `?a=1&b=2` for parameters, without empty values. */
export function toQuery(parameters: Record<string, QueryValue>): string {
  const definedEntries = Object.entries(parameters).filter(
    ([, value]) => value !== undefined && value !== '' && value !== false,
  );
  const search = new URLSearchParams(definedEntries.map(([name, value]) => [name, String(value)]));
  return definedEntries.length > 0 ? `?${search}` : '';
}

interface Options {
  params?: Record<string, string | number>;
  query?: Record<string, QueryValue>;
  body?: unknown;
}

async function send(method: Method, path: string, { params = {}, query = {}, body }: Options = {}): Promise<Response> {
  const isForm = body instanceof FormData;
  const headers: Record<string, string> = { accept: 'application/json' };
  // The browser sets a form's content type, with the boundary of its parts.
  if (body !== undefined && !isForm) headers['content-type'] = 'application/json';
  const filledPath = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])));
  try {
    return await fetch(`/api${filledPath}${toQuery(query)}`, {
      method,
      headers,
      credentials: 'same-origin',
      body: body === undefined || isForm ? body : JSON.stringify(body),
    });
  } catch {
    throw new ApiError(0, OFFLINE);
  }
}

type Part = string | File;
type Parts = Record<string, Part | readonly Part[] | null>;

/** Sends a form, which may contain files, and leaves out its empty parts. Throws like `request`. */
export function sendForm<Body>(method: Method, path: string, parts: Parts, params: Options['params'] = {}) {
  const body = new FormData();
  for (const [name, part] of Object.entries(parts))
    for (const value of [part].flat()) if (value) body.append(name, value);
  return inSession(async () => readJson<Body>(await send(method, path, { params, body })));
}

async function readJson<Body>(response: Response): Promise<Body> {
  const responseBody = await response.text();
  const body = parse(responseBody);
  if (!response.ok) throw new ApiError(response.status, typeof body === 'object' && body !== null ? { ...body } : {});
  return body as Body;
}

function parse(text: string): unknown {
  try {
    return text === '' ? null : JSON.parse(text);
  } catch {
    return null;
  }
}

/**
 * A GET request as a query. Its key consists of the path without the first slash and the parameters: `['imports']`
 * invalidates everything below `/imports`.
 */
export function readQuery<P extends ApiPath<'GET'>>(path: P, ...options: ApiOptions<'GET', P>) {
  const { params, query } = (options[0] ?? {}) as { params?: Record<string, string | number>; query?: object };
  const parts = path.split('/').slice(1);
  return queryOptions({
    queryKey: [...parts.map((part) => params?.[part.slice(1, -1)] ?? part), ...(query ? [query] : [])],
    queryFn: () => request('GET', path, ...options),
  });
}

/** Like `readQuery` with a custom key, so that several queries can be fetched again together. */
export const readAs = <P extends ApiPath<'GET'>>(queryKey: QueryKey, path: P, ...options: ApiOptions<'GET', P>) =>
  queryOptions({ queryKey, queryFn: () => request('GET', path, ...options) });
