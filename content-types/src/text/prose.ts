/**
 * Parses rich text from plain text with a few marks, so that texts are readable in code: `## heading`, `- item`,
 * `1. item`, `> quote`, `**bold**`, `[words](address)`.
 */
import { splitParagraphs } from './paragraphs.ts';
import type { Block, Inline, ListItem, RichText } from './rich-text.ts';

/**
 * Converts marked-up plain text to rich text. Blocks are separated by blank lines; the lines of a paragraph are joined.
 */
export function prose(text: string): RichText {
  const blocks = splitParagraphs(text).map((block) => block.split('\n').map((line) => line.trim()));
  return { type: 'doc', content: blocks.map(blockFrom) };
}

function blockFrom(lines: string[]): Block {
  const [first = ''] = lines;
  const heading = /^(#{2,4}) (.+)$/.exec(first);
  if (heading?.[1] && heading[2]) {
    return { type: 'heading', attrs: { level: heading[1].length as 2 | 3 | 4 }, content: parseInline(heading[2]) };
  }
  if (first.startsWith('- ')) return { type: 'bulletList', content: parseItems(lines, /^- /) };
  if (/^\d+\. /.test(first)) return { type: 'orderedList', content: parseItems(lines, /^\d+\. /) };
  if (first.startsWith('> '))
    return { type: 'blockquote', content: [toParagraph(lines.map((l) => l.replace(/^> ?/, '')))] };
  return toParagraph(lines);
}

function parseItems(lines: string[], mark: RegExp): ListItem[] {
  const joinedLines: string[] = [];
  for (const line of lines) joinedLines.push(mark.test(line) ? line.replace(mark, '') : `${joinedLines.pop()} ${line}`);
  return joinedLines.map((item) => ({ type: 'listItem', content: [toParagraph([item])] }));
}

function toParagraph(lines: string[]): Block {
  return { type: 'paragraph', content: parseInline(lines.join(' ')) };
}

function parseInline(text: string): Inline[] {
  return text
    .split(/(\*\*[^*]+\*\*|\[[^\]]+\]\([^)]+\))/)
    .filter(Boolean)
    .map((part): Inline => {
      const link = /^\[([^\]]+)\]\(([^)]+)\)$/.exec(part);
      if (link?.[1] && link[2]) {
        return { type: 'text', text: link[1], marks: [{ type: 'link', attrs: { href: link[2] } }] };
      }
      if (part.startsWith('**')) return { type: 'text', text: part.slice(2, -2), marks: [{ type: 'bold' }] };
      return { type: 'text', text: part };
    });
}
