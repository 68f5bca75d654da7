import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { App } from '../../core/app.ts';
import { readAppliedSeq } from './receipt-store.ts';

/** Files that every published site has: rules for pages, and scripts and styles. */
const PARTS = ['_headers', '_astro'];

/** Whether the published folder, or its scripts and styles, is gone. Nothing is missing before the first publish. */
export function isSiteMissing({ db, env }: App): boolean {
  if (env.publisher === null || readAppliedSeq(db) === 0) return false;
  return PARTS.some((part) => !existsSync(join(env.dataDir, 'site', part)));
}
