import { expect, test } from 'vitest';
import { toImageProps } from './image.ts';

const image = { id: 'a'.repeat(32), alt: 'A desk', width: 3000, height: 2000 };

test('lists every stored width, with the dimensions of the largest', () => {
  const { avif, src, width, height } = toImageProps(image, '50vw', 1.5);
  expect(avif.split(', ').map((entry) => entry.split(' ')[1])).toEqual(['480w', '960w', '1600w']);
  expect(src).toBe(`/media/${image.id}-1600.webp`);
  expect([width, height]).toEqual([1600, 1067]);
});

test('requests a wider file only for a narrower crop', () => {
  const shownSizes = '(width >= 60rem) 30rem, 90vw';
  expect(toImageProps(image, shownSizes, 0.75).sizes).toBe('(width >= 60rem) 60rem, 180vw');
  expect(toImageProps(image, shownSizes, 3).sizes).toBe(shownSizes);
});

test('the focal point stays visible', () => {
  expect(toImageProps(image, '50vw', 1.5).position).toBeUndefined();
  expect(toImageProps({ ...image, focus: { x: 0.333, y: 1 } }, '50vw', 1.5).position).toBe('33.3% 100%');
});
