/** Pages that end the thread they are rendered in, or never end: found, so that they keep no other from being published. */
import { WorkerLost } from './pool.ts';

export interface Culprits {
  /** A worker was lost with these pages. */
  lostWith(paths: readonly string[], error: unknown): void;
  /** One of several that a worker was lost with: to be rendered alone. */
  isSuspect(path: string): boolean;
  /** What became of the worker that rendered this page alone; such a page is not tried again. */
  reasonOf(path: string): string | undefined;
  /** These have other content now, or somebody wants them tried again. */
  forgive(paths: Iterable<string>): void;
}

export function createCulprits(): Culprits {
  const suspects = new Set<string>();
  const reasons = new Map<string, string>();
  return {
    lostWith(paths, error) {
      if (!(error instanceof WorkerLost)) return;
      const [path, ...others] = paths;
      if (path !== undefined && others.length === 0) reasons.set(path, error.message);
      for (const other of others.length > 0 ? paths : []) suspects.add(other);
    },
    isSuspect: (path) => suspects.has(path),
    reasonOf: (path) => reasons.get(path),
    forgive(paths) {
      for (const path of paths) reasons.delete(path);
    },
  };
}
