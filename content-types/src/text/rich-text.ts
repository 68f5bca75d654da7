/** Rich text is ProseMirror's JSON, limited to the nodes below, so that it cannot contain scripts. */

export type Mark = { type: 'bold' } | { type: 'italic' } | { type: 'link'; attrs: { href: string } };
export type Inline = { type: 'text'; text: string; marks?: Mark[] } | { type: 'hardBreak' };
export type Block =
  | { type: 'paragraph'; content?: Inline[] }
  | { type: 'heading'; attrs: { level: 2 | 3 | 4 }; content?: Inline[] }
  | { type: 'bulletList'; content: ListItem[] }
  | { type: 'orderedList'; content: ListItem[] }
  | { type: 'blockquote'; content: Block[] }
  | { type: 'horizontalRule' };
export type ListItem = { type: 'listItem'; content: Block[] };
export interface RichText {
  type: 'doc';
  content: Block[];
}

/** Turns plain text into rich text: blank lines separate paragraphs. */
export function richTextFromPlain(plain: string): RichText {
  const paragraphs = plain
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean);
  return { type: 'doc', content: paragraphs.map((text) => ({ type: 'paragraph', content: inlineFromPlain(text) })) };
}

/** The text without its formatting, one block per line. */
export function plainFromRichText(doc: RichText): string {
  return doc.content.map(plainFromBlock).filter(Boolean).join('\n');
}

export function isBlank(doc: RichText): boolean {
  return plainFromRichText(doc).trim() === '';
}

/** The document as HTML, without links to addresses for which `hasPage` is false. All text and addresses are escaped. */
export function htmlFromRichText(doc: RichText, hasPage: (href: string) => boolean = () => true): string {
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
    }
  }

  // The first paragraph of an item has no `<p>`, which would add a gap.
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

function plainFromBlock(node: Block | ListItem): string {
  if (node.type === 'horizontalRule') return '';
  if (node.type === 'paragraph' || node.type === 'heading') {
    return (node.content ?? []).map((n) => (n.type === 'text' ? n.text : '\n')).join('');
  }
  return node.content.map(plainFromBlock).join('\n');
}

function inlineFromPlain(text: string): Inline[] {
  return text
    .split('\n')
    .flatMap((line, i): Inline[] => [
      ...(i > 0 ? [{ type: 'hardBreak' as const }] : []),
      ...(line ? [{ type: 'text' as const, text: line }] : []),
    ]);
}
