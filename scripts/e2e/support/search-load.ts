/** The cost of a search in the browser, measured by Chromium. */
import type { CDPSession, Page } from 'playwright-core';

export interface Keystroke {
  key: string;
  /** Milliseconds of script, including promise callbacks. */
  script: number;
  /** Total milliseconds: script, style, layout and paint. */
  task: number;
}

// Evaluated through DevTools, because the page's `evaluate` runs more script than a keystroke does.
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
  const stopTrace = await traceScript(session);
  const readMetrics = async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    const value = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? Number.NaN;
    return { time: 1e6 * value('Timestamp'), task: 1000 * value('TaskDuration') };
  };
  const strokes: { key: string; from: number; to: number; task: number }[] = [];
  for (const key of keys) {
    const metricsBefore = await readMetrics();
    await page.keyboard.press(key);
    await session.send('Runtime.evaluate', AT_REST);
    const metricsAfter = await readMetrics();
    strokes.push({
      key,
      from: metricsBefore.time,
      to: metricsAfter.time,
      task: metricsAfter.task - metricsBefore.task,
    });
  }
  const trace = await stopTrace();
  await session.detach();
  return strokes.map(({ key, from, to, task }) => {
    const traceDuring = trace.filter(({ ts }) => ts >= from && ts < to);
    return { key, script: traceDuring.reduce((sum, { tdur }) => sum + tdur / 1000, 0), task };
  });
}

/** An event of Chromium's trace, in microseconds. */
interface TraceEvent {
  name: string;
  /** The time when the event began. */
  ts: number;
  /** The start and the duration of the event, in the thread's processor time. */
  tts: number;
  tdur: number;
}

/**
 * Trace events for calls of the page's script and for promise callbacks. The metric `ScriptDuration` omits the
 * callbacks.
 */
const SCRIPT = ['v8.callFunction', 'BlinkScheduler_PerformMicrotaskCheckpoint'];

/** Starts a trace and returns a function that ends it with all script that ran. */
async function traceScript(session: CDPSession): Promise<() => Promise<TraceEvent[]>> {
  const events: TraceEvent[] = [];
  session.on('Tracing.dataCollected', ({ value }) => {
    for (const event of value as unknown as TraceEvent[]) {
      // Events that began before the trace have no duration.
      if (SCRIPT.includes(event.name) && event.tdur !== undefined) events.push(event);
    }
  });
  await session.send('Tracing.start', { traceConfig: { includedCategories: ['v8', 'toplevel'] } });
  return async () => {
    const completion = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve));
    await session.send('Tracing.end');
    await completion;
    let end = 0;
    // Counts nested script events only once.
    return events
      .toSorted((a, b) => a.tts - b.tts || b.tdur - a.tdur)
      .filter(({ tts, tdur }) => {
        const isOuter = tts >= end;
        if (isOuter) end = tts + tdur;
        return isOuter;
      });
  };
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

/** Waits until the browser has painted, and has reported layout shifts. */
export const FRAMES =
  'new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done, 50))))';
