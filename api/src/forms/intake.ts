import fp from 'fastify-plugin';
import type { App } from '../lib/app.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../lib/dates.ts';
import { type RateLimit, rateLimit } from '../lib/limits.ts';

/** What all public forms share for as long as the app runs. */
interface Intake {
  limits: Record<'messages' | 'applications' | 'resumeBytes' | 'resumeBytesOfDay' | 'sameText', RateLimit>;
  /**
   * Counts an automatic email to an address that was typed into a form. False when the address has had its share: anybody
   * can type anybody's address. What they sent is stored all the same.
   */
  mayEmail(address: string, now: number): boolean;
}

declare module 'fastify' {
  interface FastifyInstance {
    intake: Intake;
  }
}

const MB = 1_000_000;

export const intake = fp(
  async (app: App) => {
    const hourly = rateLimit({ max: 3, windowMs: HOUR_MS });
    const daily = rateLimit({ max: 6, windowMs: DAY_MS });
    app.decorate('intake', {
      limits: {
        // A university's careers fair shares one address.
        messages: rateLimit({ max: 100, windowMs: 10 * MINUTE_MS }),
        applications: rateLimit({ max: 300, windowMs: 10 * MINUTE_MS }),
        // Three hundred resumes of 300 kB: more would fill the disk.
        resumeBytes: rateLimit({ max: 100 * MB, windowMs: 10 * MINUTE_MS }),
        resumeBytesOfDay: rateLimit({ max: 1_000 * MB, windowMs: DAY_MS }),
        // Of one text: `repetitionKey` says where from.
        sameText: rateLimit({ max: 5, windowMs: HOUR_MS }),
      },
      mayEmail(address, now) {
        // `ada+jobs@example.com` reaches the mailbox of `ada@example.com`.
        const mailbox = address.toLowerCase().replace(/^([^+@]*)\+[^@]*@/, '$1@');
        return !hourly.isOver(mailbox, now) && !daily.isOver(mailbox, now);
      },
    });
  },
  { name: 'intake' },
);
