/** Still lifes: what lies on the desks of people at work. */
import type { Colour } from './palette.ts';
import {
  arch,
  box,
  disc,
  half,
  leaf,
  overlap,
  polygon,
  ring,
  type Scene,
  type Shape,
  shaded,
  slice,
  stroke,
} from './shapes.ts';

/** A lamp, a screen, a plant and a cup. */
export const desk: Scene = {
  width: 1200,
  height: 900,
  ground: 'sky',
  shapes: [
    shaded(disc(860, 330, 330, 'paper'), 'sky', 90, 0.9),
    shaded(box(-10, 690, 1220, 220, 'rust'), 'ink', 90, 0.5),
    shaded(box(430, 380, 460, 290, 'ink', 26), 'green', 300, 0.6),
    shaded(box(456, 406, 408, 238, 'saffron', 8), 'coral', 60, 0.6),
    overlap(box(456, 406, 408, 238, 'ink'), shaded(half(700, 644, 150, 270, 'coral'), 'rust', 0, 0.6)),
    box(380, 668, 560, 26, 'paper', 13),
    stroke(190, 690, 110, 430, 20, 'ink'),
    stroke(110, 430, 250, 270, 20, 'ink'),
    shaded(half(268, 300, 130, 300, 'coral'), 'rust', 200, 0.7),
    disc(110, 430, 20, 'coral'),
    shaded(half(190, 692, 110, 270, 'ink'), 'green', 330, 0.4),
    leaf(1040, 560, 1130, 220, 260, 'green'),
    shaded(leaf(1040, 560, 930, 290, 230, 'sage'), 'green', 60, 0.8),
    shaded(leaf(1040, 560, 1180, 400, 170, 'moss'), 'green', 0, 0.8),
    shaded(half(1040, 560, 120, 90, 'paper'), 'blush', 60, 0.9),
    box(1000, 660, 80, 34, 'paper'),
  ],
};

/** Two cups on one table, seen from above. */
export const coffee: Scene = {
  width: 1200,
  height: 900,
  ground: 'coral',
  shapes: [
    shaded(disc(1000, 40, 460, 'rust'), 'coral', 200, 0.9),
    ...cup(400, 500, 330, 'paper', 'ink', 210),
    ...cup(890, 340, 260, 'green', 'saffron', 330),
    shaded(box(640, 640, 640, 34, 'ink', 17), 'green', 0, 0.4),
    shaded({ ...leaf(600, 657, 790, 657, 110, 'ink') }, 'green', 0, 0.4),
  ],
};

/** Wheels that turn one another. */
export const workshop: Scene = {
  width: 1200,
  height: 900,
  ground: 'blush',
  shapes: [
    ...wheel(380, 380, 300, 16, 'green', 'moss', 'saffron'),
    ...wheel(842, 610, 226, 12, 'coral', 'rust', 'ink'),
    ...wheel(948, 210, 150, 10, 'ink', 'green', 'coral'),
    shaded(disc(110, 830, 190, 'sky'), 'sage', 200, 0.9),
  ],
};

/** Windows on a screen: the developer's view. */
export const screens: Scene = {
  width: 1200,
  height: 900,
  ground: 'ink',
  shapes: [
    shaded(disc(930, 700, 430, 'green'), 'moss', 60, 0.9),
    shaded(box(90, 130, 700, 520, 'paper', 34), 'blush', 120, 0.6),
    ...[0, 1, 2].map((i) => disc(150 + i * 56, 190, 18, (['coral', 'saffron', 'green'] as const)[i] as Colour)),
    ...codeLines(150, 270),
    shaded(box(620, 410, 500, 400, 'coral', 34), 'rust', 40, 0.7),
    shaded(disc(870, 610, 130, 'saffron'), 'amber', 100, 0.8),
    slice(870, 610, 130, -90, 120, 'paper'),
    disc(870, 610, 58, 'coral'),
  ],
};

/** An open book, and what comes out of it. */
export const book: Scene = {
  width: 1600,
  height: 720,
  ground: 'saffron',
  shapes: [
    shaded(disc(860, 330, 480, 'amber'), 'saffron', 90, 0.9),
    shaded(disc(980, 200, 190, 'coral'), 'rust', 60, 0.7),
    shaded(disc(700, 130, 96, 'paper'), 'blush', 60, 0.8),
    disc(1200, 90, 50, 'ink'),
    ...page(860, 680, 560, 'green', 'moss', 0),
    ...page(860, 668, 530, 'paper', 'sky', 26),
    ...page(860, 650, 470, 'blush', 'coral', 60),
    shaded(box(850, 250, 20, 440, 'ink'), 'green', 90, 0.3),
  ],
};

/** Two things said, one after the other. */
export const letters: Scene = {
  width: 1600,
  height: 720,
  ground: 'sky',
  shapes: (() => {
    const first = disc(690, 310, 215, 'green');
    const second = disc(940, 430, 180, 'coral');
    return [
      shaded(disc(1160, 60, 200, 'paper'), 'sky', 200, 0.9),
      polygon(
        [
          [560, 440],
          [530, 590],
          [700, 515],
        ],
        'green',
      ),
      shaded(first, 'moss', 150, 0.8),
      polygon(
        [
          [1040, 540],
          [1110, 660],
          [940, 605],
        ],
        'coral',
      ),
      shaded(second, 'rust', 30, 0.7),
      overlap(first, shaded({ ...second, fill: 'saffron' }, 'amber', 90, 0.8)),
      ...[0, 1, 2].map((i) => disc(560 + i * 78, 310, 24, 'paper')),
      stroke(945, 415, 1060, 415, 20, 'paper'),
      stroke(945, 470, 1020, 470, 20, 'paper'),
    ];
  })(),
};

