/**
 * Purges changed addresses at the CDN, always after their files were written. The manifest lists what has not been purged, so a
 * crash loses nothing. Each address is purged a second time soon after: until then the CDN may store a copy that it had requested
 * before the change.
 */
import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { hashBytes } from '../../content/hash.ts';
import { EVERYTHING, type Manifest, type Unpurged } from '../../output/manifest.ts';
import { type Cdn, PurgeError } from './cdn.ts';

/** The state of a publish at the CDN, which shows whether all visitors see it. The purger keeps it up to date. */
export interface Edge {
  state: 'purging' | 'live' | 'stale';
  /** Milliseconds from the start of the publish until it was live; null before that, or if unknown. */
  ms: number | null;
  /** The first pages of which the CDN still has a previous copy. */
  errors: StalePage[];
}

export interface StalePage {
  path: string;
  message: string;
}

export interface Purger {
  /** Starts to purge the addresses listed in the manifest. */
  wake(): void;
  /**
   * Follows the purge of a publish. Returns its state, updated in place; null if no address changed. Call it after each
   * publish. `startedAt` is from `performance.now`.
   */
  follow(startedAt: number): Edge | null;
  /** Returns the state for a publish that is no longer known. */
  overall(): Edge;
  close(): void;
}

interface PurgerOptions {
  cdn: Cdn;
  site: URL;
  /** Returns the manifest; null while the files may not match it. */
  getManifest(): Manifest | null;
  /** The file in which the API reads the stale pages. There is no file if no page is stale. */
  stateFile: string;
  /** The report of the export to S3 storage, if the CDN reads from there. */
  storageFile?: string | null;
  /** The delay before each address is purged again, in milliseconds. */
  settleMs?: number;
}

type Change = readonly [address: string, change: Unpurged];

const MAX_PURGES = 8;
const MAX_READS = 16;
const SETTLE_MS = 5_000;
const MIN_RETRY_MS = 100;
const MAX_RETRY_MS = 5 * 60_000;
/**
 * The number of failures after which a purge is reported. Fewer failures, with a retry soon, are not worth a report.
 */
const FAILURES_TO_REPORT = 4;
const REPORTED_WAIT_MS = 5_000;
/** The number of stale reads before a report, because a purge may take a moment to reach every part of the CDN. */
const MISSES_TO_REPORT = 3;
const MAX_ERRORS = 20;
const READ_TIMEOUT_MS = 10_000;
const READ_PAUSES_MS = [0, 50, 150, 300];
const STORAGE_CHECK_MS = 200;
const NOT_CURRENT = 'The CDN still sends another version. Check that it caches by path only and changes no pages.';
/** Matches addresses whose change can affect any address: the 404 page, redirects, headers, and `EVERYTHING`. */
const IS_ANYWHERE = /\/(404|_redirects|_headers)$|^\*$/;

