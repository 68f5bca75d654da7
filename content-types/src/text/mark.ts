/** The mark, two circles that overlap, as the site and the API draw it for browsers. */
import { drawingColours, type Theme } from '../brand/theme.ts';

/** `frame`: units of space around it, filled with the page's background. */
export function markSvg(theme: Theme, frame = 0): string {
  const { green, accent, saffron, paper } = drawingColours(theme);
  const size = 32 + 2 * frame;
  const start = frame === 0 ? '0 0' : `-${frame} -${frame}`;
  const ground = frame === 0 ? '' : `<path fill="${paper}" d="M${start}h${size}v${size}h-${size}z"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${start} ${size} ${size}"><title>Two circles that overlap</title>${ground}<circle cx="11.5" cy="16" r="10.5" fill="${green}"/><circle cx="20.5" cy="16" r="10.5" fill="${accent}"/><path d="M16 6.513a10.5 10.5 0 0 1 0 18.974a10.5 10.5 0 0 1 0-18.974" fill="${saffron}"/></svg>\n`;
}
