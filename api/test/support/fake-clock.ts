import type { Clock } from '../../src/core/lib/clock.ts';

interface FakeClock {
  /** Moves the clock by `ms`, and runs each task at the time it is due. */
  advance(ms: number): Promise<void>;
  /** Moves the clock in one step and then runs due tasks, as when a computer wakes. A repeating task runs only once. */
  leap(ms: number): Promise<void>;
}

/** A clock that stands still until it is moved. */
export function fakeClock(start: string): Clock & FakeClock {
  let now = Date.parse(start);
  let waitingTasks: { time: number; task: () => void }[] = [];
  const clock: Clock & FakeClock = {
    now: () => now,
    at(time, task) {
      const entry = { time, task };
      waitingTasks.push(entry);
      return () => {
        waitingTasks = waitingTasks.filter((other) => other !== entry);
      };
    },
    async advance(ms) {
      const end = now + ms;
      // Lets a task that has just run schedule its next run first.
      await new Promise(setImmediate);
      for (;;) {
        const earliestTask = waitingTasks.filter(({ time }) => time <= end).sort((a, b) => a.time - b.time)[0];
        if (!earliestTask) break;
        waitingTasks = waitingTasks.filter((other) => other !== earliestTask);
        now = Math.max(now, earliestTask.time);
        earliestTask.task();
        await new Promise(setImmediate);
      }
      now = end;
    },
    leap(ms) {
      now += ms;
      return clock.advance(0);
    },
  };
  return clock;
}
