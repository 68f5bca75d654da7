import { mediaPath } from 'content-types/media/image-widths';
import { expect, test } from 'vitest';
import { readVariantName, variantName } from './files.ts';

const id = '0123456789abcdef0123456789abcdef';

test('converts a parsed file name back into its address', () => {
  const name = readVariantName(`${id}-1600.avif`);
  expect(name).toEqual({ id, width: 1600, format: 'avif' });
  expect(name && mediaPath(name.id, name.width, name.format)).toBe(`/media/${name && variantName(name)}`);
});

test.each([
  '',
  id,
  `${id}-1600`,
  `${id}-1600.png`,
  `${id}-1600.AVIF`,
  `${id}-1600.avif.part`,
  `${id}-1600.avif\n`,
  `${id}-1600.avif\0`,
  `${id}-0.avif`,
  `${id}-01600.avif`,
  `${id}-1e3.avif`,
  `${id}--16.avif`,
  `${id}-123456.avif`,
  `${id.toUpperCase()}-1600.avif`,
  `${id.slice(1)}-1600.avif`,
  `${id}0-1600.avif`,
  `../media/${id}-1600.avif`,
  `..%2f${id}-1600.avif`,
  `..\\${id}-1600.avif`,
  `tmp/${id}-1600.avif`,
  `${id}-1600.webp/../../app.db`,
  `\n${id}-1600.avif`,
  '../app.db',
  '..',
  '__proto__',
])('rejects %j as an image file name', (name) => {
  expect(readVariantName(name)).toBeNull();
});
