/** Two ways to make tasks wait for each other: for a free place, and for their turn at one thing. */

/** Returns a function that runs at most `limit` of the tasks it is given at a time, in the order they came. */
export function createQueue(limit: number) {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async function run<Result>(task: () => Promise<Result>): Promise<Result> {
    if (running < limit) running += 1;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await task();
    } finally {
      // The place is handed over, so that a task that has just come cannot take it first.
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}

/** Runs tasks that have the same key one after another, in the order they came. */
export async function inTurn<Result>(key: string, task: () => Promise<Result>): Promise<Result> {
  const before = last.get(key) ?? Promise.resolve();
  const mine = before.then(task, task);
  last.set(key, mine);
  try {
    return await mine;
  } finally {
    if (last.get(key) === mine) last.delete(key);
  }
}

const last = new Map<string, Promise<unknown>>();
