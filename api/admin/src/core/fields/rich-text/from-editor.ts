import {
  type Block,
  type Inline,
  type ListItem,
  type Mark,
  type Picture,
  type RichText,
  type TableCell,
  tableFrom,
} from 'content-types/text/rich-text';

interface Node {
  type?: string;
  attrs?: { level?: unknown } | Picture['attrs'];
  content?: Node[];
  text?: string;
  marks?: { type: string; attrs?: Record<string, unknown> }[];
}

/** Converts the editor's document to our schema: drops attributes that we do not store, and empty paragraphs at the end. */
export function fromEditor(doc: Node): RichText {
  const content = (doc.content ?? []).flatMap(toBlock);
  const end = content.findLastIndex((node) => node.type !== 'paragraph' || node.content !== undefined);
  return { type: 'doc', content: content.slice(0, end + 1) };
}

/** A document that the editor can open: it needs a paragraph to put the cursor in. */
export function forEditor(doc: RichText): RichText {
  return doc.content.length > 0 ? doc : { type: 'doc', content: [{ type: 'paragraph' }] };
}

function toBlock(node: Node): Block[] {
  switch (node.type) {
    case 'paragraph':
      return [{ type: 'paragraph', ...toInlines(node) }];
    case 'heading':
      return [
        {
          type: 'heading',
          attrs: { level: toLevel(node.attrs && 'level' in node.attrs && node.attrs.level) },
          ...toInlines(node),
        },
      ];
    case 'bulletList':
    case 'orderedList':
      return [{ type: node.type, content: (node.content ?? []).flatMap(toListItem) }];
    case 'blockquote':
      return [{ type: 'blockquote', content: (node.content ?? []).flatMap(toBlock) }];
    case 'horizontalRule':
      return [{ type: 'horizontalRule' }];
    case 'image':
      return [{ type: 'image', attrs: node.attrs as Picture['attrs'] }];
    case 'table':
      return [tableFrom((node.content ?? []).map(({ content = [] }) => content.map(toCell)))].filter(
        (table) => table !== null,
      );
    default:
      return [];
  }
}

function toCell({ type, content = [] }: Node): TableCell {
  return {
    type: type === 'tableHeader' ? 'tableHeader' : 'tableCell',
    content: content.map((paragraph) => ({ type: 'paragraph', ...toInlines(paragraph) })),
  };
}

function toListItem(node: Node): ListItem[] {
  return node.type === 'listItem' ? [{ type: 'listItem', content: (node.content ?? []).flatMap(toBlock) }] : [];
}

function toInlines({ content = [] }: Node): { content?: Inline[] } {
  const inline = content.flatMap(toInline);
  return inline.length > 0 ? { content: inline } : {};
}

function toInline({ type, text, marks = [] }: Node): Inline[] {
  if (type === 'hardBreak') return [{ type }];
  if (type !== 'text' || !text) return [];
  const kept = marks.flatMap(toMark);
  return [kept.length > 0 ? { type, text, marks: kept } : { type, text }];
}

function toMark({ type, attrs }: { type: string; attrs?: Record<string, unknown> }): Mark[] {
  if (type === 'bold' || type === 'italic') return [{ type }];
  return type === 'link' && typeof attrs?.href === 'string' ? [{ type, attrs: { href: attrs.href } }] : [];
}

function toLevel(value: unknown): 2 | 3 | 4 {
  return value === 3 || value === 4 ? value : 2;
}
