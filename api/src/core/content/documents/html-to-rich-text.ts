/**
 * HTML as the document of a rich text field. Elements without a node in the schema are dropped, but their text stays.
 */
import { url } from 'content-types/fields/addresses/email-phone-url';
import type { Block, Inline, ListItem, Mark, RichText } from 'content-types/text/rich-text';
import { richTextFromPlain } from 'content-types/text/rich-text';
import type { DefaultTreeAdapterTypes } from 'parse5';
import { parseHtml } from '../../lib/parse-html.ts';

type Node = DefaultTreeAdapterTypes.ChildNode;
type Element = DefaultTreeAdapterTypes.Element;

const SILENT = new Set(['script', 'style', 'template', 'noscript', 'iframe', 'object', 'title', 'textarea', 'select']);
/** The schema that links in rich text must match. */
const LINK = url('Link').schema('publish');
const HEADINGS: Record<string, 2 | 3 | 4> = { h1: 2, h2: 2, h3: 3, h4: 4, h5: 4, h6: 4 };
/** Deeper than anything a person writes. Below this, blocks are no longer recognised and only their text stays. */
const MAX_DEPTH = 12;

/** Text without any tag becomes paragraphs; anything else is parsed as a browser would. */
export function richTextFromHtml(html: string): RichText {
  if (!/<[a-z!/]/i.test(html)) return richTextFromPlain(html);
  return { type: 'doc', content: toBlocks(parseHtml(html), 0) };
}

function toBlocks(nodes: readonly Node[], depth: number): Block[] {
  const blocks: Block[] = [];
  let loose: Inline[] = [];
  const flush = () => {
    const content = trimmed(loose);
    if (content.length > 0) blocks.push({ type: 'paragraph', content });
    loose = [];
  };
  for (const node of nodes) {
    const made = isElement(node) && depth < MAX_DEPTH ? toBlock(node, depth) : null;
    if (made) {
      flush();
      blocks.push(...made);
    } else {
      loose.push(...toInline(node, [], depth));
    }
  }
  flush();
  return blocks;
}

/** The blocks for an element, or null if it is part of a line of text. */
function toBlock(element: Element, depth: number): Block[] | null {
  const { tagName, childNodes } = element;
  if (tagName === 'hr') return [{ type: 'horizontalRule' }];
  const level = HEADINGS[tagName];
  if (level) return [{ type: 'heading', attrs: { level }, content: toLine(childNodes, depth) }];
  if (tagName === 'ul' || tagName === 'ol') return toListBlocks(element, depth);
  if (tagName === 'blockquote') return [{ type: 'blockquote', content: toBlocks(childNodes, depth + 1) }];
  if (CONTAINERS.has(tagName)) return toBlocks(childNodes, depth + 1);
  return null;
}

// cspell:ignore center
const CONTAINERS = new Set(
  'p div section article main header footer aside figure figcaption table tbody thead tr td th pre center form'.split(
    ' ',
  ),
);

function toListBlocks(element: Element, depth: number): Block[] {
  const items = element.childNodes
    .filter(isElement)
    .map((item): ListItem => ({ type: 'listItem', content: toBlocks(item.childNodes, depth + 1) }));
  const content = items.filter((item) => item.content.length > 0);
  if (content.length === 0) return [];
  return [{ type: element.tagName === 'ul' ? 'bulletList' : 'orderedList', content }];
}

function toLine(nodes: readonly Node[], depth: number): Inline[] {
  return trimmed(nodes.flatMap((node) => toInline(node, [], depth)));
}

function toInline(node: Node, marks: Mark[], depth: number): Inline[] {
  if (node.nodeName === '#text') {
    const text = (node as DefaultTreeAdapterTypes.TextNode).value.replace(/\s+/g, ' ');
    if (text === '') return [];
    return [marks.length > 0 ? { type: 'text', text, marks } : { type: 'text', text }];
  }
  if (!isElement(node) || SILENT.has(node.tagName) || depth > 4 * MAX_DEPTH) return [];
  if (node.tagName === 'br') return [{ type: 'hardBreak' }];
  const mark = toMark(node);
  const inner = mark && !marks.some((m) => m.type === mark.type) ? [...marks, mark] : marks;
  return node.childNodes.flatMap((child) => toInline(child, inner, depth + 1));
}

function toMark({ tagName, attrs }: Element): Mark | null {
  if (tagName === 'b' || tagName === 'strong') return { type: 'bold' };
  if (tagName === 'i' || tagName === 'em') return { type: 'italic' };
  const href = tagName === 'a' ? attrs.find((attr) => attr.name === 'href')?.value.trim() : undefined;
  const { data } = LINK.safeParse(href);
  return data ? { type: 'link', attrs: { href: data } } : null;
}

/** Without the spaces and breaks that only laid out the source. */
function trimmed(line: Inline[]): Inline[] {
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
