/** Rich text, stored as ProseMirror JSON. Only the nodes below are allowed, so that it cannot contain scripts. */
import type { Image } from '../fields/image.ts';
import { imagePath } from '../media/image-widths.ts';
import { splitParagraphs } from './paragraphs.ts';

export type Mark = { type: 'bold' } | { type: 'italic' } | { type: 'link'; attrs: { href: string } };
export type Inline = { type: 'text'; text: string; marks?: Mark[] } | { type: 'hardBreak' };
export type Block =
  | { type: 'paragraph'; content?: Inline[] }
  | { type: 'heading'; attrs: { level: 2 | 3 | 4 }; content?: Inline[] }
  | { type: 'bulletList'; content: ListItem[] }
  | { type: 'orderedList'; content: ListItem[] }
  | { type: 'blockquote'; content: Block[] }
  | { type: 'horizontalRule' }
  | Picture
  | Table;
/** An image from the media library. The caption may be empty. */
export type Picture = { type: 'image'; attrs: Image & { caption: string } };
export type Paragraph = Extract<Block, { type: 'paragraph' }>;
/** A table whose rows all have the same number of cells. Header cells are in the first row or column only. */
export type Table = { type: 'table'; content: TableRow[] };
type TableRow = { type: 'tableRow'; content: TableCell[] };
export type TableCell = { type: 'tableCell' | 'tableHeader'; content: Paragraph[] };
export type ListItem = { type: 'listItem'; content: Block[] };
export interface RichText {
  type: 'doc';
  content: Block[];
}

/** Turns plain text into rich text: blank lines separate paragraphs. */
export function richTextFromPlain(source: string): RichText {
  const content = splitParagraphs(source).map((text): Block => ({ type: 'paragraph', content: inlineFromPlain(text) }));
  return { type: 'doc', content };
}

export const MAX_ROWS = 200;
export const MAX_COLUMNS = 20;

/**
 * Builds a table from rows of any length, which may have gaps. Keeps header cells only in the first row and column.
 * Null if there are no cells.
 */
export function tableFrom(rows: readonly (readonly (TableCell | null)[])[]): Table | null {
  const width = Math.max(0, ...rows.map((cells) => cells.length));
  if (width === 0) return null;
  const isHead = rows[0]?.every((cell) => cell?.type !== 'tableCell');
  const content = rows.map((cells, y): TableRow => {
    const fullRow = Array.from({ length: width }, (_, x): TableCell => {
      const { type, content } = cells[x] ?? { type: isHead && y === 0 ? 'tableHeader' : 'tableCell', content: [] };
      return {
        type: x === 0 || y === 0 ? type : 'tableCell',
        content: content.length > 0 ? content : [{ type: 'paragraph' }],
      };
    });
    return { type: 'tableRow', content: fullRow };
  });
  return { type: 'table', content };
}

/**
 * Returns the text without formatting, one block or table row per line. Omits images, unless `describe` returns a text
 * for them.
 */
export function plainFromRichText(doc: RichText, describe: (picture: Picture['attrs']) => string = () => ''): string {
  return doc.content
    .map((block) => plainFromBlock(block, describe))
    .filter(Boolean)
    .join('\n');
}

export function isBlank(doc: RichText): boolean {
  return plainFromRichText(doc, ({ id }) => id).trim() === '';
}

/** Returns the images in the text, at any depth. */
export function picturesIn({ content = [] }: { type?: string; content?: readonly unknown[] }): Picture[] {
  return (content as Block[]).flatMap((node) => (node.type === 'image' ? [node] : picturesIn(node)));
}

/**
 * Copies the text and replaces each image with the block from `change`. Removes images for which `change` returns null.
 */
export function mapImages(doc: RichText, change: (picture: Picture) => Block | null): RichText {
  const mapNode = (node: Block): Block[] => {
    if (node.type === 'image') return [change(node)].filter((block) => block !== null);
    if (!('content' in node) || node.type === 'paragraph' || node.type === 'heading') return [node];
    const content = (node.content as Block[]).flatMap(mapNode);
    return content.length > 0 ? [{ ...node, content } as Block] : [];
  };
  return { type: 'doc', content: doc.content.flatMap(mapNode) };
}

interface HtmlOptions {
  /** Whether an address has a page. Links to other addresses are left out. */
  hasPage?(href: string): boolean;
  /** Returns the HTML of an image. By default, it shows the largest file. */
  picture?(image: Image): string;
  /** Whether to write tables as lines of text, for readers that may not show tables. */
  plainTables?: boolean;
}

