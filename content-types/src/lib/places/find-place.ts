/**
 * Finds a town or a postcode that was typed, without asking another server. The data is about 60 kB compressed: in the
 * browser, import this module dynamically.
 */
import { normalizeName } from './normalize-name.ts';
import { OUTCODES } from './outcodes.ts';
import { decodePoint, milesBetween, type Point } from './point.ts';
import { REGION_TOWNS } from './regions.ts';
import data from './towns.json' with { type: 'json' };

export interface FoundPlace {
  /** `Leeds`; `LS29, Ilkley` for a postcode. */
  name: string;
  point: Point;
}

/**
 * The place that a text names: `Leeds`, `leeds, west yorkshire`, `LS29`, `LS29 8DU` or `Leeds LS1 4AP`. A postcode is
 * found at the town of its district. Of towns with the same name, the one in the region is found, or the largest if
 * the text has no region. Null if nothing of that name is known.
 */
export function findPlace(text: string): FoundPlace | null {
  const clean = text.trim().slice(0, MAX_CHARACTERS);
  return findPostcode(clean) ?? findTown(clean);
}

/** The nearest town that `findPlace` finds by its name alone. */
export function findNearestTown(point: Point): FoundPlace | null {
  let best: FoundPlace | null = null;
  let miles = Number.POSITIVE_INFINITY;
  for (const [town] of readTowns().values()) {
    if (!town) continue;
    const distance = milesBetween(point, town.point);
    if (distance < miles) [best, miles] = [town, distance];
  }
  return best;
}

/** Longer texts are not names of places. */
const MAX_CHARACTERS = 200;

/**
 * A whole postcode at the end of the text, or a text that is nothing but a district, with or without a sector: `LS29
 * 8`.
 */
const POSTCODE = /(?:^|[\s,])([A-Z]{1,2})(\d[A-Z\d]?)\s*\d[A-Z]{2}$/i;
const OUTCODE = /^([A-Z]{1,2})(\d[A-Z\d]?)(?:\s*\d)?$/i;

function findPostcode(text: string): FoundPlace | null {
  const [, area, digits] = POSTCODE.exec(text) ?? OUTCODE.exec(text) ?? [];
  if (!area || !digits) return null;
  // Central London divides districts further: W1A is in W1.
  const district = Number.parseInt(digits, 10);
  const place = readDistricts(area.toUpperCase()).get(district);
  return place ? { ...place, name: `${area.toUpperCase()}${digits.toUpperCase()}, ${place.name}` } : null;
}

function findTown(text: string): FoundPlace | null {
  const [first = '', ...rest] = text.split(',').map(normalizeName).filter(Boolean);
  const same = readTowns().get(first);
  if (!same) return null;
  const near = rest.map((region) => pointOfRegion(region)).find((point) => point !== null);
  return near ? nearest(same, near) : (same[0] ?? null);
}

/** The main town of a county or of a part of the country, near which a town of an ambiguous name is looked for. */
function pointOfRegion(region: string): Point | null {
  const town = (Object.hasOwn(REGION_TOWNS, region) && REGION_TOWNS[region]) || region;
  return readTowns().get(normalizeName(town))?.[0]?.point ?? null;
}

function nearest(places: readonly FoundPlace[], point: Point): FoundPlace {
  return places.reduce((best, place) =>
    milesBetween(place.point, point) < milesBetween(best.point, point) ? place : best,
  );
}

let towns: Map<string, FoundPlace[]> | undefined;

/** Every town by its normalized name, the largest of a name first. */
function readTowns(): Map<string, FoundPlace[]> {
  if (towns) return towns;
  towns = new Map();
  for (const row of data.towns) {
    const point = decodePoint(row.slice(0, 6));
    const name = row.slice(6);
    const key = normalizeName(name);
    if (point) towns.set(key, [...(towns.get(key) ?? []), { name, point }]);
  }
  return towns;
}

const districtsByArea = new Map<string, Map<number, FoundPlace>>();

/** The place of each district in a postcode area, such as `LS`. */
function readDistricts(area: string): Map<number, FoundPlace> {
  const known = districtsByArea.get(area);
  if (known) return known;
  const districts = new Map<number, FoundPlace>();
  let main: Point | undefined;
  for (const [name, numbers] of parseArea(OUTCODES[area] ?? '')) {
    const same = readTowns().get(normalizeName(name)) ?? [];
    const place = main ? same.length > 0 && nearest(same, main) : same[0];
    if (!place) continue;
    main ??= place.point;
    for (const number of numbers) districts.set(number, { ...place, name });
  }
  districtsByArea.set(area, districts);
  return districts;
}

/** `Otley 21; Wetherby 22 23` as names with their districts. */
export function parseArea(text: string): [name: string, districts: number[]][] {
  return text.split('; ').flatMap((part): [string, number[]][] => {
    const start = part.search(/\d/);
    if (start < 0) return [];
    const districts = part
      .slice(start)
      .split(' ')
      .flatMap((range) => {
        const [from = 0, to = from] = range.split('-').map(Number);
        return Array.from({ length: to - from + 1 }, (_, i) => from + i);
      });
    return [[part.slice(0, start).trim(), districts]];
  });
}
