/** The places of a job as points on the map. */
import type { DataByType } from '../index.ts';
import type { Area, JobPlaces } from './area.ts';
import { findCounty, findNamesakes, findPlace, formatWithCounty } from './find-place.ts';
import { normalizeName } from './normalize-name.ts';
import { decodePoint, encodePoint, milesBetween, type Point, parsePoint } from './point.ts';
import { isWithin, type Region, splitPlace } from './regions.ts';

type Location = Pick<
  DataByType['job']['location'],
  'place' | 'region' | 'postcode' | 'country' | 'otherPlaces' | 'point'
>;

/**
 * Encodes the places of a job: the entered point, otherwise its postcode if known, otherwise its town, followed by its
 * other places. Uses six characters per place, because lists have thousands of jobs. Empty if no place is known.
 */
export function encodeJobPlaces(location: Location): string {
  const points = [parsePoint(location.point) ?? findMainPlace(location), ...findOtherPlaces(location)];
  return [...new Set(points.map((point) => point && encodePoint(point)))].filter(Boolean).join('');
}

/** Decodes points encoded by `encodeJobPlaces`. */
export function decodeJobPlaces(codes: string): Point[] {
  return (codes.match(/.{6}/g) ?? []).map(decodePoint).filter((point) => point !== null);
}

/**
 * Finds the area that a text names. Undefined if nothing in it is on the map: a search then compares the text with
 * place names.
 */
export function findArea(text: string): Area | undefined {
  const foundPlace = findPlace(text);
  const name = normalizeName(text);
  // Does not split a known town's name: `Angus` in Coupar Angus is not its county.
  const { town, region } = foundPlace && normalizeName(foundPlace.name) === name ? { town: name } : splitPlace(text);
  if (!foundPlace && !region) return undefined;
  const namesakes = findNamesakes(text);
  return {
    name: foundPlace && namesakes.length > 0 ? formatWithCounty(foundPlace) : (foundPlace?.name ?? region?.name ?? ''),
    namesakes,
    isRegion: town === '',
    town,
    ...(foundPlace && {
      milesTo: remember(
        ({ at }) => at,
        ({ at }) => milesToJob(foundPlace.point, at),
      ),
    }),
    ...(region && {
      isInRegion: remember(
        ({ at, place }) => `${at} ${place}`,
        (job) => isJobIn(region, job),
      ),
    }),
  };
}

/**
 * Caches results by place: thousands of jobs are in a few hundred places, and a search compares all jobs at every
 * keystroke.
 */
function remember<T>(keyOf: (job: JobPlaces) => string, find: (job: JobPlaces) => T): (job: JobPlaces) => T {
  const resultsByKey = new Map<string, T>();
  return (job) => {
    const key = keyOf(job);
    if (!resultsByKey.has(key)) resultsByKey.set(key, find(job));
    return resultsByKey.get(key) as T;
  };
}

/** Whether a job is in a region, according to its place names or to its positions. */
function isJobIn(region: Region, { place, at }: JobPlaces): boolean {
  const regions = place.split('; ').map((text) => {
    const { town, region } = splitPlace(text);
    return town === '' || text.includes(',') ? region : undefined;
  });
  return (
    regions.some((ownRegion) => ownRegion && isWithin(ownRegion.codes, region)) ||
    decodeJobPlaces(at).some((point) => isWithin([findCounty(point)], region))
  );
}

/** Returns the miles from a point to the nearest of a job's places; null if these are unknown. */
export function milesToJob(origin: Point, codes: string): number | null {
  const distances = decodeJobPlaces(codes).map((point) => milesBetween(origin, point));
  return distances.length === 0 ? null : Math.min(...distances);
}

function findMainPlace({ place, region, postcode, country }: Location): Point | null {
  if (!isBritish(country)) return null;
  return (findPlace(postcode) ?? findPlace([place, region].filter(Boolean).join(', ')))?.point ?? null;
}

function findOtherPlaces({ otherPlaces, country }: Location): (Point | null)[] {
  return isBritish(country) ? otherPlaces.map((place) => findPlace(place)?.point ?? null) : [];
}

/**
 * Whether a country is on our map. A blank country is taken to be British. Towns elsewhere are not looked up, because
 * many share a British name, such as Boston.
 */
export function isBritish(country: string): boolean {
  const name = country.trim().toLowerCase();
  return name === '' || BRITISH.some((countryName) => countryName.toLowerCase() === name);
}

const BRITISH = [
  ...['United Kingdom', 'UK', 'U.K.', 'GB', 'Great Britain', 'Britain', 'England', 'Scotland', 'Wales'],
  ...['Northern Ireland', 'Isle of Man', 'Jersey', 'Guernsey', 'Channel Islands'],
];
