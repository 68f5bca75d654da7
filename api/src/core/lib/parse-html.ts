import { type DefaultTreeAdapterMap, type DefaultTreeAdapterTypes, defaultTreeAdapter, parseFragment } from 'parse5';

const MAX_ELEMENTS = 100_000;
const MAX_OPEN_ELEMENTS = 500;

class TooComplex extends Error {}

/**
 * Parses HTML as a browser would. Unclosed tags reopen in each paragraph, so a few kilobytes can become millions of
 * elements. HTML with too many becomes a single text without tags.
 */
export function parseHtml(html: string): DefaultTreeAdapterTypes.ChildNode[] {
  let elements = 0;
  let depth = 0;
  const treeAdapter: typeof defaultTreeAdapter = {
    ...defaultTreeAdapter,
    createElement(...args) {
      elements += 1;
      if (elements > MAX_ELEMENTS) throw new TooComplex();
      return defaultTreeAdapter.createElement(...args);
    },
    onItemPush() {
      depth += 1;
      if (depth > MAX_OPEN_ELEMENTS) throw new TooComplex();
    },
    onItemPop() {
      depth -= 1;
    },
  };
  try {
    return parseFragment<DefaultTreeAdapterMap>(html, { treeAdapter }).childNodes;
  } catch (error) {
    if (!(error instanceof TooComplex)) throw error;
    return [defaultTreeAdapter.createTextNode(html.replace(/<[^<>]*>/g, ' '))];
  }
}

/** The text of HTML on one line, without tags and with entities decoded: for titles and names. */
export function toPlainText(html: string): string {
  if (!/[<&]/.test(html)) return html.replace(/\s+/g, ' ').trim();
  return textOf(parseHtml(html)).replace(/\s+/g, ' ').trim();
}

const SILENT = new Set(['script', 'style', 'template', 'noscript', 'iframe']);

function textOf(roots: readonly DefaultTreeAdapterTypes.ChildNode[]): string {
  let text = '';
  const stack = [...roots].reverse();
  for (let node = stack.pop(); node; node = stack.pop()) {
    if (node.nodeName === '#text') text += (node as DefaultTreeAdapterTypes.TextNode).value;
    else if ('childNodes' in node && !SILENT.has(node.nodeName)) stack.push(...[...node.childNodes].reverse());
  }
  return text;
}
