import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { commitTogether } from '../../src/database/commit-together.ts';
import { openDatabase } from '../../src/database/open.ts';
import { facts } from '../../src/database/schema/system.ts';

const folder = mkdtempSync(join(tmpdir(), 'commit-test-'));
const db = openDatabase(join(folder, 'app.db'));
afterAll(() => {
  db.$client.close();
  rmSync(folder, { recursive: true });
});

const add = (name: string) => () => db.insert(facts).values({ name, value: name }).returning().get().name;
const names = () =>
  db
    .select()
    .from(facts)
    .all()
    .map(({ name }) => name)
    .filter((name) => name.length === 1);

test('what comes at the same time is committed in one transaction, and each is told its own result', async () => {
  const other = openDatabase(join(folder, 'app.db'));
  const seen: number[] = [];
  const watch = other.$client.prepare('SELECT count(*) AS n FROM facts WHERE length(name) = 1');
  const works = ['a', 'b', 'c'].map((name) =>
    commitTogether(db, () => {
      seen.push((watch.get() as { n: number }).n);
      return add(name)();
    }),
  );
  expect(names()).toEqual([]);
  expect(await Promise.all(works)).toEqual(['a', 'b', 'c']);
  // Nobody else saw one of them before all of them.
  expect(seen).toEqual([0, 0, 0]);
  expect((watch.get() as { n: number }).n).toBe(3);
  other.$client.close();
});

test('one that fails leaves nothing behind and takes no other with it', async () => {
  const works = [
    commitTogether(db, add('d')),
    commitTogether(db, () => {
      add('e')();
      throw new Error('Not this one.');
    }),
    commitTogether(db, add('a')),
    commitTogether(db, add('f')),
  ];
  const outcomes = await Promise.allSettled(works);
  expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'rejected', 'fulfilled']);
  expect(outcomes[1]).toMatchObject({ reason: { message: 'Not this one.' } });
  expect(names().sort()).toEqual(['a', 'b', 'c', 'd', 'f']);
});

test('when the transaction itself ends, all of them fail and none is kept', async () => {
  const works = [
    commitTogether(db, add('g')),
    commitTogether(db, () => {
      // As SQLite does by itself when the disk is full.
      db.$client.exec('ROLLBACK');
      throw new Error('The disk is full.');
    }),
    commitTogether(db, add('h')),
  ];
  const outcomes = await Promise.allSettled(works);
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
  expect(names()).not.toContain('g');
  expect(names()).not.toContain('h');
  expect(await commitTogether(db, add('i'))).toBe('i');
});
