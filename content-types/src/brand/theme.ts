/** Derives design tokens from an agency's brand. All colours that appear together on a page meet WCAG AA. */
import {
  adjustColour,
  type Contrast,
  type ContrastReport,
  EDGE_CONTRAST,
  findNearestPassing,
  getLightness,
  HEX,
  type Hex,
  measureContrast,
  TEXT_CONTRAST,
} from './colour.ts';

export interface Theme {
  accent: Hex;
  deep: Hex;
  paper: Hex;
  /** Whether `second` and `third` are used; otherwise the other colours follow from `accent` and `deep`. */
  colours: 'derived' | 'own';
  second: Hex;
  third: Hex;
  motif: 'circles' | 'arcs' | 'none';
  header: 'side' | 'centre' | 'band';
  displayFont: 'bricolage-grotesque' | ExtraFont;
  textFont: 'instrument-sans' | ExtraFont;
  corners: keyof typeof CORNERS;
  scheme: 'auto' | 'light' | 'dark';
}

/** Fonts that a page loads only if the theme names them, with their names in CSS and for editors. */
export const EXTRA_FONTS = {
  figtree: { family: 'Figtree', label: 'Figtree (friendly)', generic: 'sans-serif' },
  manrope: { family: 'Manrope', label: 'Manrope (modern)', generic: 'sans-serif' },
  'public-sans': { family: 'Public Sans', label: 'Public Sans (neutral)', generic: 'sans-serif' },
  'atkinson-hyperlegible-next': {
    family: 'Atkinson Hyperlegible',
    label: 'Atkinson Hyperlegible (easiest to read)',
    generic: 'sans-serif',
  },
  'source-serif-4': { family: 'Source Serif', label: 'Source Serif (classic)', generic: 'serif' },
  fraunces: { family: 'Fraunces', label: 'Fraunces (warm serif)', generic: 'serif' },
} as const;

export type ExtraFont = keyof typeof EXTRA_FONTS;

/** The values in the stylesheet: a theme with these values changes nothing. */
export const STANDARD_THEME: Theme = {
  accent: '#e8613c',
  deep: '#1d4a3f',
  paper: '#f6f1e7',
  colours: 'derived',
  second: '#eba937',
  third: '#9db8ab',
  motif: 'circles',
  header: 'side',
  displayFont: 'bricolage-grotesque',
  textFont: 'instrument-sans',
  corners: 'round',
  scheme: 'auto',
};

const CORNERS: Record<'round' | 'soft' | 'square', Record<string, string>> = {
  round: {},
  soft: { 'radius-small': '.375rem', radius: '.75rem', 'radius-control': '.5rem', arch: '1.5rem' },
  square: { 'radius-small': '0px', radius: '0px', 'radius-control': '0px', arch: '0px' },
};

/** Returns the declarations of a page's root element that differ from the stylesheet. Empty for the standard theme. */
export const themeStyle = oncePerTheme((theme) => {
  const { displayFont, textFont, corners, scheme } = theme;
  const colours = Object.entries(buildPalette(theme)).filter(
    ([name, colour]) => colour !== STANDARD_PALETTE[name as Token],
  );
  const fonts = { display: displayFont, text: textFont };
  const declarations = [
    ...(scheme === 'auto' ? [] : [`color-scheme:${scheme}`]),
    ...[...colours, ...Object.entries(CORNERS[corners])].map(([name, value]) => `--${name}:${value}`),
    ...Object.entries(fonts).flatMap(([name, font]) => (isExtra(font) ? [`--${name}:${fontStack(font)}`] : [])),
  ];
  return declarations.join(';');
});

/** The fonts of the theme that the stylesheet does not load. */
export function listExtraFonts({ displayFont, textFont }: Pick<Theme, 'displayFont' | 'textFont'>): ExtraFont[] {
  return [...new Set([displayFont, textFont])].filter(isExtra);
}

