import { escapeHtml } from 'content-types/rich-text';

/** One element. `content` is text and is escaped; for elements already written there is `parent`. */
export function element(name: string, content: string): string {
  return `<${name}>${escapeHtml(legal(content))}</${name}>`;
}

/** One element with its text as it is, for readers that understand no escapes. */
export function cdata(name: string, content: string): string {
  // What would end the section is spread over two.
  return `<${name}><![CDATA[${legal(content).replaceAll(']]>', ']]]]><![CDATA[>')}]]></${name}>`;
}

export function parent(name: string, children: readonly string[]): string {
  return `<${name}>${children.join('')}</${name}>`;
}

export function xmlResponse(type: string, xml: string): Response {
  return new Response(`<?xml version="1.0" encoding="UTF-8"?>\n${xml}\n`, {
    headers: { 'content-type': `${type}; charset=utf-8` },
  });
}

/** What no XML document may hold, and the control characters that it should not. */
const ILLEGAL = /[^\t\n\r\u0020-\u007E\u0085\u00A0-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

function legal(text: string): string {
  return text.replace(ILLEGAL, '');
}
