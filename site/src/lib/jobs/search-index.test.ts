import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { generatedJob } from '../../../../scripts/sample-content/generated-jobs.ts';
import { jobCard } from './card.ts';
import { packJobs } from './search-index.ts';

/** As many as a large agency has open. */
const JOBS = 10_000;
const FILES = 4;
const MOST_BYTES = 150_000;

test('R17 the index of ten thousand jobs stays below 150 kB, compressed', () => {
  const cards = Array.from({ length: JOBS }, (_, n) => {
    // Ids cannot be compressed: they are most of it.
    const id = BigInt(`0x${createHash('sha256').update(String(n)).digest('hex')}`)
      .toString(36)
      .slice(-12);
    const publishedAt = new Date(Date.UTC(2026, 10, 21) - Math.floor((n * 60) / JOBS) * 86_400_000).toISOString();
    const times = { publishedAt, updatedAt: publishedAt, expiresAt: null };
    return jobCard({ id, data: generatedJob(n), seq: n, position: n, closed: false, ...times } as Parameters<
      typeof jobCard
    >[0]);
  });
  const files = Array.from({ length: FILES }, (_, file) => packJobs(cards.filter((_, n) => n % FILES === file)));
  const bytes = files.map((file) => gzipSync(JSON.stringify(file)).length);
  expect(bytes.reduce((sum, size) => sum + size)).toBeLessThan(MOST_BYTES);
});
