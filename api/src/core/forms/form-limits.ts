import { createHash } from 'node:crypto';
import fp from 'fastify-plugin';
import type { App } from '../app.ts';
import { type RateLimit, rateLimit } from '../http/rate-limit.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS, WEEK_MS } from '../lib/dates.ts';

/** State shared by all public forms while the app runs. */
interface FormLimits {
  limits: Record<'messages' | 'applications' | 'resumeBytes' | 'resumeBytesOfDay' | 'sameText', RateLimit>;
  /**
   * Limits automatic emails to three an hour and six a day per mailbox, because anyone can enter another person's
   * address. Returns the reserved time, or null if it would be more than `maxWaitMs` away.
   */
  reserveEmail(address: string, now: number, maxWaitMs: number): number | null;
}

declare module 'fastify' {
  interface FastifyInstance {
    formLimits: FormLimits;
  }
}

const MB = 1_000_000;
const MAX_MAILBOXES = 100_000;
/** The maximum delay of the email that confirms a stored form. */
export const MAX_CONFIRMATION_WAIT_MS = WEEK_MS;

export const formLimits = fp(
  async (app: App) => {
    /** Due times of the last six emails to each mailbox. */
    const reserved = new Map<string, number[]>();
    app.decorate('formLimits', {
      limits: {
        // Allows for a careers fair at a university, where everyone shares one network address.
        messages: rateLimit({ max: 100, windowMs: 10 * MINUTE_MS }),
        applications: rateLimit({ max: 300, windowMs: 10 * MINUTE_MS }),
        // Allows 300 CVs of 300 kB, but keeps one network from filling the disk.
        resumeBytes: rateLimit({ max: 100 * MB, windowMs: 10 * MINUTE_MS }),
        resumeBytesOfDay: rateLimit({ max: 1_000 * MB, windowMs: DAY_MS }),
        // Counts messages by the key from `toRepetitionKey`.
        sameText: rateLimit({ max: 5, windowMs: HOUR_MS }),
      },
      reserveEmail(address, now, maxWaitMs) {
        // Strips plus tags: `ada+jobs@example.com` is the mailbox `ada@example.com`.
        const mailbox = address.toLowerCase().replace(/^([^+@]*)\+[^@]*@/, '$1@');
        const key = createHash('sha256').update(mailbox).digest('base64');
        // Drops times too far in the future, which were reserved before the clock was put back.
        const times = (reserved.get(key) ?? []).filter((reservedAt) => reservedAt - now <= MAX_CONFIRMATION_WAIT_MS);
        const at = Math.max(now, (times.at(-3) ?? 0) + HOUR_MS, (times.at(-6) ?? 0) + DAY_MS);
        if (at - now > maxWaitMs) return null;
        // Moves the mailbox to the end of the map, so that the least recently used one is first.
        reserved.delete(key);
        reserved.set(key, [...times.slice(-5), at]);
        if (reserved.size > MAX_MAILBOXES) reserved.delete(reserved.keys().next().value ?? '');
        return at;
      },
    });
  },
  { name: 'form-limits' },
);
