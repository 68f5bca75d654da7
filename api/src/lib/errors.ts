export interface Issue {
  /** Dotted, relative to what was sent: `sections.0.title`. */
  path: string;
  message: string;
}

/** Seconds until a retry makes sense when nothing better is known. */
export const RETRY_AFTER = 2;

/** Thrown anywhere in a request and sent as `{ message, ...extra }`. */
export class HttpError extends Error {
  readonly statusCode: number;
  readonly extra: { issues?: Issue[]; [name: string]: unknown };
  /** Seconds, sent with 429 and 503. */
  readonly retryAfter: number = RETRY_AFTER;

  constructor(statusCode: number, message: string, extra: HttpError['extra'] = {}) {
    super(message);
    this.statusCode = statusCode;
    this.extra = extra;
  }
}

/** A validation error of one field, with the same sentence for the form and the field. */
export function fieldError(path: string, message: string, status = 422): HttpError {
  return new HttpError(status, message, { issues: [{ path, message }] });
}

/** zod's issues as ours; `strip` leaves out the first steps of each path. */
export function issuesOf(error: { issues: readonly { path: PropertyKey[]; message: string }[] }, strip = 0): Issue[] {
  return error.issues.map(({ path, message }) => ({ path: path.slice(strip).join('.'), message }));
}
