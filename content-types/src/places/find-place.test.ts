import { describe, expect, test } from 'vitest';
import { findNamesakes, findNearestTown, findPlace, parseArea } from './find-place.ts';
import OUTCODES from './outcodes.json' with { type: 'json' };
import { milesBetween } from './point.ts';
import data from './towns.json' with { type: 'json' };

/** Well-known positions, not taken from the map data. */
test.each([
  ['Leeds', 53.797, -1.548],
  ['London', 51.507, -0.128],
  ['Birmingham', 52.48, -1.903],
  ['Manchester', 53.481, -2.243],
  ['Glasgow', 55.861, -4.25],
  ['Edinburgh', 55.953, -3.189],
  ['Belfast', 54.597, -5.93],
  ['Londonderry', 54.997, -7.31],
  ['Derry', 54.997, -7.31],
  ['Cardiff', 51.481, -3.179],
  ['Caerdydd', 51.481, -3.179],
  ['Swansea', 51.621, -3.944],
  ['Abertawe', 51.621, -3.944],
  ['Casnewydd', 51.588, -2.998],
  ['Wrecsam', 53.046, -2.993],
  ['Hull', 53.744, -0.336],
  ['Newcastle upon Tyne', 54.978, -1.618],
  ['Stoke on Trent', 53.003, -2.179],
  ["King's Lynn", 52.754, 0.396],
  ['Kings Lynn', 52.754, 0.396],
  ['Saint Helier', 49.187, -2.107],
  ['St. Peter Port', 49.456, -2.537],
  ['Penzance', 50.119, -5.537],
  ['Lerwick', 60.155, -1.145],
  ['Norwich', 52.628, 1.299],
  ['Plymouth', 50.376, -4.143],
  ['LS1', 53.797, -1.547],
  ['ls1 4ap', 53.797, -1.547],
  ['Leeds LS1 4AP', 53.797, -1.547],
  ['LS29', 53.925, -1.822],
  ['SW19', 51.422, -0.207],
  ['W1A', 51.518, -0.144],
  ['EC2A', 51.52, -0.085],
  ['M1', 53.478, -2.235],
  ['B1', 52.479, -1.908],
  ['G12', 55.879, -4.295],
  ['EH6', 55.975, -3.172],
  ['CF10', 51.477, -3.178],
  ['BT1', 54.6, -5.929],
  ['BT48', 55.003, -7.33],
  ['JE2', 49.189, -2.1],
  ['GY1', 49.457, -2.54],
  ['IM1', 54.152, -4.482],
  ['ZE1', 60.15, -1.15],
  ['TR1', 50.263, -5.051],
  ['CB2', 52.192, 0.127],
  ['Heathrow', 51.47, -0.454],
  ['Manchester Airport', 53.354, -2.275],
  ['Docklands', 51.505, -0.02],
  ['Salford Quays', 53.471, -2.296],
  ['Kings Cross', 51.531, -0.124],
  ['Brum', 52.48, -1.903],
] as const)('locates %s within 3 miles', (text, latitude, longitude) => {
  const place = findPlace(text);
  expect(place).not.toBeNull();
  if (place) expect(milesBetween(place.point, { latitude, longitude })).toBeLessThan(3);
});

describe('towns with the same name', () => {
  test.each([
    ['Ashford, Kent', 51.147, 0.874],
    ['Ashford, Surrey', 51.432, -0.458],
    ['Newport, Isle of Wight', 50.701, -1.291],
    ['Newport, Gwent, Wales', 51.588, -2.998],
    ['Newport, constructor', 51.588, -2.998],
    ['Richmond, North Yorkshire', 54.404, -1.737],
    ['Richmond London', 51.461, -0.303],
    ['Newport, Wales', 51.588, -2.998],
    ['Newport Wales', 51.588, -2.998],
    ['Newport, Shropshire', 52.769, -2.379],
    ['Wales, South Yorkshire', 53.341, -1.284],
    ['Leeds West Yorkshire', 53.797, -1.548],
    ['Newcastle, Staffordshire', 53.011, -2.229],
    ['Ashford, Middlesex', 51.432, -0.458],
    ['Dinas Powys', 51.435, -3.213],
  ] as const)('prefers the town in the named county: %s', (text, latitude, longitude) => {
    const place = findPlace(text);
    expect(place && milesBetween(place.point, { latitude, longitude })).toBeLessThan(3);
  });

  test('without a county, finds the largest town of that name', () => {
    expect(findPlace('Newport')).toEqual(findPlace('Newport, Gwent'));
  });
});

test.each([
  ['Richmond', ['Richmond, London']],
  ['Burton', ['Burton, Pembrokeshire', 'Burton on the Wolds', 'Burton on Trent', 'Burton upon Stather']],
  ['Kingston', ['Kingston upon Hull']],
  ['St Ives', ['St Ives, Cambridgeshire']],
  ['Richmond, London', []],
  ['Richmond London', []],
  ['Leeds', []],
  ['Xyz', []],
  ['LS1', []],
  ['', []],
] as const)('the alternatives to %s are %j', (text, expected) => expect(findNamesakes(text)).toEqual(expected));

test('each namesake has a full name that finds a different place', () => {
  const names = data.towns.map((row) => row.slice(8));
  for (const name of new Set(names.filter((name, index) => names.indexOf(name) !== index))) {
    const mainPlace = findPlace(name);
    for (const other of findNamesakes(name)) {
      const place = findPlace(other);
      expect(mainPlace && place && milesBetween(mainPlace.point, place.point), `${name}: ${other}`).toBeGreaterThan(2);
    }
  }
});

test.each([
  '',
  ' ',
  ',',
  'Xyz',
  'XX9',
  'LS99999',
  'Wales',
  'Scotland',
  'Kent',
  'kent, england',
  'North West',
  'toString',
  'constructor',
  'TOSTRING1',
  '<script>',
  'a'.repeat(9_999),
])('finds nothing for %j', (text) => {
  expect(findPlace(text)).toBeNull();
});

test.each([
  [53.7967, -1.5478, 'Leeds'],
  [51.448, -2.58, 'Bristol'],
  [58.2, -6.4, 'Stornoway'],
])('finds the town nearest to %d, %d: %s', (latitude, longitude, name) => {
  const town = findNearestTown({ latitude, longitude });
  const expected = findPlace(name)?.point;
  expect(town && findPlace(town.name)).toEqual(town);
  expect(town && expected && milesBetween(town.point, expected)).toBeLessThan(3);
});

test('every postcode district resolves to a place', () => {
  expect(Object.keys(OUTCODES)).toHaveLength(125);
  for (const [area, text] of Object.entries(OUTCODES)) {
    const towns = parseArea(text);
    expect(towns, area).toHaveLength(text.split('; ').length);
    const allDistricts = towns.flatMap(([, districts]) => districts);
    expect(new Set(allDistricts).size, area).toBe(allDistricts.length);
    for (const [name, districts] of towns) {
      for (const district of districts)
        expect(findPlace(`${area}${district}`), `${area}${district}, ${name}`).not.toBeNull();
    }
  }
});

test('all districts of a postcode area are within 150 miles', () => {
  /** The largest areas: the Highlands with the Hebrides, and Northern Ireland. */
  const MAX_MILES = 150;
  for (const [area, text] of Object.entries(OUTCODES)) {
    const places = parseArea(text).flatMap(([, districts]) =>
      districts.map((district) => findPlace(`${area}${district}`)),
    );
    const [main] = places;
    for (const place of places) {
      if (main && place) expect(milesBetween(main.point, place.point), place.name).toBeLessThan(MAX_MILES);
    }
  }
});
