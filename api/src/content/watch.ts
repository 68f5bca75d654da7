/** Notices that content has changed, in this process or in another such as the seed script. */
import fp from 'fastify-plugin';
import type { App } from '../lib/app.ts';
import { SAFE_METHODS } from '../lib/safe-methods.ts';
import { store } from './store.ts';

export interface ChangeWatch {
  /** The number of the newest change. */
  last(): number;
  /** Looks now instead of at the next tick, and tells the listeners. */
  check(): void;
  /** Called after changes, with the number of the newest. */
  onChange(listener: (last: number) => void): void;
}

declare module 'fastify' {
  interface FastifyInstance {
    changes: ChangeWatch;
  }
}

const EVERY_MS = 2_000;

/** `app.changes`. It looks after every request that may have changed something, once the response is sent, and every two seconds. */
export const changeWatch = fp(
  async (app: App) => {
    const listeners: ((last: number) => void)[] = [];
    const last = () => store(app.db).lastChange.get()?.seq ?? 0;
    let seen = last();

    function check() {
      const now = last();
      if (now === seen) return;
      seen = now;
      for (const listener of listeners) listener(now);
    }

    app.decorate('changes', { last, check, onChange: (listener) => void listeners.push(listener) });
    app.addHook('onResponse', async (request) => {
      if (!SAFE_METHODS.has(request.method)) check();
    });
    const timer = setInterval(check, EVERY_MS).unref();
    app.addHook('onClose', async () => clearInterval(timer));
  },
  { name: 'change-watch' },
);
