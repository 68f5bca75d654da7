/** Wakes the publisher after changes and keeps what it answers. A save never waits for any of it. */
import { EventEmitter } from 'node:events';
import { untilWritable } from '../database/busy.ts';
import type { App } from '../lib/app.ts';
import type { Publisher } from './publisher-client.ts';
import { addReceipt, appliedUpTo, emptyReceipt, failedFrom, type Receipt, receiptFor } from './receipts.ts';

export interface PublishHook {
  /** Whether the site has been published since the server started. */
  isReady(): boolean;
  applied(): number;
  /** What became of a change; null for one that never was. */
  receipt(change: number): Receipt | null;
  /** Publishes again now, for pages that failed or a publisher that was away. */
  retry(): void;
  events: EventEmitter<{ receipt: [Receipt] }>;
}

const FIRST_WAIT_MS = 250;
const LONGEST_WAIT_MS = 15_000;
/** Tries in a row, some four seconds: a publisher that only starts is nothing to warn of. */
const AWAY_AFTER = 5;

export function startHook(app: App, publisher: Publisher | null): PublishHook {
  const { db, clock, changes, log } = app;
  const events: PublishHook['events'] = new EventEmitter();
  events.setMaxListeners(0);
  let applied = appliedUpTo(db);
  let isReady = publisher === null;
  let target: number | null = null;
  let failures = 0;
  let cancelRetry = () => {};
  let isClosed = false;

  async function run() {
    if (!publisher || target !== null || isClosed) return;
    cancelRetry();
    target = changes.last();
    events.emit('receipt', emptyReceipt(target, 'publishing', clock.now()));
    try {
      const { applied: toSeq, ...outcome } = await publisher.publish(target);
      if (isClosed) return;
      if (toSeq < target) throw new Error(`The publisher stopped at change ${toSeq}, before ${target}.`);
      await untilWritable(db);
      if (isClosed) return;
      const fromSeq = Math.min(failedFrom(db) ?? applied + 1, toSeq);
      // Nothing to tell: the publisher had it all before we asked.
      const isNews = outcome.pageCount > 0 || outcome.state === 'failed' || receiptFor(db, toSeq) === null;
      const answer = { ...outcome, ms: Math.round(outcome.ms), fromSeq, toSeq, at: clock.now() };
      const receipt = isNews ? addReceipt(db, answer) : null;
      // Only now: the receipt of the next attempt has to speak for what could not be stored.
      applied = Math.max(applied, toSeq);
      if (receipt) events.emit('receipt', receipt);
      isReady = true;
      failures = 0;
    } catch (error) {
      if (isClosed) return;
      failures += 1;
      if (failures === AWAY_AFTER) log.warn({ err: error }, 'the publisher cannot be reached; changes wait for it');
      events.emit('receipt', emptyReceipt(changes.last(), 'waiting', clock.now()));
      const wait = Math.min(FIRST_WAIT_MS * 2 ** (failures - 1), LONGEST_WAIT_MS);
      cancelRetry = clock.at(clock.now() + wait, run);
    } finally {
      target = null;
    }
    if (failures === 0 && changes.last() > applied) setImmediate(run);
  }

  changes.onChange(() => {
    if (failures === 0) run();
  });
  app.addHook('onListen', run);
  app.addHook('onClose', async () => {
    isClosed = true;
    cancelRetry();
  });

  return {
    events,
    isReady: () => isReady,
    applied: () => applied,
    retry: run,
    receipt(change) {
      if (change < 1 || change > changes.last()) return null;
      // What is saved while the publisher is at work is next: only one that is away keeps it waiting.
      const isRunning = target !== null && (target >= change || failures === 0);
      return receiptFor(db, change) ?? emptyReceipt(change, isRunning ? 'publishing' : 'waiting', clock.now());
    },
  };
}
