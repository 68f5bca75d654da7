import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Ledger } from './installation.ts';

/**
 * Returns one line per acknowledged row, file or email that is missing or damaged. Opens the database with a different
 * SQLite from the server's. The server must not be running.
 */
export function losses(dataDir: string, ledger: Ledger): string[] {
  const folder = join(dataDir, 'resumes');
  const files = new Set(readdirSync(folder));
  const db = new DatabaseSync(join(dataDir, 'app.db'));
  try {
    const countMails = db.prepare('SELECT count(*) AS n FROM outbox WHERE subjectId = ?');
    const mailsOf = (id: unknown) => Number(countMails.get(String(id))?.n);
    const selectApplication = db.prepare(
      'SELECT a.id, a.email, r.id AS file, r.sha256 FROM applications a LEFT JOIN resumes r ON r.applicationId = a.id WHERE a.reference = ?',
    );
    const selectMessage = db.prepare(
      "SELECT id, json_extract(data, '$.message') AS text FROM messages WHERE reference = ?",
    );
    const selectRevision = db.prepare('SELECT data FROM revisions WHERE documentId = ? AND version = ?');
    const selectPublished = db.prepare(
      "SELECT json_extract(published, '$.title') AS title FROM documents WHERE id = ? AND seq IN (SELECT seq FROM changes)",
    );
    const lossList: string[] = [];

    const verdict = db.prepare('PRAGMA integrity_check').get()?.integrity_check;
    if (verdict !== 'ok') lossList.push(`integrity: ${verdict}`);
    for (const { reference, email, sha256 } of ledger.applications) {
      const row = selectApplication.get(reference);
      if (row?.email !== email) lossList.push(`${reference}: no row`);
      else if (!files.has(String(row.file))) lossList.push(`${reference}: no file`);
      else if (hashOf(join(folder, String(row.file))) !== sha256) lossList.push(`${reference}: another file`);
      else if (mailsOf(row.id) !== 2) lossList.push(`${reference}: ${mailsOf(row.id)} mails`);
    }
    for (const { reference, text } of ledger.messages) {
      const row = selectMessage.get(reference);
      if (row?.text !== text) lossList.push(`${reference}: no message`);
      else if (mailsOf(row.id) !== 1) lossList.push(`${reference}: ${mailsOf(row.id)} mails`);
    }
    for (const { id, version, title } of ledger.saves) {
      const row = selectRevision.get(id, version);
      if (!row || JSON.parse(String(row.data)).title !== title) lossList.push(`${id}: no version ${version}`);
      else if (selectPublished.get(id)?.title !== title) lossList.push(`${id}: not published`);
    }
    // Retries use the same idempotency key, so there must be no duplicates.
    for (const [table, what] of [
      ['applications', 'email'],
      ['messages', "json_extract(data, '$.message')"],
    ]) {
      const duplicateQuery = `SELECT ${what} AS same FROM ${table} GROUP BY same HAVING count(*) > 1`;
      for (const { same } of db.prepare(duplicateQuery).all()) lossList.push(`${table}: ${same} came twice`);
    }
    // A row without its file is a loss too, even if it was not acknowledged.
    for (const { id } of db.prepare('SELECT id FROM resumes').all()) {
      if (!files.has(String(id))) lossList.push(`${id}: a row without its file`);
    }
    return lossList;
  } catch (error) {
    return [`the database: ${error}`];
  } finally {
    db.close();
  }
}

function hashOf(path: string): string {
  return createHash('sha256').update(readFileSync(path)).digest('hex');
}
