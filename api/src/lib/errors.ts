export interface Issue {
  /** Dotted, relative to what was sent: `sections.0.title`. */
  path: string;
  message: string;
  /** The values that are accepted, where there is a fixed list of them. */
  options?: string[];
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

/** What zod says of a value. */
interface ZodIssue {
  code?: string;
  path: readonly PropertyKey[];
  message: string;
  /** Of `unrecognized_keys`. */
  keys?: readonly string[];
  /** Of `invalid_value`. */
  values?: readonly unknown[];
}

/** zod's issues as ours: one for each unknown name. `strip` leaves out the first steps of each path. */
export function issuesOf(error: { issues: readonly ZodIssue[] }, strip = 0, thing = 'field'): Issue[] {
  return error.issues.flatMap(({ code, path, message, keys = [], values = [] }): Issue[] => {
    const steps = path.slice(strip);
    if (code === 'unrecognized_keys') {
      return keys.map((key) => ({ path: [...steps, key].join('.'), message: `There is no ${thing} “${key}”.` }));
    }
    return [{ path: steps.join('.'), message, ...(code === 'invalid_value' && { options: values.map(String) }) }];
  });
}
