/** The API's description as several OpenAPI documents, one for each kind of client. */

import type { App } from '../../app.ts';
import { describeEvents } from '../../events/describe.ts';
import type { Feature, Tag } from '../../feature.ts';
import { type Responses, sharedResponses, withReferences } from './error-responses.ts';

export const DOCUMENTS = {
  content: {
    path: '/api/openapi.json',
    title: 'Content API',
    description:
      'Content, media, job search and the public forms. Public operations need no authentication. All others need an ' +
      'access token (`Authorization: Bearer …`), which an administrator creates in the admin under Settings › Access ' +
      'tokens.\n\n' +
      'Send `drafts=true` to read drafts and the `version` of each entry. An update sends that version in its body ' +
      'or as `If-Match: "3"`. A stale version returns 409 with the fields that changed; a missing version returns ' +
      '428.\n\n' +
      'Every error is an `ApiError`. An unknown query parameter returns 422. Most public operations have rate limits per ' +
      'network: 429 comes with `Retry-After`, in seconds. To retry a form safely, repeat its `Idempotency-Key`.',
  },
  admin: {
    path: '/api/openapi/admin.json',
    title: 'Admin API',
    description:
      'Operations that only the admin needs. They can change without notice.\n\n' +
      'To change the stage, assignee or bin of an application or message, send its `version`, or `If-Match` for a single ' +
      'one. A stale version returns 409 with the later change in `conflicts`; a missing version returns 428. To undo ' +
      'changes, send the ids of their events.',
  },
  firstSite: {
    path: '/api/openapi/first-site.json',
    title: 'Legacy API',
    description:
      'The paths and formats of the previous site, for existing clients. New clients should use the content API.',
  },
} as const;

export type DocumentName = keyof typeof DOCUMENTS;

/** The tags of all features, in the order of the features. */
export function allTags(features: readonly Feature[]): Tag[] {
  return features.flatMap(({ tags = [] }) => tags);
}

interface Operation {
  tags?: string[];
  responses?: Responses;
}

/** The parts of an OpenAPI document used here. */
export interface OpenApi {
  info: object;
  paths?: Record<string, Record<string, Operation>>;
  components?: {
    responses?: Record<string, unknown>;
    schemas?: Record<string, unknown>;
    securitySchemes?: Record<string, unknown>;
  };
}

/** Extracts a document from the full description: its operations, and the tags and schemas that they use. */
export function buildDocument(fullDocument: OpenApi, name: DocumentName, { env, features }: App): OpenApi {
  const tags = allTags(features);
  const documentTags = new Set(tags.filter(([, document]) => document === name).map(([tag]) => tag));
  const paths = Object.entries(fullDocument.paths ?? {}).flatMap(([path, operations]) => {
    const taggedOperations = Object.entries(operations).filter(([, { tags = [] }]) => documentTags.has(tags[0] ?? ''));
    const sharedOperations = taggedOperations.map(([method, call]) => [
      method,
      { ...call, responses: withReferences(call.responses ?? {}) },
    ]);
    return taggedOperations.length > 0
      ? [[path, Object.fromEntries(sharedOperations) as Record<string, Operation>] as const]
      : [];
  });
  const usedTags = new Set(paths.flatMap(([, operations]) => Object.values(operations).map(({ tags }) => tags?.[0])));
  const { session, token } = fullDocument.components?.securitySchemes ?? {};
  const isForTokens = name !== 'admin';
  const responses = sharedResponses(paths);
  const { title, description } = DOCUMENTS[name];
  return {
    ...fullDocument,
    info: {
      title,
      version: '1.0.0',
      description,
      contact: { name: 'The agency', url: `${env.publicSiteUrl.origin}/contact-us` },
      license: { name: 'MIT', identifier: 'MIT' },
    },
    ...{ security: isForTokens ? [{ token: [] }] : [{ session: [] }, { token: [] }] },
    ...{ tags: tags.filter(([tag]) => usedTags.has(tag)).map(([name, , description]) => ({ name, description })) },
    paths: Object.fromEntries(paths),
    ...(name === 'admin' && { webhooks: describeEvents(features) }),
    components: {
      schemas: collectSchemas([paths, responses], fullDocument.components?.schemas ?? {}),
      responses,
      securitySchemes: isForTokens ? { token } : { session, token },
    },
  };
}

/** Returns the schemas to which a value refers, directly or indirectly. */
function collectSchemas(value: unknown, schemas: Record<string, unknown>): Record<string, unknown> {
  const usedNames = new Set<string>();
  const visit = (part: unknown) => {
    for (const [, name = ''] of JSON.stringify(part).matchAll(/"#\/components\/schemas\/(\w+)"/g)) {
      if (usedNames.has(name)) continue;
      usedNames.add(name);
      visit(schemas[name]);
    }
  };
  visit(value);
  return Object.fromEntries(Object.entries(schemas).filter(([name]) => usedNames.has(name)));
}
