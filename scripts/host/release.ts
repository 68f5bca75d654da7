/** Releases, each in a folder of its own, next to the releases in use. */
import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { type Host, listAgencies, releaseOf, runOrThrow } from './host.ts';

/** Marker file, written last. A release without it was interrupted and is rebuilt. */
const COMPLETE = '.complete';

/** Installs and builds a revision of the checkout, by default the newest. Returns its folder. Throws an OperatorError. */
export async function makeRelease(host: Host, revision: string): Promise<string> {
  const source = join(host.code, 'source');
  const git = (...args: string[]) => runOrThrow('git', ['-C', source, ...args]);
  if (revision === '') await git('pull', '--ff-only');
  const commit = (await git('rev-parse', '--short=12', '--verify', `${revision || 'HEAD'}^{commit}`)).trim();
  const release = join(host.code, 'releases', commit);
  if (existsSync(join(release, COMPLETE))) return release;
  console.log(`Building ${basename(release)}…`);
  rmSync(release, { recursive: true, force: true });
  mkdirSync(release, { recursive: true });
  const archive = `${release}.tar`;
  await git('archive', `--output=${archive}`, commit);
  await runOrThrow('tar', ['--extract', `--file=${archive}`, `--directory=${release}`, '--no-same-owner']);
  rmSync(archive);
  await runOrThrow('pnpm', ['install', '--frozen-lockfile'], { cwd: release });
  await runOrThrow('pnpm', ['build'], { cwd: release });
  writeFileSync(join(release, COMPLETE), '');
  return release;
}

/** Removes releases that no agency uses or can roll back to. Keeps the newest, to which an agency may switch later. */
export function removeOldReleases(host: Host, newest: string): void {
  const usedReleases = listAgencies(host).flatMap(({ current, before }) => [releaseOf(current), releaseOf(before)]);
  const folder = join(host.code, 'releases');
  for (const name of readdirSync(folder)) {
    const release = join(folder, name);
    if (release !== newest && !usedReleases.includes(release)) rmSync(release, { recursive: true, force: true });
  }
}