/** The document as HTML. All text and addresses are escaped. */
export function htmlFromRichText(
  doc: RichText,
  { hasPage = () => true, picture = plainImage, plainTables = false }: HtmlOptions = {},
): string {
  let tableCount = 0;
  return doc.content.map(htmlFromBlock).join('');

  function htmlFromBlock(node: Block | ListItem): string {
    switch (node.type) {
      case 'paragraph':
        return `<p>${htmlFromInline(node.content)}</p>`;
      case 'heading':
        return `<h${node.attrs.level}>${htmlFromInline(node.content)}</h${node.attrs.level}>`;
      case 'bulletList':
        return `<ul>${node.content.map(htmlFromBlock).join('')}</ul>`;
      case 'orderedList':
        return `<ol>${node.content.map(htmlFromBlock).join('')}</ol>`;
      case 'listItem':
        return `<li>${htmlFromListItem(node)}</li>`;
      case 'blockquote':
        return `<blockquote>${node.content.map(htmlFromBlock).join('')}</blockquote>`;
      case 'horizontalRule':
        return '<hr>';
      case 'image': {
        const caption = node.attrs.caption && `<figcaption>${escapeHtml(node.attrs.caption)}</figcaption>`;
        return `<figure>${picture(node.attrs)}${caption}</figure>`;
      }
      case 'table':
        return plainTables ? htmlFromLines(plainFromBlock(node)) : htmlFromTable(node);
    }
  }

  // Makes wide tables scroll separately, including by keyboard. The scrolling region needs a name for that.
  function htmlFromTable({ content }: Table): string {
    tableCount += 1;
    const [first] = content;
    const isHead = first?.content.every(({ type }) => type === 'tableHeader') ?? false;
    const rows = content.map((row, y) => htmlFromRow(row, y === 0, isHead));
    const head = isHead ? `<thead>${rows.shift()}</thead>` : '';
    const headings = (first?.content ?? []).map(plainFromCell).filter(Boolean).join(', ').slice(0, 100);
    const name = escapeHtml(`Table ${tableCount}${headings && `: ${headings}`}`);
    return `<section class="table" aria-label="${name}" tabindex="0"><table>${head}<tbody>${rows.join('')}</tbody></table></section>`;
  }

  function htmlFromRow({ content }: TableRow, isFirst: boolean, isHead: boolean): string {
    const cells = content.map((cell, x) => {
      const html = cell.content.map((paragraph) => htmlFromInline(paragraph.content)).join('<br>');
      const scope = isFirst && (isHead || x > 0) ? 'col' : 'row';
      // Converts empty header cells to ordinary ones, because they label nothing.
      return cell.type === 'tableHeader' && html !== '' ? `<th scope="${scope}">${html}</th>` : `<td>${html}</td>`;
    });
    return `<tr>${cells.join('')}</tr>`;
  }

  // Leaves out the `<p>` of an item's first paragraph, which would add a gap.
  function htmlFromListItem(item: ListItem): string {
    const [first, ...rest] = item.content;
    const start = first?.type === 'paragraph' ? htmlFromInline(first.content) : first ? htmlFromBlock(first) : '';
    return start + rest.map(htmlFromBlock).join('');
  }

  function htmlFromInline(nodes: Inline[] = []): string {
    return nodes.map((node) => (node.type === 'hardBreak' ? '<br>' : htmlFromText(node))).join('');
  }

  function htmlFromText({ text, marks = [] }: Extract<Inline, { type: 'text' }>): string {
    return marks.reduce((html, m) => {
      if (m.type !== 'link') return m.type === 'bold' ? `<strong>${html}</strong>` : `<em>${html}</em>`;
      return hasPage(m.attrs.href) ? `<a href="${escapeHtml(m.attrs.href)}">${html}</a>` : html;
    }, escapeHtml(text));
  }
}

/** Escapes text for an HTML element or a quoted attribute. */
export function escapeHtml(value: string): string {
  return value.replace(/[&<>"']/g, (c) => `&#${c.charCodeAt(0)};`);
}

function plainImage(image: Image): string {
  const { alt, width, height } = image;
  return `<img src="${escapeHtml(imagePath(image))}" alt="${escapeHtml(alt)}" width="${Number(width)}" height="${Number(height)}">`;
}

function htmlFromLines(text: string): string {
  return text && `<p>${escapeHtml(text).replaceAll('\n', '<br>')}</p>`;
}

function plainFromBlock(node: Block | ListItem, describe: (picture: Picture['attrs']) => string = () => ''): string {
  switch (node.type) {
    case 'horizontalRule':
      return '';
    case 'image':
      return describe(node.attrs);
    case 'paragraph':
    case 'heading':
      return (node.content ?? []).map((n) => (n.type === 'text' ? n.text : '\n')).join('');
    case 'table': {
      const rows = node.content.map(({ content }) => content.map(plainFromCell));
      return rows
        .filter((cells) => cells.some(Boolean))
        .map((cells) => cells.join(' | '))
        .join('\n');
    }
    default:
      return node.content.map((child) => plainFromBlock(child, describe)).join('\n');
  }
}

/** Returns the text of a cell on one line. */
function plainFromCell({ content }: TableCell): string {
  return content
    .map((paragraph) => plainFromBlock(paragraph))
    .join(' ')
    .replace(/\s+/g, ' ')
    .trim();
}

function inlineFromPlain(text: string): Inline[] {
  return text
    .split('\n')
    .flatMap((line, i): Inline[] => [
      ...(i > 0 ? [{ type: 'hardBreak' as const }] : []),
      ...(line ? [{ type: 'text' as const, text: line }] : []),
    ]);
}
