import { html, type SafeHtml } from '@remix-run/html-template';
import type { DefaultTreeAdapterTypes } from 'parse5';
import { parseHtml } from '../lib/parse-html.ts';

const TAGS = new Set('p h1 h2 h3 h4 h5 h6 ul ol li strong em sup sub br table thead tbody tr th td'.split(' '));
/** Maximum depth of elements, deeper than in any document that a person writes. */
const MAX_DEPTH = 40;

/**
 * Sanitises HTML: keeps only the tags above, without attributes. Keeps the content of other tags, unless it is not
 * meant to be read.
 */
export function safeHtml(source: string): SafeHtml {
  return html`${parseHtml(source).map((node) => sanitizeNode(node, 0))}`;
}

function sanitizeNode(node: DefaultTreeAdapterTypes.ChildNode, depth: number): SafeHtml {
  if ('value' in node) return html`${node.value}`;
  if (!('tagName' in node) || ['script', 'style', 'template'].includes(node.tagName) || depth > MAX_DEPTH)
    return html``;
  const childrenHtml = node.childNodes.map((child) => sanitizeNode(child, depth + 1));
  const { tagName } = node;
  if (!TAGS.has(tagName)) return html`${childrenHtml}`;
  if (tagName === 'br') return html`<br>`;
  return html`${html.raw`<${tagName}>`}${childrenHtml}${html.raw`</${tagName}>`}`;
}
