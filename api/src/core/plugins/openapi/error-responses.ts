interface RouteSchema {
  body?: unknown;
  querystring?: unknown;
  params?: unknown;
  response?: unknown;
}

const DESCRIPTIONS: Record<number, string> = {
  400: 'A query parameter is not valid, or the body cannot be parsed.',
  401: 'The access token or session is missing, invalid or expired.',
  403: 'The role or access token does not allow this, re-authentication is required, or another site sent the request.',
  404: 'The resource does not exist.',
  409: 'The resource has changed since the version sent, or the request conflicts with other data.',
  413: 'The body exceeds the size limit.',
  415: 'The body’s content type is not supported.',
  422: 'Validation failed; `issues` lists the fields or parameters.',
  428: 'The request has no valid `version` or `If-Match`.',
  429: 'The rate limit is exceeded; `Retry-After` gives the seconds to wait.',
  503: 'The server is busy or restarting; `Retry-After` gives the seconds to wait.',
  507: 'The server has no disk space left. Nothing is saved.',
};

const RETRY_AFTER = { 'Retry-After': { description: 'The time to wait, in seconds.', schema: { type: 'integer' } } };
const WRITES = ['POST', 'PUT', 'PATCH', 'DELETE'];

/**
 * The error responses of a route by status, without those that it declares itself. An open route never needs
 * authentication. A limited one has a rate limit.
 */
export function errorResponses(
  { body, querystring, params, response }: RouteSchema,
  { isLimited, isOpen, method }: { isLimited: boolean; isOpen: boolean; method: string },
) {
  const isWrite = WRITES.includes(method);
  const needsVersion = isVersioned({ body, querystring }) || hasProperty(body, 'entries');
  const statuses = [
    ...(isLimited ? [429] : []),
    ...(isOpen ? [] : [401, 403]),
    ...(body || querystring ? [400, 422] : []),
    ...(params ? [404] : []),
    ...(body ? [413, 415] : []),
    ...(needsVersion ? [428] : []),
    // A resource may have changed, and a job may be closed.
    ...(needsVersion || (isWrite && (params || hasProperty(body, 'jobId'))) ? [409] : []),
    ...(isWrite ? [507] : []),
    503,
  ];
  const declaredStatuses = new Set(Object.keys(response ?? {}));
  const undeclaredStatuses = statuses.filter((status) => !declaredStatuses.has(String(status)));
  return Object.fromEntries(undeclaredStatuses.map((status) => [status, errorResponse(status)]));
}

function errorResponse(status: number) {
  const schema = { $ref: '#/components/schemas/ApiError' };
  const headers = status === 429 || status === 503 ? { headers: RETRY_AFTER } : {};
  return { description: DESCRIPTIONS[status] ?? '', ...headers, content: { 'application/json': { schema } } };
}

const SUCCESSES: Record<string, string> = { 201: 'Created.', 202: 'Accepted.', 204: 'Success, without a body.' };

/**
 * Replaces the responses that all calls share with references to `sharedResponses`. Describes those that swagger calls
 * “Default Response”.
 */
export function withReferences(responses: Responses): Responses {
  const isShared = ([status, { description }]: [string, Responses[string]]) =>
    description === DESCRIPTIONS[Number(status)];
  return Object.fromEntries(
    Object.entries(responses).map((response) => {
      const [status, { description }] = response;
      if (isShared(response)) return [status, { $ref: `#/components/responses/Error${status}` }];
      if (description !== 'Default Response') return response;
      const ownDescription = status.startsWith('2') ? (SUCCESSES[status] ?? 'Success.') : 'Failure.';
      return [status, { ...response[1], description: ownDescription }];
    }),
  );
}

/** Returns the shared responses referenced in `paths`, by name. */
export function sharedResponses(paths: unknown): Responses {
  const usedStatuses = new Set(JSON.stringify(paths).match(/(?<=#\/components\/responses\/Error)\d+/g));
  return Object.fromEntries([...usedStatuses].map((status) => [`Error${status}`, errorResponse(Number(status))]));
}

export type Responses = Record<string, { description?: string; $ref?: string }>;

/** Whether the version can be sent as `If-Match` instead. */
export function isVersioned({ body, querystring }: RouteSchema): boolean {
  return [body, querystring].some((schema) => hasProperty(schema, 'version') && !isRequired(schema, 'version'));
}

function isRequired(schema: unknown, name: string): boolean {
  const { required = [] } = (schema ?? {}) as { required?: string[] };
  return required.includes(name);
}

/** Whether a JSON schema, or one of its alternatives, has this property. */
export function hasProperty(schema: unknown, name: string): boolean {
  const { properties = {}, anyOf = [] } = (schema ?? {}) as { properties?: object; anyOf?: unknown[] };
  return name in properties || anyOf.some((alternative) => hasProperty(alternative, name));
}
