/**
 * Converts HTML to the document of a rich text field. Drops elements that have no node in the schema, but keeps their
 * text.
 */
import { url } from 'content-types/fields/addresses/email-phone-url';
import type {
  Block,
  Inline,
  ListItem,
  Mark,
  Paragraph,
  Picture,
  RichText,
  TableCell,
} from 'content-types/text/rich-text';
import {
  isBlank,
  MAX_COLUMNS,
  MAX_ROWS,
  picturesIn,
  plainFromRichText,
  richTextFromPlain,
  tableFrom,
} from 'content-types/text/rich-text';
import type { DefaultTreeAdapterTypes } from 'parse5';
import { parseHtml } from '../../lib/parse-html.ts';

type Node = DefaultTreeAdapterTypes.ChildNode;
type Element = DefaultTreeAdapterTypes.Element;
/** The inline content of a block during parsing. An image in it ends the paragraph. */
type Line = (Inline | Picture)[];

/** The media id for an image's attributes; null leaves it out. */
export type FindImage = (attributes: Readonly<Record<string, string>>) => string | null;

const SILENT = new Set(['script', 'style', 'template', 'noscript', 'iframe', 'object', 'title', 'textarea', 'select']);
/** The schema that links in rich text must match. */
const LINK = url('Link').schema('publish');
const HEADINGS: Record<string, 2 | 3 | 4> = { h1: 2, h2: 2, h3: 3, h4: 4, h5: 4, h6: 4 };
/** Maximum nesting, more than any person writes. Deeper blocks are not recognised and only their text is kept. */
const MAX_DEPTH = 12;
/** The maximum length of a description or caption, in characters. */
const MAX_CAPTION_LENGTH = 300;

/**
 * Converts text without tags to paragraphs, and parses anything else as a browser would. Without `findImage`, images
 * are left out.
 */
export function richTextFromHtml(html: string, findImage: FindImage | null = findOwnImage): RichText {
  if (!/<[a-z!/]/i.test(html)) return richTextFromPlain(html);
  return { type: 'doc', content: toBlocks(parseHtml(html), { depth: 0, findImage }) };
}

/** The image at an address of this site. */
export function findOwnImage({ src = '' }: Readonly<Record<string, string>>): string | null {
  return /^(?:https?:\/\/[^/]+)?\/media\/([0-9a-f]{32})-\d+\.(?:webp|avif)$/.exec(src)?.[1] ?? null;
}

interface Context {
  depth: number;
  findImage: FindImage | null;
}

function deepen(context: Context): Context {
  return { ...context, depth: context.depth + 1 };
}

function toBlocks(nodes: readonly Node[], context: Context): Block[] {
  const blocks: Block[] = [];
  let looseNodes: Line = [];
  const flush = () => {
    blocks.push(...splitLine(looseNodes, (content) => ({ type: 'paragraph', content })));
    looseNodes = [];
  };
  for (const node of nodes) {
    const block = isElement(node) && context.depth < MAX_DEPTH ? toBlock(node, context) : null;
    if (block) {
      flush();
      blocks.push(...block);
    } else {
      looseNodes.push(...toInline(node, [], context));
    }
  }
  flush();
  return blocks;
}

/** Splits a line into blocks of one kind and the images between them. */
function splitLine(line: Line, make: (content: Inline[]) => Block): Block[] {
  const blocks: Block[] = [];
  let part: Inline[] = [];
  const flush = () => {
    const content = trimLine(part);
    if (content.length > 0) blocks.push(make(content));
    part = [];
  };
  for (const node of line) {
    if (node.type === 'image') {
      flush();
      blocks.push(node);
    } else part.push(node);
  }
  flush();
  return blocks;
}

/** Returns the blocks for an element, or null if it is inline. */
function toBlock(element: Element, context: Context): Block[] | null {
  const { tagName, childNodes } = element;
  if (tagName === 'hr') return [{ type: 'horizontalRule' }];
  const level = HEADINGS[tagName];
  if (level) {
    const line = childNodes.flatMap((node) => toInline(node, [], context));
    return splitLine(line, (content) => ({ type: 'heading', attrs: { level }, content }));
  }
  if (tagName === 'ul' || tagName === 'ol') return toListBlocks(element, context);
  if (tagName === 'blockquote') return [{ type: 'blockquote', content: toBlocks(childNodes, deepen(context)) }];
  if (tagName === 'table') return toTableBlocks(element, context);
  if (tagName === 'figure') return toFigureBlocks(element, context);
  if (CONTAINERS.has(tagName)) return toBlocks(childNodes, deepen(context));
  return null;
}

// cspell:ignore center tfoot
const CONTAINERS = new Set(
  'p div section article main header footer aside figcaption tbody thead tfoot tr td th caption pre center form'.split(
    ' ',
  ),
);

function toListBlocks(element: Element, context: Context): Block[] {
  const items = element.childNodes
    .filter(isElement)
    .map((item): ListItem => ({ type: 'listItem', content: toBlocks(item.childNodes, deepen(context)) }));
  const content = items.filter((item) => item.content.length > 0);
  if (content.length === 0) return [];
  return [{ type: element.tagName === 'ul' ? 'bulletList' : 'orderedList', content }];
}

/** A figure's caption goes with its image if there is exactly one. Otherwise it follows as a paragraph. */
function toFigureBlocks({ childNodes }: Element, context: Context): Block[] {
  const isCaption = (node: Node) => isElement(node) && node.tagName === 'figcaption';
  const blocks = toBlocks(
    childNodes.filter((node) => !isCaption(node)),
    deepen(context),
  );
  const captions = toBlocks(childNodes.filter(isCaption), deepen(context));
  const [picture, ...more] = picturesIn({ content: blocks });
  if (!picture || more.length > 0 || captions.length === 0) return [...blocks, ...captions];
  picture.attrs.caption = shorten(plainFromRichText({ type: 'doc', content: captions }));
  return blocks;
}

