/** Shortens texts for pages. */
import { plainFromRichText, type RichText } from 'content-types/text/rich-text';

/** Joins a text into one line and cuts it after a word, to at most `max` characters. */
export function shorten(text: string, max = 155): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= max) return line;
  const end = line.lastIndexOf(' ', max - 1);
  return `${line.slice(0, end > 0 ? end : max - 1)}…`;
}

/** The first part, and as many of the others as fit into `max` characters. Empty parts are left out. */
export function joinUpTo(max: number, [first = '', ...others]: readonly string[]): string {
  let line = first;
  for (const part of others) {
    const extendedLine = `${line}, ${part}`;
    if (part && extendedLine.length <= max) line = extendedLine;
  }
  return line;
}

export function summarize(text: RichText): string {
  return shorten(plainFromRichText(text));
}
