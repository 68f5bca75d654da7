/**
 * Calculates when a document is visible. Pure functions: the current time is an argument. Times are in milliseconds
 * since 1970.
 */
import { isDeepStrictEqual } from 'node:util';
import type { ContentType } from 'content-types/define';
import { endOfDay } from 'content-types/time/london-time';
import type { Status } from '../schemas.ts';

type Json = Record<string, unknown>;

interface Timing {
  publishAt: number | null;
  expiresAt: number | null;
}

export interface Visible {
  published: Json | null;
  closed: boolean;
  /** Expiry time of `published`. */
  closesAt: number | null;
}

/**
 * Returns the data that visitors see, given `liveData`, the latest published data: none, all of it, or all of it marked
 * as closed.
 */
export function visibleAt(type: ContentType, liveData: Json | null, expiresAt: number | null, now: number): Visible {
  const closesAt = liveData === null ? expiresAt : closingTime(type, liveData, expiresAt);
  const isOver = closesAt !== null && closesAt <= now;
  if (liveData === null || (isOver && !staysWhenExpired(type))) return { published: null, closed: false, closesAt };
  return { published: liveData, closed: isOver, closesAt };
}

/** Returns the time at which a document closes: `expiresAt`, or otherwise the end of the last day in its data. */
export function closingTime(type: ContentType, data: Json, expiresAt: number | null): number | null {
  if (expiresAt !== null || type.shape !== 'collection' || !type.lastDay) return expiresAt;
  const day = data[type.lastDay];
  return typeof day === 'string' && day !== '' ? endOfDay(day) : null;
}

/** Whether a document that is saved for publication is scheduled for a later time. */
export function isWaiting({ publishAt }: Timing, now: number): boolean {
  return publishAt !== null && publishAt > now;
}

/** The columns that change when a document goes live, apart from its content. */
export function liveColumns({ publishedAt }: { publishedAt: number | null }, now: number) {
  return { hidden: false, publishAt: null, publishedAt: publishedAt ?? now, lastPublishedAt: now };
}

export function documentStatus(
  { shape }: Pick<ContentType, 'shape'>,
  row: Timing & Visible & { data: Json; hidden: boolean; publishedAt: number | null },
  now: number,
): Status {
  if (row.publishAt !== null) return 'scheduled';
  if (row.closed || (row.publishedAt !== null && row.closesAt !== null && row.closesAt <= now)) return 'expired';
  if (row.published === null) return shape === 'singleton' && !row.hidden ? 'standard' : 'draft';
  return row.published === row.data || isDeepStrictEqual(row.published, row.data) ? 'live' : 'changed';
}

function staysWhenExpired(type: ContentType): boolean {
  return type.shape === 'collection' && type.whenExpired === 'close';
}
