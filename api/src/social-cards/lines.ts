import { widthOf } from './glyphs.ts';

/** A text broken into lines of at most `width` pixels; what does not fit into `most` lines ends in an ellipsis. */
export function linesOf(text: string, { size, width, most }: { size: number; width: number; most: number }): string[] {
  const fits = (line: string) => widthOf(line, size) <= width;
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const longer = [lines.at(-1), word].filter(Boolean).join(' ');
    if (lines.length > 0 && fits(longer)) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  const isCut = lines.length > most;
  return lines.slice(0, most).map((line, at) => {
    const isLast = isCut && at === most - 1;
    return fits(line) && !isLast ? line : shortened(line, fits);
  });
}

function shortened(line: string, fits: (line: string) => boolean): string {
  let end = line.length;
  while (end > 0 && !fits(`${line.slice(0, end).trimEnd()}…`)) end--;
  return `${line.slice(0, end).trimEnd()}…`;
}
