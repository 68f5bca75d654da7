/** Finds the sentences in a source file. Everything else becomes spaces, so that lines and columns stay what they are. */
import ts from 'typescript';

/** Where a text is read: by users and operators (`text`), by developers (`comment`), or in a test report (`title`). */
export type Audience = 'text' | 'comment' | 'title';

type Span = [from: number, to: number];

export interface Prose {
  audience: Audience;
  /** The whole file with spaces in place of what is not prose. */
  content: string;
}

/** The prose of a file, or none for a kind of file that has none. */
export function findProse(path: string, source: string): Prose[] {
  if (path.endsWith('.md')) return [{ audience: 'text', content: markdown(source) }];
  if (/\.tsx?$/.test(path)) return script(path, source);
  if (path.endsWith('.astro')) return astro(path, source);
  if (path.endsWith('.css')) return [{ audience: 'comment', content: comments(keep(source, /\/\*[\s\S]*?\*\//g)) }];
  if (/\.jsonc$/.test(path)) return [{ audience: 'comment', content: keep(source, /^\s*\/\/.*$/gm) }];
  if (/(\.(ya?ml|env|conf|service)|\/?(\.env\.example|Caddyfile|Dockerfile))$/.test(path)) {
    // Lines such as "# PORT=3000" are settings that are switched off.
    return [{ audience: 'comment', content: withoutNames(keep(source, /^\s*#(?!\s*[\w.]+[=:{]).*$|\s# .*$/gm)) }];
  }
  return [];
}

/** Blanks code, commands and addresses. */
function markdown(source: string): string {
  return withoutNames(source.replace(/^ *```[\s\S]*?^ *```|`[^`\n]*`|\]\([^)]*\)|<[^>]+>/gm, blank));
}

function script(path: string, source: string): Prose[] {
  const file = ts.createSourceFile(path, source, ts.ScriptTarget.Latest, true, scriptKind(path));
  const isTest = /\.test\.tsx?$|(^|\/)(test|e2e|bench|fixtures)\//.test(path);
  const texts: Span[] = [];
  const titles: Span[] = [];
  const literals: Span[] = [];

  const spanOf = (node: ts.Node): Span => [node.getStart(file), node.getEnd()];
  const visit = (node: ts.Node): void => {
    if (node.kind === ts.SyntaxKind.RegularExpressionLiteral) literals.push(spanOf(node));
    if (ts.isStringLiteralLike(node) || ts.isTemplateExpression(node) || ts.isJsxText(node)) {
      const pieces = ts.isTemplateExpression(node)
        ? [node.head, ...node.templateSpans.map(({ literal }) => literal)]
        : [node];
      const spans = pieces.map(spanOf);
      literals.push(...spans);
      if (isTitle(node)) titles.push(...spans);
      else if (!isTest && isSentence(node, pieces.map(({ text }) => text).join('…'), file)) texts.push(...spans);
    }
    ts.forEachChild(node, visit);
  };
  visit(file);

  const inOrder = (spans: Span[]) => spans.sort(([a], [b]) => a - b);
  const code = blankSpans(source, inOrder(literals));
  const tags = /<[/!?]?[a-z][^>]*>|\\[nt]/gi;
  return [
    { audience: 'text', content: withoutNames(onlySpans(source, inOrder(texts)).replace(tags, blank)) },
    {
      audience: 'title',
      content: withoutNames(onlySpans(source, inOrder(titles)).replace(/(?<=[\s'])`[^`\n]+`/g, blank)),
    },
    { audience: 'comment', content: comments(keep(code, /\/\*[\s\S]*?\*\/|\/\/.*$/gm)) },
  ];
}

/** The frontmatter, then the markup read as JSX, without styles. */
function astro(path: string, source: string): Prose[] {
  const end = source.startsWith('---') ? source.indexOf('\n---', 3) + 4 : 0;
  const front = source.slice(0, end).replace(/^---|---$/g, '   ');
  const markup = source
    .slice(end)
    .replace(/<(style|script)\b[\s\S]*?<\/\1>|<!doctype[^>]*>/gi, blank)
    .replace(/<!--[\s\S]*?-->/g, blank);
  const inFront = script(path, front);
  // The added tags are not in the file, so their two characters are cut off again.
  const inMarkup = script(`${path}.tsx`, `<>${markup}</>`);
  return inFront.map(({ audience, content }, index) => ({
    audience,
    content: content + (inMarkup[index]?.content.slice(2, -3) ?? ''),
  }));
}

function scriptKind(path: string): ts.ScriptKind {
  return path.endsWith('.tsx') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
}

/** The name of a test or a group of tests: `test('…', …)`, `describe.each(…)('…', …)`. */
function isTitle(node: ts.Node): boolean {
  const call = node.parent;
  if (!ts.isCallExpression(call) || call.arguments[0] !== node) return false;
  let called: ts.Expression = call.expression;
  while (!ts.isIdentifier(called)) {
    if (ts.isPropertyAccessExpression(called) || ts.isCallExpression(called)) called = called.expression;
    else if (ts.isTaggedTemplateExpression(called)) called = called.tag;
    else return false;
  }
  return ['test', 'it', 'describe'].includes(called.text);
}

/** Attributes and functions whose strings are names, selectors, styles or queries. */
const NOT_PROSE =
  /^(class(Name|:list)?|style|d|viewBox|href|src(set)?|sizes|pattern|autoComplete|bd|media|sql|raw|prepare|exec|header|type|closest|matches|querySelector(All)?|locator|split)$/;

/** Queries and styles in a string. */
const CODE = /^\s*(SELECT|INSERT|UPDATE|DELETE|CREATE|WITH|PRAGMA|ALTER|DROP|BEGIN|FROM|WHERE)\b|\{[^}]*:[^}]*;/;

/** A text of several words, or a capitalised one such as a label. Others are names, as are module specifiers and keys. */
function isSentence(node: ts.Node, text: string, file: ts.SourceFile): boolean {
  const { parent } = node;
  if (ts.isImportDeclaration(parent) || ts.isExportDeclaration(parent) || ts.isLiteralTypeNode(parent)) return false;
  if (ts.isPropertyAssignment(parent) && parent.name === node) return false;
  if (CODE.test(text)) return false;
  for (let at = node; !ts.isStatement(at) && !ts.isFunctionLike(at); at = at.parent) {
    if (at !== node && (ts.isJsxElement(at) || ts.isObjectLiteralExpression(at))) break;
    if (ts.isJsxAttribute(at) && NOT_PROSE.test(at.name.getText(file))) return false;
    if (ts.isTaggedTemplateExpression(at) && NOT_PROSE.test(lastName(at.tag))) return false;
    if (ts.isCallExpression(at) && NOT_PROSE.test(lastName(at.expression))) return false;
  }
  return ts.isJsxText(node) || /\p{L}[,.;:!?]?\s+\p{L}/u.test(text) || /^\p{Lu}\p{Ll}+[.…]?$/u.test(text);
}

function lastName(expression: ts.Expression): string {
  if (ts.isPropertyAccessExpression(expression)) return expression.name.text;
  return ts.isIdentifier(expression) ? expression.text : '';
}

/** Blanks code in backticks, tags and types of JSDoc, and notes to tools. */
function comments(content: string): string {
  return withoutNames(
    content.replace(/`[^`]*`|@\w+( \{[^}]*\})?|biome-ignore [^:]*|\/\/ *(@ts-\S+|\/ <reference.*)/g, blank),
  );
}

/** Blanks addresses, paths, identifiers and everything else that is not a word: `camelCase`, `snake_case`, `a.b`, `N`. */
function withoutNames(content: string): string {
  return content.replace(/\$\{[^}]*\}|\S+/g, (token) => (isName(token) ? blank(token) : token));
}

function isName(token: string): boolean {
  const bare = token.replace(/^[^\p{L}\p{N}$@./#&-]+|[^\p{L}\p{N}]+$/gu, '');
  return /[\d_=@\\{}$<>|~+&]|\/\/|^[./#-]|\p{L}[.:]\p{L}|\p{Ll}\p{Lu}|\w\([\w?-]|\p{Ll}\/\p{Ll}|\/.*\/|\w\[/u.test(
    bare,
  );
}

function keep(source: string, pattern: RegExp): string {
  return onlySpans(
    source,
    Array.from(source.matchAll(pattern), ({ index, 0: { length } }) => [index, index + length]),
  );
}

function onlySpans(source: string, spans: Span[]): string {
  let result = '';
  let at = 0;
  for (const [from, to] of spans) {
    result += blank(source.slice(at, from)) + source.slice(from, to);
    at = to;
  }
  return result + blank(source.slice(at));
}

function blankSpans(source: string, spans: Span[]): string {
  let result = '';
  let at = 0;
  for (const [from, to] of spans) {
    result += source.slice(at, from) + blank(source.slice(from, to));
    at = to;
  }
  return result + source.slice(at);
}

function blank(text: string): string {
  return text.replace(/[^\n]/g, ' ');
}
