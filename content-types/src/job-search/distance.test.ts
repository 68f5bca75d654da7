import fc from 'fast-check';
import { expect, test } from 'vitest';
import { initialData } from '../fields/field.ts';
import { findArea } from '../places/job-places.ts';
import { job } from '../types/job.ts';
import { emptyCriteria } from './criteria.ts';
import { toJobFacts } from './facts.ts';
import { findJobs } from './find.ts';

/** Latitude and longitude in degrees, not taken from the map data. */
const TOWNS: Record<string, [number, number]> = {
  Leeds: [53.797, -1.548],
  Bradford: [53.794, -1.753],
  York: [53.959, -1.082],
  Manchester: [53.481, -2.243],
  London: [51.507, -0.128],
  Reading: [51.456, -0.971],
  Belfast: [54.597, -5.93],
  Swansea: [51.621, -3.944],
  Lerwick: [60.155, -1.145],
};

/** Miles between two towns, from the angle between vectors; the code uses another formula. */
function miles(a: string, b: string): number {
  const vector = ([latitude = 0, longitude = 0]: readonly number[] = []) => {
    const [north, east] = [(latitude * Math.PI) / 180, (longitude * Math.PI) / 180];
    return [Math.cos(north) * Math.cos(east), Math.cos(north) * Math.sin(east), Math.sin(north)] as const;
  };
  const [u, v] = [vector(TOWNS[a]), vector(TOWNS[b])];
  return 3958.8 * Math.acos(Math.min(1, u[0] * v[0] + u[1] * v[1] + u[2] * v[2]));
}

/** The tolerance in miles between a town's positions here and on the map. */
const ROUNDING = 1.5;

const towns = fc.constantFrom(...Object.keys(TOWNS));
const jobs = fc.array(fc.record({ places: fc.array(towns, { minLength: 1, maxLength: 3 }), isRemote: fc.boolean() }));

test('finds exactly the jobs within the distance, then remote jobs', () => {
  fc.assert(
    fc.property(jobs, towns, fc.constantFrom(5, 10, 20, 30, 50, 200), (jobs, home, within) => {
      const entries = jobs.map(({ places: [place = '', ...otherPlaces], isRemote }, index) => {
        const data = initialData(job.fields);
        const location = {
          ...data.location,
          place,
          otherPlaces,
          remote: isRemote ? ('remote' as const) : ('hybrid' as const),
        };
        const times = { publishedAt: '2026-01-01T00:00:00.000Z', updatedAt: '', expiresAt: null };
        return { id: `${index}`, seq: 1, position: 1, closed: false, ...times, data: { ...data, location } };
      });
      const searchedJobs = entries.map((entry) => ({
        ...toJobFacts(entry),
        id: entry.id,
        title: '',
        publishedAt: entry.publishedAt,
      }));
      const criteria = { ...emptyCriteria, place: home, miles: within, sort: 'distance' as const };
      const results = findJobs(searchedJobs, () => 0, criteria, { today: '2026-01-02', area: findArea(home) });
      const ids = new Set(results.jobs.map(({ job }) => job.id));
      for (const [index, { places, isRemote }] of jobs.entries()) {
        const nearest = Math.min(...places.map((place) => miles(home, place)));
        if (isRemote || nearest < within - ROUNDING) expect(ids).toContain(`${index}`);
        else if (nearest > within + ROUNDING) expect(ids).not.toContain(`${index}`);
      }
      const start = results.jobs.length - results.fromHome;
      expect(results.jobs.map(({ job }) => job.remote === 'remote')).toEqual(
        results.jobs.map((_, resultIndex) => resultIndex >= start),
      );
      const order = results.jobs.slice(0, start).map(({ miles }) => miles);
      expect(order).toEqual([...order].sort((a, b) => Number(a) - Number(b)));
    }),
  );
});
