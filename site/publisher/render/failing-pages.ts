/** Pages that end the thread they are rendered in, or never end: found, so that they keep no other from being published. */
import { WorkerLost } from './worker-pool.ts';

export interface Culprits {
  /** A worker was lost with these pages. */
  lostWith(paths: readonly string[], error: unknown): void;
  /** A worker was lost with it: to be rendered alone. */
  isSuspect(path: string): boolean;
  /** It was rendered alone, and the worker is still there. */
  acquit(path: string): void;
  /** Why a page is not tried again: it was a suspect, and the next worker was lost with it alone. */
  reasonOf(path: string): string | undefined;
  /** These have other content now, or somebody wants them tried again. */
  forgive(paths: Iterable<string>): void;
  /** All pages are rendered from the content as of this change: those that were found with older content are tried again. */
  startOver(change: number): void;
  /** A publish came to its end. */
  succeeded(): void;
}

/** Workers lost in a row, after which all suspects are given up: each may take a minute, and everybody else's saves wait. */
const MOST_LOSSES = 5;

export function createCulprits(): Culprits {
  const suspects = new Set<string>();
  const found = new Map<string, { reason: string; change: number }>();
  let change = 0;
  let losses = 0;

  function find(path: string, reason: string): void {
    suspects.delete(path);
    found.set(path, { reason, change });
  }

  /** It is tried again, alone. */
  function giveAnotherChance(path: string): void {
    if (found.delete(path)) suspects.add(path);
  }

  return {
    lostWith(paths, error) {
      if (!(error instanceof WorkerLost)) return;
      losses++;
      const [path] = paths;
      if (path !== undefined && paths.length === 1 && suspects.has(path)) find(path, error.message);
      else for (const path of paths) suspects.add(path);
      if (losses >= MOST_LOSSES) for (const path of suspects) find(path, GIVEN_UP);
    },
    isSuspect: (path) => suspects.has(path),
    acquit: (path) => void suspects.delete(path),
    reasonOf: (path) => found.get(path)?.reason,
    forgive(paths) {
      for (const path of paths) giveAnotherChance(path);
    },
    startOver(now) {
      change = now;
      if (losses >= MOST_LOSSES) return;
      for (const [path, { change }] of found) if (change < now) giveAnotherChance(path);
    },
    succeeded() {
      losses = 0;
    },
  };
}

const GIVEN_UP = 'It was made beside pages that ended their threads, and is not tried again before it changes.';
