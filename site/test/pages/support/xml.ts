/** A strict XML reader: the text must be well-formed and contain only elements and attributes of its schema. */
import { XMLParser, XMLValidator } from 'fast-xml-parser';

/** The schema of an element, which contains text in a certain format or other elements. */
export interface Rule {
  text?: RegExp;
  attributes?: Readonly<Record<string, RegExp>>;
  children?: Readonly<Record<string, Rule>>;
  /** Whether the element may be missing. */
  optional?: boolean;
  /** Whether the element may occur several times. */
  many?: boolean;
}

export interface Node {
  text: string;
  attributes: Readonly<Record<string, string>>;
  children: Readonly<Record<string, Node[]>>;
}

/** The root element. Throws if the text is not well-formed, or does not match this schema. */
export function readXml(xml: string, root: string, rule: Rule): Node {
  const problem = XMLValidator.validate(xml);
  if (problem !== true) throw new Error(`${problem.err.line}: ${problem.err.msg}`);
  if (!xml.startsWith('<?xml version="1.0" encoding="UTF-8"?>\n')) throw new Error('It does not say that it is XML.');
  if (ILLEGAL.test(xml)) throw new Error('It holds a character that XML forbids.');
  const document = nodeOf(parser.parse(xml));
  const faults = faultsIn(document, { children: { [root]: rule } }, '');
  if (faults.length > 0) throw new Error(faults.slice(0, 20).join('\n'));
  return document.children[root]?.[0] as Node;
}

/** The text of a child; undefined if there is no such child. */
export function readBody(node: Node | undefined, child: string): string | undefined {
  return node?.children[child]?.[0]?.text;
}

const ILLEGAL = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/u;

const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  textNodeName: '#',
  alwaysCreateTextNode: true,
  parseTagValue: false,
  parseAttributeValue: false,
  trimValues: false,
  ignoreDeclaration: true,
  htmlEntities: true,
  processEntities: { enabled: true, maxTotalExpansions: 10_000_000, maxExpandedLength: 1_000_000_000 },
  isArray: (_name, _path, _isLeaf, isAttribute) => !isAttribute,
});

function nodeOf(parsedXml: Record<string, unknown>): Node {
  const node = { text: '', attributes: {} as Record<string, string>, children: {} as Record<string, Node[]> };
  for (const [name, value] of Object.entries(parsedXml)) {
    if (name === '#') node.text = [value].flat().join('');
    else if (name.startsWith('@')) node.attributes[name.slice(1)] = String(value);
    else node.children[name] = (value as Record<string, unknown>[]).map(nodeOf);
  }
  return node;
}

function* faultsOf(node: Node, { text, attributes = {}, children = {} }: Rule, path: string): Iterable<string> {
  if (text && !text.test(node.text)) yield `${path}: ${JSON.stringify(node.text.slice(0, 80))} is not ${text}`;
  if (!text && node.text.trim()) yield `${path}: text where none belongs`;
  for (const [name, rule] of Object.entries(attributes)) {
    if (!rule.test(node.attributes[name] ?? '')) yield `${path}@${name}: ${node.attributes[name]} is not ${rule}`;
  }
  for (const [name, rule] of Object.entries(children)) {
    const matchingChildren = node.children[name] ?? [];
    if (matchingChildren.length === 0 && !rule.optional) yield `${path}/${name}: is missing`;
    if (matchingChildren.length > 1 && !rule.many) yield `${path}/${name}: is there ${matchingChildren.length} times`;
    for (const child of matchingChildren) yield* faultsOf(child, rule, `${path}/${name}`);
  }
  const unknownNames = [
    ...Object.keys(node.children).filter((name) => !children[name]),
    ...Object.keys(node.attributes).filter((name) => !attributes[name]),
  ];
  for (const name of unknownNames) yield `${path}: ${name} does not belong here`;
}

function faultsIn(node: Node, rule: Rule, path: string): string[] {
  return [...faultsOf(node, rule, path)];
}
