/**
 * Tells one host that builds the site itself that there is something new. What is still to be told follows from the newest
 * change it was told of, so that a restart forgets nothing.
 */
import { feedId } from '../../content/change-feed.ts';
import { untilWritable } from '../../database/busy.ts';
import type { App } from '../../lib/app.ts';
import { callHook } from './call.ts';
import { hookRow, putHookRow } from './store.ts';

export interface RebuildHook {
  state(): HookState;
  /** Calls now, whatever it knows already. */
  call(): Promise<void>;
}

/** What people may see of a hook: never its address, which is often a secret. */
export interface HookState {
  host: string;
  state: 'told' | 'due' | 'calling' | 'failing';
  calledAt: number | null;
  /** What came of the last call, as a sentence. */
  result: string | null;
  nextAt: number | null;
}

/** A burst of saves is one build; a long one is a build a minute. */
const QUIET_MS = 5_000;
const LONGEST_MS = 60_000;
const TIMEOUT_MS = 10_000;
const FIRST_RETRY_MS = 10_000;
const LONGEST_RETRY_MS = 15 * 60_000;

export function startRebuildHook(app: App, address: string): RebuildHook {
  const { db, env, clock, changes, log } = app;
  const url = new URL(address);
  const closing = new AbortController();
  let row = hookRow(db, url, changes.last());
  let firstAt: number | null = null;
  let dueAt: number | null = null;
  let isCalling = false;
  let cancel = () => {};

  function schedule() {
    cancel();
    dueAt = null;
    if (isCalling || closing.signal.aborted || row.told === changes.last()) return;
    const now = clock.now();
    firstAt ??= now;
    // What is failing is not asked sooner because somebody saves again.
    dueAt = Math.max(Math.min(now + QUIET_MS, firstAt + LONGEST_MS), row.nextAt ?? 0);
    cancel = clock.at(dueAt, call);
  }

  async function call() {
    if (isCalling || closing.signal.aborted) return;
    isCalling = true;
    cancel();
    firstAt = null;
    const change = changes.last();
    const at = clock.now();
    const { isOk, result } = await ask(change, at);
    if (closing.signal.aborted) return;
    const failures = isOk ? 0 : row.failures + 1;
    const nextAt = isOk ? null : clock.now() + Math.min(FIRST_RETRY_MS * 2 ** (failures - 1), LONGEST_RETRY_MS);
    row = { ...row, told: isOk ? change : row.told, failures, nextAt, calledAt: at, result };
    try {
      await untilWritable(db);
      putHookRow(db, row);
    } catch (err) {
      // It is known here; at worst a restart tells the host once more.
      log.warn({ err, host: url.host }, 'what a rebuild hook was told could not be recorded');
    }
    if (!isOk) log.warn({ host: url.host, result, failures }, 'a rebuild hook failed');
    isCalling = false;
    schedule();
  }

  async function ask(change: number, at: number) {
    const timeout = new AbortController();
    const forget = clock.at(at + TIMEOUT_MS, () => timeout.abort(new DOMException('', 'TimeoutError')));
    const signal = AbortSignal.any([closing.signal, timeout.signal]);
    const id = `${feedId(db)}-${change}`;
    const outcome = await callHook({ url, secret: env.rebuildHookSecret, id, change, at, signal });
    forget();
    return outcome;
  }

  changes.onChange(schedule);
  app.addHook('onReady', async () => schedule());
  app.addHook('onClose', async () => {
    cancel();
    closing.abort();
  });

  return {
    call,
    state: () => ({
      host: url.host,
      state: isCalling ? 'calling' : row.failures > 0 ? 'failing' : dueAt === null ? 'told' : 'due',
      calledAt: row.calledAt,
      result: row.result,
      nextAt: dueAt,
    }),
  };
}
