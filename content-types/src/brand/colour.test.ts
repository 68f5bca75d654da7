import fc from 'fast-check';
import { expect, test } from 'vitest';
import { adjustColour, findNearestPassing, getLightness, measureContrast } from './colour.ts';

const colour = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);

test.each([
  ['#000000', '#ffffff', 21],
  ['#777777', '#ffffff', 4.48],
  ['#767676', '#ffffff', 4.54],
  ['#ff0000', '#ffffff', 4],
  ['#123456', '#123456', 1],
])('the contrast of %s and %s is %d', (a, b, expected) => {
  expect(measureContrast(a, b)).toBeCloseTo(expected, 2);
  expect(measureContrast(b, a)).toBe(measureContrast(a, b));
});

test('changes only the lightness of a colour with too little contrast', () => {
  expect(findNearestPassing('#767676', (candidate) => measureContrast(candidate, '#ffffff') >= 4.5)).toBe('#767676');
  const teal = findNearestPassing('#7fd6cf', (candidate) => measureContrast(candidate, '#ffffff') >= 4.5) ?? '';
  expect(teal).toMatch(/^#[0-9a-f]{6}$/);
  expect(measureContrast(teal, '#ffffff')).toBeGreaterThanOrEqual(4.5);
  expect(measureContrast(teal, '#ffffff')).toBeLessThan(4.7);
  const [red, green, blue] = [1, 3, 5].map((offset) => Number.parseInt(teal.slice(offset, offset + 2), 16));
  expect(green).toBeGreaterThan(Number(red));
  expect(Math.abs(Number(green) - Number(blue))).toBeLessThan(20);
});

test('finds a readable shade of any colour on any background', () => {
  fc.assert(
    fc.property(colour, colour, (originalColour, ground) => {
      const nearestColour = findNearestPassing(
        originalColour,
        (candidate) => measureContrast(candidate, ground) >= 4.5,
      );
      expect(nearestColour && measureContrast(nearestColour, ground)).toBeGreaterThanOrEqual(4.5);
    }),
    { numRuns: 300 },
  );
});

test('returns null if no shade is readable', () => {
  expect(findNearestPassing('#123456', (candidate) => measureContrast(candidate, '#777777') >= 20)).toBeNull();
});

test('gives a shade the requested lightness', () => {
  expect(getLightness(adjustColour('#1d4a3f', { l: 0.8, maxC: 0.04 }))).toBeCloseTo(0.8, 2);
  expect(adjustColour('#808080', { l: 0 })).toBe('#000000');
});
