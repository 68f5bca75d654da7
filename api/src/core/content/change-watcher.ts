/** Detects changes to content, made in this process or in another such as the seed script. */
import fp from 'fastify-plugin';
import type { App } from '../app.ts';
import { SAFE_METHODS } from '../http/http.ts';
import { documentStatements } from './document-statements.ts';

type Listener = (lastSeq: number) => void;

interface ChangeWatcher {
  /** The number of the newest change. */
  last(): number;
  /** Checks now rather than at the next interval, and calls the listeners if there are changes. */
  check(): void;
  /** Registers a listener, which is called after changes with the number of the newest one. */
  onChange(listener: Listener, order?: 'first'): void;
}

declare module 'fastify' {
  interface FastifyInstance {
    changes: ChangeWatcher;
  }
}

const CHECK_MS = 2_000;

/**
 * `app.changes`. Checks for changes every two seconds, and after the response to every request that may have made one.
 */
export const changeWatcher = fp(
  async (app: App) => {
    const listeners: Listener[] = [];
    const readLastSeq = () => documentStatements(app.db).selectLastChange.get()?.seq ?? 0;
    let seenSeq = readLastSeq();

    function check() {
      const currentSeq = readLastSeq();
      if (currentSeq === seenSeq) return;
      seenSeq = currentSeq;
      for (const listener of listeners) listener(currentSeq);
    }

    app.decorate('changes', {
      last: readLastSeq,
      check,
      onChange: (listener, order) => void (order === 'first' ? listeners.unshift(listener) : listeners.push(listener)),
    });
    app.addHook('onResponse', async (request) => {
      if (!SAFE_METHODS.has(request.method)) check();
    });
    const checkAgain = () => {
      try {
        check();
      } catch (err) {
        app.log.warn({ err }, 'failed to look for changes, retrying in two seconds');
      }
    };
    const timer = setInterval(checkAgain, CHECK_MS).unref();
    app.addHook('onClose', async () => clearInterval(timer));
  },
  { name: 'change-watcher' },
);
