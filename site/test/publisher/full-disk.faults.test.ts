/** A disk that is full while pages are written: a file system of a few megabytes. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { publishOnce } from '../../publisher/export/build-folder.ts';
import { compareFolders, listFiles } from '../../publisher/output/files.ts';
import { createPublisher } from '../../publisher/publisher.ts';
import { isWholePage, SITE } from '../../publisher/test/published.ts';
import { ensureCompiled } from '../../publishing/compiled.ts';
import { dataOf, jobData } from '../support/content.ts';
import { startTestFeed } from '../support/feed.ts';

const JOBS = 60;

const disk = mkdtempSync(join(tmpdir(), 'disk-'));
const isMounted = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=16m', 'tmpfs', disk]).status === 0;
if (!isMounted) console.log('Skipped: a small file system cannot be mounted here, so no disk can be filled.');

test.runIf(isMounted)(
  'recovers from a full disk and keeps complete pages',
  async () => {
    const compiled = await ensureCompiled();
    const feed = await startTestFeed();
    const folder = join(disk, 'site');
    const ballast = join(disk, 'ballast');
    const api = feed.address;
    const manifestFile = join(disk, 'publisher/manifest.jsonl');
    const publisher = createPublisher({ api, site: SITE, folder, manifestFile, compiled, workers: 2 });
    const phone = (number: string) => feed.put('header', 'header', dataOf('header', { tollFree: number }));
    const jobPages = () =>
      listFiles(join(folder, 'job'))
        .filter((file) => file.endsWith('/index.html'))
        .map((file) => readFileSync(join(folder, 'job', file), 'utf8'));
    try {
      for (let n = 0; n < JOBS; n++) feed.put('job', `job${n}`, jobData(n));
      phone('020 7946 0111');
      await publisher.start();

      fill(ballast);
      const change = phone('020 7946 0222');
      const result = await publisher.publish(change).catch((error: Error) => error);
      expect(JSON.stringify(result instanceof Error ? result.message : result)).toContain('ENOSPC');
      const pages = jobPages();
      expect(pages.length).toBe(JOBS);
      expect(pages.every((page) => isWholePage(page) && /020 7946 0(111|222)/.test(page))).toBe(true);
      expect(listFiles(folder).filter((file) => file.endsWith('.tmp'))).toEqual([]);

      rmSync(ballast);
      expect((await publisher.publish(change)).state).toBe('live');
      expect(jobPages().every((page) => page.includes('020 7946 0222'))).toBe(true);
      await publisher.close();
      const expected = mkdtempSync(join(tmpdir(), 'expected-'));
      await publishOnce({ api, site: SITE, folder: expected, compiled });
      expect(compareFolders(folder, expected)).toEqual([]);
      rmSync(expected, { recursive: true });
    } finally {
      await publisher.close();
      await feed.close();
      spawnSync('umount', ['-l', disk]);
      if (existsSync(disk)) rmSync(disk, { recursive: true });
    }
  },
  60_000,
);

/** Uses up all the space. */
function fill(file: string): void {
  const bytes = Buffer.alloc(4096);
  try {
    for (;;) writeFileSync(file, bytes, { flag: 'a' });
  } catch (error) {
    expect((error as NodeJS.ErrnoException).code).toBe('ENOSPC');
  }
}
