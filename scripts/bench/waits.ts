import { Agent, get } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';

/** Milliseconds between two requests, so that a build of ten minutes stays within the limit of public reads. */
const INTERVAL_MS = 40;

/** Runs `work`, and keeps requesting an address until `work` is done. Resolves with the milliseconds of every response. */
export async function measureLatencyDuring(url: string, work: () => Promise<unknown>): Promise<number[]> {
  const agent = new Agent({ keepAlive: true });
  const waits: number[] = [];
  let isFinished = false;
  const requestLoop = (async () => {
    while (!isFinished) {
      waits.push(await timeRequest(url, agent));
      await sleep(INTERVAL_MS);
    }
  })();
  await work();
  isFinished = true;
  await requestLoop;
  agent.destroy();
  return waits;
}

/** Milliseconds until the response is complete. */
export function timeRequest(url: string, agent: Agent): Promise<number> {
  const startedAt = performance.now();
  return new Promise((resolve, reject) => {
    get(url, { agent, headers: { 'accept-encoding': 'gzip' } }, (response) => {
      if (response.statusCode !== 200) reject(new Error(`${url} returned ${response.statusCode}.`));
      response.resume().once('end', () => resolve(performance.now() - startedAt));
    }).once('error', reject);
  });
}
