/** What a route can answer instead of what was asked for, as its own schemas say. */

interface Described {
  body?: unknown;
  querystring?: unknown;
  params?: unknown;
  response?: unknown;
}

const WORDS: Record<number, string> = {
  400: 'The address or the body cannot be read.',
  401: 'Nobody is logged in.',
  403: 'The role does not allow it, or the request came from another site.',
  404: 'There is nothing of this id.',
  409: 'It has changed meanwhile, or stands against something else.',
  413: 'The body is too large.',
  415: 'This kind of body is not taken.',
  422: 'What was sent is not valid; `issues` name the fields.',
  428: 'The version that the change is based on is missing.',
  429: 'Too many requests; `Retry-After` says when to come back.',
};

/** Answers by status. Those that the route declares itself are left out. */
export function refusalsOf({ body, querystring, params, response }: Described, isPublic: boolean) {
  const statuses = [
    ...(isPublic ? [] : [401, 403]),
    ...(body || querystring ? [400] : []),
    ...(params ? [404] : []),
    ...(body ? [413, 415, 422] : []),
    ...(body && isPublic ? [429] : []),
    ...(isVersioned(body) || isVersioned(querystring) ? [409, 428] : []),
  ];
  const declared = new Set(Object.keys(response ?? {}));
  const answers = statuses.filter((status) => !declared.has(String(status))).map((status) => [status, refusal(status)]);
  return Object.fromEntries(answers);
}

function refusal(status: number) {
  const schema = { $ref: '#/components/schemas/Refusal' };
  return { description: WORDS[status], content: { 'application/json': { schema } } };
}

function isVersioned(schema: unknown): boolean {
  const { properties } = (schema ?? {}) as { properties?: object };
  return properties !== undefined && 'version' in properties;
}
