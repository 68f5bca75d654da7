/** The API's description as several OpenAPI documents, one for each kind of client. */

import { allTypes } from '../../content/types.ts';
import { describeEvents } from '../../events/describe.ts';
import type { Env } from '../../settings/env.ts';
import { type Responses, sharedResponses, withReferences } from './error-responses.ts';

export const DOCUMENTS = {
  content: {
    path: '/api/openapi.json',
    title: 'Content API',
    description:
      'Content, media and the public forms. Anyone can read published content. Everything else needs an access token ' +
      '(`Authorization: Bearer …`), which an administrator creates in the admin under Settings › Access tokens.\n\n' +
      'Use `drafts=true` to read what editors see, such as drafts and the `version` that a change is based on. An ' +
      'update sends that version in its body or as `If-Match: "3"`. A stale version returns 409 with the fields that ' +
      'changed; a missing version returns 428. Every error is an `ApiError`.',
  },
  admin: {
    path: '/api/openapi/admin.json',
    title: 'Admin API',
    description:
      'Operations that only the admin needs. They can change without notice.\n\n' +
      'A change of the stage, assignment or place in the bin of an application or message sends its `version`, or ' +
      '`If-Match` for a single one. If it was changed since, the response is 409 and `conflicts` says who changed what and ' +
      'when; a missing version returns 428. Undo changes by sending the ids of their events.',
  },
  firstSite: {
    path: '/api/openapi/first-site.json',
    title: 'Legacy API',
    description:
      'The paths and formats of the previous site, for existing clients. New clients should use the content API.',
  },
} as const;

export type DocumentName = keyof typeof DOCUMENTS;

type Tag = [tag: string, document: DocumentName, description: string];

const TAGS: readonly Tag[] = [
  ...allTypes.map(({ shape, label, group, internal }): Tag => {
    const isMany = shape === 'collection';
    const description = isMany
      ? `Entries of the type “${label.one}”. In the admin under ${group}.`
      : `A single entry. In the admin under ${group}.`;
    return [isMany ? label.many : label.one, internal ? 'admin' : 'content', description];
  }),
  ['Changes', 'content', 'The changes in order, and when each went live.'],
  ['Media', 'content', 'The media library.'],
  ['Forms', 'content', 'The public forms: applications, messages, complaints and job alert sign-ups.'],
  ['Applications', 'admin', 'The inbox of applications.'],
  ['Interviews', 'admin', 'Interviews offered to candidates and booked with them.'],
  ['Candidates', 'admin', 'One record for each person who has applied, with a search of their CVs.'],
  ['Messages', 'admin', 'The inbox of contact messages.'],
  ['Complaints', 'admin', 'Data protection complaints.'],
  ['Reply templates', 'admin', 'Email templates for replies to applications and messages.'],
  ['Bulk actions', 'admin', 'Changes to many entries in one request.'],
  ['Dashboard', 'admin', 'The dashboard and global search.'],
  ['Job views', 'admin', 'How often jobs are viewed.'],
  ['Reports', 'admin', 'How applications fare by stage, job, source and consultant.'],
  ['Job alerts', 'admin', 'Emails about new jobs, and the pages their links open.'],
  ['Import', 'admin', 'Importing from another system, and exporting jobs.'],
  ['Multi-posters', 'admin', 'Jobs posted by Broadbean, idibu, LogicMelon and others, and their access.'],
  ['Publishing', 'admin', 'Previews, publishing, rebuild hooks and storage.'],
  ['Webhooks', 'admin', 'Events that are sent to other systems, and the log of their deliveries.'],
  ['Outbox', 'admin', 'Sent and queued emails.'],
  ['Email templates', 'admin', 'Previews and tests of the emails that the system sends.'],
  ['Data protection', 'admin', 'Retention, legal holds, consent, erasure and subject access.'],
  ['Session', 'admin', 'Logging in and out.'],
  ['Account', 'admin', 'Your own password, sessions and two-factor authentication.'],
  ['Users', 'admin', 'Users of the admin.'],
  ['Tokens', 'admin', 'Access tokens for API clients.'],
  ['Audit', 'admin', 'The audit log.'],
  ['Health', 'admin', 'Health checks for load balancers and monitoring.'],
  ['Legacy', 'firstSite', 'The paths of the previous site.'],
];

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

/** The part of the whole description that a document contains: its operations, and the tags and schemas they use. */
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
    ...(name === 'admin' && { webhooks: describeEvents() }),
    components: {
      schemas: usedBy([paths, responses], all.components?.schemas ?? {}),
      responses,
      securitySchemes: isForTokens ? { token } : { session, token },
    },
  };
}

/** Throws an error if the tag of a route is not listed above, because no document would describe the route. */
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
