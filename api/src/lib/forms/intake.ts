import fp from 'fastify-plugin';
import type { App } from '../app.ts';
import { type RateLimit, rateLimit } from '../rate-limit.ts';
import { type FormTokens, formTokens } from './form-token.ts';

/** What all public forms share for as long as the app runs. */
export interface Intake {
  tokens: FormTokens;
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
      tokens: formTokens(app.db),
      limits: {
        messages: rateLimit({ max: 20, windowMs: 10 * MINUTE_MS }),
        // A careers office or a library shares one address.
        applications: rateLimit({ max: 40, windowMs: 10 * MINUTE_MS }),
        sameText: rateLimit({ max: 5, windowMs: 60 * MINUTE_MS }),
      },
    });
  },
  { name: 'intake' },
);
