/** A published page, parsed as a browser does. */
import { type DefaultTreeAdapterTypes, parse } from 'parse5';

type Node = DefaultTreeAdapterTypes.ChildNode | DefaultTreeAdapterTypes.Document;
type Parsed = DefaultTreeAdapterTypes.Element;

export interface Element {
  tag: string;
  attributes: Readonly<Record<string, string>>;
  /** All text in the element, unchanged. */
  text: string;
  /** The ancestors, outermost first. */
  within: readonly Element[];
}

export interface Page {
  /** The path, such as `/career`. */
  path: string;
  html: string;
  elements: readonly Element[];
  /** The text of the body that a visitor can read, without scripts and styles, with spaces collapsed. */
  words: string;
}

export function pageOf(file: string, html: string): Page {
  const elements = [...elementsIn(parse(html), [])];
  const path = file.replace(/\/index\.html$|(?<=\/404)\.html$/, '') || '/';
  const body = elements.find(({ tag }) => tag === 'body');
  return { path, html, elements, words: collapsed(body?.text ?? '') };
}

export function all({ elements }: Page, tag: string, attributes: Record<string, string> = {}): Element[] {
  const expectedAttributes = Object.entries(attributes);
  return elements.filter((element) => {
    return element.tag === tag && expectedAttributes.every(([name, value]) => element.attributes[name] === value);
  });
}

/** The content of the meta element with this name or property; undefined if the page has no such element. */
export function meta(page: Page, name: string): string | undefined {
  const metaElement = all(page, 'meta').find(
    ({ attributes }) => attributes.name === name || attributes.property === name,
  );
  return metaElement?.attributes.content;
}

export function collapsed(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

function* elementsIn(node: Node, within: readonly Element[]): Iterable<Element> {
  if (!('childNodes' in node)) return;
  for (const child of node.childNodes) {
    if (!('tagName' in child)) continue;
    const attributes = Object.fromEntries(child.attrs.map(({ name, value }) => [name, value]));
    const element = { tag: child.tagName, attributes, text: readBody(child), within };
    yield element;
    yield* elementsIn(child, [...within, element]);
  }
}

const UNREAD = new Set(['script', 'style', 'template']);

function readBody(node: Parsed): string {
  return node.childNodes
    .map((child) => {
      if ('value' in child) return child.value;
      if (!('tagName' in child) || UNREAD.has(child.tagName)) return '';
      return BLOCKS.test(child.tagName) ? ` ${readBody(child)} ` : readBody(child);
    })
    .join('');
}

const BLOCKS = /^(p|h\d|li|ul|ol|dl|dt|dd|div|section|article|aside|header|footer|main|nav|br|button|summary|label)$/;
