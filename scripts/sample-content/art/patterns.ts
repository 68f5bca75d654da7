/** Pictures made of one thing repeated: clocks, coins, days, tiles, places. */
import type { Colour } from './palette.ts';
import { box, disc, half, polygon, ring, type Scene, type Shape, shaded, slice, stroke } from './shapes.ts';

/** Clocks that show less than a whole day. */
export const clocks: Scene = {
  width: 1600,
  height: 720,
  ground: 'sage',
  shapes: [
    ...clock(360, 420, 380, 'paper', 'coral', 150, 'rust'),
    ...clock(920, 260, 250, 'ink', 'saffron', 90, 'amber'),
    ...clock(1330, 500, 290, 'green', 'blush', 210, 'coral'),
  ],
};

/** Six months, a row each: what is worked, what is still to come. */
export const calendar: Scene = {
  width: 1200,
  height: 900,
  ground: 'green',
  shapes: Array.from({ length: 24 }, (_, i) => {
    const [column, row] = [i % 6, Math.floor(i / 6)];
    const [x, y] = [125 + column * 190, 165 + row * 190];
    const fill = (['coral', 'saffron', 'paper', 'sage'] as const)[(column + row * 2) % 4] as Colour;
    if (i > 17) return ring(x, y, 80, 66, 'sage');
    if ((i * 5) % 7 === 0) return shaded(half(x, y, 80, (i * 90) % 360, fill), 'green', 90, 0.4);
    return shaded(disc(x, y, 80, fill), fill === 'saffron' ? 'amber' : fill === 'coral' ? 'rust' : 'sky', 60, 0.7);
  }),
};

/** Tiles of quarter discs, and the one that was missing. */
export const tiles: Scene = {
  width: 1600,
  height: 720,
  ground: 'paper',
  shapes: Array.from({ length: 32 }, (_, i) => tile(i % 8, Math.floor(i / 8), i)).flat(),
};

/** Coins, stacked by the hour. */
export const coins: Scene = {
  width: 1200,
  height: 900,
  ground: 'moss',
  shapes: [
    shaded(disc(330, 250, 300, 'green'), 'moss', 200, 0.9),
    ...[3, 5, 8].flatMap((count, i) =>
      Array.from({ length: count }, (_, n) =>
        shaded(box(120 + i * 340, 790 - n * 84, 290, 72, n % 2 ? 'amber' : 'saffron', 36), 'rust', 0, 0.45),
      ),
    ),
    shaded(disc(945, 120, 88, 'coral'), 'rust', 50, 0.8),
    box(-10, 866, 1220, 40, 'ink'),
  ],
};

/** Places on the way, joined by a road. */
export const route: Scene = {
  width: 1200,
  height: 900,
  ground: 'sage',
  shapes: [
    shaded(disc(200, 180, 320, 'sky'), 'sage', 45, 0.9),
    shaded(disc(1040, 820, 330, 'green'), 'moss', 45, 0.7),
    stroke(-40, 872, 235, 782, 30, 'paper'),
    stroke(235, 782, 705, 700, 30, 'paper'),
    stroke(705, 700, 1010, 453, 30, 'paper'),
    stroke(1010, 453, 1240, 400, 30, 'paper'),
    ...pin(235, 640, 150, 'coral', 'rust'),
    ...pin(705, 520, 190, 'ink', 'green'),
    ...pin(1010, 330, 130, 'saffron', 'amber'),
  ],
};

function clock(x: number, y: number, r: number, face: Colour, hours: Colour, sweep: number, to: Colour): Shape[] {
  return [
    shaded(disc(x, y, r, face), face === 'paper' ? 'sky' : 'moss', 130, 0.8),
    shaded(slice(x, y, r * 0.84, -90, sweep, hours), to, 60, 0.7),
    ...Array.from({ length: 12 }, (_, i) => {
      const a = (i * Math.PI) / 6;
      return disc(
        x + Math.cos(a) * r * 0.92,
        y + Math.sin(a) * r * 0.92,
        r * 0.022,
        face === 'paper' ? 'ink' : 'paper',
      );
    }),
    disc(x, y, r * 0.07, face === 'paper' ? 'ink' : 'paper'),
  ];
}

function tile(column: number, row: number, i: number): Shape[] {
  const size = 200;
  const [x, y] = [column * size, row * size - 40];
  if (column === 5 && row === 1) {
    return [
      box(x, y, size, size, 'paper'),
      shaded(disc(x + 100, y + 100, 100, 'coral'), 'rust', 60, 0.8),
      disc(x + 100, y + 100, 40, 'paper'),
    ];
  }
  const [fill, to, ground] = (
    [
      ['green', 'moss', 'sage'],
      ['ink', 'green', 'saffron'],
      ['sage', 'green', 'ink'],
      ['saffron', 'amber', 'green'],
      ['sky', 'sage', 'green'],
    ] as const
  )[(i * 7 + row * 3) % 5] as [Colour, Colour, Colour];
  const corner = (i * 3 + row) % 4;
  const [cx, cy] = [x + (corner === 1 || corner === 2 ? size : 0), y + (corner > 1 ? size : 0)];
  const start = [0, 90, 180, 270][corner] as number;
  const bend: Shape[] = i % 3 === 0 ? [slice(cx, cy, size * 0.5, start, 90, ground)] : [];
  return [box(x, y, size, size, ground), shaded(slice(cx, cy, size, start, 90, fill), to, start + 45, 0.8), ...bend];
}

function pin(x: number, y: number, r: number, fill: Colour, to: Colour): Shape[] {
  return [
    polygon(
      [
        [x - r * 0.88, y - r * 0.4],
        [x + r * 0.88, y - r * 0.4],
        [x, y + r * 0.95],
      ],
      fill,
    ),
    shaded(disc(x, y - r * 0.8, r, fill), to, 60, 0.8),
    disc(x, y - r * 0.8, r * 0.42, 'paper'),
  ];
}
