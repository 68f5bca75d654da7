/** The places where candidates live, from their newest CV until staff confirm or correct it. */
import { type FoundPlace, findPlace, formatWithCounty } from 'content-types/places/find-place';
import { decodePoint, encodePoint, milesBetween, type Point } from 'content-types/places/point';
import { eq, isNull, ne, sql } from '../../core/database/drizzle.ts';
import type { Database } from '../../core/database/open.ts';
import { candidates } from '../../core/database/schema/candidates.ts';
import { inTransaction, untilWritable } from '../../core/database/transaction.ts';
import { fieldError } from '../../core/http/errors.ts';
import { readCvTexts } from '../resumes/cv-texts.ts';
import { findHome, MAX_READ_LENGTH } from '../submissions/applications/cv-facts.ts';

const CHUNK_SIZE = 50;

/** Looks up the places of some candidates in their CVs. Returns whether there were any to look up. */
export async function placeNextChunk(db: Database): Promise<boolean> {
  await untilWritable(db);
  // In one transaction, so that no CV is erased between reading it and storing its place.
  return inTransaction(db, () => {
    const isUnplaced = isNull(candidates.placeBy);
    const unplacedRows = db.select({ id: candidates.id }).from(candidates).where(isUnplaced).limit(CHUNK_SIZE).all();
    for (const { id } of unplacedRows) {
      const placeColumns = { ...toColumns(findHome(readNewestCv(db, id))), placeBy: 'cv' } as const;
      db.update(candidates).set(placeColumns).where(eq(candidates.id, id)).run();
    }
    return unplacedRows.length > 0;
  });
}

/** Column values for a place that staff typed. A blank place clears them. Throws 422 for an unknown place. */
export function placeByStaff(typedPlace: string) {
  const foundPlace = typedPlace === '' ? null : locate(typedPlace);
  if (typedPlace !== '' && !foundPlace)
    throw fieldError('place', `We don’t know where “${typedPlace}” is. Enter a town or postcode in the UK or Ireland.`);
  return { ...toColumns(foundPlace), placeBy: 'staff' as const };
}

/** Row ids of the candidates within `miles` of a place, with their distances. Throws 422 for an unknown place. */
export function findNearby(db: Database, near: string, miles: number): Map<number, number> {
  const centre = locate(near)?.point;
  if (!centre) throw fieldError('near', `We don’t know where “${near}” is. Enter a town or postcode.`);
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

/** The number of these candidates without a known place. */
export function countUnplaced(db: Database, rowids: readonly number[]): number {
  const unplacedRows = db.values<[number]>(
    sql`SELECT candidates.rowid FROM candidates WHERE ${eq(candidates.point, '')}`,
  );
  const unplacedIds = new Set(unplacedRows.map(([rowid]) => rowid));
  return rowids.filter((rowid) => unplacedIds.has(rowid)).length;
}

function distanceTo(code: string, centre: Point): number | null {
  const point = decodePoint(code);
  return point && milesBetween(point, centre);
}

/** Finds a place by its name, also by a stored name such as `LS29, Ilkley`. */
function locate(text: string): FoundPlace | null {
  return findPlace(text) ?? findPlace(text.split(',')[0] ?? '');
}

/** The column values of a place. Adds the county if the name alone finds another place, as with the two Newports. */
function toColumns(place: FoundPlace | null) {
  const point = place && encodePoint(place.point);
  if (!place || !point) return { place: '', point: '' };
  const foundPlace = locate(place.name);
  const isClear = foundPlace && encodePoint(foundPlace.point) === point;
  return { place: isClear ? place.name : formatWithCounty(place), point };
}

/** The first part of the newest CV, which contains the address; blank if no CV could be read. */
function readNewestCv(db: Database, candidateId: string): string {
  const newestFirst = sql`SELECT documentId FROM candidate_documents WHERE candidateId = ${candidateId} ORDER BY at DESC`;
  const ids = db.values<[string]>(newestFirst).flat();
  const texts = readCvTexts(db, ids, MAX_READ_LENGTH);
  return texts.get(ids.find((id) => texts.has(id)) ?? '') ?? '';
}