/**
 * Converts a table, with its caption before it and its images after it. A layout table, or one that is too large,
 * becomes the contents of its cells.
 */
function toTableBlocks({ childNodes }: Element, context: Context): Block[] {
  const parts = childNodes.filter(isElement);
  const captions = parts
    .filter(({ tagName }) => tagName === 'caption')
    .flatMap((part) => toBlocks([part], deepen(context)));
  const rows = parts
    .flatMap((part) => part.childNodes.filter(isElement))
    .filter(({ tagName }) => tagName === 'tr')
    .map((row) => row.childNodes.filter(isElement))
    .filter((cells) => cells.length > 0);
  const contents = new Map(rows.flat().map((cell) => [cell, toBlocks(cell.childNodes, deepen(context))]));
  const blocks = [...contents.values()].flat();
  const isTooLarge = rows.length > MAX_ROWS || rows.some((cells) => cells.length > MAX_COLUMNS);
  if (contents.size < 2 || isTooLarge || blocks.some(({ type }) => type === 'table')) return [...captions, ...blocks];
  const toCell = (cell: Element): TableCell => ({
    type: cell.tagName === 'th' ? 'tableHeader' : 'tableCell',
    content: (contents.get(cell) ?? []).flatMap(toParagraphs),
  });
  const table = tableFrom(toGrid(rows).map((cells) => cells.map((cell) => cell && toCell(cell))));
  const isTooWide = (table?.content[0]?.content.length ?? 0) > MAX_COLUMNS;
  if (!table || isTooWide || isBlank({ type: 'doc', content: [table] })) return [...captions, ...blocks];
  return [...captions, table, ...picturesIn({ content: blocks })];
}

/** Arranges cells in a grid. The positions that a spanning cell covers to its right and below are null. */
function toGrid(rows: readonly (readonly Element[])[]): (Element | null)[][] {
  const grid: (Element | null)[][] = rows.map(() => []);
  for (const [y, line] of grid.entries()) {
    for (const cell of rows[y] ?? []) {
      let x = 0;
      while (line[x] !== undefined) x += 1;
      const end = x + spanOf(cell, 'colspan', MAX_COLUMNS);
      for (const lowerRow of grid.slice(y, y + spanOf(cell, 'rowspan', MAX_ROWS))) {
        for (let i = x; i < end; i += 1) lowerRow[i] ??= null;
      }
      line[x] = cell;
    }
  }
  return grid.map((line) => Array.from(line, (cell) => cell ?? null));
}

function spanOf({ attrs }: Element, name: string, max: number): number {
  const span = Number.parseInt(attrs.find((attr) => attr.name === name)?.value ?? '', 10);
  return Math.min(Math.max(span || 1, 1), max);
}

function toParagraphs(node: Block | ListItem): Paragraph[] {
  if (node.type === 'paragraph' || node.type === 'heading') return [{ ...node, type: 'paragraph' }];
  return 'content' in node ? (node.content as Block[]).flatMap(toParagraphs) : [];
}

function toInline(node: Node, marks: Mark[], context: Context): Line {
  if (node.nodeName === '#text') {
    const text = (node as DefaultTreeAdapterTypes.TextNode).value.replace(/\s+/g, ' ');
    if (text === '') return [];
    return [marks.length > 0 ? { type: 'text', text, marks } : { type: 'text', text }];
  }
  if (!isElement(node) || SILENT.has(node.tagName) || context.depth > 4 * MAX_DEPTH) return [];
  if (node.tagName === 'br') return [{ type: 'hardBreak' }];
  if (node.tagName === 'img') return toImage(node, context);
  const mark = toMark(node);
  const innerMarks = mark && !marks.some((m) => m.type === mark.type) ? [...marks, mark] : marks;
  return node.childNodes.flatMap((child) => toInline(child, innerMarks, deepen(context)));
}

/** The size is a placeholder. Saving the document fills in the true size. */
function toImage({ attrs }: Element, { findImage }: Context): Picture[] {
  const attributes = Object.fromEntries(attrs.map(({ name, value }) => [name, value]));
  const id = findImage?.(attributes);
  if (!id) return [];
  return [{ type: 'image', attrs: { id, alt: shorten(attributes.alt ?? ''), width: 1, height: 1, caption: '' } }];
}

function shorten(text: string): string {
  return text.replace(/\s+/g, ' ').trim().slice(0, MAX_CAPTION_LENGTH);
}

function toMark({ tagName, attrs }: Element): Mark | null {
  if (tagName === 'b' || tagName === 'strong') return { type: 'bold' };
  if (tagName === 'i' || tagName === 'em') return { type: 'italic' };
  const href = tagName === 'a' ? attrs.find((attr) => attr.name === 'href')?.value.trim() : undefined;
  const { data } = LINK.safeParse(href);
  return data ? { type: 'link', attrs: { href: data } } : null;
}

/** Trims spaces and line breaks at both ends of a line, because they only format the source. */
function trimLine(line: Inline[]): Inline[] {
  const isEmpty = (node: Inline | undefined) =>
    node !== undefined && (node.type === 'hardBreak' || node.text.trim() === '');
  const start = line.findIndex((node) => !isEmpty(node));
  if (start === -1) return [];
  const end = line.findLastIndex((node) => !isEmpty(node));
  return line.slice(start, end + 1).map((node, i, { length }) => {
    if (node.type === 'hardBreak') return node;
    const text = i === 0 ? node.text.trimStart() : node.text;
    return { ...node, text: i === length - 1 ? text.trimEnd() : text };
  });
}

function isElement(node: Node): node is Element {
  return 'tagName' in node;
}
