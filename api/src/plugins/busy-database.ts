import { untilWritable, waitBriefly } from '../database/busy.ts';
import type { App } from '../lib/app.ts';
import { SAFE_METHODS } from '../lib/safe-methods.ts';

/**
 * While another program writes to the database whoever wants to write waits at the door, before anything has been done,
 * and everybody else is answered. Those who have waited for two seconds are told when to come back.
 */
export function waitWhileBusy(app: App) {
  // What is written at the start keeps nobody waiting, and has nobody to try it again.
  app.addHook('onListen', async () => waitBriefly(app.db));
  app.addHook('preHandler', async ({ method }) => {
    if (!SAFE_METHODS.has(method)) await untilWritable(app.db);
  });
}