export function createPurger(options: PurgerOptions): Purger {
  const { cdn, site, getManifest, stateFile, storageFile = null, settleMs = SETTLE_MS } = options;
  /** The addresses that are being purged or read. */
  const busyChanges = new Set<Unpurged>();
  const progress = new WeakMap<Unpurged, Progress>();
  const followedChanges = new WeakSet<Unpurged>();
  const followers = new Set<Follower>();
  const stalePages = new Map<Unpurged, StalePage>();
  let purgeCount = 0;
  let readCount = 0;
  let failures = 0;
  let pausedUntil = 0;
  let isClosed = false;
  let timer: NodeJS.Timeout | undefined;

  const isCurrent = ([address, change]: Change) => getManifest()?.unpurged.get(address) === change;
  const progressOf = (change: Unpurged) => progress.get(change) ?? NEW_PROGRESS;
  const retryAt = (tries: number) => Date.now() + Math.min(MIN_RETRY_MS * 2 ** tries, MAX_RETRY_MS);

  function wake(): void {
    clearTimeout(timer);
    if (isClosed || purgeCount === MAX_PURGES) return;
    const waitingChanges = [...(getManifest()?.unpurged ?? [])].filter(([, change]) => !busyChanges.has(change));
    if (waitingChanges.length === 0) return;
    const now = Date.now();
    const dueChanges = now < pausedUntil ? [] : waitingChanges.filter(([, change]) => progressOf(change).dueAt <= now);
    if (dueChanges.length > 0) return void deliver(dueChanges).catch(logFailure).then(wake);
    const nextDueAt = Math.min(...waitingChanges.map(([, change]) => progressOf(change).dueAt));
    timer = setTimeout(wake, Math.max(nextDueAt, pausedUntil) - now).unref();
  }

  async function deliver(dueChanges: readonly Change[]): Promise<void> {
    for (const [, change] of dueChanges) busyChanges.add(change);
    try {
      if (await purge(dueChanges)) finish(dueChanges, await readBack(dueChanges));
    } finally {
      for (const [, change] of dueChanges) busyChanges.delete(change);
    }
  }

  /** Purges these addresses. Resolves to false if the purge has to be retried. */
  async function purge(dueChanges: readonly Change[]): Promise<boolean> {
    purgeCount += 1;
    try {
      await waitUntilStored(Math.max(...dueChanges.map(([, { at }]) => at)));
      if (isClosed) return false;
      const purgesEverything =
        dueChanges.length > cdn.maxAddresses || dueChanges.some(([address]) => IS_ANYWHERE.test(address));
      await (purgesEverything
        ? cdn.purgeEverything()
        : cdn.purge(dueChanges.map(([address]) => new URL(address, site))));
      failures = 0;
      return true;
    } catch (error) {
      const wait = error instanceof PurgeError ? error.waitMs : 0;
      for (const [, change] of dueChanges) progress.set(change, { ...progressOf(change), dueAt: retryAt(0) });
      // A first failure delays only its own retry, not other purges.
      if (wait > 0 || failures > 0) pausedUntil = Math.max(pausedUntil, Date.now() + wait, retryAt(failures));
      failures += 1;
      const message = error instanceof Error ? error.message : String(error);
      if (failures >= FAILURES_TO_REPORT || wait >= REPORTED_WAIT_MS) report(dueChanges, message);
      return false;
    } finally {
      purgeCount -= 1;
      // Frees the slot, so that others need not wait for the check of this purge.
      if (purgeCount === MAX_PURGES - 1) wake();
    }
  }

  /**
   * Requests one of the changed pages as a visitor. Returns the change and the reason if the response differs from the
   * file.
   */
  async function readBack(dueChanges: readonly Change[]): Promise<{ sample: Change; message: string } | null> {
    const isPage = ([address]: Change) => !IS_ANYWHERE.test(address) && !/\.\w+$/.test(address);
    const sample = dueChanges.find(isPage) ?? dueChanges[0];
    if (!sample || readCount === MAX_READS) return null;
    const address = IS_ANYWHERE.test(sample[0]) ? '/' : sample[0];
    readCount += 1;
    try {
      let message: string | null = null;
      for (const pause of READ_PAUSES_MS) {
        await sleep(pause, undefined, { ref: false });
        message = await compare(address);
        // Ignores the result if the address has changed again, because the newer change has its own purge.
        if (message === null || !isCurrent(sample) || isClosed) return null;
      }
      return message === null ? null : { sample, message };
    } finally {
      readCount -= 1;
    }
  }

  /** Describes how the CDN's response differs from the published file. Null if it matches, or if both are missing. */
  async function compare(address: string): Promise<string | null> {
    try {
      const signal = AbortSignal.timeout(READ_TIMEOUT_MS);
      const response = await fetch(new URL(address, site), { redirect: 'manual', signal });
      const bytes = await response.bytes();
      const manifest = getManifest();
      const file = manifest?.pages.get(address) ?? manifest?.assets.get(address);
      if (!manifest) return null;
      if (!file) return response.ok ? NOT_CURRENT : null;
      if (!response.ok) return `The site responded with status ${response.status}.`;
      return hashBytes(bytes) === file.hash ? null : NOT_CURRENT;
    } catch {
      return 'The page can’t be read at the site’s address.';
    }
  }

  /** Schedules a second purge of each change, or completes the change after it, unless its file has changed again. */
  function finish(dueChanges: readonly Change[], problem: Awaited<ReturnType<typeof readBack>>): void {
    if (isClosed) return;
    const deliveredChanges = dueChanges.filter((change) => change !== problem?.sample);
    const finishedChanges = deliveredChanges.filter((change) => progressOf(change[1]).isPurged && isCurrent(change));
    for (const [, change] of deliveredChanges) {
      progress.set(change, { isPurged: true, dueAt: Date.now() + settleMs, misses: 0 });
      stalePages.delete(change);
    }
    if (finishedChanges.length > 0) getManifest()?.record([{ purged: finishedChanges.map(([address]) => address) }]);
    const purgedAt = new Map(deliveredChanges.map(([address, { at }]) => [address, at]));
    for (const { waits } of followers) {
      for (const [change, address] of waits) if (change.at <= (purgedAt.get(address) ?? 0)) waits.delete(change);
    }
    if (problem) {
      const [, change] = problem.sample;
      const { misses } = progressOf(change);
      progress.set(change, { isPurged: false, dueAt: retryAt(misses), misses: misses + 1 });
    }
    const isReported = problem && progressOf(problem.sample[1]).misses >= MISSES_TO_REPORT;
    report(isReported ? [problem.sample] : [], problem?.message ?? '');
  }

  async function waitUntilStored(at: number): Promise<void> {
    while (storageFile && !isClosed && readStoredAt(storageFile) <= at)
      await sleep(STORAGE_CHECK_MS, undefined, { ref: false });
  }

  /** Updates the list of stale pages, in memory and on disk, and notifies followers. */
  function report(changes: readonly Change[], message: string): void {
    for (const [address, change] of changes)
      stalePages.set(change, { path: address === EVERYTHING ? '/' : address, message });
    for (const [change, { path }] of stalePages)
      if (!isCurrent([path, change]) && !isCurrent([EVERYTHING, change])) stalePages.delete(change);
    for (const follower of followers) update(follower);
    if (isClosed) return;
    if (stalePages.size === 0) rmSync(stateFile, { force: true });
    else {
      writeFileSync(`${stateFile}.tmp`, JSON.stringify({ count: stalePages.size, pages: listStale(() => true) }));
      renameSync(`${stateFile}.tmp`, stateFile);
    }
  }

  function update(follower: Follower): void {
    const { edge, startedAt, waits } = follower;
    const isLive = waits.size === 0;
    edge.errors = listStale((change) => waits.has(change));
    edge.state = isLive ? 'live' : edge.errors.length > 0 ? 'stale' : 'purging';
    if (!isLive) return;
    edge.ms = Math.round(performance.now() - startedAt);
    followers.delete(follower);
  }

  function listStale(isWanted: (change: Unpurged) => boolean): StalePage[] {
    const pages = [...stalePages].filter(([change]) => isWanted(change)).map(([, page]) => page);
    return pages.slice(0, MAX_ERRORS);
  }

  return {
    wake,
    follow(startedAt) {
      const changes = [...(getManifest()?.unpurged ?? [])].filter(([, change]) => !followedChanges.has(change));
      for (const [, change] of changes) followedChanges.add(change);
      wake();
      if (changes.length === 0) return null;
      const edge: Edge = { state: 'purging', ms: null, errors: [] };
      followers.add({ edge, startedAt, waits: new Map(changes.map(([address, change]) => [change, address])) });
      return edge;
    },
    overall() {
      const changes = [...(getManifest()?.unpurged.values() ?? [])];
      const isPurging = getManifest() === null || changes.some((change) => !progressOf(change).isPurged);
      const errors = listStale(() => true);
      return { state: errors.length > 0 ? 'stale' : isPurging ? 'purging' : 'live', ms: null, errors };
    },
    close() {
      isClosed = true;
      clearTimeout(timer);
    },
  };
}

interface Progress {
  isPurged: boolean;
  /** The time of the next purge, in milliseconds since 1970. */
  dueAt: number;
  /** The number of purges after which the CDN still sent a different version. */
  misses: number;
}

interface Follower {
  edge: Edge;
  startedAt: number;
  waits: Map<Unpurged, string>;
}

const NEW_PROGRESS: Progress = { isPurged: false, dueAt: 0, misses: 0 };

function logFailure(error: unknown): void {
  console.error(`Purging failed: ${error instanceof Error ? error.message : error}`);
}

/** Returns the time when the storage last matched the folder, in milliseconds since 1970; 0 if unknown. */
function readStoredAt(file: string): number {
  try {
    return Number(JSON.parse(readFileSync(file, 'utf8')).storedAt ?? 0);
  } catch {
    return 0;
  }
}
