/** What a search costs the browser, measured by Chromium. */
import type { Page } from 'playwright-core';

export interface Keystroke {
  key: string;
  /** Milliseconds of script, without promise callbacks, which Chromium counts only in `task`. */
  script: number;
  /** Total milliseconds: all script, style, layout and paint. */
  task: number;
}

// Does not use the page's `evaluate`, which runs more script than a keystroke does.
const AT_REST = {
  expression: 'new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))',
  awaitPromise: true,
};

/** Types into the focused field, one key at a time, and waits for the page to become idle after each. */
export async function typeMeasured(page: Page, keys: readonly string[], slowdown: number): Promise<Keystroke[]> {
  const session = await page.context().newCDPSession(page);
  // Processor time, so that other programs on the machine do not affect it.
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  const read = async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    const value = (name: string) => 1000 * (metrics.find((metric) => metric.name === name)?.value ?? Number.NaN);
    return { script: value('ScriptDuration'), task: value('TaskDuration') };
  };
  const keystrokes: Keystroke[] = [];
  for (const key of keys) {
    const before = await read();
    await page.keyboard.press(key);
    await session.send('Runtime.evaluate', AT_REST);
    const after = await read();
    keystrokes.push({ key, script: after.script - before.script, task: after.task - before.task });
  }
  await session.detach();
  return keystrokes;
}

/** Starts measuring layout shifts. */
export async function watchShifts(page: Page): Promise<{ sum(): Promise<number> }> {
  await page.addInitScript(`
    globalThis.shifts = 0;
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput } of list.getEntries()) if (!hadRecentInput) globalThis.shifts += value;
    }).observe({ type: 'layout-shift', buffered: true });
  `);
  return { sum: () => page.evaluate('globalThis.shifts') };
}
