/** The fonts that a theme can choose, as files of their packages: for each a stylesheet and two font files. */
import { EXTRA_FONTS, type ExtraFont, listExtraFonts, type Theme } from './theme.ts';

/**
 * Unicode ranges of the two font files. Welsh and other languages need the second, which browsers load only for pages
 * that use its letters.
 */
const RANGES = {
  latin:
    'U+0-FF,U+131,U+152-153,U+2BB-2BC,U+2C6,U+2DA,U+2DC,U+304,U+308,U+329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD',
  'latin-ext':
    'U+100-2BA,U+2BD-2C5,U+2C7-2CC,U+2CE-2D7,U+2DD-2FF,U+304,U+308,U+329,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF',
};

type Subset = keyof typeof RANGES;
const SUBSETS = Object.keys(RANGES) as Subset[];

/** The names of the files that pages with this theme load, such as `figtree.css`. */
export function listFontFiles(theme: Pick<Theme, 'displayFont' | 'textFont'>): string[] {
  return listExtraFonts(theme).flatMap((font) => [
    `${font}.css`,
    ...SUBSETS.map((subset) => `${font}-${subset}.woff2`),
  ]);
}

/** The content of a file; null if no file has that name. `read` reads a file of an installed package. */
export function readFontFile<Bytes>(name: string, read: (path: string) => Bytes): string | Bytes | null {
  for (const font of Object.keys(EXTRA_FONTS) as ExtraFont[]) {
    if (name === `${font}.css`) return SUBSETS.map((subset) => fontFace(font, subset)).join('\n');
    const subset = SUBSETS.find((subset) => name === `${font}-${subset}.woff2`);
    if (subset) return read(`@fontsource-variable/${font}/files/${font}-${subset}-wght-normal.woff2`);
  }
  return null;
}

function fontFace(font: ExtraFont, subset: Subset): string {
  const { family } = EXTRA_FONTS[font];
  return `@font-face{font-family:"${family}";src:url(${font}-${subset}.woff2) format("woff2");font-weight:100 900;font-display:swap;unicode-range:${RANGES[subset]}}`;
}
