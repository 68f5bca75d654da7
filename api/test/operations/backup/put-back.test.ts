import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { expect, test } from 'vitest';
import { FEATURES } from '../../../src/app.ts';
import { putBackDatabase } from '../../../src/operations/backup/restore.ts';
import { oldDatabase, versions } from '../../support/old-database.ts';

// The first tested version is older than any to which `pnpm agency` can roll back.
const first = versions.findIndex((version) => version.startsWith('0049'));

test.each(versions.slice(first).filter((_, n) => n % 4 === 0))(
  'restores a database of version %s but keeps the audit log',
  async (version) => {
    const add =
      (...ids: number[]) =>
      (db: Sqlite.Database) => {
        const insert = db.prepare("INSERT INTO audit_log (id, at, action, subject) VALUES (?, 1, 'user.login', 'x')");
        for (const id of ids) insert.run(id);
      };
    const oldFolder = oldDatabase(version, add(1));
    const dataDir = oldDatabase(versions.at(-1) ?? '', add(1, 2, 3));
    await putBackDatabase(join(oldFolder, 'app.db'), dataDir, Date.now(), FEATURES);
    const db = new Sqlite(join(dataDir, 'app.db'), { readonly: true });
    const migrationCount = db.prepare<[], number>('SELECT count(*) FROM __drizzle_migrations').pluck().get();
    const auditIds = db.prepare<[], number>('SELECT id FROM audit_log ORDER BY id').pluck().all();
    db.close();
    expect(auditIds).toEqual([1, 2, 3]);
    expect(migrationCount).toBe(versions.indexOf(version) + 1);
  },
);
