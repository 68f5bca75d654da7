import { type Block, type RichText, type TableCell, tableFrom } from 'content-types/text/rich-text';

interface Node {
  type?: string;
  attrs?: object;
  content?: Node[];
  text?: string;
  marks?: Node[];
}

/** The nodes and marks of our schema, with their attributes. */
const KEPT_ATTRIBUTES: Record<string, readonly string[]> = {
  paragraph: [],
  heading: ['level'],
  bulletList: [],
  orderedList: [],
  listItem: [],
  blockquote: [],
  horizontalRule: [],
  image: ['id', 'alt', 'width', 'height', 'caption'],
  table: [],
  tableRow: [],
  tableHeader: [],
  tableCell: [],
  text: [],
  hardBreak: [],
  bold: [],
  italic: [],
  link: ['href'],
};

/** Converts the editor's document to our schema: drops attributes that we do not store, and empty paragraphs at the end. */
export function fromEditor(doc: Node): RichText {
  const content = (doc.content ?? []).flatMap(cleanNode);
  const end = content.findLastIndex((node) => node.type !== 'paragraph' || node.content !== undefined);
  return { type: 'doc', content: content.slice(0, end + 1) as Block[] };
}

/** A document that the editor can open: it needs a paragraph to put the cursor in. */
export function forEditor(doc: RichText): RichText {
  return doc.content.length > 0 ? doc : { type: 'doc', content: [{ type: 'paragraph' }] };
}

function cleanNode({ type = '', text, ...node }: Node): Node[] {
  const names = KEPT_ATTRIBUTES[type];
  if (!names || text === '') return [];
  const attrs = Object.entries(node.attrs ?? {}).filter(([name, value]) => names.includes(name) && value != null);
  const [content, marks] = [node.content, node.marks].map((nodes = []) => nodes.flatMap(cleanNode));
  if (type === 'table') {
    const table = tableFrom((content ?? []).map((row) => (row.content ?? []) as TableCell[]));
    return table ? [table] : [];
  }
  return [
    {
      type,
      ...(text && { text }),
      ...(names.length > 0 && { attrs: Object.fromEntries(attrs) }),
      ...(content?.length && { content }),
      // Drops the marks of hard breaks. They get marks when the lines around them are bold, without any visible effect.
      ...(type === 'text' && marks?.length && { marks }),
    },
  ];
}
