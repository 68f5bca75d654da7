/** Pictures of places: arches, and the sun that is always a disc. */
import type { Colour } from './palette.ts';
import { arch, box, disc, half, overlap, ring, type Scene, type Shape, shaded, slice } from './shapes.ts';

/** A city early in the morning. */
export const skyline: Scene = {
  width: 1600,
  height: 1000,
  ground: 'blush',
  shapes: [
    shaded(disc(1040, 420, 330, 'coral'), 'saffron', 270, 0.9),
    shaded(arch(60, 380, 300, 1010, 'sage'), 'green', 110, 0.7),
    shaded(arch(1280, 300, 270, 1010, 'sage'), 'green', 70, 0.7),
    shaded(box(330, 250, 230, 760, 'green'), 'moss', 180, 0.8),
    half(445, 250, 115, 270, 'green'),
    shaded(arch(520, 520, 360, 1010, 'rust'), 'ink', 130, 0.5),
    shaded(box(876, 610, 240, 400, 'ink'), 'green', 300, 0.6),
    shaded(arch(1080, 470, 290, 1010, 'green'), 'moss', 40, 0.8),
    shaded(arch(-90, 660, 360, 1010, 'ink'), 'green', 300, 0.5),
    shaded(box(1366, 680, 254, 330, 'coral'), 'rust', 60, 0.8),
    ...windows(375, 320, 3, 6, 'saffron'),
    ...windows(1140, 640, 3, 4, 'paper'),
    ...windows(600, 720, 3, 3, 'saffron'),
    ...windows(938, 660, 3, 4, 'blush'),
  ],
};

/** One door after another, and someone on the way through. */
export const doorway: Scene = {
  width: 1600,
  height: 720,
  ground: 'green',
  shapes: [
    shaded(arch(270, -120, 1060, 730, 'moss'), 'ink', 270, 0.7),
    shaded(arch(380, -70, 840, 730, 'coral'), 'rust', 200, 0.8),
    shaded(arch(530, 130, 540, 730, 'saffron'), 'amber', 160, 0.8),
    shaded(arch(650, 250, 300, 730, 'paper'), 'saffron', 90, 0.7),
    shaded(arch(740, 500, 120, 730, 'ink'), 'green', 0, 0.5),
    disc(800, 462, 40, 'ink'),
    shaded(disc(80, 760, 260, 'sage'), 'green', 200, 0.9),
  ],
};

/** A viaduct, and the train that is on its way across. */
export const bridge: Scene = {
  width: 1600,
  height: 720,
  ground: 'sky',
  shapes: [
    shaded(disc(1160, 250, 230, 'coral'), 'saffron', 270, 0.8),
    shaded(half(240, 600, 430, 270, 'sage'), 'green', 200, 0.7),
    shaded(half(1480, 600, 340, 270, 'sage'), 'green', 0, 0.8),
    shaded({ path: viaduct(), fill: 'green' }, 'moss', 90, 0.7),
    box(-10, 316, 1620, 26, 'ink'),
    ...[0, 1, 2].map((i) =>
      shaded(box(430 + i * 214, 216, 196, 96, i === 2 ? 'coral' : 'saffron', 26), i === 2 ? 'rust' : 'amber', 90, 0.6),
    ),
    ...[0, 1, 2].flatMap((i) => [0, 1, 2].map((w) => disc(474 + i * 214 + w * 54, 258, 17, 'ink'))),
    shaded(box(-10, 600, 1620, 130, 'ink'), 'green', 270, 0.7),
    ...[0, 1, 2, 3, 4].map((i) => shaded(half(140 + i * 330, 600, 125, 90, 'sage'), 'ink', 90, 0.85)),
  ],
};

/** A street of houses, each its own. */
export const terrace: Scene = {
  width: 1200,
  height: 900,
  ground: 'paper',
  shapes: [
    shaded(disc(900, 230, 170, 'saffron'), 'coral', 90, 0.6),
    ...house(-60, 420, 300, 'sage', 'green'),
    ...house(240, 320, 300, 'coral', 'rust'),
    ...house(540, 440, 300, 'green', 'moss'),
    ...house(840, 360, 300, 'blush', 'coral'),
    ...house(1140, 450, 300, 'ink', 'green'),
    shaded(box(-10, 830, 1220, 80, 'ink'), 'green', 270, 0.5),
  ],
};

