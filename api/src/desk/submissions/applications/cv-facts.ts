/** Guesses a candidate's home and current work from CV text. Only the place is stored (`candidates/places.ts`). */

import { type FoundPlace, findPlace } from 'content-types/places/find-place';
import { encodeJobPlaces, milesToJob } from 'content-types/places/job-places';
import { decodePoint } from 'content-types/places/point';
import { splitPlace } from 'content-types/places/regions';
import { findPublishedEntry } from '../../../core/content/published.ts';
import { sql } from '../../../core/database/drizzle.ts';
import type { Database } from '../../../core/database/open.ts';
import { readCvTexts } from '../../resumes/cv-texts.ts';

/** Maximum number of characters read from the start of a CV, which contains its head and the latest work. */
export const MAX_READ_LENGTH = 6_000;
export const MAX_LINE_LENGTH = 120;

/**
 * The town, distance to the job in miles and latest work for each application. Leaves out applications without a
 * readable CV. A place entered by staff takes precedence.
 */
export function readCvFacts(db: Database, rows: readonly { id: string; jobId: string }[]) {
  if (rows.length === 0) return new Map<string, CvFacts>();
  const ids = rows.map(({ id }) => id);
  const texts = readCvTexts(db, ids, MAX_READ_LENGTH);
  const homeRows = db.values<[id: string, place: string, point: string]>(sql`
    SELECT d.documentId, c.place, c.point FROM candidate_documents d JOIN candidates c ON c.id = d.candidateId
    WHERE c.placeBy = 'staff' AND d.documentId IN ${ids}`);
  const homes = new Map(homeRows.map(([id, name, point]) => [id, { name, point: decodePoint(point) }]));
  const places = new Map<string, string>();
  const placesOf = (jobId: string) => {
    const location = places.has(jobId) ? undefined : findPublishedEntry(db, 'job', jobId)?.data.location;
    if (!places.has(jobId)) places.set(jobId, location ? encodeJobPlaces(location) : '');
    return places.get(jobId) ?? '';
  };
  return new Map(
    rows.flatMap(({ id, jobId }): [string, CvFacts][] => {
      const cvText = texts.get(id);
      if (cvText === undefined) return [];
      const home = homes.get(id) ?? findHome(cvText);
      const miles = home?.point ? milesToJob(home.point, placesOf(jobId)) : null;
      const town = home?.name.replace(/^[A-Z]{1,2}\d[A-Z\d]?, /, '') ?? '';
      return [[id, { town, miles: miles && Math.round(miles), line: findWork(cvText) }]];
    }),
  );
}

interface CvFacts {
  town: string;
  miles: number | null;
  line: string;
}

const POSTCODE_PATTERN = /\b[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}\b/;
/** Number of lines at the top of a CV in which an address may appear. */
const HEAD_LINES = 8;
/** The headings under which the work, the schools and the interests of a CV begin. */
const BODY =
  /^(?:personal )?(?:profile|summary|statement|objective|about me|(?:work |career |employment )?(?:experience|history)|employment|education|qualifications|skills|key skills|references|referees|interests|hobbies)\b/i;
/** Matches lines that cannot be a place: more than six words, or a label. */
const NO_PLACE = /[@:]|(?:\S+\s+){6}\S/;

/**
 * Finds the first postcode in the head of a CV, otherwise a town on its own. Searches only the head, because employers
 * and referees come later.
 */
export function findHome(text: string): FoundPlace | null {
  const lines = toLines(text).slice(0, HEAD_LINES);
  const end = lines.findIndex((line) => BODY.test(line));
  const head = end < 0 ? lines : lines.slice(0, end);
  const postcode = POSTCODE_PATTERN.exec(head.join('\n'))?.[0];
  const places = head.slice(1).flatMap((line) => {
    const parts = line.split(/[,|·•;]/);
    // Appends the county or nation to a place, as in “Newport, Shropshire”.
    return parts.map((part, index) => {
      const nextPart = parts[index + 1] ?? '';
      return splitPlace(nextPart).region ? `${part}, ${nextPart}` : part;
    });
  });
  for (const part of [postcode ?? '', ...places]) {
    const foundPlace = NO_PLACE.test(part) ? null : findPlace(part);
    if (foundPlace) return foundPlace;
  }
  return null;
}

const YEARS =
  /\(?\b(?:(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]* )?(?:19|20)\d\d ?(?:-|–|—|to|until) ?/i;
const PRESENT_ROLE = new RegExp(`${YEARS.source}(?:present|now|current|today|date)\\b\\)?`, 'i');
const PAST_ROLE = new RegExp(`${YEARS.source}(?:(?:[a-z]{3,9} )?(?:19|20)\\d\\d)\\)?`, 'i');

/** A candidate's current or last job; otherwise the first sentence about them. */
export function findWork(text: string): string {
  const lines = toLines(text);
  const presentIndex = lines.findIndex((line) => PRESENT_ROLE.test(line));
  const roleIndex = presentIndex >= 0 ? presentIndex : lines.findIndex((line) => PAST_ROLE.test(line));
  const withoutDates = trimEnds((lines[roleIndex] ?? '').replace(PRESENT_ROLE, '').replace(PAST_ROLE, ''));
  const workText = withoutDates.length > 5 ? withoutDates : trimEnds(lines[roleIndex - 1] ?? '');
  return (roleIndex >= 0 && workText) || lines.slice(1).find(isSentence)?.slice(0, MAX_LINE_LENGTH) || '';
}

function toLines(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
}

function trimEnds(text: string): string {
  return text.replace(/^[\s,|·•:–—-]+|[\s,|·•:–—-]+$/g, '').slice(0, MAX_LINE_LENGTH);
}

function isSentence(line: string): boolean {
  return line.length > 30 && !/@|\d{5}|https?:/.test(line);
}
