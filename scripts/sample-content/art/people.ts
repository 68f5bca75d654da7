/** Pictures of people: heads are discs, shoulders are arches. */
import type { Colour } from './palette.ts';
import { arc, arch, box, disc, half, onCircle, overlap, ring, type Scene, type Shape, shaded } from './shapes.ts';

interface Person {
  x: number;
  /** The crown of the shoulders. */
  top: number;
  width: number;
  coat: [Colour, Colour];
  skin: [Colour, Colour];
}

/** Shoulders and a head above them. */
function person({ x, top, width, coat, skin }: Person, bottom: number): Shape[] {
  const head = width * 0.235;
  return [
    shaded(arch(x - width / 2, top, width, bottom, coat[0]), coat[1], 120, 0.8),
    shaded(disc(x, top - head * 0.72, head, skin[0]), skin[1], 50, 0.7),
  ];
}

/** Two people meet, and there is something warm where they overlap. */
export const meeting = scene(1600, 1000, 'sky', () => {
  const left = arch(110, 430, 860, 1010, 'green');
  const right = arch(640, 350, 980, 1010, 'coral');
  return [
    shaded(disc(800, 240, 520, 'sage'), 'sky', 90, 0.95),
    shaded(left, 'moss', 150),
    shaded(right, 'rust', 20, 0.7),
    overlap(left, shaded({ ...right, fill: 'saffron' }, 'coral', 90, 0.7)),
    shaded(disc(500, 280, 190, 'blush'), 'coral', 140, 0.55),
    shaded(disc(1180, 180, 210, 'ink'), 'green', 250, 0.7),
  ];
});

/** A team, close enough to overlap. */
export const gathering = scene(1600, 1000, 'saffron', () => [
  shaded(disc(1180, 330, 520, 'paper'), 'saffron', 60, 0.9),
  ...person({ x: 250, top: 470, width: 560, coat: ['sage', 'green'], skin: ['rust', 'ink'] }, 1010),
  ...person({ x: 1390, top: 450, width: 600, coat: ['sky', 'green'], skin: ['blush', 'coral'] }, 1010),
  ...person({ x: 620, top: 400, width: 600, coat: ['coral', 'rust'], skin: ['ink', 'green'] }, 1010),
  ...person({ x: 1030, top: 560, width: 600, coat: ['green', 'moss'], skin: ['amber', 'rust'] }, 1010),
]);

/** A handshake of two rings, each through the other. */
export const handshake = scene(1600, 1000, 'green', () => {
  const left = link(670, 500, 'coral');
  const right = link(930, 500, 'saffron');
  return [
    shaded(disc(800, 500, 640, 'moss'), 'green', 270, 0.9),
    shaded(box(-20, 425, 450, 150, 'coral'), 'rust', 180, 0.7),
    shaded(box(1170, 425, 450, 150, 'saffron'), 'amber', 0, 0.8),
    shaded(left, 'rust', 120, 0.7),
    shaded(right, 'amber', 60, 0.7),
    // The left ring passes over the right one at the lower crossing.
    { ...shaded(left, 'rust', 120, 0.7), within: box(700, 510, 200, 330, 'coral').path },
    disc(800, 500, 56, 'paper'),
  ];
});

/** A woman with a round of dark hair and two bright earrings. */
export const portraitAmara = scene(1200, 1200, 'sky', () => {
  const hair = disc(600, 430, 350, 'ink');
  const face = disc(600, 520, 220, 'rust');
  return [
    shaded(disc(600, 560, 500, 'paper'), 'sky', 90, 0.8),
    shaded(hair, 'green', 240, 0.6),
    shaded(arch(150, 820, 900, 1210, 'coral'), 'rust', 130, 0.75),
    shaded(box(510, 640, 180, 240, 'rust'), 'ink', 270, 0.6),
    half(600, 878, 90, 90, 'rust'),
    shaded(face, 'ink', 150, 0.45),
    overlap(face, disc(470, 330, 200, 'ink')),
    overlap(face, disc(760, 290, 190, 'ink')),
    shaded(disc(372, 610, 40, 'saffron'), 'amber', 60, 0.8),
    shaded(disc(828, 610, 40, 'saffron'), 'amber', 60, 0.8),
    shaded(arc(600, 820, 200, 172, 20, 140, 'saffron'), 'amber', 90, 0.8),
  ];
});