/** Returns the colours of icons and social cards. */
export function drawingColours(theme: Theme): typeof STANDARD_DRAWING {
  const currentPalette = buildPalette(theme);
  const colours = Object.entries(STANDARD_DRAWING).map(([name, colour]) => {
    const colourInUse =
      currentPalette[name as Token] === STANDARD_PALETTE[name as Token] ? colour : currentPalette[name as Token];
    return [name, colourInUse.replace(/^light-dark\(([^,]*),.*$/, '$1')];
  });
  return Object.fromEntries(colours) as typeof STANDARD_DRAWING;
}

/**
 * Returns the colours of emails, which are the same in light and dark schemes, because many email clients support only
 * one.
 */
export function emailColours(theme: Theme) {
  const { paper, raised, line, ink } = chooseGrounds(theme).light;
  const { accent, deep } = theme;
  const soft = toReadable(adjustColour(deep, { l: 0.447, maxC: 0.024 }), TEXT_CONTRAST, [paper]);
  return { paper, raised, line, ink, soft, accent, onAccent: onAccent(theme, accent), deep, onDeep: onDeep(paper) };
}

/** Whether the logo can be used as the browser tab icon. */
export function isSquare({ width, height }: { width: number; height: number }): boolean {
  return Math.max(width, height) < 1.25 * Math.min(width, height);
}

/**
 * Returns the part of the touch icon's address that depends on the theme; null if the site's own icon fits. The API
 * draws the icon.
 */
export function iconVersion({
  accent,
  deep,
  paper,
  logo,
  motif,
  colours: choice,
  second,
}: Theme & { logo: { id: string; width: number; height: number } | null }): string | null {
  const colours = [accent, deep, paper].join('').replaceAll('#', '');
  const standard = [STANDARD_THEME.accent, STANDARD_THEME.deep, STANDARD_THEME.paper].join('').replaceAll('#', '');
  if (logo && isSquare(logo)) return `${logo.id.slice(0, 8)}${paper.slice(1)}`;
  const customParts = [motif === 'circles' ? '' : motif, choice === 'own' ? second.slice(1) : ''].join('');
  return colours === standard && customParts === '' ? null : colours + customParts;
}

/** The page backgrounds in the light and dark schemes, for the browser's own controls. */
export function pageColours(theme: Theme): { light: Hex; dark: Hex } {
  const dark = theme.deep === STANDARD_THEME.deep ? '#0f1815' : chooseGrounds(theme).dark.paper;
  return {
    light: theme.scheme === 'dark' ? dark : theme.paper,
    dark: theme.scheme === 'light' ? theme.paper : dark,
  };
}

/** The contrast of a theme colour with the others; null while any of the colours is incomplete. */
export function themeContrast(name: 'accent' | 'deep' | 'paper') {
  return (value: string, siblings: Readonly<Record<string, unknown>>): ContrastReport | null => {
    const theme = { ...(siblings as unknown as Theme), [name]: value };
    if (![theme.accent, theme.deep, theme.paper].every((colour) => HEX.test(colour))) return null;
    const measure = (candidate: Hex) => CHECKS[name]({ ...theme, [name]: candidate });
    const isPassing = (candidate: Hex) => measure(candidate).every(({ ratio, needed }) => ratio >= needed);
    return { results: measure(value), nearest: findNearestPassing(value, isPassing) };
  };
}

const CHECKS: Record<'accent' | 'deep' | 'paper', (theme: Theme) => Contrast[]> = {
  paper: (theme) =>
    theme.scheme === 'dark'
      ? []
      : [measureText('Text on the page background', WEAKEST_TEXT, chooseGrounds(theme).light.sunk)],
  deep: ({ deep, paper }) => [measureText('Light text on dark bands', onDeep(paper), deep)],
  accent(theme) {
    const { accent, scheme } = theme;
    const { light, dark } = chooseGrounds(theme);
    const onDark = darkAccent(theme);
    const label = onDark === accent ? 'Buttons on dark pages' : `Buttons on dark pages, lightened to ${onDark}`;
    return [
      measureText('Text on buttons', onAccent(theme, accent), accent),
      ...(scheme === 'dark' ? [] : [measureEdge('Buttons on the page background', accent, light.paper)]),
      ...(scheme === 'light' ? [] : [measureEdge(label, onDark, dark.paper)]),
    ];
  },
};

/** The colour of error messages: the hardest to read of the text colours that themes leave unchanged. */
const WEAKEST_TEXT = '#a3271a';

const STANDARD_DRAWING = {
  paper: STANDARD_THEME.paper,
  ink: '#14211d',
  'ink-soft': '#4b5852',
  accent: STANDARD_THEME.accent,
  green: STANDARD_THEME.deep,
  saffron: '#eba937',
  blush: '#f4c9b5',
};

type Token = keyof typeof STANDARD_PALETTE;

/**
 * Adapts the stylesheet's colours to the theme's hues and keeps their lightness. Colours of text and edges are then
 * made darker or lighter until their contrast is sufficient.
 */
function buildPalette(theme: Theme) {
  const { accent, deep } = theme;
  const { light, dark } = chooseGrounds(theme);
  const darkDeep = adjustColour(deep, { l: getLightness(deep) * 0.835 });
  const bands = [deep, darkDeep];
  const onShape = light.ink;
  const isOwn = theme.colours === 'own';
  const secondColour = isOwn ? theme.second : adjustColour(accent, { l: 0.779, maxC: 0.145, turn: 40 });
  const saffron = toReadable(secondColour, TEXT_CONTRAST, [onShape]);
  const tint = isOwn ? theme.second : accent;
  const third = isOwn ? toReadable(theme.third, TEXT_CONTRAST, [onShape]) : null;
  const onDark = darkAccent(theme);
  const [textOnAccent, textOnDarkAccent] = [onAccent(theme, accent), onAccent(theme, onDark)];
  return {
    paper: lightDark(light.paper, dark.paper),
    raised: lightDark(light.raised, dark.raised),
    sunk: lightDark(light.sunk, dark.sunk),
    ink: lightDark(light.ink, dark.ink),
    'ink-soft': lightDark(
      toReadable(adjustColour(deep, { l: 0.447, maxC: 0.024 }), TEXT_CONTRAST, [light.sunk]),
      adjustColour(deep, { l: 0.764, maxC: 0.02 }),
    ),
    line: lightDark(light.line, dark.line),
    edge: lightDark(
      toReadable(adjustColour(deep, { l: 0.586, maxC: 0.02 }), EDGE_CONTRAST, [light.sunk]),
      adjustColour(deep, { l: 0.587, maxC: 0.02 }),
    ),
    accent: lightDark(accent, onDark),
    'on-accent': lightDark(textOnAccent, textOnDarkAccent),
    'accent-hover': lightDark(
      hoverAccent(accent, textOnAccent, saffron),
      hoverAccent(onDark, textOnDarkAccent, saffron),
    ),
    'accent-text': lightDark(
      toReadable(accent, TEXT_CONTRAST, [light.paper, light.sunk]),
      toReadable(accent, TEXT_CONTRAST, [dark.paper, dark.raised]),
    ),
    deep: lightDark(deep, darkDeep),
    'on-deep': onDeep(theme.paper),
    'on-deep-soft': toReadable(adjustColour(deep, { l: 0.858, maxC: 0.03 }), TEXT_CONTRAST, bands),
    'on-deep-line': adjustColour(deep, { l: getLightness(deep) + 0.114 }),
    'on-deep-edge': toReadable(adjustColour(deep, { l: 0.727, maxC: 0.046 }), EDGE_CONTRAST, bands),
    'on-deep-accent': toReadable(saffron, TEXT_CONTRAST, bands),
    coral: toReadable(accent, TEXT_CONTRAST, [onShape]),
    saffron,
    green: deep,
    sage:
      third ??
      lightDark(
        adjustColour(deep, { l: 0.757, maxC: 0.045, turn: -20 }),
        adjustColour(deep, { l: 0.667, maxC: 0.05, turn: -20 }),
      ),
    sky: third
      ? lightDark(adjustColour(third, { l: 0.859, maxC: 0.06 }), adjustColour(third, { l: 0.735, maxC: 0.07 }))
      : lightDark(
          adjustColour(deep, { l: 0.859, maxC: 0.03, turn: 40 }),
          adjustColour(deep, { l: 0.735, maxC: 0.04, turn: 40 }),
        ),
    blush: lightDark(
      adjustColour(tint, { l: 0.868, maxC: 0.056, turn: 10 }),
      adjustColour(tint, { l: 0.771, maxC: 0.068, turn: 10 }),
    ),
    'on-shape': onShape,
  };
}

/** Combinations of page and text colours in the light and dark schemes. */
const chooseGrounds = oncePerTheme(({ paper, deep }) => {
  const paperLightness = getLightness(paper);
  return {
    light: {
      paper,
      raised: adjustColour(paper, { l: paperLightness + 0.033 }),
      sunk: adjustColour(paper, { l: paperLightness - 0.039 }),
      line: adjustColour(paper, { l: paperLightness - 0.102 }),
      ink: adjustColour(deep, { l: 0.234, maxC: 0.024 }),
    },
    dark: {
      paper: adjustColour(deep, { l: 0.199, maxC: 0.018 }),
      raised: adjustColour(deep, { l: 0.244, maxC: 0.02 }),
      sunk: adjustColour(deep, { l: 0.17, maxC: 0.016 }),
      line: adjustColour(deep, { l: 0.33, maxC: 0.024 }),
      ink: adjustColour(paper, { l: 0.947, maxC: 0.018 }),
    },
  };
});

/** Returns the accent colour of dark pages, which is lighter if the agency's own has too little contrast. */
function darkAccent(theme: Theme): Hex {
  return toReadable(theme.accent, EDGE_CONTRAST, [chooseGrounds(theme).dark.paper]);
}

/**
 * Returns the text colour of a button: the page's dark colour, white or black. Black has enough contrast where the
 * others do not.
 */
function onAccent(theme: Theme, accent: Hex): Hex {
  const candidates = [chooseGrounds(theme).light.ink, '#ffffff'];
  return candidates.find((textColour) => measureContrast(textColour, accent) >= TEXT_CONTRAST) ?? '#000000';
}

/** The colour of a button on hover. */
function hoverAccent(accent: Hex, textColour: Hex, saffron: Hex): Hex {
  return measureContrast(saffron, textColour) >= TEXT_CONTRAST
    ? saffron
    : adjustColour(accent, { l: getLightness(accent) - 0.08 });
}

function onDeep(paper: Hex): Hex {
  return adjustColour(paper, { l: 0.959, maxC: 0.018 });
}

function toReadable(colour: Hex, minContrast: number, against: readonly Hex[]): Hex {
  return (
    findNearestPassing(colour, (candidate) =>
      against.every((ground) => measureContrast(candidate, ground) >= minContrast),
    ) ?? colour
  );
}

function lightDark(light: Hex, dark: Hex): string {
  return light === dark ? light : `light-dark(${light},${dark})`;
}

function measureText(label: string, textColour: Hex, ground: Hex): Contrast {
  return { label, ratio: measureContrast(textColour, ground), needed: TEXT_CONTRAST };
}

function measureEdge(label: string, shape: Hex, ground: Hex): Contrast {
  return { label, ratio: measureContrast(shape, ground), needed: EDGE_CONTRAST };
}

function isExtra(font: string): font is ExtraFont {
  return font in EXTRA_FONTS;
}

function fontStack(font: ExtraFont): string {
  const { family, generic } = EXTRA_FONTS[font];
  return `${family},${generic === 'serif' ? 'Georgia,' : 'system-ui,'}${generic}`;
}

/** Caches the result for each theme, because every page needs it. Themes are immutable. */
function oncePerTheme<T>(compute: (theme: Theme) => T): (theme: Theme) => T {
  const results = new WeakMap<Theme, T>();
  return (theme) => {
    const cachedResult = results.get(theme);
    if (cachedResult !== undefined) return cachedResult;
    const result = compute(theme);
    results.set(theme, result);
    return result;
  };
}

const STANDARD_PALETTE = buildPalette(STANDARD_THEME);
