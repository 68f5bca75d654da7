/** Colours as `#rrggbb`: their contrast (WCAG 2), and shades of them in OKLCH. */
import {
  clampChroma,
  formatHex,
  modeLrgb,
  modeOklch,
  modeRgb,
  type Oklch,
  useMode as register,
  wcagContrast,
} from 'culori/fn';

export type Hex = string;

export const HEX = /^#[0-9a-f]{6}$/;

/** The contrast that WCAG AA requires between text and its background, and between a shape or an edge and its surroundings. */
export const TEXT_CONTRAST = 4.5;
export const EDGE_CONTRAST = 3;

/** The contrast between two colours that are shown together. Both numbers are ratios to 1, as in WCAG. */
export interface Contrast {
  /** The name of the comparison: "Text on dark bands". */
  label: string;
  ratio: number;
  needed: number;
}

export interface ContrastReport {
  results: readonly Contrast[];
  /** The nearest shade with enough contrast everywhere, which may be the colour itself; null if no shade has enough. */
  nearest: Hex | null;
}

register(modeRgb);
register(modeLrgb);
const toOklch = register(modeOklch);

/** The contrast of two colours, from 1 to 21. */
export function measureContrast(a: Hex, b: Hex): number {
  return wcagContrast(a, b);
}

/** The colour in OKLCH with lightness `l`, its chroma capped at `maxC` and its hue turned by `turn` degrees. */
export function adjustColour(colour: Hex, change: { l: number; maxC?: number; turn?: number }): Hex {
  const { c, h = 0 } = parseHex(colour);
  const { l, maxC = c, turn = 0 } = change;
  return toHex({ mode: 'oklch', l, c: Math.min(c, maxC), h: h + turn });
}

/** The lightness in OKLCH, 0 to 1. */
export function getLightness(colour: Hex): number {
  return parseHex(colour).l;
}

/** The nearest colour of the same hue with enough contrast, which may be `colour` itself; null if no colour has enough. */
export function findNearestPassing(colour: Hex, isPassing: (candidate: Hex) => boolean): Hex | null {
  if (isPassing(colour)) return colour;
  const { l, c, h } = parseHex(colour);
  for (let step = 1; step <= STEPS; step++) {
    for (const sign of [-1, 1]) {
      const candidate = toHex({ mode: 'oklch', l: l + (sign * step) / STEPS, c, h });
      if (isPassing(candidate)) return candidate;
    }
  }
  return null;
}

/** Number of steps from black to white, so many that single steps are invisible. */
const STEPS = 400;

function parseHex(colour: Hex): Oklch {
  return toOklch(colour) ?? { mode: 'oklch', l: 0, c: 0 };
}

function toHex(colour: Oklch): Hex {
  const l = Math.min(1, Math.max(0, colour.l));
  return formatHex(clampChroma({ ...colour, l }, 'oklch', 'rgb')) ?? '#000000';
}
