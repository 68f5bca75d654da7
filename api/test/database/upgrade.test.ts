/** A database of an older version, opened by this one. */
import { contentTypes } from 'content-types';
import { expect, onTestFinished, test } from 'vitest';
import { startApp } from '../support/app.ts';
import { fakeClock } from '../support/fake-clock.ts';
import { sampleOf } from '../support/samples.ts';
import { oldDatabase } from './old-database.ts';

test.each(['0000_tables', '0002_data_protection'])('jobs in a database of version %s get an end', async (version) => {
  const clock = fakeClock('2026-06-21T09:00:00.000Z');
  const dataDir = oldDatabase(version, (db) => {
    const insert = db.prepare(
      `INSERT INTO documents (id, type, data, published, version, seq, position, closed, expiresAt, publishedAt, createdAt, updatedAt)
       VALUES (@id, @type, @data, @published, 1, @seq, 1, @closed, @expiresAt, 1, 1, 1)`,
    );
    const add = (id: string, seq: number, closing: string, more: object = {}) => {
      const data = JSON.stringify({ ...sampleOf(contentTypes.job), closing });
      insert.run({ id, seq, type: 'job', data, published: data, closed: 0, expiresAt: null, ...more });
      db.prepare('INSERT INTO changes (seq, type, documentId, at) VALUES (?, ?, ?, 1)').run(seq, 'job', id);
    };
    add('open', 1, '2026-06-30');
    add('over', 2, '2026-06-20');
    add('told', 3, '2026-06-30', { expiresAt: Date.parse('2026-07-05T12:00:00Z') });
    add('never', 4, '');
    add('draft', 5, '2026-06-20', { published: null });
    add('closed', 6, '2026-06-01', { closed: 1, expiresAt: Date.parse('2026-06-01T12:00:00Z') });
  });
  const server = await startApp({ dataDir, clock });
  onTestFinished(() => server.close());
  const { body } = await server.anonymous.get('/api/content/jobs');
  const shown = body.items.map(({ id, closed, expiresAt }: Record<string, unknown>) => [id, closed, expiresAt]);
  expect(Object.fromEntries(shown.map(([id, ...rest]: [string, ...unknown[]]) => [id, rest]))).toEqual({
    open: [false, '2026-06-30T22:59:59.000Z'],
    over: [true, '2026-06-20T22:59:59.000Z'],
    told: [false, '2026-07-05T12:00:00.000Z'],
    never: [false, null],
    closed: [true, '2026-06-01T12:00:00.000Z'],
  });
  // The site is updated: their structured data names the day.
  const { body: feed } = await server.anonymous.get('/api/content/changes?since=6');
  const changed = feed.changes.filter(({ type }: { type: string }) => type === 'job');
  expect(changed.map(({ id }: { id: string }) => id).sort()).toEqual(['open', 'over']);
  const { n } = server.db.$client.prepare("SELECT count(*) AS n FROM revisions WHERE action = 'expire'").get() as {
    n: number;
  };
  expect(n).toBe(1);
});

test('candidates still see the status that they saw before the upgrade', async () => {
  const dataDir = oldDatabase('0009_inbox_lists', (db) => {
    const insert = db.prepare(
      `INSERT INTO applications (id, reference, jobId, jobTitle, data, email, status, createdAt)
       VALUES (@status, @status, '', 'Engineer', '{}', 'ada@example.com', @status, 1)`,
    );
    for (const status of ['new', 'offered', 'rejected', 'spam']) insert.run({ status });
  });
  const server = await startApp({ dataDir });
  onTestFinished(() => server.close());
  const rows = server.db.$client.prepare('SELECT status, candidateStatus FROM applications ORDER BY rowid').raw().all();
  expect(rows).toEqual([
    ['new', 'new'],
    ['offered', 'offered'],
    ['rejected', 'rejected'],
    ['spam', 'new'],
  ]);
});
