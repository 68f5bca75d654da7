/** Converts rich text to Markdown. */
import type { Block, Inline, RichText, Table, TableCell } from './rich-text.ts';

/** The document as CommonMark with tables, without images and with absolute links. `site` is the address of the site. */
export function markdownFromRichText({ content }: RichText, site: URL): string {
  return fromBlocks(content);

  function fromBlocks(blocks: readonly Block[]): string {
    return blocks.map(fromBlock).filter(Boolean).join('\n\n');
  }

  function fromBlock(node: Block): string {
    switch (node.type) {
      case 'paragraph':
        return fromInline(node.content);
      case 'heading':
        return `${'#'.repeat(node.attrs.level)} ${fromInline(node.content).replaceAll('\\\n', ' ')}`;
      case 'bulletList':
        return node.content.map((item) => `- ${indent(fromBlocks(item.content), 2)}`).join('\n');
      case 'orderedList':
        return node.content
          .map((item, i) => `${i + 1}. ${indent(fromBlocks(item.content), `${i + 1}. `.length)}`)
          .join('\n');
      case 'blockquote':
        return fromBlocks(node.content).replace(/^/gm, '> ');
      case 'horizontalRule':
        return '---';
      case 'image':
        return '';
      case 'table':
        return fromTable(node);
    }
  }

  /** Formats a table in GitHub's Markdown, which always treats the first row as the header. */
  function fromTable({ content: rows }: Table): string {
    const [head = '', ...body] = rows.map(({ content: cells }) => `| ${cells.map(fromCell).join(' | ')} |`);
    return [head, `|${' --- |'.repeat(rows[0]?.content.length ?? 0)}`, ...body].join('\n');
  }

  function fromCell({ content }: TableCell): string {
    const lines = content.map((paragraph) => fromInline(paragraph.content));
    return lines.join(' ').replaceAll('\\\n', ' ').replaceAll('|', '\\|');
  }

  function fromInline(nodes: readonly Inline[] = []): string {
    return nodes.map((node) => (node.type === 'hardBreak' ? '\\\n' : fromText(node))).join('');
  }

  function fromText({ text, marks = [] }: Extract<Inline, { type: 'text' }>): string {
    // Moves spaces outside marks, because marks must be next to words.
    const [, before = '', words = '', after = ''] = /^(\s*)(.*?)(\s*)$/s.exec(text) ?? [];
    if (words === '') return text;
    const markedText = marks.reduce((innerText, mark) => {
      if (mark.type === 'link')
        return `[${innerText}](<${URL.parse(mark.attrs.href, site.href)?.href ?? mark.attrs.href}>)`;
      return mark.type === 'bold' ? `**${innerText}**` : `*${innerText}*`;
    }, escapeMarkdown(words));
    return before + markedText + after;
  }
}

/** Escapes characters that Markdown would read as formatting or HTML. */
export function escapeMarkdown(text: string): string {
  return text
    .replace(/[\\`*_[\]<]|&(?=#?\w+;)/g, '\\$&')
    .replace(/^(\s*)([#>+=~-])/gm, '$1\\$2')
    .replace(/^(\s*\d+)([.)])/gm, '$1\\$2');
}

function indent(text: string, width: number): string {
  return text.replace(/\n(?=.)/g, `\n${' '.repeat(width)}`);
}