/** A man with a beard and round glasses. */
export const portraitOwen = scene(1200, 1200, 'saffron', () => {
  const face = disc(600, 500, 270, 'blush');
  return [
    shaded(disc(860, 330, 470, 'amber'), 'saffron', 220, 0.9),
    shaded(arch(110, 800, 980, 1210, 'green'), 'moss', 50, 0.8),
    shaded(half(600, 800, 150, 90, 'paper'), 'sage', 90, 0.7),
    shaded(box(510, 640, 180, 220, 'blush'), 'coral', 90, 0.6),
    half(600, 858, 90, 90, 'blush'),
    shaded(face, 'coral', 30, 0.4),
    overlap(face, shaded(disc(600, 790, 300, 'ink'), 'green', 300, 0.5)),
    half(600, 596, 74, 90, 'blush'),
    overlap(face, shaded(disc(560, 130, 300, 'ink'), 'green', 200, 0.5)),
    ...[500, 700].flatMap((x) => [disc(x, 500, 88, 'ink'), shaded(disc(x, 500, 68, 'paper'), 'sky', 50, 0.8)]),
    box(570, 486, 60, 20, 'ink'),
  ];
});

/** Somebody who listens: two profiles, one conversation. */
export const conversation = scene(1200, 900, 'blush', () => {
  const left = disc(420, 400, 290, 'green');
  const right = disc(790, 400, 290, 'coral');
  return [
    shaded(disc(605, 840, 560, 'paper'), 'blush', 270, 0.9),
    shaded(arch(20, 610, 620, 910, 'ink'), 'green', 300, 0.6),
    shaded(arch(570, 610, 620, 910, 'saffron'), 'amber', 60, 0.8),
    shaded(left, 'moss', 190),
    shaded(right, 'rust', 350, 0.75),
    overlap(left, shaded({ ...right, fill: 'paper' }, 'sky', 90, 0.8)),
    ...[0, 1, 2].map((i) => disc(555 + i * 50, 400, 14, 'ink')),
  ];
});

/** A team seen from above: heads and shoulders turned to one table, one chair still free. */
export const crowd = scene(1600, 1000, 'green', () => {
  const coats: [Colour, Colour][] = [
    ['coral', 'rust'],
    ['sky', 'sage'],
    ['saffron', 'amber'],
    ['paper', 'blush'],
    ['sage', 'green'],
    ['rust', 'ink'],
    ['blush', 'coral'],
  ];
  const heads: Colour[] = ['ink', 'rust', 'moss', 'amber', 'ink', 'blush', 'rust'];
  const places = [110, 155, 200, 245, 290, 335, 20];
  return [
    shaded(disc(800, 500, 900, 'moss'), 'green', 0, 0.9),
    shaded(disc(800, 500, 250, 'paper'), 'blush', 60, 0.8),
    shaded(disc(800, 500, 56, 'coral'), 'rust', 60, 0.8),
    // The place that is free.
    ring(...onCircle(800, 500, 336, 65), 62, 50, 'sage'),
    ...places.flatMap((angle, i) => {
      const [x, y] = onCircle(800, 500, 336, angle);
      const [coat, to] = coats[i] as [Colour, Colour];
      return [
        shaded(half(x, y, 118, angle, coat), to, angle, 0.8),
        shaded(disc(x, y, 60, heads[i] as Colour), heads[i] === 'ink' ? 'green' : 'ink', angle, 0.5),
      ];
    }),
    shaded(disc(110, 150, 240, 'coral'), 'rust', 200, 0.8),
    disc(1430, 820, 110, 'saffron'),
  ];
});

function link(x: number, y: number, fill: Colour): Shape {
  return arc(x, y, 290, 170, 0, 359.9, fill);
}

function scene(width: number, height: number, ground: Colour, compose: () => Shape[]): Scene {
  return { width, height, ground, shapes: compose() };
}
