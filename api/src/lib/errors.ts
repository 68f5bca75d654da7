/** One shape for every refusal: `{ message, issues?: [{ path, message }] }`. Routes throw; this is the only place that answers. */
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { forgetBody } from './unread-body.ts';

export interface Issue {
  /** Dotted, relative to what was sent: `sections.0.title`. */
  path: string;
  message: string;
}

/** Seconds, where nothing says when it will be better. */
const RETRY_AFTER = 2;

/** Thrown anywhere in a request; `extra` joins the answer's body. */
export class HttpError extends Error {
  readonly statusCode: number;
  readonly extra: { issues?: Issue[]; [name: string]: unknown };
  /** Seconds until it is worth to try again, of a 429 or 503. */
  readonly retryAfter: number = RETRY_AFTER;

  constructor(statusCode: number, message: string, extra: HttpError['extra'] = {}) {
    super(message);
    this.statusCode = statusCode;
    this.extra = extra;
  }
}

export async function answerError(error: FastifyError | HttpError, request: FastifyRequest, reply: FastifyReply) {
  if (!(await forgetBody(request.raw))) reply.header('connection', 'close');
  const { status, body } = describeError(error, request, reply);
  return reply.code(status).send(body);
}

/**
 * What people are told of an error, and in the header of `reply` when to come back. One that is our fault is logged, and
 * told as the request's id alone.
 */
export function describeError(
  error: FastifyError | HttpError,
  request: FastifyRequest,
  reply: FastifyReply,
): Description {
  const { status, body } = describe(error);
  if ((status === 429 || status === 503) && !reply.hasHeader('retry-after')) {
    reply.header('retry-after', error instanceof HttpError ? error.retryAfter : RETRY_AFTER);
  }
  if (status >= 500 && !(error instanceof HttpError)) request.log.error({ err: error }, 'request failed');
  if (status !== 500) return { status, body };
  return { status, body: { message: `Something went wrong on our side. Reference: ${request.id}.` } };
}

interface Description {
  status: number;
  body: { message: string; issues?: Issue[] };
}

export async function answerNotFound(request: FastifyRequest, reply: FastifyReply) {
  if (!(await forgetBody(request.raw))) reply.header('connection', 'close');
  return reply.code(404).send({ message: 'There is nothing at this address.' });
}

/** zod's issues as ours; `strip` leaves out the first steps of each path. */
export function issuesOf(error: { issues: readonly { path: PropertyKey[]; message: string }[] }, strip = 0): Issue[] {
  return error.issues.map(({ path, message }) => ({ path: path.slice(strip).join('.'), message }));
}

function describe(error: FastifyError | HttpError): Description {
  if (error instanceof HttpError) {
    return { status: error.statusCode, body: { message: error.message, ...error.extra } };
  }
  if (hasZodFastifySchemaValidationErrors(error)) {
    const issues = error.validation.map((issue) => ({
      path: issue.instancePath.slice(1).replaceAll('/', '.'),
      message: issue.message ?? '',
    }));
    const status = error.validationContext === 'body' ? 422 : 400;
    return { status, body: { message: issues[0]?.message ?? 'This could not be read.', issues } };
  }
  if (STORAGE_FULL.has(error.code)) {
    return { status: 507, body: { message: 'The server has no space left. Nothing was saved.' } };
  }
  if (BUSY.has(error.code))
    return { status: 503, body: { message: 'The server is busy. Nothing was saved. Please try again.' } };
  const status = error.statusCode ?? (BROKEN_MULTIPART.test(error.message) ? 400 : 500);
  // The framework's own sentences speak of internals: people get ours.
  return { status, body: { message: MESSAGES[status] ?? 'This request could not be understood.' } };
}

const STORAGE_FULL = new Set(['ENOSPC', 'EDQUOT', 'SQLITE_FULL']);

/** Another program has locked the database, or there are more files open than may be. */
const BUSY = new Set(['SQLITE_BUSY', 'SQLITE_BUSY_SNAPSHOT', 'SQLITE_LOCKED', 'EMFILE', 'ENFILE']);

/** The multipart parser's errors for a body that is cut off or has no parts; they carry no code. */
const BROKEN_MULTIPART = /unexpected end of multipart data|boundary not found/i;

const MESSAGES: Record<number, string> = {
  400: 'This request could not be read.',
  404: 'There is nothing at this address.',
  408: 'The request took too long.',
  413: 'This is too large.',
  414: 'This address is too long.',
  415: 'This kind of content is not accepted here.',
  429: 'Too many requests. Please wait a moment and try again.',
  503: 'The service is restarting. Please try again in a moment.',
};
