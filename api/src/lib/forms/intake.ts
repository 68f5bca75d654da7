import fp from 'fastify-plugin';
import type { App } from '../app.ts';
import { type RateLimit, rateLimit } from '../limits.ts';

/** What all public forms share for as long as the app runs. */
interface Intake {
  limits: { messages: RateLimit; applications: RateLimit; sameText: RateLimit };
}

declare module 'fastify' {
  interface FastifyInstance {
    intake: Intake;
  }
}

const MINUTE_MS = 60_000;

/** `app.intake`. */
export const intake = fp(
  async (app: App) => {
    app.decorate('intake', {
      limits: {
        // A university's careers fair shares one address.
        messages: rateLimit({ max: 100, windowMs: 10 * MINUTE_MS }),
        applications: rateLimit({ max: 300, windowMs: 10 * MINUTE_MS }),
        /** Of one text, from everywhere. */
        sameText: rateLimit({ max: 5, windowMs: 60 * MINUTE_MS }),
      },
    });
  },
  { name: 'intake' },
);
