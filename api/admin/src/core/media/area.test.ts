import { expect, test } from 'vitest';
import { centreArea, clampFraction, pointIn, toPixels } from './area.ts';

test.each([
  [{ width: 400, height: 300 }, 1, { x: 0.125, y: 0, width: 0.75, height: 1 }],
  [{ width: 300, height: 400 }, 1, { x: 0, y: 0.125, width: 1, height: 0.75 }],
  [{ width: 400, height: 300 }, 4 / 3, { x: 0, y: 0, width: 1, height: 1 }],
])('centres a crop of %o with an aspect ratio of %f: %o', (image, ratio, area) => {
  expect(centreArea(image, ratio)).toEqual(area);
});

test('converts a crop to pixels of the largest variant', () => {
  const halfArea = { x: 0, y: 0, width: 0.5, height: 0.5 };
  expect(toPixels(halfArea, { width: 600, height: 400 })).toEqual({ width: 300, height: 200 });
  expect(toPixels(halfArea, { width: 3200, height: 1600 })).toEqual({ width: 800, height: 400 });
  expect(toPixels({ ...halfArea, width: 0.0001 }, { width: 600, height: 400 }).width).toBe(1);
});

test('moves a focal point outside the crop to its edge', () => {
  const right = { x: 0.5, y: 0, width: 0.5, height: 1 };
  expect(pointIn(right, { x: 0.75, y: 0.3 })).toEqual({ x: 0.5, y: 0.3 });
  expect(pointIn(right, { x: 0.1, y: 1 })).toEqual({ x: 0, y: 1 });
  expect([clampFraction(-1), clampFraction(0.12345), clampFraction(2)]).toEqual([0, 0.123, 1]);
});
