/** Time as a part that tests replace. */
export interface Clock {
  /** Milliseconds since 1970, UTC. */
  now(): number;
  /** Runs `task` once at `time` (at once when it has passed) and returns what cancels it. */
  at(time: number, task: () => void): () => void;
}

export const systemClock: Clock = {
  now: () => Date.now(),
  at(time, task) {
    let timer: NodeJS.Timeout;
    // In steps: timers cannot count beyond 24 days, and a laptop that slept must notice soon after.
    const step = () => {
      const left = time - Date.now();
      if (left <= 0) task();
      else timer = setTimeout(step, Math.min(left, 60_000)).unref();
    };
    timer = setTimeout(step, Math.min(Math.max(0, time - Date.now()), 60_000)).unref();
    return () => clearTimeout(timer);
  },
};
