/** Where candidates live: as their newest CV says, until staff confirm or correct it. */
import { type FoundPlace, findPlace } from 'content-types/places/find-place';
import { decodePoint, encodePoint, milesBetween, type Point } from 'content-types/places/point';
import { isNull, ne, sql } from '../../core/database/drizzle.ts';
import type { Database } from '../../core/database/open.ts';
import { candidates } from '../../core/database/schema/candidates.ts';
import { untilWritable } from '../../core/database/transaction.ts';
import { fieldError } from '../../core/http/errors.ts';
import { findHome, MAX_READ } from '../submissions/applications/cv-facts.ts';

const CHUNK = 50;

/** Looks up the places of some candidates in their CVs. Returns whether there were any to look up. */
export async function placeSome(db: Database): Promise<boolean> {
  const waiting = db
    .select({ id: candidates.id })
    .from(candidates)
    .where(isNull(candidates.placeBy))
    .limit(CHUNK)
    .all();
  if (waiting.length === 0) return false;
  const places = waiting.map(({ id }) => ({ id, ...toColumns(findHome(readNewestCv(db, id))) }));
  await untilWritable(db);
  for (const { id, ...columns } of places) {
    // Unless staff have said it since.
    const isWaiting = sql`${candidates.id} = ${id} AND ${candidates.placeBy} IS NULL`;
    db.update(candidates)
      .set({ ...columns, placeBy: 'cv' })
      .where(isWaiting)
      .run();
  }
  return true;
}

/** The columns of a place that staff typed; blank for none. Throws 422 if it is not known. */
export function placeByStaff(text: string) {
  // A place that was found by its postcode is named `LS29, Ilkley`.
  const place = text === '' ? null : (findPlace(text) ?? findPlace(text.split(',')[0] ?? ''));
  if (text !== '' && !place)
    throw fieldError('place', `We don’t know where “${text}” is. Type a town or a postcode in the UK or Ireland.`);
  return { ...toColumns(place), placeBy: 'staff' as const };
}

/** The row numbers of the candidates within so many miles of a place, and how far they live from it. Throws 422 if it is not known. */
export function findNearby(db: Database, near: string, miles: number): Map<number, number> {
  const centre = findPlace(near)?.point;
  if (!centre) throw fieldError('near', `We don’t know where “${near}” is. Type a town or a postcode.`);
  const rows = db.values<[number, string]>(
    sql`SELECT candidates.rowid, ${candidates.point} FROM candidates WHERE ${ne(candidates.point, '')}`,
  );
  return new Map(
    rows.flatMap(([rowid, code]): [number, number][] => {
      const distance = distanceTo(code, centre);
      return distance !== null && distance <= miles ? [[rowid, distance]] : [];
    }),
  );
}

function distanceTo(code: string, centre: Point): number | null {
  const point = decodePoint(code);
  return point && milesBetween(point, centre);
}

function toColumns(place: FoundPlace | null) {
  return { place: place?.name ?? '', point: (place && encodePoint(place.point)) ?? '' };
}

/** As much of it as has an address; blank if none could be read. */
function readNewestCv(db: Database, candidateId: string): string {
  const found = db.get<{ text: string } | undefined>(sql`
    SELECT substr(s.text, 1, ${MAX_READ}) AS text
    FROM candidate_documents d JOIN resumes r ON r.applicationId = d.documentId
      JOIN resume_texts t ON t.resumeId = r.id JOIN resume_search s ON s.rowid = t.id
    WHERE d.candidateId = ${candidateId} ORDER BY d.at DESC LIMIT 1`);
  return found?.text ?? '';
}
