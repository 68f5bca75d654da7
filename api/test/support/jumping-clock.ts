import type { Clock } from '../../src/core/lib/clock.ts';

/** Longer waits are split into steps, because timers cannot wait for more than 24 days. */
const MAX_STEP_MS = 60_000;

/**
 * The system clock with an offset that tests can change. After a jump back, all tasks run immediately. After a jump
 * forward, their timers are set again.
 */
export function jumpingClock(): Clock & { jump(ms: number): void } {
  let ahead = 0;
  const waitingTasks = new Map<() => void, () => void>();
  const now = () => Date.now() + ahead;
  return {
    now,
    at(time, task) {
      let timer: NodeJS.Timeout;
      const wait = () => {
        clearTimeout(timer);
        timer = setTimeout(checkTime, Math.min(Math.max(0, time - now()), MAX_STEP_MS)).unref();
      };
      const checkTime = () => (now() < time ? wait() : run());
      const run = () => {
        clearTimeout(timer);
        waitingTasks.delete(wait);
        task();
      };
      waitingTasks.set(wait, run);
      wait();
      return () => {
        waitingTasks.delete(wait);
        clearTimeout(timer);
      };
    },
    jump(ms) {
      ahead += ms;
      for (const [wait, run] of [...waitingTasks]) ms < 0 ? run() : wait();
    },
  };
}
