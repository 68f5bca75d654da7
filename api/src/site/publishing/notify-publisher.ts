/** Wakes the publisher after changes and keeps its receipts. A save never waits for any of it. */
import { EventEmitter } from 'node:events';
import { isDeepStrictEqual } from 'node:util';
import type { App } from '../../core/app.ts';
import { readFewChanges } from '../../core/content/change-feed.ts';
import { untilWritable } from '../../core/database/transaction.ts';
import { calculateBackoff } from '../../core/lib/clock.ts';
import { runWhenDue } from '../../core/lib/due-loop.ts';
import type { Publisher } from './publisher-client.ts';
import {
  addReceipt,
  createEmptyReceipt,
  findFirstFailedChange,
  findReceipt,
  listUnfinishedReceipts,
  type Receipt,
  readAppliedSeq,
  setEdge,
} from './receipt-store.ts';

export interface PublisherNotifier {
  /** Whether the site has been published since the server started. Always true without a publisher. */
  isReady(): boolean;
  applied(): number;
  /** The receipt of a change; null if the change does not exist. */
  receipt(change: number): Receipt | null;
  /** Publishes again now, for pages that failed or a publisher that was down. */
  retry(): void;
  /** Requests a full build, which starts as soon as the publisher is available. */
  publishEverything(): void;
  /** Whether a full build has been requested and is not done yet. */
  isFullWanted(): boolean;
  events: EventEmitter<{ receipt: [Receipt] }>;
}

const FIRST_WAIT_MS = 250;
const MAX_WAIT_MS = 15_000;
/** Bounds of the growing interval for polling unfinished CDN purges. */
const MIN_EDGE_MS = 100;
const MAX_EDGE_MS = 5_000;
/**
 * Failures in a row before a warning, which take about four seconds: a publisher that is still starting is not worth a
 * warning.
 */
const FAILURES_TO_WARN = 5;

export function notifyPublisher(app: App, publisher: Publisher | null): PublisherNotifier {
  const { db, clock, changes, log } = app;
  const events: PublisherNotifier['events'] = new EventEmitter();
  events.setMaxListeners(0);
  let appliedSeq = readAppliedSeq(db);
  let isReady = publisher === null;
  let target: number | null = null;
  let failures = 0;
  let isFullWanted = false;

  const wake = runWhenDue(app, {
    start: 'onListen',
    retryMs: MAX_WAIT_MS,
    failure: 'failed to notify the publisher',
    async work(_now, signal) {
      if (!publisher) return null;
      target = changes.last();
      events.emit('receipt', createEmptyReceipt(target, 'publishing', clock.now()));
      try {
        await publish(publisher, target, signal);
        isReady = true;
        failures = 0;
        // Starts again for changes that arrived while the publisher was down, because they did not wake the loop.
        if (changes.last() > appliedSeq) wake();
        return null;
      } catch (error) {
        if (signal.aborted) return null;
        failures += 1;
        if (failures === FAILURES_TO_WARN) log.warn({ err: error }, 'cannot reach the publisher; changes will wait');
        events.emit('receipt', createEmptyReceipt(changes.last(), 'waiting', clock.now()));
        return clock.now() + calculateBackoff(failures, FIRST_WAIT_MS, MAX_WAIT_MS);
      } finally {
        target = null;
      }
    },
  });

  const followEdges = runWhenDue(app, {
    start: 'onListen',
    retryMs: MAX_EDGE_MS,
    failure: 'failed to follow the purges at the CDN',
    async work(now, signal) {
      if (!publisher) return null;
      const receipts = listUnfinishedReceipts(db);
      if (receipts.length === 0) return null;
      const edges = await publisher.edges(
        receipts.map(({ toSeq }) => toSeq),
        signal,
      );
      let newestAt = 0;
      for (const [index, { id, at, edge: previousEdge }] of receipts.entries()) {
        const edge = edges[index] ?? null;
        // Measures the CDN purge here if a restarted publisher does not know how long it took.
        if (edge?.state === 'live') edge.ms ??= clock.now() - at;
        else newestAt = Math.max(newestAt, at);
        if (!isDeepStrictEqual(edge, previousEdge)) events.emit('receipt', setEdge(db, id, edge));
      }
      return clock.now() + Math.min(MAX_EDGE_MS, Math.max(MIN_EDGE_MS, (now - newestAt) / 8));
    },
  });

  async function publish(publisher: Publisher, target: number, signal: AbortSignal) {
    const isFull = isFullWanted;
    const result = isFull
      ? publisher.publishEverything(signal)
      : publisher.publish(target, readFewChanges(db, appliedSeq), signal);
    const { applied: toSeq, ...outcome } = await result;
    if (toSeq < target) throw new Error(`The publisher stopped at change ${toSeq} and did not reach ${target}.`);
    await untilWritable(db);
    signal.throwIfAborted();
    const fromSeq = Math.min(findFirstFailedChange(db) ?? appliedSeq + 1, toSeq);
    // Adds no second receipt if the publisher had already published all of these changes.
    const isNews = outcome.pageCount > 0 || outcome.state === 'failed' || findReceipt(db, toSeq) === null;
    const report = { ...outcome, ms: Math.round(outcome.ms), fromSeq, toSeq, at: clock.now() };
    const receipt = isNews ? addReceipt(db, report) : null;
    // Updates `appliedSeq` only after the receipt is stored; otherwise the next receipt must cover these changes.
    appliedSeq = Math.max(appliedSeq, toSeq);
    if (isFull) isFullWanted = false;
    if (receipt) events.emit('receipt', receipt);
    if (receipt?.edge) followEdges();
  }

  // Runs before other listeners, so that none of them delays publishing.
  changes.onChange(() => {
    if (failures === 0) wake();
  }, 'first');

  return {
    events,
    isReady: () => isReady,
    applied: () => appliedSeq,
    retry: wake,
    publishEverything() {
      isFullWanted = true;
      wake();
    },
    isFullWanted: () => isFullWanted,
    receipt(change) {
      if (change < 1 || change > changes.last()) return null;
      // Changes saved during a publish come next, so they count as publishing unless the publisher is down.
      const isRunning = target !== null && (target >= change || failures === 0);
      return findReceipt(db, change) ?? createEmptyReceipt(change, isRunning ? 'publishing' : 'waiting', clock.now());
    },
  };
}
