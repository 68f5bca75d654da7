/** An agency's systemd service. */
import { readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Agency, type Host, isUp, runOrThrow } from './host.ts';

const UNIT = 'staffing-site@.service';
const SAMPLE = new URL(`../../deploy/${UNIT}`, import.meta.url);
/** Time limit for a start, long enough to build the search indexes of a large agency. */
const MAX_START_MS = 10 * 60_000;

/** Installs the unit for all agencies. */
export async function installUnit(host: Host): Promise<void> {
  writeFileSync(join(host.units, UNIT), host.fill(readFileSync(SAMPLE, 'utf8')));
  await runOrThrow('systemctl', ['daemon-reload']);
}

/** Points a link at a release, atomically. */
export function pointAt(link: string, release: string): void {
  const temporaryLink = `${link}.new`;
  rmSync(temporaryLink, { force: true });
  symlinkSync(release, temporaryLink);
  renameSync(temporaryLink, link);
}

/** Starts the service. Returns whether it responds before it fails or takes too long. */
export async function start(agency: Agency): Promise<boolean> {
  await runOrThrow('systemctl', ['start', agency.unit]);
  const deadline = Date.now() + MAX_START_MS;
  while (Date.now() < deadline) {
    if (await isUp(agency)) return true;
    const isOver = await runOrThrow('systemctl', ['is-failed', '--quiet', agency.unit]).then(
      () => true,
      () => false,
    );
    if (isOver) return false;
    await sleep(250);
  }
  return false;
}

export async function stop({ unit }: Agency): Promise<void> {
  await runOrThrow('systemctl', ['stop', unit]);
}
