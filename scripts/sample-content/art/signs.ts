/** Small square signs for the cards of the about page, and the picture that shared links show. */

import type { Colour } from './palette.ts';
import { arc, arch, box, disc, half, leaf, overlap, ring, type Scene, type Shape, shaded, slice } from './shapes.ts';

const SIZE = 480;

export const signListen = sign('blush', [
  shaded(disc(150, 330, 130, 'green'), 'moss', 140, 0.8),
  ...[190, 262, 334].map((r, i) =>
    shaded(arc(150, 330, r, r - 34, 270, 90, i === 1 ? 'saffron' : 'coral'), 'rust', 300, 0.6),
  ),
]);

export const signPromise = sign('sage', [
  shaded(disc(180, 250, 130, 'coral'), 'rust', 150, 0.8),
  shaded(disc(310, 230, 130, 'paper'), 'sky', 40, 0.8),
  overlap(disc(180, 250, 130, 'coral'), shaded(disc(310, 230, 130, 'saffron'), 'amber', 90, 0.8)),
]);

export const signPlace = sign('sky', [
  shaded(arch(60, 200, 150, 490, 'green'), 'moss', 120, 0.8),
  shaded(arch(180, 90, 180, 490, 'coral'), 'rust', 60, 0.8),
  shaded(arch(320, 250, 130, 490, 'ink'), 'green', 60, 0.6),
  arch(240, 330, 60, 490, 'paper'),
  disc(270, 190, 28, 'paper'),
]);

export const signPay = sign('moss', [
  ...[0, 1, 2, 3].map((i) => shaded(box(96, 366 - i * 62, 200, 54, i % 2 ? 'amber' : 'saffron', 27), 'rust', 0, 0.5)),
  shaded(disc(340, 160, 84, 'coral'), 'rust', 60, 0.7),
  ring(340, 160, 56, 44, 'paper'),
]);

export const signTime = sign('saffron', [
  shaded(disc(240, 240, 176, 'paper'), 'blush', 120, 0.8),
  shaded(slice(240, 240, 146, -90, 120, 'green'), 'moss', 30, 0.7),
  disc(240, 240, 20, 'ink'),
]);

export const signCare = sign('paper', [
  shaded(disc(240, 200, 150, 'blush'), 'paper', 90, 0.9),
  shaded(leaf(240, 360, 90, 150, 190, 'green'), 'moss', 200, 0.8),
  shaded(leaf(240, 360, 390, 130, 200, 'sage'), 'green', 340, 0.8),
  shaded(half(240, 352, 118, 90, 'coral'), 'rust', 40, 0.8),
]);

/** Two discs that overlap, as wide as link previews are. */
export const emblem: Scene = {
  width: 1200,
  height: 630,
  ground: 'paper',
  shapes: [
    shaded(disc(440, 330, 250, 'green'), 'moss', 150, 0.8),
    shaded(disc(770, 300, 280, 'coral'), 'rust', 20, 0.7),
    overlap(disc(440, 330, 250, 'green'), shaded(disc(770, 300, 280, 'saffron'), 'amber', 90, 0.8)),
    shaded(disc(1160, 40, 170, 'sky'), 'paper', 200, 0.9),
    disc(80, 560, 46, 'ink'),
  ],
};

function sign(ground: Colour, shapes: Shape[]): Scene {
  return { width: SIZE, height: SIZE, ground, shapes };
}
