import { expect, test } from 'vitest';
import { decodePoint, encodePoint, milesBetween, type Point, parsePoint } from './point.ts';

/** A random number generator that returns the same numbers in every run. */
function createRandom(seed: number) {
  let state = seed;
  return (minimum: number, maximum: number) => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return minimum + (state / 2 ** 32) * (maximum - minimum);
  };
}

const random = createRandom(7);
const points = Array.from({ length: 1_000 }, (): Point => ({ latitude: random(49, 61), longitude: random(-8.5, 2) }));

/** The distance from the angle between two vectors; the code uses another formula. */
function milesByVectors(a: Point, b: Point): number {
  const [p, q] = [a, b].map(({ latitude, longitude }) => {
    const [north, east] = [(latitude * Math.PI) / 180, (longitude * Math.PI) / 180];
    return [Math.cos(north) * Math.cos(east), Math.cos(north) * Math.sin(east), Math.sin(north)] as const;
  });
  if (!p || !q) throw new Error('Two points are needed.');
  const cross = Math.hypot(p[1] * q[2] - p[2] * q[1], p[2] * q[0] - p[0] * q[2], p[0] * q[1] - p[1] * q[0]);
  return 3958.7613 * Math.atan2(cross, p[0] * q[0] + p[1] * q[1] + p[2] * q[2]);
}

test('distances agree with an independent formula', () => {
  for (const [i, a] of points.entries()) {
    const farPoint = points[(i * 31 + 1) % points.length] ?? a;
    const near = { latitude: a.latitude + random(-0.02, 0.02), longitude: a.longitude + random(-0.02, 0.02) };
    for (const b of [farPoint, near, a]) {
      expect(Math.abs(milesBetween(a, b) - milesByVectors(a, b))).toBeLessThan(1e-6);
      expect(milesBetween(b, a)).toBeCloseTo(milesBetween(a, b), 9);
    }
  }
});

test('a six-character code decodes to within 100 metres', () => {
  for (const point of points) {
    const code = encodePoint(point) ?? '';
    expect(code).toMatch(/^[0-9a-z]{6}$/);
    const decodedPoint = decodePoint(code);
    if (!decodedPoint) throw new Error(`No point for ${code}`);
    expect(milesBetween(point, decodedPoint) * 1609.344).toBeLessThan(100);
    expect(encodePoint(decodedPoint)).toBe(code);
  }
});

test.each([
  ['53.797, -1.547', { latitude: 53.797, longitude: -1.547 }],
  [' 54.6 -5.93 ', { latitude: 54.6, longitude: -5.93 }],
  ['-1.547, 53.797', null],
  ['40.7, -74', null],
  ['Leeds', null],
  ['', null],
])('reads %j as a point', (text, point) => {
  expect(parsePoint(text)).toEqual(point);
});

test('returns null for points outside the UK and malformed codes', () => {
  expect(encodePoint({ latitude: 40.7, longitude: -74 })).toBeNull();
  for (const code of ['', '2tb6u', '2tb6u99', '2TB6U9', '<b>abc']) expect(decodePoint(code)).toBeNull();
});
