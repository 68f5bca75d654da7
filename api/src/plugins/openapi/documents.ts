/** The API's description as several OpenAPI documents, each for those who make its calls. */
import { allTypes } from '../../content/types.ts';
import type { Env } from '../../env.ts';
import { type Responses, sharedResponses, withReferences } from './error-responses.ts';

export const DOCUMENTS = {
  content: {
    path: '/api/openapi.json',
    title: 'Content API',
    description:
      'Content, media and the public forms, for programs. Published content can be read by everyone; all else needs an ' +
      'access token (`Authorization: Bearer …`), which an administrator creates in the admin under Access tokens.\n\n' +
      'What editors see, such as drafts and the `version` that a change is based on, is read with `drafts=true`. An ' +
      'update carries that version, in its body or as `If-Match: "3"`: a stale version is 409 with the fields that ' +
      'changed, a missing one 428. Every error is an `ApiError`.',
  },
  admin: {
    path: '/api/openapi/admin.json',
    title: 'Admin API',
    description: 'The calls of the admin that no content client needs. They change with the admin, without notice.',
  },
  firstSite: {
    path: '/api/openapi/first-site.json',
    title: 'API of the first site',
    description: 'The calls of the first site as it spelled them, for its clients. New clients use the content API.',
  },
} as const;

export type DocumentName = keyof typeof DOCUMENTS;

type Tag = [tag: string, document: DocumentName, description: string];

const TAGS: readonly Tag[] = [
  ...allTypes.map(({ shape, label, group }): Tag => {
    const isMany = shape === 'collection';
    const what = isMany ? `Entries of the type ${label.one.toLowerCase()}` : 'A single document';
    return [isMany ? label.many : label.one, 'content', `${what}; in the admin under ${group}.`];
  }),
  ['Changes', 'content', 'What has changed, in its order, and when a change was live.'],
  ['Media', 'content', 'The images that content shows.'],
  ['Forms', 'content', 'What visitors send: applications, messages, complaints and requests for job alerts.'],
  ['Applications', 'admin', 'Applications as recruiters see them.'],
  ['Messages', 'admin', 'Contact messages as recruiters see them.'],
  ['Complaints', 'admin', 'Complaints about the use of personal data.'],
  ['Reply templates', 'admin', 'Texts for replies to applications and messages.'],
  ['Bulk actions', 'admin', 'Acting on many entries at once.'],
  ['Dashboard', 'admin', 'The start page and the search of everything.'],
  ['Job views', 'admin', 'How often jobs are looked at.'],
  ['Job alerts', 'admin', 'Emails about new jobs, and the pages that their links open.'],
  ['Publishing', 'admin', 'Previews, the publisher, rebuild hooks and where the site is stored.'],
  ['Outbox', 'admin', 'Emails sent and waiting.'],
  ['Data protection', 'admin', 'Retention, holds, consent and subject access.'],
  ['Session', 'admin', 'Logging in and out.'],
  ['Account', 'admin', 'The user’s own password, sessions and second factor.'],
  ['Users', 'admin', 'Who may log in.'],
  ['Tokens', 'admin', 'Access tokens for programs.'],
  ['Audit', 'admin', 'Who did what.'],
  ['Health', 'admin', 'Whether the server responds, for load balancers and monitors.'],
  ['First site', 'firstSite', 'The calls as the first site spelled them.'],
];

interface Operation {
  tags?: string[];
  responses?: Responses;
}

/** What is used here of an OpenAPI document. */
export interface OpenApi {
  info: object;
  paths?: Record<string, Record<string, Operation>>;
  components?: {
    responses?: Record<string, unknown>;
    schemas?: Record<string, unknown>;
    securitySchemes?: Record<string, unknown>;
  };
}

/** Of a document with all calls the part of this name: its calls, and the tags and schemas that they use. */
export function buildDocument(all: OpenApi, name: DocumentName, env: Env): OpenApi {
  const own = new Set(TAGS.filter(([, document]) => document === name).map(([tag]) => tag));
  const paths = Object.entries(all.paths ?? {}).flatMap(([path, operations]) => {
    const kept = Object.entries(operations).filter(([, { tags = [] }]) => own.has(tags[0] ?? ''));
    const shared = kept.map(([method, call]) => [method, { ...call, responses: withReferences(call.responses ?? {}) }]);
    return kept.length > 0 ? [[path, Object.fromEntries(shared) as Record<string, Operation>] as const] : [];
  });
  const used = new Set(paths.flatMap(([, operations]) => Object.values(operations).map(({ tags }) => tags?.[0])));
  const { session, token } = all.components?.securitySchemes ?? {};
  const isForTokens = name !== 'admin';
  const responses = sharedResponses(paths);
  const { title, description } = DOCUMENTS[name];
  return {
    ...all,
    info: {
      title,
      version: '1.0.0',
      description,
      contact: { name: 'The agency', url: `${env.publicSiteUrl.origin}/contact-us` },
      license: { name: 'MIT', identifier: 'MIT' },
    },
    ...{ security: isForTokens ? [{ token: [] }] : [{ session: [] }, { token: [] }] },
    ...{ tags: TAGS.filter(([tag]) => used.has(tag)).map(([name, , description]) => ({ name, description })) },
    paths: Object.fromEntries(paths),
    components: {
      schemas: usedBy([paths, responses], all.components?.schemas ?? {}),
      responses,
      securitySchemes: isForTokens ? { token } : { session, token },
    },
  };
}

/** The document that describes calls with this tag. Throws for a tag that is not listed above. */
export function requireTag(tag: string | undefined, url: string) {
  if (!TAGS.some(([name]) => name === tag)) throw new Error(`Describe the tag “${tag}” of ${url} in documents.ts.`);
}

/** The schemas that a value refers to, directly or through others. */
function usedBy(value: unknown, schemas: Record<string, unknown>): Record<string, unknown> {
  const used = new Set<string>();
  const visit = (part: unknown) => {
    for (const [, name = ''] of JSON.stringify(part).matchAll(/"#\/components\/schemas\/(\w+)"/g)) {
      if (used.has(name)) continue;
      used.add(name);
      visit(schemas[name]);
    }
  };
  visit(value);
  return Object.fromEntries(Object.entries(schemas).filter(([name]) => used.has(name)));
}
