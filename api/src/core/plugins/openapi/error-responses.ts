interface RouteSchema {
  body?: unknown;
  querystring?: unknown;
  params?: unknown;
  response?: unknown;
}

const DESCRIPTIONS: Record<number, string> = {
  400: 'The URL or body is not valid.',
  401: 'Not logged in.',
  403: 'The role does not allow this, or the request came from another site.',
  404: 'Not found.',
  409: 'The entry has changed since it was read, or the request conflicts with other data.',
  413: 'The body is too large.',
  415: 'The body’s content type is not supported.',
  422: 'Validation failed; `issues` lists the fields.',
  428: 'The version is missing from the request.',
  429: 'Too many requests; see `Retry-After`.',
};

/** The error responses of a route by status, without those that it declares itself. */
export function errorResponses({ body, querystring, params, response }: RouteSchema, isPublic: boolean) {
  const statuses = [
    ...(isPublic ? [] : [401, 403]),
    ...(body || querystring ? [400, 422] : []),
    ...(params ? [404] : []),
    ...(body ? [413, 415] : []),
    ...(body && isPublic ? [429] : []),
    ...(isVersioned({ body, querystring }) || hasProperty(body, 'entries') ? [409, 428] : []),
  ];
  const declaredStatuses = new Set(Object.keys(response ?? {}));
  const undeclaredStatuses = statuses.filter((status) => !declaredStatuses.has(String(status)));
  return Object.fromEntries(undeclaredStatuses.map((status) => [status, errorResponse(status)]));
}

function errorResponse(status: number) {
  const schema = { $ref: '#/components/schemas/ApiError' };
  return { description: DESCRIPTIONS[status] ?? '', content: { 'application/json': { schema } } };
}

/** Replaces the responses that all calls share with references to `sharedResponses`. */
export function withReferences(responses: Responses): Responses {
  const isShared = ([status, { description }]: [string, Responses[string]]) =>
    description === DESCRIPTIONS[Number(status)];
  return Object.fromEntries(
    Object.entries(responses).map((response) => {
      return isShared(response) ? [response[0], { $ref: `#/components/responses/Error${response[0]}` }] : response;
    }),
  );
}

/** The shared responses that `paths` refers to, by their names. */
export function sharedResponses(paths: unknown): Responses {
  const usedStatuses = new Set(JSON.stringify(paths).match(/(?<=#\/components\/responses\/Error)\d+/g));
  return Object.fromEntries([...usedStatuses].map((status) => [`Error${status}`, errorResponse(Number(status))]));
}

export type Responses = Record<string, { description?: string; $ref?: string }>;

export function isVersioned({ body, querystring }: RouteSchema): boolean {
  return hasProperty(body, 'version') || hasProperty(querystring, 'version');
}

export function hasProperty(schema: unknown, name: string): boolean {
  const { properties = {} } = (schema ?? {}) as { properties?: object };
  return name in properties;
}