/** A plant out of half a disc. */
export const growth: Scene = {
  width: 1200,
  height: 900,
  ground: 'blush',
  shapes: [
    shaded(disc(600, 420, 390, 'paper'), 'blush', 90, 0.9),
    stroke(600, 700, 600, 210, 16, 'moss'),
    ...[0, 1, 2].flatMap((i) => {
      const y = 640 - i * 150;
      const reach = 290 - i * 50;
      return [
        shaded(leaf(600, y, 600 - reach, y - 170, 280 - i * 40, i === 1 ? 'sage' : 'green'), 'moss', 180, 0.7),
        shaded(leaf(600, y - 40, 600 + reach, y - 210, 280 - i * 40, i === 1 ? 'green' : 'sage'), 'moss', 0, 0.7),
      ];
    }),
    shaded(disc(600, 170, 82, 'saffron'), 'coral', 60, 0.7),
    shaded(half(600, 690, 230, 90, 'coral'), 'rust', 40, 0.8),
    box(330, 664, 540, 52, 'rust', 26),
  ],
};

/** A shelf of well-made things. */
export const shelf: Scene = {
  width: 1600,
  height: 720,
  ground: 'blush',
  shapes: [
    shaded(disc(240, 140, 300, 'paper'), 'blush', 60, 0.9),
    shaded(arch(90, 210, 210, 560, 'green'), 'moss', 120, 0.8),
    disc(195, 330, 52, 'blush'),
    shaded(disc(420, 460, 100, 'saffron'), 'amber', 60, 0.8),
    shaded(half(690, 560, 150, 270, 'coral'), 'rust', 30, 0.7),
    shaded(disc(690, 340, 72, 'ink'), 'green', 230, 0.6),
    shaded(box(880, 260, 90, 300, 'ink', 12), 'green', 180, 0.5),
    shaded(box(976, 200, 70, 360, 'sage', 12), 'green', 0, 0.6),
    shaded(box(1052, 300, 110, 260, 'paper', 12), 'sky', 90, 0.9),
    ring(1320, 420, 140, 84, 'rust'),
    shaded(disc(1320, 420, 84, 'saffron'), 'amber', 60, 0.8),
    shaded(arch(1500, 120, 220, 560, 'green'), 'moss', 60, 0.8),
    shaded(box(-10, 560, 1620, 40, 'ink'), 'green', 0, 0.4),
    ...[260, 800, 1340].map((x) => shaded(half(x, 600, 60, 90, 'coral'), 'rust', 90, 0.6)),
    shaded(slice(-20, 740, 130, 270, 90, 'green'), 'moss', 45, 0.8),
  ],
};

function cup(x: number, y: number, r: number, saucer: Colour, coffeeColour: Colour, handle: number): Shape[] {
  const a = (handle * Math.PI) / 180;
  const [hx, hy] = [Math.cos(a), Math.sin(a)];
  const china: Colour = saucer === 'paper' ? 'blush' : 'sage';
  return [
    shaded(disc(x, y, r, saucer), saucer === 'paper' ? 'sky' : 'moss', 120, 0.8),
    stroke(x, y, x + hx * r * 0.86, y + hy * r * 0.86, r * 0.2, china),
    shaded(disc(x, y, r * 0.62, china), saucer === 'paper' ? 'coral' : 'green', 130, 0.5),
    shaded(disc(x, y, r * 0.5, coffeeColour), coffeeColour === 'ink' ? 'rust' : 'amber', 300, 0.7),
  ];
}

function wheel(x: number, y: number, r: number, teeth: number, fill: Colour, to: Colour, hub: Colour): Shape[] {
  const bumps = Array.from({ length: teeth }, (_, i) => {
    const a = (i * 2 * Math.PI) / teeth;
    return disc(Math.round(x + Math.cos(a) * r), Math.round(y + Math.sin(a) * r), r * 0.11, fill);
  });
  return [
    ...bumps,
    shaded(disc(x, y, r, fill), to, 120, 0.8),
    shaded(disc(x, y, r * 0.62, 'paper'), 'blush', 120, 0.5),
    slice(x, y, r * 0.62, -90, 120, fill),
    slice(x, y, r * 0.62, 90, 60, fill),
    disc(x, y, r * 0.24, hub),
  ];
}

function codeLines(x: number, y: number): Shape[] {
  const rows: [number, number, Colour][][] = [
    [
      [0, 150, 'coral'],
      [180, 210, 'ink'],
    ],
    [
      [60, 260, 'green'],
      [350, 90, 'saffron'],
    ],
    [
      [60, 120, 'ink'],
      [210, 180, 'coral'],
    ],
    [[120, 240, 'saffron']],
    [
      [0, 90, 'ink'],
      [120, 200, 'green'],
    ],
  ];
  return rows.flatMap((row, i) => row.map(([dx, width, fill]) => box(x + dx, y + i * 66, width, 30, fill, 15)));
}

/** Two pages that bend away from the spine. */
function page(x: number, bottom: number, width: number, fill: Colour, to: Colour, drop: number): Shape[] {
  const top = 250 + drop;
  const side = (direction: 1 | -1): Shape => {
    const edge = x + direction * width;
    const bow = x + direction * width * 0.45;
    return {
      path: `M${x} ${bottom}C${bow} ${bottom - 130} ${bow} ${bottom - 130} ${edge} ${bottom - 60}V${top - 10}C${bow} ${top - 100} ${bow} ${top - 100} ${x} ${top + 40}Z`,
      fill,
    };
  };
  return [shaded(side(-1), to, 0, 0.7), shaded(side(1), to, 0, 0.7)];
}
