/** Text as outlines, from the font file itself, so that drawings do not depend on the machine's fonts. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { create, type Font } from 'fontkitten';

const FILES = '@fontsource/bricolage-grotesque/files/bricolage-grotesque';
const SUBSETS = ['latin', 'latin-ext', 'vietnamese'];
/** Letter spacing as a fraction of the font size. Negative, because headlines are set tight. */
const TRACKING = -0.012;

let loadedFonts: Font[] | undefined;

/** The width of `text` at this size, in pixels. */
export function measureTextWidth(text: string, size: number): number {
  return findGlyphs(text).reduce((sum, { advance }) => sum + advance * size, 0);
}

/** `text` as the data of an SVG path, its baseline starting at `x`, `y`. Characters missing from the font are left out. */
export function outlineText(text: string, { x, y, size }: { x: number; y: number; size: number }): string {
  let pen = x;
  const parts = findGlyphs(text).map(({ path, advance, unit }) => {
    const scale = size / unit;
    const numbers = (args: readonly number[]) =>
      args.map((value, index) => (index % 2 === 0 ? pen + value * scale : y - value * scale).toFixed(1)).join(' ');
    const outline = path.commands.map(({ command, args }) => LETTERS[command] + numbers(args)).join('');
    pen += advance * size;
    return outline;
  });
  return parts.join('');
}

/** The text as far as the font can show it, with single spaces. */
export function toDrawableText(text: string): string {
  const letters = [...text.normalize('NFC')].filter((letter) => /\s/.test(letter) || findFont(letter));
  return letters.join('').replace(/\s+/g, ' ').trim();
}

const LETTERS = { moveTo: 'M', lineTo: 'L', quadraticCurveTo: 'Q', bezierCurveTo: 'C', closePath: 'Z' } as const;

function findGlyphs(text: string) {
  return [...text].flatMap((letter) => {
    const font = findFont(letter);
    if (!font) return [];
    const glyph = font.glyphForCodePoint(letter.codePointAt(0) ?? 0);
    return { path: glyph.path, unit: font.unitsPerEm, advance: glyph.advanceWidth / font.unitsPerEm + TRACKING };
  });
}

function findFont(letter: string): Font | undefined {
  return loadFonts().find((font) => font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0));
}

function loadFonts(): Font[] {
  const { resolve } = createRequire(import.meta.url);
  loadedFonts ??= SUBSETS.map((subset) => create(readFileSync(resolve(`${FILES}-${subset}-800-normal.woff`))) as Font);
  return loadedFonts;
}

/**
 * A text broken into lines of at most `width` pixels. A word that is too wide, and text beyond `maxLines` lines, is cut
 * with an ellipsis.
 */
export function breakLines(
  text: string,
  { size, width, maxLines }: { size: number; width: number; maxLines: number },
): string[] {
  const isFitting = (line: string) => measureTextWidth(line, size) <= width;
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const extendedLine = [lines.at(-1), word].filter(Boolean).join(' ');
    if (lines.length > 0 && isFitting(extendedLine)) lines[lines.length - 1] = extendedLine;
    else lines.push(word);
  }
  const isCut = lines.length > maxLines;
  return lines.slice(0, maxLines).map((line, index) => {
    const isLast = isCut && index === maxLines - 1;
    return isFitting(line) && !isLast ? line : truncateToFit(line, isFitting);
  });
}

function truncateToFit(line: string, isFitting: (line: string) => boolean): string {
  let end = line.length;
  while (end > 0 && !isFitting(`${line.slice(0, end).trimEnd()}…`)) end--;
  return `${line.slice(0, end).trimEnd()}…`;
}
