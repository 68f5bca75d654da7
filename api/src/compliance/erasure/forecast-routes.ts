import { submissions } from 'content-types';
import { listRetentionLines } from 'content-types/privacy/retention';
import { z } from 'zod';
import type { App } from '../../core/app.ts';
import { getAuthor, RECRUITERS } from '../../core/auth/access.ts';
import { findUserName } from '../../core/content/entries.ts';
import { readPublishedSingleton } from '../../core/content/published.ts';
import { findSubmission } from '../../core/database/submissions.ts';
import { HttpError } from '../../core/http/errors.ts';
import { idParams } from '../../core/http/schemas.ts';
import { DAY_MS, toIso } from '../../core/lib/dates.ts';
import { findConsents } from '../notices/consents.ts';
import { listUpcoming, readPeriods, submissionDue } from '../retention/due.ts';
import { findHold, listHolds, placeHold, releaseHold } from '../retention/holds.ts';
import { findNotice } from '../subject-access/record.ts';
import { erasureExtent } from './erase.ts';
import { extentSchema, toResponse } from './erase-person.ts';

const tags = ['Data protection'];
const config = { roles: RECRUITERS };
const MAX_LISTED_ERASURES = 500;
export const KINDS = [submissions.application, submissions.message] as const;

type Kind = (typeof KINDS)[number];

const holdSchema = z.object({ reason: z.string(), user: z.string().nullable(), at: z.string() });

const detailsSchema = z.object({
  notice: z
    .object({ version: z.int(), inForceSince: z.string() })
    .nullable()
    .describe('The privacy notice in force when the entry arrived.'),
  consents: z.array(
    z.object({ kind: z.string(), wording: z.string(), givenAt: z.string(), withdrawnAt: z.string().nullable() }),
  ),
  hold: holdSchema.nullable(),
  erasure: extentSchema,
  erasedAt: z.string().nullable().describe('The time of a partial erasure; null without one and for messages.'),
  dueAt: z.string().describe('The time of erasure if nothing else happens to the entry.'),
});

const itemFields = {
  inbox: z.enum(['applications', 'messages']),
  id: z.string(),
  reference: z.string(),
};
const forecastSchema = z.object({
  periods: z.array(z.object({ what: z.string(), howLong: z.string() })),
  /** At most 500 items, soonest first. */
  items: z.array(z.object({ ...itemFields, kind: z.string(), at: z.string(), isHeld: z.boolean() })),
  total: z.int(),
  holds: z.array(holdSchema.extend(itemFields)),
});

/** Lists the erasures that are due with their dates, and the data that must be kept with the reason. */
export async function retentionRoutes(app: App) {
  const { db } = app;

  const days = z.coerce.number().int().min(1).max(3_650).default(90);
  const listSchema = {
    tags,
    summary: 'List data due for erasure',
    querystring: z.object({ days }),
    response: { 200: forecastSchema },
  };
  app.get('/api/retention', { config, schema: listSchema }, async (request) => {
    const upcomingErasures = listUpcoming(db, app.clock.now() + request.query.days * DAY_MS);
    return {
      periods: listRetentionLines(readPublishedSingleton(db, 'dataProtection')),
      items: upcomingErasures.slice(0, MAX_LISTED_ERASURES).map((item) => ({ ...item, at: toIso(item.at) })),
      total: upcomingErasures.length,
      holds: listHolds(db),
    };
  });

  for (const kind of KINDS) {
    const base = `/api/${kind.path}/:id`;
    const detailsRouteSchema = { tags, params: idParams, response: { 200: detailsSchema } };
    app.get(`${base}/data-protection`, { config, schema: detailsRouteSchema }, async (request) =>
      requireDetails(kind, request.params.id),
    );

    const reason = z.string().trim().min(1, 'A reason is required.').max(500);
    const putSchema = { ...detailsRouteSchema, body: z.strictObject({ reason }) };
    app.put(`${base}/hold`, { config, schema: putSchema }, async (request) => {
      const { id } = request.params;
      requireDetails(kind, id);
      placeHold(db, kind.name, id, request.body.reason, getAuthor(app, request));
      return requireDetails(kind, id);
    });
    app.delete(`${base}/hold`, { config, schema: detailsRouteSchema }, async (request) => {
      const { id } = request.params;
      requireDetails(kind, id);
      releaseHold(db, kind.name, id, getAuthor(app, request));
      return requireDetails(kind, id);
    });
  }

  /** The data protection details of an application or message. Throws 404 if it does not exist. */
  function requireDetails({ name, label }: Kind, id: string): z.infer<typeof detailsSchema> {
    const submission = findSubmission(db, name, id);
    if (!submission) throw new HttpError(404, `This ${label.one.toLowerCase()} doesn’t exist.`);
    const { kind, row } = submission;
    const hold = findHold(db, id);
    return {
      notice: findNotice(db, row.noticeVersion),
      consents: findConsents(db, id),
      hold: hold && { reason: hold.reason, user: findUserName(db, hold.userId), at: toIso(hold.at) },
      erasure: toResponse(erasureExtent(app, submission)),
      erasedAt: kind === 'application' ? toIso(row.erasedAt) : null,
      dueAt: toIso(submissionDue(db, submission, readPeriods(db)).at),
    };
  }
}
