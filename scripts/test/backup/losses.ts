/** Checks acknowledged writes, with a different SQLite from the one that wrote them. */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Acknowledged } from './load.ts';

/** Describes every acknowledged write that is missing or different. Empty if nothing was lost. */
export function lossesIn(dataDir: string, acknowledgedWrites: readonly Acknowledged[]): string[] {
  using db = new DatabaseSync(join(dataDir, 'app.db'), { readOnly: true });
  const integrity = db.prepare('PRAGMA integrity_check').get()?.integrity_check;
  const lostWrites = acknowledgedWrites.filter((acknowledgedWrite) => !isKept(db, dataDir, acknowledgedWrite));
  return [
    ...(integrity === 'ok' ? [] : [`the database: ${integrity}`]),
    ...lostWrites.map((acknowledgedWrite) => JSON.stringify(acknowledgedWrite)),
    ...rowsWithoutFiles(db, dataDir),
  ];
}

function isKept(db: DatabaseSync, dataDir: string, acknowledgedWrite: Acknowledged): boolean {
  switch (acknowledgedWrite.kind) {
    case 'save': {
      const sql = `SELECT 1 FROM documents d JOIN revisions r ON r.documentId = d.id
        WHERE d.id = ? AND d.version >= ? AND r.version = ? AND r.data ->> '$.title' = ?`;
      return (
        db
          .prepare(sql)
          .get(acknowledgedWrite.id, acknowledgedWrite.version, acknowledgedWrite.version, acknowledgedWrite.title) !==
        undefined
      );
    }
    case 'picture':
      return (
        db.prepare('SELECT 1 FROM media WHERE id = ?').get(acknowledgedWrite.id) !== undefined &&
        existsSync(join(dataDir, acknowledgedWrite.url))
      );
    case 'application': {
      const sql = `SELECT r.id FROM applications a JOIN resumes r ON r.applicationId = a.id
        WHERE a.reference = ? AND r.sha256 = ? AND EXISTS (SELECT 1 FROM outbox WHERE subjectId = a.id)`;
      const row = db.prepare(sql).get(acknowledgedWrite.reference, acknowledgedWrite.sha256);
      return row !== undefined && hashOf(join(dataDir, 'resumes', String(row.id))) === acknowledgedWrite.sha256;
    }
    case 'message':
      return db.prepare('SELECT 1 FROM messages WHERE reference = ?').get(acknowledgedWrite.reference) !== undefined;
  }
}

/** Rows whose file is missing, including unacknowledged rows, because no row may ever name a missing file. */
function rowsWithoutFiles(db: DatabaseSync, dataDir: string): string[] {
  const resumes = db.prepare('SELECT id, sha256 FROM resumes').all();
  const images = existsSync(join(dataDir, 'media')) ? readdirSync(join(dataDir, 'media')) : [];
  const media = db.prepare('SELECT id FROM media').all();
  return [
    ...resumes
      .filter(({ id, sha256 }) => hashOf(join(dataDir, 'resumes', String(id))) !== sha256)
      .map(({ id }) => `the file of resume ${id}`),
    ...media
      .filter(({ id }) => images.filter((name) => name.startsWith(`${id}-`)).length < 2)
      .map(({ id }) => `the files of picture ${id}`),
  ];
}

function hashOf(path: string): string | null {
  return existsSync(path) ? createHash('sha256').update(readFileSync(path)).digest('hex') : null;
}