/** Steps of arches: a working life that goes somewhere. */
export const stairs: Scene = {
  width: 1600,
  height: 720,
  ground: 'coral',
  shapes: [
    shaded(disc(1180, 250, 420, 'saffron'), 'coral', 130, 0.9),
    ...(['ink', 'green', 'sage', 'sky', 'blush'] as Colour[]).flatMap((fill, i) => [
      shaded(arch(380 + i * 170, 560 - i * 105, 156, 730, fill), i > 1 ? 'green' : 'ink', 110, i > 1 ? 0.45 : 0.6),
    ]),
    disc(968, 187, 50, 'ink'),
  ],
};

/** The world, with people in it. */
export const globe: Scene = {
  width: 1600,
  height: 720,
  ground: 'ink',
  shapes: (() => {
    const world = disc(1010, 400, 470, 'green');
    return [
      shaded(disc(1010, 400, 640, 'moss'), 'ink', 180, 0.9),
      shaded(world, 'moss', 150, 0.8),
      overlap(world, shaded(disc(740, 210, 270, 'sage'), 'green', 140, 0.8)),
      overlap(world, shaded(disc(1330, 330, 300, 'coral'), 'rust', 30, 0.7)),
      overlap(world, shaded(disc(960, 800, 290, 'saffron'), 'amber', 90, 0.7)),
      ...[0, 190, 370].map((rx) => overlap(world, meridian(1010, 400, rx, 470))),
      ...[220, 400, 580].map((y) => overlap(world, box(500, y - 4, 1020, 8, 'paper'))),
      ...marker(822, 400, 'saffron'),
      ...marker(1318, 220, 'paper'),
      ...marker(1010, 580, 'coral'),
      shaded(disc(170, 620, 260, 'coral'), 'rust', 160, 0.8),
      shaded(disc(330, 170, 60, 'saffron'), 'amber', 60, 0.8),
    ];
  })(),
};

function windows(x: number, y: number, columns: number, rows: number, fill: Colour): Shape[] {
  return Array.from({ length: columns * rows }, (_, i) => {
    const [column, row] = [i % columns, Math.floor(i / columns)];
    return arch(x + column * 54, y + row * 84, 30, y + row * 84 + 46, (i * 7 + columns) % 5 === 0 ? 'coral' : fill);
  });
}

function house(x: number, top: number, width: number, fill: Colour, to: Colour): Shape[] {
  const middle = x + width / 2;
  return [
    shaded(arch(x, top, width, 840, fill), to, 130, 0.7),
    shaded(arch(middle - 48, 650, 96, 840, 'paper'), 'saffron', 90, 0.8),
    disc(middle + 26, 752, 7, 'ink'),
    disc(middle, top + 150, 52, 'paper'),
    slice(middle, top + 150, 52, 0, 90, 'saffron'),
    slice(middle, top + 150, 52, 180, 90, 'saffron'),
  ];
}

function viaduct(): string {
  const openings = [0, 1, 2, 3, 4].map((i) => arch(15 + i * 330, 390, 250, 600, 'green').path);
  return box(-10, 316, 1620, 284, 'green').path + openings.join('');
}

/** A thin ellipse through both poles; a straight line when `rx` is 0. */
function meridian(x: number, y: number, rx: number, ry: number): Shape {
  if (rx === 0) return box(x - 4, y - ry, 8, ry * 2, 'paper');
  const ellipse = (a: number, b: number) => `M${x - a} ${y}a${a} ${b} 0 1 0 ${2 * a} 0a${a} ${b} 0 1 0 ${-2 * a} 0Z`;
  return { path: ellipse(rx, ry) + ellipse(rx - 8, ry - 8), fill: 'paper' };
}

function marker(x: number, y: number, fill: Colour): Shape[] {
  return [ring(x, y, 74, 60, fill), disc(x, y, 38, fill)];
}
