import { untilWritable } from '../../database/busy.ts';
import type { App } from '../../parts.ts';
import { beginErasing } from './due.ts';
import { eraseDue } from './erase-due.ts';
import { warnAgency } from './warning.ts';

const INTERVAL_MS = 6 * 3_600_000;

/** Erases what is due at once and four times a day, and warns before. Returns what ends it. */
export function keepRetention(app: App): () => Promise<void> {
  let cancel = () => {};
  const ending = new AbortController();
  let working = Promise.resolve();
  const run = () => {
    cancel = app.clock.at(app.clock.now() + INTERVAL_MS, run);
    working = working.then(() => work(app, ending.signal));
  };
  beginErasing(app.db, app.clock.now());
  run();
  return () => {
    cancel();
    ending.abort();
    return working;
  };
}

async function work(app: App, signal: AbortSignal) {
  try {
    await untilWritable(app.db);
    const erased = await eraseDue(app, signal);
    if (signal.aborted) return;
    if (erased > 0) app.log.info({ erased }, 'erased what had been kept for long enough');
    warnAgency(app);
  } catch (err) {
    app.log.error({ err }, 'the erasing of old data stopped and will be tried again');
  }
}
