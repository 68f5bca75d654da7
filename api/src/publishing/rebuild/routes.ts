import { z } from 'zod';
import { EDITORS, EVERYONE } from '../../auth/access.ts';
import type { App } from '../../lib/app.ts';
import { type HookState, startRebuildHook } from './hook.ts';

const tags = ['Publishing'];

const hooks = z.array(
  z.object({
    host: z.string(),
    state: z.enum(['told', 'due', 'calling', 'failing']),
    calledAt: z.string().nullable(),
    result: z.string().nullable(),
    nextAt: z.string().nullable(),
  }),
);

/** Hosts that build the site themselves (`REBUILD_HOOK_URLS`): told of every change, and how that goes. */
export async function rebuildRoutes(app: App) {
  const all = app.env.rebuildHookUrls.map((url) => startRebuildHook(app, url));

  const schema = { tags, response: { 200: hooks } };
  app.get('/api/publish/rebuild-hooks', { config: { roles: EVERYONE }, schema }, async () =>
    all.map((hook) => told(hook.state())),
  );

  const call = { tags, summary: 'Calls every hook now.', response: { 202: z.null() } };
  app.post('/api/publish/rebuild-hooks/call', { config: { roles: EDITORS }, schema: call }, async (_request, reply) => {
    for (const hook of all) hook.call().catch((err) => app.log.error({ err }, 'a rebuild hook could not be called'));
    return reply.code(202).send(null);
  });
}

function told({ calledAt, nextAt, ...state }: HookState) {
  return { ...state, calledAt: iso(calledAt), nextAt: iso(nextAt) };
}

function iso(time: number | null): string | null {
  return time === null ? null : new Date(time).toISOString();
}
