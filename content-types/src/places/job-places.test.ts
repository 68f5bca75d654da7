import { expect, test } from 'vitest';
import { findPlace } from './find-place.ts';
import { decodeJobPlaces, encodeJobPlaces, findArea, milesToJob } from './job-places.ts';
import { encodePoint, milesBetween, type Point } from './point.ts';

const emptyPlace = {
  place: '',
  region: '',
  postcode: '',
  country: 'United Kingdom',
  otherPlaces: [] as string[],
  point: '',
};

test('prefers a known postcode to the town', () => {
  const place = encodeJobPlaces({ ...emptyPlace, place: 'Leeds', postcode: 'LS29 8DU' });
  expect(place).toBe(encodeJobPlaces({ ...emptyPlace, place: 'Ilkley' }));
  expect(encodeJobPlaces({ ...emptyPlace, place: 'Leeds', postcode: 'unknown' })).toBe(
    encodeJobPlaces({ ...emptyPlace, place: 'Leeds' }),
  );
});

test.each([
  ['an unknown town', { place: 'Xyz' }],
  ['no place', {}],
  ['a town abroad of the same name', { place: 'Boston', country: 'United States' }],
])('encodes no coordinates for %s', (_, location) => {
  const places = encodeJobPlaces({ ...emptyPlace, ...location });
  expect(places).toBe('');
  expect(milesToJob({ latitude: 53.8, longitude: -1.5 }, places)).toBeNull();
});

test('prefers coordinates that were entered to the postcode and the town', () => {
  const places = encodeJobPlaces({ ...emptyPlace, place: 'Leeds', postcode: 'LS1', point: '53.96, -1.08' });
  expect(decodeJobPlaces(places)).toEqual([{ latitude: 53.96, longitude: -1.08 }]);
});

test('skips unknown and duplicate places', () => {
  const otherPlaces = ['YO1', 'Xyz', 'Leeds', 'Hull'];
  expect(decodeJobPlaces(encodeJobPlaces({ ...emptyPlace, place: 'Leeds', otherPlaces }))).toEqual(
    ['Leeds', 'YO1', 'Hull'].map((name) => findPlace(name)?.point),
  );
});

test('measures distances only between known places', () => {
  const codes = encodeJobPlaces({ ...emptyPlace, place: 'Leeds' });
  const place = 'Leeds';
  expect(findArea('ls1')?.milesTo?.({ at: codes, place })).toBe(0);
  expect(findArea('York')?.milesTo?.({ at: codes, place })).toBeCloseTo(22, 0);
  expect(findArea('York')?.milesTo?.({ at: '', place })).toBeNull();
  expect(findArea('Yorkshire')?.milesTo).toBeUndefined();
  expect(findArea('Xyz')).toBeUndefined();
});

test.each([
  ['Scotland', 'Glasgow; Edinburgh; Dundee; Aberdeen; Inverness; Kirkwall; Galashiels', 'Carlisle; Belfast'],
  [
    'Wales',
    'Cardiff; Newport; Wrexham; Bangor, Gwynedd; Knighton',
    'Wales, South Yorkshire; Chester; Newport, Shropshire',
  ],
  ['Northern Ireland', 'Belfast; Derry; Bangor', 'Glasgow; Bangor, Gwynedd'],
  ['England', 'London; Berwick-upon-Tweed; Penzance', 'Chepstow; Gretna; St Helier'],
  ['UK', 'London; Cardiff; Glasgow; Belfast', 'Douglas; St Peter Port'],
  ['Kent', 'Maidstone; Dartford; Dover; Xyz, Kent', 'Croydon; Kentford; Grays'],
  ['Surrey', 'Guildford; Ashford, Surrey; Croydon, Surrey', 'Ashford, Kent; Croydon'],
  ['Yorkshire', 'Leeds; York; Hull; Sheffield; Middlesbrough, North Yorkshire', 'Manchester; Scunthorpe'],
  ['yorkshire & the humber', 'Leeds; Scunthorpe; Grimsby', 'Lincoln'],
  ['North West', 'Manchester; Birkenhead; Carlisle; Chester', 'Leeds; Newcastle'],
  ['East Midlands', 'Nottingham; Derby; Lincoln', 'Birmingham'],
  ['West Midlands', 'Birmingham; Walsall; Coventry', 'Stafford; Worcester'],
  ['South East', 'Brighton; Oxford; Reading; Milton Keynes', 'London; Bristol'],
  ['Greater London', 'Croydon; Camden Town; Uxbridge; London', 'Watford; Slough'],
  ['East London', 'Croydon; London', 'Watford'],
  ['Co. Durham', 'Durham; Darlington', 'Sunderland'],
  ['Herts', 'Watford; Stevenage', 'Luton'],
  ['South Devon', 'Plymouth; Exeter', 'Truro'],
  ['Kent, England', 'Maidstone', 'Hastings'],
] as const)('the jobs in %s include those in %s and not in %s', (region, inside, outside) => {
  const area = findArea(region);
  const isIn = (place: string) => area?.isInRegion?.({ place, at: encodeJobPlaces({ ...emptyPlace, place }) });
  expect(area?.town).toBe('');
  expect(inside.split('; ').filter((place) => !isIn(place))).toEqual([]);
  expect(outside.split('; ').filter(isIn)).toEqual([]);
});

test('a job at coordinates is in the county of the nearest town', () => {
  const codes = encodeJobPlaces({ ...emptyPlace, point: '51.28, 0.55' });
  expect(findArea('Kent')?.isInRegion?.({ place: '', at: codes })).toBe(true);
  expect(findArea('Essex')?.isInRegion?.({ place: '', at: codes })).toBe(false);
});

test('measures the distance to the nearest of a job’s places', () => {
  const [leeds, york] = ['Leeds', 'York'].map((name) => findPlace(name)?.point);
  if (!leeds || !york) throw new Error('Leeds and York are not known.');
  const bothCodes = `${encodePoint(leeds)}${encodePoint(york)}`;
  expect(decodeJobPlaces(bothCodes)).toEqual([leeds, york]);
  expect(milesToJob(york, bothCodes)).toBe(0);
});

test('a distance filter agrees with brute force', () => {
  let state = 11;
  const random = (minimum: number, maximum: number) => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return minimum + (state / 2 ** 32) * (maximum - minimum);
  };
  const randomPoint = (): Point => ({ latitude: random(49, 61), longitude: random(-8.5, 2) });
  const towns = [
    'Leeds',
    'York',
    'Belfast',
    'Derry',
    'St Helier',
    'St Peter Port',
    'Douglas',
    'Cardiff',
    'Lerwick',
    'Hull',
  ];
  const real = towns.map((name) => findPlace(name)?.point).filter((point) => point !== undefined);
  expect(real).toHaveLength(towns.length);

  const jobs = Array.from({ length: 2_000 }, (_, i) => {
    const points = Array.from({ length: 1 + (i % 3) }, () =>
      random(0, 1) < 0.5 ? randomPoint() : (real[i % real.length] ?? randomPoint()),
    );
    return { points, codes: points.map(encodePoint).join('') };
  });
  for (const origin of [...real, ...Array.from({ length: 20 }, randomPoint)]) {
    for (const miles of [1, 10, 25, 50]) {
      for (const { points, codes } of jobs) {
        const exactMiles = Math.min(...points.map((point) => milesBetween(origin, point)));
        // Within the rounding of a code, either result is right.
        if (Math.abs(exactMiles - miles) < 0.07) continue;
        expect((milesToJob(origin, codes) ?? Number.POSITIVE_INFINITY) <= miles).toBe(exactMiles < miles);
      }
    }
  }
});
