import type { drawingColours, Theme } from 'content-types/brand/theme';
import { renderMarkPaths } from 'content-types/text/mark';
import pLimit from 'p-limit';
import sharp from 'sharp';
import { breakLines, outlineText, toDrawableText } from './text-outlines.ts';

export interface Card {
  title: string;
  /** Short lines under the title. */
  lines: readonly string[];
  company: string;
  colours: Colours;
  motif: Motif;
}

type Colours = ReturnType<typeof drawingColours>;
type Motif = Theme['motif'];

/** The size in pixels that social networks expect. */
const CARD_WIDTH = 1200;
const CARD_HEIGHT = 630;

const MARGIN = 72;
const TEXT_WIDTH = 800;
const SIZES = [92, 76, 62];
const MAX_LINES = 3;
const COLOURS = 32;

/** Draws one card at a time, because drawing uses the thread pool that file access and password hashing need too. */
const oneAtATime = pLimit(1);

/** Draws a card as PNG. The same card always gives the same bytes. */
export function drawCard(card: Card): Promise<Buffer> {
  return oneAtATime(() =>
    sharp(Buffer.from(renderCardSvg(card)))
      .png({ palette: true, colours: COLOURS, dither: 0, effort: 4 })
      .toBuffer(),
  );
}

export function renderCardSvg({ title, lines, company, colours, motif }: Card): string {
  const drawableTitle = toDrawableText(title);
  const size = SIZES.find((size) => fitsWhole(drawableTitle, size)) ?? SIZES.at(-1) ?? 0;
  const headline = breakLines(drawableTitle, { size, width: TEXT_WIDTH, maxLines: MAX_LINES });
  const textLines = lines.map(toDrawableText).filter(Boolean);
  const textTop = 96 + size + (headline.length - 1) * size * 1.06 + 74;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${CARD_WIDTH}" height="${CARD_HEIGHT}">
<rect width="100%" height="100%" fill="${colours.paper}"/>
${drawMarks(motif, colours)}
${headline.map((line, index) => renderPath(line, 96 + size + index * size * 1.06, size, colours.ink)).join('\n')}
${textLines.map((line, index) => renderPath(breakLines(line, { size: 34, width: TEXT_WIDTH, maxLines: 1 })[0] ?? '', textTop + index * 48, 34, colours['ink-soft'])).join('\n')}
${renderPath(breakLines(toDrawableText(company), { size: 34, width: TEXT_WIDTH - 60, maxLines: 1 })[0] ?? '', CARD_HEIGHT - 66, 34, colours.ink, MARGIN + 70)}
</svg>`;
}

function renderPath(text: string, y: number, size: number, fill: string, x = MARGIN): string {
  return `<path fill="${fill}" d="${outlineText(text, { x, y, size })}"/>`;
}

function fitsWhole(text: string, size: number): boolean {
  const lines = breakLines(text, { size, width: TEXT_WIDTH, maxLines: MAX_LINES });
  return lines.join(' ') === text;
}

/** Transforms that place the large mark, which is drawn in a square of 32 units. */
const LARGE_TRANSFORMS: Record<Motif, string> = {
  circles: 'translate(1087 375) rotate(-51) scale(20.5) translate(-16 -16)',
  arcs: `translate(${CARD_WIDTH} ${CARD_HEIGHT}) scale(-16 16) translate(-4 -28)`,
  none: `translate(${CARD_WIDTH} ${CARD_HEIGHT}) scale(16) translate(-28 -28)`,
};

/** The mark twice: large at the right edge, and small at the bottom left. */
function drawMarks(motif: Motif, colours: Colours): string {
  const smallTransform = `translate(${MARGIN + 28} ${CARD_HEIGHT - 78}) scale(1.7) translate(-16 -16)`;
  return `<g transform="${LARGE_TRANSFORMS[motif]}">${renderMarkPaths(motif, colours, colours.blush)}</g>
<g transform="${smallTransform}">${renderMarkPaths(motif, colours)}</g>`;
}
