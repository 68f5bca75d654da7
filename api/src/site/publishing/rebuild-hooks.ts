/**
 * Notifies hosts that run their own build (`REBUILD_HOOK_URLS`) of new changes. The newest change that each host was
 * notified of is stored, so a restart loses nothing.
 */
import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { App } from '../../core/app.ts';
import { EDITORS, EVERYONE } from '../../core/auth/access.ts';
import { feedId } from '../../core/content/change-feed.ts';
import { eq } from '../../core/database/drizzle.ts';
import type { Database } from '../../core/database/open.ts';
import { rebuildHooks } from '../../core/database/schema/publishing.ts';
import { untilWritable } from '../../core/database/transaction.ts';
import { backoff, withDeadline } from '../../core/lib/clock.ts';
import { MINUTE_MS, toIso } from '../../core/lib/dates.ts';
import { runWhenDue } from '../../core/lib/due-loop.ts';
import { callHook } from './rebuild-call.ts';

/** A burst of saves causes one build; a long one causes a build every minute. */
const QUIET_MS = 5_000;
const MAX_QUIET_MS = MINUTE_MS;
const TIMEOUT_MS = 10_000;
const FIRST_RETRY_MS = 10_000;
const MAX_RETRY_MS = 15 * MINUTE_MS;

const tags = ['Publishing'];

/** Never the address of a hook, which is often a secret. */
const hookState = z.object({
  host: z.string(),
  state: z.enum(['current', 'due', 'calling', 'failing']),
  calledAt: z.string().nullable(),
  result: z.string().nullable().describe('The result of the last call, as a sentence.'),
  nextAt: z.string().nullable(),
});
type HookState = z.infer<typeof hookState>;

export async function rebuildHookRoutes(app: App) {
  const hooks = app.env.rebuildHookUrls.map((url) => startRebuildHook(app, url));

  const list = { tags, response: { 200: z.array(hookState) } };
  app.get('/api/publish/rebuild-hooks', { config: { roles: EVERYONE }, schema: list }, async () =>
    hooks.map((hook) => hook.state()),
  );

  const call = { tags, summary: 'Call every rebuild hook now', response: { 202: z.null() } };
  app.post('/api/publish/rebuild-hooks/call', { config: { roles: EDITORS }, schema: call }, async (_request, reply) => {
    for (const hook of hooks) hook.callNow();
    return reply.code(202).send(null);
  });
}

function startRebuildHook(app: App, address: string): { state(): HookState; callNow(): void } {
  const { db, env, clock, changes, log } = app;
  const url = new URL(address);
  let row = hookRow(db, url, changes.last());
  /** The time of the first change that the hook has not been called for; null if it has been called for all of them. */
  let firstAt = row.notified === changes.last() ? null : clock.now();
  let quietUntil = clock.now() + QUIET_MS;
  let dueAt: number | null = null;
  let isForced = false;
  let isCalling = false;

  const wake = runWhenDue(app, {
    retryMs: FIRST_RETRY_MS,
    failure: `failed to call the rebuild hook of ${url.host}`,
    async work(now, signal) {
      if (isForced || (nextDue(now) ?? Infinity) <= now) await call(signal);
      dueAt = nextDue(clock.now());
      return dueAt;
    },
  });

  function nextDue(now: number): number | null {
    if (row.notified === changes.last()) return null;
    // A save does not bring the next call of a failing hook forward.
    const due = Math.max(Math.min(quietUntil, (firstAt ?? 0) + MAX_QUIET_MS), row.nextAt ?? 0);
    // A later time was set while the clock was ahead.
    return due > now + MAX_RETRY_MS ? now : due;
  }

  function noticeChange() {
    if (row.notified === changes.last()) return;
    const now = clock.now();
    firstAt ??= now;
    quietUntil = now + QUIET_MS;
    wake();
  }

  async function call(signal: AbortSignal) {
    isForced = false;
    firstAt = null;
    const change = changes.last();
    const at = clock.now();
    isCalling = true;
    const { isOk, result } = await send(change, at, signal).finally(() => {
      isCalling = false;
    });
    if (signal.aborted) return;
    const failures = isOk ? 0 : row.failures + 1;
    const nextAt = isOk ? null : clock.now() + backoff(failures, FIRST_RETRY_MS, MAX_RETRY_MS);
    row = { ...row, notified: isOk ? change : row.notified, failures, nextAt, calledAt: at, result };
    if (!isOk) log.warn({ host: url.host, result, failures }, 'a rebuild hook failed');
    try {
      await untilWritable(db);
      db.update(rebuildHooks).set(row).where(eq(rebuildHooks.id, row.id)).run();
    } catch (err) {
      // At worst the host is notified again after a restart.
      log.warn({ err, host: url.host }, 'failed to record the call of a rebuild hook');
    }
  }

  function send(change: number, at: number, closing: AbortSignal) {
    const call = { url, secret: env.rebuildHookSecret, id: `${feedId(db)}-${change}`, change, at };
    return withDeadline(clock, at + TIMEOUT_MS, closing, (signal) => callHook({ ...call, signal }));
  }

  changes.onChange(noticeChange);

  return {
    callNow() {
      isForced = true;
      wake();
    },
    state: () => ({
      host: url.host,
      state: isCalling ? 'calling' : row.failures > 0 ? 'failing' : dueAt === null ? 'current' : 'due',
      calledAt: toIso(row.calledAt),
      result: row.result,
      nextAt: toIso(dueAt),
    }),
  };
}

/** The hook's row; a new hook counts as notified of every change up to `notified`. */
function hookRow(db: Database, url: URL, notified: number): typeof rebuildHooks.$inferSelect {
  const id = createHash('sha256').update(url.href).digest('base64url');
  const fresh = { id, notified, failures: 0, nextAt: null, calledAt: null, result: null };
  db.insert(rebuildHooks).values(fresh).onConflictDoNothing().run();
  return db.select().from(rebuildHooks).where(eq(rebuildHooks.id, id)).get() ?? fresh;
}
