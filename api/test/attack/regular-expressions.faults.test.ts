/** SECURITY.md, row 33: no input causes catastrophic backtracking in a regular expression. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { contentTypes, submissions } from 'content-types';
import type { Fields } from 'content-types/fields/any-field';
import { check } from 'recheck';
import ts from 'typescript';
import { describe, expect, test } from 'vitest';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const readSource = (path: string) => readFileSync(join(ROOT, path), 'utf8');

describe('row 33: ReDoS', () => {
  const patterns = globSync('{api/src,content-types/src,site/{src,publisher,publishing}}/**/*.{ts,tsx}', { cwd: ROOT })
    .filter((path) => !/\.test\.ts|node_modules/.test(path))
    .flatMap((path) => regularExpressionsOf(path));

  test(`${patterns.length} patterns run in linear time`, async () => {
    expect(patterns.length).toBeGreaterThan(80);
    const { slow, undecided } = await slowOnes(patterns);
    expect(slow).toEqual([]);
    expect(undecided.length, undecided.join('\n')).toBeLessThan(MAX_UNDECIDED_PATTERNS);
  });

  test('control: detects an expression with exponential backtracking', async () => {
    const { slow } = await slowOnes([{ path: 'x', source: '^(a+)+$', flags: '' }]);
    expect(slow).toHaveLength(1);
  });

  const LONG = ['a', ' ', '(', '.', '@', '-', '1', 'a@', 'a.', '<a', '\n', '/', '&', 'é', '\u202e'].map((sign) =>
    sign.repeat(100_000 / sign.length),
  );
  const schemas = Object.values({ ...contentTypes, ...submissions }).flatMap(({ name, fields }) =>
    Object.entries(fields as Fields).map(([field, { schema }]) => [`${name}.${field}`, schema('publish')] as const),
  );

  test('validates texts of 100,000 characters quickly in every field', () => {
    const slowSchemas = schemas.filter(([, schema]) => {
      const startedAt = performance.now();
      for (const text of LONG) schema.safeParse(text);
      return performance.now() - startedAt > LONG.length * 50;
    });
    expect(slowSchemas.map(([name]) => name)).toEqual([]);
  });
});

/** Polynomial patterns that are applied only to short texts. On a busy machine, the estimated degree may exceed two. */
const BOUNDED: Record<string, string> = {
  '/<head[^>]*>/i': 'a page of our own renderer',
  '/<body[^>]*>/i': 'a page of our own renderer',
  '/\\s*(ext|x).*/i': 'a telephone number, 40 signs',
  '/\\/+$/': 'a path, 500 signs',
  '/\\s+\\S*$/': 'the beginning of an advert, cut',
  '/\\b\\p{Lu}{4,}(?: \\p{Lu}{2,}){2,}\\b/u': 'an advert, 0.01 s for 100,000 signs',
  '/\\[url=|<a\\s[^>]{0,100}href/i': 'a hundred signs after each tag',
  '/(\\*\\*[^*]+\\*\\*|\\[[^\\]]+\\]\\([^)]+\\))/': 'a standard text of our own',
  '/(^|\\s)xref\\s|\\d+\\s+\\d+\\s+obj/': 'eighty bytes of a resume',
};

interface Pattern {
  path: string;
  source: string;
  flags: string;
}

function regularExpressionsOf(path: string): Pattern[] {
  const literals: Pattern[] = [];
  const visit = (node: ts.Node) => {
    if (ts.isRegularExpressionLiteral(node)) {
      const end = node.text.lastIndexOf('/');
      literals.push({ path, source: node.text.slice(1, end), flags: node.text.slice(end + 1) });
    }
    ts.forEachChild(node, visit);
  };
  const kind = path.endsWith('.tsx') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  visit(ts.createSourceFile(path, readSource(path), ts.ScriptTarget.Latest, true, kind));
  return literals;
}

/** Timeouts per pattern, in milliseconds. Few patterns need the longer timeouts, but more do on a busy machine. */
const TIMEOUTS = [400, 2_000, 10_000];
const MAX_UNDECIDED_PATTERNS = 15;

/**
 * Returns patterns whose time can grow faster than the text, each with its complexity. Also returns the patterns that
 * the checker could not decide in time, normally seven.
 */
async function slowOnes(patterns: Pattern[]): Promise<{ slow: string[]; undecided: string[] }> {
  // Removes duplicates, because many patterns occur in several places.
  let openPatterns = [...new Map(patterns.map((pattern) => [`/${pattern.source}/${pattern.flags}`, pattern])).values()];
  const slowPatterns: string[] = [];
  for (const timeout of TIMEOUTS) {
    const undecided: Pattern[] = [];
    for (const pattern of openPatterns) {
      const { path, source, flags } = pattern;
      const result = await check(source, flags.replace('v', 'u'), { timeout });
      if (result.status === 'unknown') undecided.push(pattern);
      if (result.status !== 'vulnerable') continue;
      const { summary } = result.complexity;
      const isLet = / degree polynomial/.test(summary) && `/${source}/${flags}` in BOUNDED;
      if (!isLet) slowPatterns.push(`${path}: /${source}/${flags}: ${summary}`);
    }
    openPatterns = undecided;
    if (openPatterns.length < MAX_UNDECIDED_PATTERNS) break;
  }
  return {
    slow: slowPatterns,
    undecided: openPatterns.map(({ path, source, flags }) => `${path}: /${source}/${flags}`),
  };
}
