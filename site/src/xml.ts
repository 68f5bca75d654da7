import { escapeHtml } from 'content-types/rich-text';

/** One element. `content` is text and is escaped; pass `raw` for elements already written. */
export function element(name: string, content: string): string {
  return `<${name}>${escapeHtml(content)}</${name}>`;
}

export function parent(name: string, children: readonly string[]): string {
  return `<${name}>${children.join('')}</${name}>`;
}

export function xmlResponse(type: string, xml: string): Response {
  return new Response(`<?xml version="1.0" encoding="UTF-8"?>\n${xml}\n`, {
    headers: { 'content-type': `${type}; charset=utf-8` },
  });
}
