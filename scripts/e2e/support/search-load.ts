/** What a search costs the browser, as Chromium counts it. */
import type { Page } from 'playwright-core';

export interface Keystroke {
  key: string;
  /** Milliseconds of script. */
  script: number;
  /** Milliseconds of everything: script, style, layout. */
  task: number;
}

// Not by the page's own `evaluate`: that runs more script than a keystroke does.
const AT_REST = {
  expression: 'new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))',
  awaitPromise: true,
};

/** Types into the field that has the focus, a key at a time, each after the page has come to rest. */
export async function typeMeasured(page: Page, keys: readonly string[], slowdown: number): Promise<Keystroke[]> {
  const session = await page.context().newCDPSession(page);
  // Of the processor: other programs that want it at the same time count for nothing.
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

/** Starts to count how much of the page moves without being told to. */
export async function watchShifts(page: Page): Promise<{ sum(): Promise<number> }> {
  await page.addInitScript(`
    globalThis.shifts = 0;
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput } of list.getEntries()) if (!hadRecentInput) globalThis.shifts += value;
    }).observe({ type: 'layout-shift', buffered: true });
  `);
  return { sum: () => page.evaluate('globalThis.shifts') };
}
