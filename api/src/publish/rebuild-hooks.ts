import type { App } from '../parts.ts';

/** A burst of saves is one build; a long one is a build a minute. */
const QUIET_MS = 5_000;
const LONGEST_MS = 60_000;

/** Tells hosts that build the site themselves (`REBUILD_HOOK_URLS`) that there is something new. */
export function callRebuildHooks(app: App) {
  const { env, clock, changes, log } = app;
  if (env.rebuildHookUrls.length === 0) return;
  let firstAt: number | null = null;
  let cancel = () => {};

  async function call() {
    firstAt = null;
    const body = JSON.stringify({ change: changes.last() });
    const headers = { 'content-type': 'application/json' };
    for (const url of env.rebuildHookUrls) {
      const answer = await fetch(url, { method: 'POST', body, headers, signal: AbortSignal.timeout(10_000) }).catch(
        () => null,
      );
      // The rest of such an address is often a secret.
      if (!answer?.ok) log.warn({ host: new URL(url).host, status: answer?.status }, 'a rebuild hook failed');
    }
  }

  changes.onChange(() => {
    const now = clock.now();
    firstAt ??= now;
    cancel();
    cancel = clock.at(Math.min(now + QUIET_MS, firstAt + LONGEST_MS), call);
  });
  app.addHook('onClose', async () => cancel());
}
