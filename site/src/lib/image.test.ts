import { expect, test } from 'vitest';
import { toImageProps } from './image.ts';

const image = { id: 'a'.repeat(32), alt: 'A desk', width: 3000, height: 2000 };

test('an image is offered in every stored width, with the proportions of the largest', () => {
  const { avif, src, width, height } = toImageProps(image, '50vw');
  expect(avif.split(', ').map((entry) => entry.split(' ')[1])).toEqual(['480w', '960w', '1600w']);
  expect(src).toBe(`/media/${image.id}-1600.webp`);
  expect([width, height]).toEqual([1600, 1067]);
});

test('the focal point stays visible', () => {
  expect(toImageProps(image, '50vw').position).toBeUndefined();
  expect(toImageProps({ ...image, focus: { x: 0.333, y: 1 } }, '50vw').position).toBe('33.3% 100%');
});
