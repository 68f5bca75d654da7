import { retentionLines } from 'content-types/lib/retention';
import { z } from 'zod';
import { authorOf, RECRUITERS } from '../auth/access.ts';
import { publishedSingleton } from '../content/published-singleton.ts';
import { applicationInbox } from '../inbox/applications.ts';
import type { InboxKind } from '../inbox/kind.ts';
import { messageInbox } from '../inbox/messages.ts';
import type { App } from '../lib/app.ts';
import { toIso } from '../lib/dates.ts';
import { HttpError } from '../lib/errors.ts';
import { idParams } from '../lib/schemas.ts';
import { aboutShape, aboutSubmission, holdShape } from './about.ts';
import { allHolds, placeHold, releaseHold } from './holds.ts';
import { upcoming } from './upcoming.ts';

const tags = ['Data protection'];
const config = { roles: RECRUITERS };
const DAY_MS = 24 * 3_600_000;
const MOST_LISTED = 500;

const where = {
  inbox: z.enum(['applications', 'messages']),
  id: z.string(),
  reference: z.string(),
};
const forecast = z.object({
  periods: z.array(z.object({ what: z.string(), howLong: z.string() })),
  /** The first 500, soonest first. */
  items: z.array(z.object({ ...where, kind: z.string(), at: z.string(), isHeld: z.boolean() })),
  total: z.int(),
  holds: z.array(holdShape.extend(where)),
});

/** What will be erased when, what must not be, and why. */
export async function retentionRoutes(app: App) {
  const { db } = app;

  const days = z.coerce.number().int().min(1).max(3_650).default(90);
  const list = { tags, querystring: z.object({ days }), response: { 200: forecast } };
  app.get('/api/retention', { config, schema: list }, async (request) => {
    const all = upcoming(app, app.clock.now() + request.query.days * DAY_MS);
    return {
      periods: retentionLines(publishedSingleton(db, 'dataProtection')),
      items: all.slice(0, MOST_LISTED).map((item) => ({ ...item, at: toIso(item.at) })),
      total: all.length,
      holds: allHolds(db),
    };
  });

  for (const kind of [applicationInbox, messageInbox]) {
    const base = `/api/${kind.path}/:id`;
    const one = { tags, params: idParams, response: { 200: aboutShape } };
    app.get(`${base}/data-protection`, { config, schema: one }, async (request) => about(kind, request.params.id));

    const reason = z.string().trim().min(1, 'A reason is required.').max(500);
    const put = { ...one, body: z.strictObject({ reason }) };
    app.put(`${base}/hold`, { config, schema: put }, async (request) => {
      const { id } = request.params;
      about(kind, id);
      placeHold(db, kind.name, id, request.body.reason, authorOf(app, request));
      return about(kind, id);
    });
    app.delete(`${base}/hold`, { config, schema: one }, async (request) => {
      const { id } = request.params;
      about(kind, id);
      releaseHold(db, kind.name, id, authorOf(app, request));
      return about(kind, id);
    });
  }

  function about(kind: InboxKind, id: string) {
    const found = aboutSubmission(db, kind, id);
    if (!found) throw new HttpError(404, `This ${kind.label.one.toLowerCase()} does not exist.`);
    return found;
  }
}
