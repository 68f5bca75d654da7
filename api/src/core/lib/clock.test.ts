import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { systemClock } from './clock.ts';

const HOUR = 3_600_000;
beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('runs a task when it is due', () => {
  const task = vi.fn();
  systemClock.at(Date.now() + HOUR, task);
  vi.advanceTimersByTime(HOUR - 1);
  expect(task).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(task).toHaveBeenCalledOnce();
});

test('runs a waiting task within a minute of a clock jump', () => {
  for (const days of [2, -2]) {
    const task = vi.fn();
    systemClock.at(Date.now() + HOUR, task);
    vi.setSystemTime(Date.now() + days * 24 * HOUR);
    vi.advanceTimersByTime(60_000);
    expect(task).toHaveBeenCalledOnce();
  }
});
