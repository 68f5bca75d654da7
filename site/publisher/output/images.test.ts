import { expect, test } from 'vitest';
import { findImages } from './images.ts';

const id = '0123456789abcdef0123456789abcdef';
const imagesIn = (html: string) => findImages(new TextEncoder().encode(html));

test('finds every image of a page once, wherever its address is', () => {
  const html = `é<img src="/media/${id}-480.avif" srcset="/media/${id}-480.avif 480w, /media/${id}-960.webp 960w">
    <meta content="https://example.com/media/${id}-1600.webp">/media/${id}-480.avif`;
  expect(imagesIn(html)).toEqual([`/media/${id}-480.avif`, `/media/${id}-960.webp`, `/media/${id}-1600.webp`]);
});

test.each(['', '/media/', `/media/${id}-480.png`, '/media/../secret-480.avif', `/media/${id}-.avif`, `/media/${id}`])(
  'finds no image in %j',
  (html) => {
    expect(imagesIn(html)).toEqual([]);
  },
);
