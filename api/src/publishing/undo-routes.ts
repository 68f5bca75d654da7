import type { ContentType } from 'content-types/define';
import { z } from 'zod';
import { authorOf, EVERYONE, userOf } from '../auth/access.ts';
import { nameOf } from '../content/entries.ts';
import { store } from '../content/store.ts';
import { titleOf } from '../content/title.ts';
import { allTypes, typeNamed } from '../content/types.ts';
import { problemWith, undo } from '../content/undo.ts';
import { newestAction, newestTakingBack } from '../content/undo-steps.ts';
import { writersOf } from '../content/write-routes.ts';
import type { App } from '../lib/app.ts';

const tags = ['Publishing'];
const config = { roles: EVERYONE };
const NAMED = 5;

const lastAction = z.object({
  change: z.int().describe('What to name when it is to be undone.'),
  did: z.string(),
  at: z.string().meta({ format: 'date-time' }),
  user: z.string().nullable(),
  entries: z.array(z.object({ type: z.string(), id: z.string(), title: z.string() })).describe('The first of them.'),
  count: z.int(),
  problem: z.string().nullable().describe('Why it cannot be undone.'),
});

/** One click takes back what one save or one bulk action made live. */
export async function undoRoutes(app: App) {
  const { db } = app;

  const last = {
    tags,
    summary: 'The last thing that somebody put on the site and that your role may take back.',
    description: 'What is taken back is passed over, so that one undo after the other goes back step by step.',
    response: {
      200: z.object({
        last: lastAction.nullable(),
        redo: z
          .int()
          .nullable()
          .describe('What to name to put back again what was taken back last, while that can be.'),
      }),
    },
  };
  app.get('/api/publish/undo', { config, schema: last }, async (request) => {
    const types = allTypes.filter(mayWrite(userOf(request))).map(({ name }) => name);
    const takenBack = newestTakingBack(db, types);
    const redo = problemWith(db, takenBack) === null ? (takenBack.at(-1)?.change ?? null) : null;
    const steps = newestAction(db, types);
    const newest = steps.at(-1);
    if (!newest) return { last: null, redo };
    const { change, did, at, userId } = newest;
    return {
      last: {
        ...{ change, did, at: new Date(at).toISOString(), user: nameOf(db, userId) },
        entries: steps
          .slice(0, NAMED)
          .map(({ type, documentId: id }) => ({ type, id, title: nameOfDocument(type, id) })),
        count: steps.length,
        problem: problemWith(db, steps),
      },
      redo,
    };
  });

  const take = {
    tags,
    summary: 'Takes back all that one save or bulk action made live, as a new change.',
    description:
      'Refused with 409 when one of its entries was changed since. Undoing the change that it answers with puts everything back.',
    body: z.strictObject({ change: z.int().describe('Any change of the action.') }),
    response: { 200: z.object({ change: z.int(), count: z.int() }) },
  };
  app.post('/api/publish/undo', { config, schema: take }, async (request) => {
    const rows = undo(db, request.body.change, mayWrite(userOf(request)), authorOf(app, request));
    return { change: Math.max(...rows.map(({ seq }) => seq)), count: rows.length };
  });

  function nameOfDocument(type: string, id: string): string {
    const row = store(db).byId.get({ id });
    const known = typeNamed(type);
    return known && row ? titleOf(known, row) : type;
  }
}

function mayWrite({ role }: { role: ReturnType<typeof userOf>['role'] }) {
  return (type: ContentType) => writersOf(type).includes(role);
}
