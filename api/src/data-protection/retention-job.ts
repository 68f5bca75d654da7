import { untilWritable } from '../database/busy.ts';
import type { App } from '../lib/app.ts';
import { beginErasing } from './due.ts';
import { eraseDue } from './erase-due.ts';
import { warnAgency } from './retention-warning.ts';

const INTERVAL_MS = 6 * 3_600_000;
/** After something went wrong, such as a database that was busy for long. */
const AGAIN_MS = 10 * 60_000;

/** Erases what is due at once and four times a day, and warns before. Returns what ends it. */
export function keepRetention(app: App): () => Promise<void> {
  let cancel = () => {};
  const ending = new AbortController();
  let working = Promise.resolve();
  const sleep = (ms: number) => {
    cancel();
    cancel = app.clock.at(app.clock.now() + ms, run);
  };
  const run = () => {
    sleep(INTERVAL_MS);
    working = working
      .then(() => work(app, ending.signal))
      .catch((err) => {
        if (ending.signal.aborted) return;
        app.log.error({ err }, 'the erasing of old data stopped and will be tried again');
        sleep(AGAIN_MS);
      });
  };
  run();
  return () => {
    cancel();
    ending.abort();
    return working;
  };
}

async function work(app: App, signal: AbortSignal) {
  await untilWritable(app.db);
  beginErasing(app.db, app.clock.now());
  const erased = await eraseDue(app, signal);
  if (signal.aborted) return;
  if (erased > 0) app.log.info({ erased }, 'erased what had been kept for long enough');
  await untilWritable(app.db);
  warnAgency(app);
}
