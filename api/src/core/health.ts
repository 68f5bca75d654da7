/**
 * The health of every feature, for load balancers, operators and Prometheus: resources that may run out, and queues
 * with the age of their oldest item.
 */
import { plural } from 'content-types/text/plural';
import { z } from 'zod';
import manifest from '../../../package.json' with { type: 'json' };
import type { App } from './app.ts';
import type { Feature } from './feature.ts';

export type HealthReport = { status: 'ok' | 'degraded'; version: string } & Record<string, unknown>;

/** Health facts of a queue. */
export const waiting = { waiting: z.int(), oldestSeconds: z.int(), ok: z.boolean() };

export function healthSchema(features: readonly Feature[]) {
  const facts = Object.fromEntries(listFacts(features).map(([name, { schema }]) => [name, schema]));
  return z.object({ status: z.enum(['ok', 'degraded']), version: z.string(), ...facts });
}

export async function buildHealthReport(app: App): Promise<HealthReport> {
  const readings = await readFacts(app);
  const status = readings.every(({ ok, isMissing }) => ok || isMissing) ? 'ok' : 'degraded';
  return { status, version: manifest.version, ...Object.fromEntries(readings.map(({ name, facts }) => [name, facts])) };
}

export interface Health {
  name: string;
  label: string;
  ok: boolean;
  /** A sentence or two. */
  text: string;
  isMissing: boolean;
  hasOwnEmail: boolean;
}

/** Describes the health of each part in words, with problems first. */
export async function listHealth(app: App): Promise<Health[]> {
  const readings = await readFacts(app);
  return readings
    .map(({ name, fact: { label, describe, hasOwnEmail = false }, facts, ok, isMissing }) => {
      return { name, label, ok, text: describe(facts, app), isMissing, hasOwnEmail };
    })
    .sort((a, b) => Number(a.ok) - Number(b.ok));
}

function readFacts(app: App) {
  return Promise.all(
    listFacts(app.features).map(async ([name, fact]) => {
      const facts = await fact.read(app);
      const ok = !('ok' in facts) || facts.ok === true;
      return { name, fact, facts, ok, isMissing: fact.isMissing?.(facts, app) ?? false };
    }),
  );
}

/** Formats a waiting time: `3 hours`. */
export function formatDuration(seconds: number): string {
  const minutes = Math.round(seconds / 60);
  if (minutes < 60) return plural(minutes, { one: '# minute', other: '# minutes' });
  const hours = Math.round(minutes / 60);
  return hours < 48
    ? plural(hours, { one: '# hour', other: '# hours' })
    : plural(Math.round(hours / 24), { one: '# day', other: '# days' });
}

export function listFacts(features: readonly Feature[]) {
  return features.flatMap(({ health = {} }) => Object.entries(health));
}

export function secondsSince(time: number | null | undefined, now: number): number {
  return time === null || time === undefined ? 0 : Math.max(0, Math.round((now - time) / 1000));
}
