/** Where a job's work is done, as points on the map. */
import type { DataByType } from '../../index.ts';
import { findPlace } from './find-place.ts';
import { decodePoint, encodePoint, milesBetween, type Point, parsePoint } from './point.ts';

type Location = Pick<
  DataByType['job']['location'],
  'place' | 'region' | 'postcode' | 'country' | 'otherPlaces' | 'point'
>;

/**
 * The points of a job: the one that was entered for it, otherwise its postcode if that is known, otherwise its town;
 * then its other places. Six characters each, one after the other, as short as a list of thousands of jobs needs. Empty
 * if no place is known.
 */
export function encodeJobPlaces(location: Location): string {
  const points = [parsePoint(location.point) ?? findMainPlace(location), ...findOtherPlaces(location)];
  return [...new Set(points.map((point) => point && encodePoint(point)))].filter(Boolean).join('');
}

/** The points that `encodeJobPlaces` encoded. */
export function decodeJobPlaces(codes: string): Point[] {
  return (codes.match(/.{6}/g) ?? []).map(decodePoint).filter((point) => point !== null);
}

/**
 * Measures jobs from the place that a text names. Undefined if the place is not known: a search then compares the text
 * with the names of places.
 */
export function distanceFrom(text: string): ((job: { at: string }) => number | null) | undefined {
  const from = findPlace(text)?.point;
  if (!from) return undefined;
  // Thousands of jobs are in a few hundred places, and a search measures all of them at every keystroke.
  const known = new Map<string, number | null>();
  return ({ at }) => {
    const miles = known.get(at);
    if (miles !== undefined) return miles;
    const measured = milesToJob(from, at);
    known.set(at, measured);
    return measured;
  };
}

/** Miles from a point to the nearest of a job's places; null for a job whose place is not known. */
export function milesToJob(from: Point, codes: string): number | null {
  const distances = decodeJobPlaces(codes).map((point) => milesBetween(from, point));
  return distances.length === 0 ? null : Math.min(...distances);
}

function findMainPlace({ place, region, postcode, country }: Location): Point | null {
  if (!isBritish(country)) return null;
  return (findPlace(postcode) ?? findPlace([place, region].filter(Boolean).join(', ')))?.point ?? null;
}

function findOtherPlaces({ otherPlaces, country }: Location): (Point | null)[] {
  return isBritish(country) ? otherPlaces.map((place) => findPlace(place)?.point ?? null) : [];
}

/** Towns abroad have British names too: Boston, Perth. A country left blank counts as the agency's own. */
export function isBritish(country: string): boolean {
  const name = country.trim().toLowerCase();
  return name === '' || BRITISH.some((known) => known.toLowerCase() === name);
}

const BRITISH = [
  ...['United Kingdom', 'UK', 'U.K.', 'GB', 'Great Britain', 'Britain', 'England', 'Scotland', 'Wales'],
  ...['Northern Ireland', 'Isle of Man', 'Jersey', 'Guernsey', 'Channel Islands'],
];
