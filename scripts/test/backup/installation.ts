/** A small data folder with consistent rows and files, made without a server. */
import { createHash, randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureFeedId } from 'api/core/content/change-feed';
import { type Database, openDatabase } from 'api/core/database/open';
import { applications, resumes } from 'api/core/database/schema/applications';
import { sessions, users } from 'api/core/database/schema/auth';
import { media } from 'api/core/database/schema/content';
import { newId } from 'api/core/lib/ids';
import { ensureSiteId } from 'api/site/publishing/site-id';
import { VARIANT_FORMATS, variantWidths } from 'content-types/media/image-widths';
import { onTestFinished } from 'vitest';

const NOW = Date.parse('2026-11-20T09:00:00Z');

export interface Installation {
  dataDir: string;
  /** The ids of the resumes and of the images. */
  resumes: string[];
  pictures: string[];
}

/** A folder that is removed after the test. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'backup-test-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Makes an installation with three applications with resumes, two images and a logged-in user. Closes the database. */
export function makeInstallation(dataDir = join(temporaryFolder(), 'data')): Installation {
  const db = openDatabase(join(dataDir, 'app.db'));
  ensureFeedId(db);
  ensureSiteId(db);
  db.insert(users)
    .values({
      id: 'ann',
      email: 'ann@example.com',
      name: 'Ann',
      role: 'administrator',
      passwordHash: 'x',
      createdAt: NOW,
    })
    .run();
  db.insert(sessions)
    .values({ id: 'session', userId: 'ann', createdAt: NOW, lastSeenAt: NOW, confirmedAt: NOW, browser: '' })
    .run();
  const installation = {
    dataDir,
    resumes: times(3, () => addResume(db, dataDir)),
    pictures: times(2, () => addImage(db, dataDir)),
  };
  db.$client.close();
  return installation;
}

/** Adds an application, writing the resume before its row. Returns the resume's id. */
export function addResume(db: Database, dataDir: string, bytes = randomBytes(20_000)): string {
  const id = newId(25);
  const applicationId = newId();
  write(dataDir, 'resumes', id, bytes);
  db.transaction(() => {
    db.insert(applications)
      .values({
        id: applicationId,
        reference: `A-${applicationId}`,
        jobId: 'job',
        jobTitle: 'Welder',
        data: { fullName: 'Jo' },
        email: 'jo@example.com',
        status: 'new',
        createdAt: NOW,
      })
      .run();
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    const name = 'cv.pdf';
    db.insert(resumes)
      .values({ id, applicationId, name, kind: 'pdf', bytes: bytes.length, sha256, warnings: [] })
      .run();
  });
  return id;
}

/** A 1000-pixel image in all its variants. Returns its id. */
function addImage(db: Database, dataDir: string): string {
  const id = randomBytes(16).toString('hex');
  const row = { id, name: 'team.jpg', alt: '', width: 1000, height: 500, bytes: 3_000, createdAt: NOW, userId: null };
  for (const width of variantWidths(row.width)) {
    for (const format of VARIANT_FORMATS) write(dataDir, 'media', `${id}-${width}.${format}`, randomBytes(3_000));
  }
  db.insert(media).values(row).run();
  return id;
}

function write(dataDir: string, folder: string, name: string, bytes: Buffer): void {
  mkdirSync(join(dataDir, folder), { recursive: true });
  writeFileSync(join(dataDir, folder, name), bytes);
}

function times<Result>(count: number, make: () => Result): Result[] {
  return Array.from({ length: count }, make);
}
