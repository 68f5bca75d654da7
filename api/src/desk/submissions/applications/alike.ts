/**
 * Finds applications for the same job with almost the same text, word for word. Only points them out, and never scores
 * or ranks candidates.
 */

import { setImmediate as nextTurn } from 'node:timers/promises';
import { z } from 'zod';
import type { App } from '../../../core/app.ts';
import { RECRUITERS } from '../../../core/auth/access.ts';
import { and, asc, eq, isNull, ne, sql } from '../../../core/database/drizzle.ts';
import type { Database } from '../../../core/database/open.ts';
import { applications } from '../../../core/database/schema/applications.ts';
import { requireApplication } from '../../../core/database/submissions.ts';
import { idParams } from '../../../core/http/schemas.ts';
import { readCvTexts } from '../../resumes/cv-texts.ts';

const config = { roles: RECRUITERS };
/** Maximum number of characters of a text that are compared. */
const MAX_TEXT_LENGTH = 20_000;
/** Minimum share of the longer text's shingles that both texts must contain. */
const MIN_SIMILARITY = 0.75;
/** Texts with fewer shingles of their own are not compared, because short texts are alike by chance. */
const MIN_SHINGLES = 30;
/** Minimum number of applicants for boilerplate detection, which ignores shingles that more than half of them share. */
const MIN_BOILERPLATE_APPLICANTS = 10;
/** Applications read at a time, so that a popular job does not hold up other requests. */
const CHUNK_SIZE = 50;

const similarApplications = z
  .array(z.object({ id: z.string(), reference: z.string() }))
  .describe('The similar applications, oldest first.');
type SimilarApplication = z.infer<typeof similarApplications>[number];
const alikeSchema = z.object({ resume: similarApplications, coverLetter: similarApplications });

export async function alikeRoutes(app: App) {
  const schema = {
    tags: ['Applications'],
    operationId: 'findAlikeApplications',
    summary: 'Find applications with a near-identical CV or cover letter',
    description: 'Returns other people’s applications for the same job.',
    params: idParams,
    response: { 200: alikeSchema },
  };
  app.get('/api/applications/:id/alike', { config, schema }, async (request) => findAlike(app.db, request.params.id));
}

/** Finds other people's applications for the same job with almost the same CV or cover letter. Throws 404. */
async function findAlike(db: Database, applicationId: string): Promise<z.infer<typeof alikeSchema>> {
  const { jobId, email } = requireApplication(db, applicationId);
  const applicationTexts = readTexts(db, [applicationId]).get(applicationId);
  if (jobId === '' || !applicationTexts) return { resume: [], coverLetter: [] };
  const { id, reference, status, deletedAt, erasedAt, createdAt } = applications;
  // Applicants without an address count as different people.
  const isOtherPerson = email === '' ? ne(id, applicationId) : ne(applications.email, email);
  const counts = and(
    ...[eq(applications.jobId, jobId), isOtherPerson],
    ...[ne(status, 'spam'), isNull(deletedAt), isNull(erasedAt)],
  );
  const rows = db.select({ id, reference }).from(applications).where(counts).orderBy(asc(createdAt)).all();
  const resume = createComparer<SimilarApplication>(applicationTexts.resume);
  const coverLetter = createComparer<SimilarApplication>(applicationTexts.coverLetter);
  for (let offset = 0; offset < rows.length; offset += CHUNK_SIZE) {
    const chunk = rows.slice(offset, offset + CHUNK_SIZE);
    const texts = readTexts(
      db,
      chunk.map((row) => row.id),
    );
    for (const row of chunk) {
      resume.add(row, texts.get(row.id)?.resume ?? '');
      coverLetter.add(row, texts.get(row.id)?.coverLetter ?? '');
    }
    await nextTurn();
  }
  return { resume: resume.alike(), coverLetter: coverLetter.alike() };
}

/** The texts of each application; blank if there is no readable CV or no cover letter. */
function readTexts(db: Database, ids: readonly string[]) {
  const resumes = readCvTexts(db, ids, MAX_TEXT_LENGTH);
  const rows = db.values<[id: string, coverLetter: string]>(sql`
    SELECT id, substr(coalesce(json_extract(data, '$.coverLetter'), ''), 1, ${MAX_TEXT_LENGTH})
    FROM applications WHERE id IN ${ids}`);
  return new Map(rows.map(([id, coverLetter]) => [id, { resume: resumes.get(id) ?? '', coverLetter }]));
}

/** Compares texts with `text`, then returns the items of almost equal texts in the order in which they were added. */
function createComparer<Item>(text: string) {
  const textShingles = shinglesOf(text);
  /** The number of other texts with each shingle. */
  const counts = new Map<number, number>();
  const comparedItems: { item: Item; size: number; shared: number[] }[] = [];
  return {
    add(item: Item, other: string) {
      if (textShingles.size < MIN_SHINGLES || other === '') return;
      const shingles = shinglesOf(other);
      const sharedShingles = [...shingles].filter((shingle) => textShingles.has(shingle));
      for (const shingle of sharedShingles) counts.set(shingle, (counts.get(shingle) ?? 0) + 1);
      comparedItems.push({ item, size: shingles.size, shared: sharedShingles });
    },
    alike(): Item[] {
      const hasForm = comparedItems.length >= MIN_BOILERPLATE_APPLICANTS;
      const isOfForm = (shingle: number) => hasForm && (counts.get(shingle) ?? 0) > comparedItems.length / 2;
      const ownSize = [...textShingles].filter((shingle) => !isOfForm(shingle)).length;
      if (ownSize < MIN_SHINGLES) return [];
      return comparedItems
        .filter(({ size, shared }) => {
          const sharedCount = shared.filter((shingle) => !isOfForm(shingle)).length;
          return sharedCount >= MIN_SIMILARITY * Math.max(ownSize, size - (shared.length - sharedCount));
        })
        .map(({ item }) => item);
    },
  };
}

/**
 * Hashes of every three consecutive words. Leaves out numbers, email addresses and links, because those always differ.
 */
function shinglesOf(text: string): Set<number> {
  const shingles = new Set<number>();
  let [secondLastHash, lastHash] = [0, 0];
  for (const [at, word] of text.toLowerCase().split(/\s+/).filter(isCompared).entries()) {
    const hash = hashOf(word.replace(/[^\p{L}]/gu, ''));
    if (at >= 2) shingles.add(mixHash(mixHash(secondLastHash, lastHash), hash));
    [secondLastHash, lastHash] = [lastHash, hash];
  }
  return shingles;
}

function isCompared(word: string): boolean {
  return /\p{L}/u.test(word) && !/[\d@/]/.test(word);
}

/** Hashes a word (FNV-1a, 32 bits). */
function hashOf(word: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < word.length; index += 1) hash = mixHash(hash, word.charCodeAt(index));
  return hash;
}

function mixHash(hash: number, value: number): number {
  return Math.imul(hash ^ value, 0x01000193);
}
