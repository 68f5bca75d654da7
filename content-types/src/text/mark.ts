/** The mark, in the agency's motif, as the site and the API draw it: three shapes in a square of 32 units. */
import { drawingColours, type Theme } from '../brand/theme.ts';

type Motif = Theme['motif'];

/** Outlines of the shapes, in this order: dark colour, accent colour, second colour. */
export const MARKS: Record<Motif, { name: string; shapes: readonly [string, string, string] }> = {
  circles: {
    name: 'Two circles that overlap',
    shapes: [toCirclePath(11.5), toCirclePath(20.5), 'M16 6.513a10.5 10.5 0 0 1 0 18.974a10.5 10.5 0 0 1 0-18.974'],
  },
  arcs: {
    name: 'Two arcs around a corner',
    shapes: [
      'M4 4a24 24 0 0 1 24 24h-7A17 17 0 0 0 4 11z',
      'M4 14.5A13.5 13.5 0 0 1 17.5 28h-6.5A7 7 0 0 0 4 21z',
      'M4 24a4 4 0 0 1 4 4h-4z',
    ],
  },
  none: { name: 'Two squares that overlap', shapes: ['M4 4h17v17h-17z', 'M11 11h17v17h-17z', 'M11 11h10v10h-10z'] },
};

/** Returns the mark as an SVG. `frame` is the margin in units, filled with the page's background. */
export function renderMark(theme: Theme, frame = 0): string {
  const size = 32 + 2 * frame;
  const start = frame === 0 ? '0 0' : `-${frame} -${frame}`;
  const ground =
    frame === 0 ? '' : `<path fill="${drawingColours(theme).paper}" d="M${start}h${size}v${size}h-${size}z"/>`;
  const title = `<title>${MARKS[theme.motif].name}</title>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${start} ${size} ${size}">${title}${ground}${renderMarkPaths(theme.motif, drawingColours(theme))}</svg>\n`;
}

/** Returns the SVG elements of the mark. `firstColour` overrides the colour of the first shape. */
export function renderMarkPaths(
  motif: Motif,
  colours: ReturnType<typeof drawingColours>,
  firstColour = colours.green,
): string {
  const fills = [firstColour, colours.accent, colours.saffron];
  return MARKS[motif].shapes.map((d, index) => `<path d="${d}" fill="${fills[index]}"/>`).join('');
}

/** Returns a circle with a radius of 10.5 and its centre at (`x`, 16). */
function toCirclePath(x: number): string {
  return `M${x - 10.5} 16a10.5 10.5 0 1 0 21 0a10.5 10.5 0 1 0-21 0`;
}
