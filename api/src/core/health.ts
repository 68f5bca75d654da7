/** The health of every feature, for load balancers, operators and Prometheus: what is running out, what is waiting, how long. */
import { z } from 'zod';
import manifest from '../../../package.json' with { type: 'json' };
import type { App } from './app.ts';
import type { Feature } from './feature.ts';

export type HealthReport = { status: 'ok' | 'degraded'; version: string } & Record<string, unknown>;

/** For something that waits its turn. */
export const waiting = { waiting: z.int(), oldestSeconds: z.int(), ok: z.boolean() };

export function healthSchema(features: readonly Feature[]) {
  const facts = Object.fromEntries(listFacts(features).map(([name, { schema }]) => [name, schema]));
  return z.object({ status: z.enum(['ok', 'degraded']), version: z.string(), ...facts });
}

export async function healthReport(app: App): Promise<HealthReport> {
  const reads = listFacts(app.features).map(async ([name, { read }]) => [name, await read(app)] as const);
  const facts = await Promise.all(reads);
  const isHealthy = facts.every(([, fact]) => !('ok' in fact) || fact.ok === true);
  return { status: isHealthy ? 'ok' : 'degraded', version: manifest.version, ...Object.fromEntries(facts) };
}

export function listFacts(features: readonly Feature[]) {
  return features.flatMap(({ health = {} }) => Object.entries(health));
}

export function secondsSince(time: number | null | undefined, now: number): number {
  return time === null || time === undefined ? 0 : Math.max(0, Math.round((now - time) / 1000));
}
