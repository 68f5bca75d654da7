import type { App } from '../lib/app.ts';
import { HttpError } from '../lib/errors.ts';
import { SAFE_METHODS } from '../lib/safe-methods.ts';

/**
 * While the server ends it still answers who has a line to it, and closes that line after. What is sent might not be done
 * by the end: it is refused at once, with when to come back, before anything of it is kept.
 */
export function refuseWhileClosing(app: App) {
  let isClosing = false;
  app.addHook('preClose', async () => {
    isClosing = true;
  });
  app.addHook('onRequest', async ({ method }) => {
    if (isClosing && !SAFE_METHODS.has(method)) {
      throw new HttpError(503, 'The service is restarting. Please try again in a moment.');
    }
  });
}
