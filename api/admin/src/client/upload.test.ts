import { contentTypes } from 'content-types';
import { expect, it } from 'vitest';
import { validateImageFile } from './upload.ts';

const { image } = contentTypes.product.fields;

it.each([
  ['image/jpeg', 5_242_880, null],
  ['image/png', 1, null],
  ['image/gif', 1, null],
  ['image/jpg', 1, null],
  ['image/png', 5_242_881, 'Image size should be less than 5MB'],
  ['image/webp', 1, 'Only JPEG, JPG, PNG, and GIF images are allowed'],
  ['image/svg+xml', 1, 'Only JPEG, JPG, PNG, and GIF images are allowed'],
  ['', 1, 'Only JPEG, JPG, PNG, and GIF images are allowed'],
])('V5 K5 validates a product image (%j, %i bytes): %s', (type, size, message) => {
  expect(validateImageFile({ type, size }, image)).toBe(message);
});
