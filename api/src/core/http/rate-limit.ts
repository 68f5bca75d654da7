import { createHash } from 'node:crypto';
import { plural } from 'content-types/text/plural';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { elapsedSince } from '../lib/clock.ts';
import { HttpError } from './errors.ts';
import { getNetwork, getWideNetwork } from './http.ts';

export interface Limit {
  max: number;
  windowMs: number;
}

/** A rate limit with counts by key in memory. Keys are stored hashed. */
export interface RateLimit {
  /** Counts a call and returns whether it is within `max` for the window. */
  take(key: string, now: number): boolean;
  /**
   * Counts a call, or `amount`, for a network and its /48. Throws 429 with the seconds to wait if the network exceeds
   * `max` in the window, or the /48 exceeds `WIDE_SHARE` times `max`.
   */
  count(address: string, now: number, amount?: number): void;
}

const MAX_KEYS = 100_000;
/**
 * The limit of a /48, as a multiple of one network's. A /48 may be a single customer with 65,536 networks or a phone
 * company.
 */
export const WIDE_SHARE = 4;

export function rateLimit({ max, windowMs }: Limit): RateLimit {
  const windows = new Map<string, { count: number; startedAt: number }>();
  function add(key: string, now: number, amount = 1) {
    const hash = createHash('sha256').update(key).digest('base64');
    const existingWindow = windows.get(hash);
    const isCurrent = existingWindow && elapsedSince(existingWindow.startedAt, now) < windowMs;
    const window = isCurrent ? existingWindow : { count: 0, startedAt: now };
    // Moves a new window to the end of the map, so that the first one in the map ends first.
    if (window !== existingWindow) windows.delete(hash);
    windows.set(hash, window);
    if (windows.size > MAX_KEYS) windows.delete(windows.keys().next().value ?? '');
    window.count += amount;
    return window;
  }

  return {
    take: (key, now) => add(key, now).count <= max,
    count(address, now, amount) {
      const [network, wideNetwork] = [getNetwork(address), getWideNetwork(address)];
      const counts = [{ window: add(network, now, amount), most: max }];
      if (wideNetwork !== network) counts.push({ window: add(wideNetwork, now, amount), most: max * WIDE_SHARE });
      for (const { window, most } of counts) {
        if (window.count > most) throw new TooManyRequests(Math.ceil((window.startedAt + windowMs - now) / 1000));
      }
    },
  };
}

class TooManyRequests extends HttpError {
  override readonly retryAfter: number;

  constructor(retryAfter: number) {
    const minutes = Math.ceil(retryAfter / 60);
    const hours = Math.ceil(minutes / 60);
    const advice =
      minutes <= 90
        ? plural(minutes, { one: 'Please try again in a minute.', other: 'Please try again in # minutes.' })
        : plural(hours, { one: 'Please try again in an hour.', other: 'Please try again in # hours.' });
    super(429, `We’ve had a lot of requests from your network. ${advice}`);
    this.retryAfter = retryAfter;
  }
}

export interface ConcurrencyOptions {
  total: number;
  perNetwork: number;
}

/** Limit for files that are assembled from many rows. */
export const EXPORTS: ConcurrencyOptions = { total: 4, perNetwork: 2 };

interface Slot {
  /** Ends the request that occupies the slot, if possible. Returns whether it did. */
  cut: () => boolean;
}

/**
 * Limits concurrent requests, in total and per network, so that one network cannot occupy every slot by sending slowly.
 * A rate limit would not help, because a slow upload counts once and lasts for minutes.
 */
export function concurrencyLimit({ total, perNetwork }: ConcurrencyOptions) {
  /** Slots by wide network, the longest held first. */
  const slots = new Map<string, Set<Slot>>();
  let slotsInUse = 0;

  /**
   * Takes a slot and returns its release. If none is free, ends the longest request of the busiest network, unless the
   * new network would then hold as many. Throws 429 at the network's limit, 503 if none can be freed.
   */
  function enter(address: string, cut = () => false): () => void {
    const network = getWideNetwork(address);
    const networkSlots = slots.get(network)?.size ?? 0;
    if (networkSlots >= perNetwork)
      throw new HttpError(429, 'Too many requests at the same time. Please try again in a moment.');
    if (slotsInUse >= total && !makeRoom(networkSlots)) {
      throw new HttpError(503, 'The server is very busy. Please try again in a moment.');
    }
    const slot: Slot = { cut };
    slots.set(network, (slots.get(network) ?? new Set()).add(slot));
    slotsInUse += 1;
    return () => releaseSlot(network, slot);
  }

  function releaseSlot(network: string, slot: Slot): void {
    const slotsOfNetwork = slots.get(network);
    if (!slotsOfNetwork?.delete(slot)) return;
    slotsInUse -= 1;
    if (slotsOfNetwork.size === 0) slots.delete(network);
  }

  function makeRoom(slotCount: number): boolean {
    let largestCount = slotCount + 1;
    let largest: string | undefined;
    for (const [network, { size }] of slots) {
      if (size > largestCount) [largestCount, largest] = [size, network];
    }
    if (largest === undefined) return false;
    for (const slot of slots.get(largest) ?? []) {
      if (!slot.cut()) continue;
      releaseSlot(largest, slot);
      return true;
    }
    return false;
  }

  return {
    enter,
    /** Takes a slot until the response is sent or the client disconnects. Throws as `enter` does. */
    hold(request: FastifyRequest, reply: FastifyReply): void {
      reply.raw.once(
        'close',
        enter(request.ip, () => abortRequest(request, reply)),
      );
    },
  };
}

/**
 * Responds 408 to a request whose body is still arriving, and closes the connection. Returns false if the request has
 * arrived in full or its response has begun.
 */
export function abortRequest({ raw }: FastifyRequest, reply: FastifyReply): boolean {
  if (raw.complete || reply.raw.headersSent) return false;
  raw.socket.write('HTTP/1.1 408 Request Timeout\r\nconnection: close\r\ncontent-length: 0\r\n\r\n');
  raw.socket.destroySoon();
  return true;
}
