import type { drawingColours } from 'content-types/brand/theme';
import pLimit from 'p-limit';
import sharp from 'sharp';
import { breakLines, drawable, outlineText } from './text-outlines.ts';

export interface Card {
  title: string;
  /** Under the title, short. */
  lines: readonly string[];
  company: string;
  colours: Colours;
}

type Colours = ReturnType<typeof drawingColours>;

/** Pixels, as social networks expect them. */
const CARD_WIDTH = 1200;
const CARD_HEIGHT = 630;

const MARGIN = 72;
const TEXT_WIDTH = 800;
const SIZES = [92, 76, 62];
const MAX_LINES = 3;
const COLOURS = 32;

/** Drawing uses threads of the pool that files and password hashes need as well. */
const oneAtATime = pLimit(1);

/** PNG. The same card gives the same bytes. */
export function drawCard(card: Card): Promise<Buffer> {
  return oneAtATime(() =>
    sharp(Buffer.from(cardSvg(card)))
      .png({ palette: true, colours: COLOURS, dither: 0, effort: 4 })
      .toBuffer(),
  );
}

export function cardSvg({ title, lines, company, colours }: Card): string {
  const words = drawable(title);
  const size = SIZES.find((size) => isWhole(words, size)) ?? SIZES.at(-1) ?? 0;
  const headline = breakLines(words, { size, width: TEXT_WIDTH, maxLines: MAX_LINES });
  const shown = lines.map(drawable).filter(Boolean);
  const below = 96 + size + (headline.length - 1) * size * 1.06 + 74;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${CARD_WIDTH}" height="${CARD_HEIGHT}">
<rect width="100%" height="100%" fill="${colours.paper}"/>
${drawDiscs(colours)}
${headline.map((line, at) => path(line, 96 + size + at * size * 1.06, size, colours.ink)).join('\n')}
${shown.map((line, at) => path(breakLines(line, { size: 34, width: TEXT_WIDTH, maxLines: 1 })[0] ?? '', below + at * 48, 34, colours['ink-soft'])).join('\n')}
${path(breakLines(drawable(company), { size: 34, width: TEXT_WIDTH - 60, maxLines: 1 })[0] ?? '', CARD_HEIGHT - 66, 34, colours.ink, MARGIN + 70)}
</svg>`;
}

function path(text: string, y: number, size: number, fill: string, x = MARGIN): string {
  return `<path fill="${fill}" d="${outlineText(text, { x, y, size })}"/>`;
}

function isWhole(text: string, size: number): boolean {
  const lines = breakLines(text, { size, width: TEXT_WIDTH, maxLines: MAX_LINES });
  return lines.join(' ') === text;
}

/** The two overlapping discs of the mark: large, half outside the image, and small at the bottom left. */
function drawDiscs({ blush, accent, saffron, green }: Colours): string {
  return `<defs>
<clipPath id="large"><circle cx="1010" cy="470" r="215"/></clipPath>
<clipPath id="small"><circle cx="${MARGIN + 18}" cy="${CARD_HEIGHT - 78}" r="18"/></clipPath>
</defs>
<circle cx="1010" cy="470" r="215" fill="${blush}"/>
<circle cx="1165" cy="280" r="215" fill="${accent}"/>
<circle cx="1165" cy="280" r="215" fill="${saffron}" clip-path="url(#large)"/>
<circle cx="${MARGIN + 18}" cy="${CARD_HEIGHT - 78}" r="18" fill="${green}"/>
<circle cx="${MARGIN + 38}" cy="${CARD_HEIGHT - 78}" r="18" fill="${accent}"/>
<circle cx="${MARGIN + 38}" cy="${CARD_HEIGHT - 78}" r="18" fill="${saffron}" clip-path="url(#small)"/>`;
}
