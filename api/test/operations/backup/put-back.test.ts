import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { expect, test } from 'vitest';
import { FEATURES } from '../../../src/app.ts';
import { putBackDatabase } from '../../../src/operations/backup/restore.ts';
import { oldDatabase, versions } from '../../support/old-database.ts';

// The first version that `pnpm agency` can go back to is younger.
const first = versions.findIndex((version) => version.startsWith('0049'));

test.each(versions.slice(first).filter((_, n) => n % 4 === 0))(
  'puts back a database of version %s',
  async (version) => {
    const kept = oldDatabase(version, () => {});
    const dataDir = oldDatabase(versions.at(-1) ?? '', () => {});
    await putBackDatabase(join(kept, 'app.db'), dataDir, Date.now(), FEATURES);
    const db = new Sqlite(join(dataDir, 'app.db'), { readonly: true });
    const made = db.prepare<[], number>('SELECT count(*) FROM __drizzle_migrations').pluck().get();
    db.close();
    expect(made).toBe(versions.indexOf(version) + 1);
  },
);
