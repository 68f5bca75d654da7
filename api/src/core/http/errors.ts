import { finished } from 'node:stream/promises';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';

export interface Issue {
  /** Dotted, relative to the request body: `sections.0.title`. */
  path: string;
  message: string;
  /** The accepted values, if there is a fixed list of them. */
  options?: string[];
}

export interface ErrorResponse {
  status: number;
  body: { message: string; issues?: Issue[] };
}

/** Default delay before a retry, in seconds. */
const RETRY_AFTER_SECONDS = 2;

/** An error response. Can be thrown anywhere in a request, and is sent as `{ message, ...extra }`. */
export class HttpError extends Error {
  readonly statusCode: number;
  readonly extra: { issues?: Issue[]; [name: string]: unknown };
  /** Seconds to wait, sent with 429 and 503. */
  readonly retryAfter: number = RETRY_AFTER_SECONDS;

  constructor(statusCode: number, message: string, extra: HttpError['extra'] = {}) {
    super(message);
    this.statusCode = statusCode;
    this.extra = extra;
  }
}

/** A validation error of one field, with the same message for the form and the field. */
export function fieldError(path: string, message: string, status = 422): HttpError {
  return new HttpError(status, message, { issues: [{ path, message }] });
}

/** Throws 422 with the first issue's message, if there are any issues. */
export function rejectIssues(issues: Issue[]): void {
  if (issues[0]) throw new HttpError(422, issues[0].message, { issues });
}

interface ZodIssue {
  code?: string;
  path: readonly PropertyKey[];
  message: string;
  /** Unknown names, with `unrecognized_keys`. */
  keys?: readonly string[];
  /** Accepted values, with `invalid_value`. */
  values?: readonly unknown[];
}

/** Converts Zod's issues, with one issue per unknown name. Drops the first `strip` steps of each path. */
export function toIssues(error: { issues: readonly ZodIssue[] }, strip = 0, noun = 'field'): Issue[] {
  return error.issues.flatMap(({ code, path, message, keys = [], values = [] }): Issue[] => {
    const steps = path.slice(strip);
    if (code === 'unrecognized_keys') {
      return keys.map((key) => ({ path: [...steps, key].join('.'), message: `There is no ${noun} “${key}”.` }));
    }
    return [{ path: steps.join('.'), message, ...(code === 'invalid_value' && { options: values.map(String) }) }];
  });
}

/**
 * Returns the status and body for an error after discarding the request's body. Sets Retry-After. Logs unexpected
 * errors, whose response contains only the request's id.
 */
export async function errorResponse(
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<ErrorResponse> {
  await discardBody(request, reply);
  const { status, body } = describe(error as FastifyError | HttpError);
  if ((status === 429 || status === 503) && !reply.hasHeader('retry-after')) {
    reply.header('retry-after', error instanceof HttpError ? error.retryAfter : RETRY_AFTER_SECONDS);
  }
  if (status >= 500 && !(error instanceof HttpError)) request.log.error({ err: error }, 'request failed');
  if (status !== 500) return { status, body };
  return { status, body: { message: `Something went wrong on our side. Reference: ${request.id}.` } };
}

const MAX_DISCARDED_BYTES = 64 * 1024 * 1024;
const MAX_DISCARD_MS = 15_000;

/**
 * Reads and discards the rest of a request's body, so that the client gets the response and can reuse the connection.
 * For a body too large or too slow, the connection closes after the response.
 */
export async function discardBody({ raw }: FastifyRequest, reply: FastifyReply): Promise<void> {
  if (raw.complete) return;
  raw.unpipe();
  raw.resume();
  const isTooLarge = Number(raw.headers['content-length'] ?? 0) > MAX_DISCARDED_BYTES;
  const signal = isTooLarge ? AbortSignal.abort() : AbortSignal.timeout(MAX_DISCARD_MS);
  await finished(raw, { signal, cleanup: true }).catch(() => {
    reply.header('connection', 'close');
  });
}

function describe(error: FastifyError | HttpError): ErrorResponse {
  if (error instanceof HttpError) {
    return { status: error.statusCode, body: { message: error.message, ...error.extra } };
  }
  if (hasZodFastifySchemaValidationErrors(error)) {
    const isQuery = error.validationContext === 'querystring';
    const fieldIssues = error.validation.map(({ keyword, instancePath, message = '', params }) => {
      return { ...params, code: keyword, path: instancePath.split('/').filter(Boolean), message };
    });
    const issues = toIssues({ issues: fieldIssues }, 0, isQuery ? 'parameter' : 'field');
    const isUnknown = fieldIssues.some(({ code }) => code === 'unrecognized_keys');
    const status = error.validationContext === 'body' || isUnknown ? 422 : 400;
    return { status, body: { message: issues[0]?.message ?? 'This request isn’t valid.', issues } };
  }
  if (STORAGE_FULL.has(error.code)) {
    return { status: 507, body: { message: 'The server has no space left. Nothing was saved.' } };
  }
  if (BUSY.has(error.code)) {
    return { status: 503, body: { message: 'The server is busy. Nothing was saved. Please try again.' } };
  }
  const status = error.statusCode ?? (BROKEN_MULTIPART.test(error.message) ? 400 : 500);
  // Replaces Fastify's own messages, which mention internals.
  return { status, body: { message: MESSAGES[status] ?? 'This request isn’t valid.' } };
}

const STORAGE_FULL = new Set(['ENOSPC', 'EDQUOT', 'SQLITE_FULL']);

/** Errors caused by a locked database or too many open files. */
const BUSY = new Set(['SQLITE_BUSY', 'SQLITE_BUSY_SNAPSHOT', 'SQLITE_LOCKED', 'EMFILE', 'ENFILE']);

/** Matches the multipart parser's errors for a truncated body or one without parts. They have no code. */
const BROKEN_MULTIPART = /unexpected end of multipart data|boundary not found/i;

const MESSAGES: Record<number, string> = {
  400: 'This request isn’t valid.',
  404: 'There’s nothing at this address.',
  408: 'The request timed out.',
  413: 'This request is too large.',
  414: 'This address is too long.',
  415: 'This type of content isn’t supported.',
  429: 'Too many requests. Please wait a moment and try again.',
  503: 'The service is restarting. Please try again in a moment.',
};
