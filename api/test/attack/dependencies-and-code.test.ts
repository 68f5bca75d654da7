/** SECURITY.md, rows 2, 3, 10, 12 to 14, 33, 38 and 39: our dependencies, and which ways to write code are forbidden. */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { contentTypes, submissions } from 'content-types';
import type { Fields } from 'content-types/fields/any-field';
import { check } from 'recheck';
import ts from 'typescript';
import { describe, expect, test } from 'vitest';
import { startApp } from '../support/app.ts';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const lock = readFileSync(join(ROOT, 'pnpm-lock.yaml'), 'utf8');
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');

/** All versions of a package in the lock file. */
function versionsOf(name: string, text = lock): string[] {
  const quoted = name.replaceAll('/', '\\/');
  const found = text.matchAll(new RegExp(`^  '?${quoted}@(\\d+\\.\\d+\\.\\d+)[^:]*:`, 'gm'));
  return [...new Set([...found].map(([, version = '']) => version))];
}

function isBelow(version: string, floor: string): boolean {
  const [a, b] = [version, floor].map((text) => text.split('.').map(Number));
  for (let i = 0; i < 3; i += 1) if ((a?.[i] ?? 0) !== (b?.[i] ?? 0)) return (a?.[i] ?? 0) < (b?.[i] ?? 0);
  return false;
}

/** The first versions in which known advisories are fixed. The advisory service is not called, because it may be down. */
const FLOORS: Record<string, string> = {
  fastify: '5.8.5',
  '@fastify/multipart': '10.1.9',
  nodemailer: '10.6.0',
  'smtp-server': '3.18.3',
  'drizzle-orm': '0.45.2',
  astro: '6.4.8',
  'better-sqlite3': '13.2.0',
  'secure-json-parse': '4.0.0',
  sharp: '0.34.0',
  'find-my-way': '9.3.0',
};
const IF_PRESENT: Record<string, string> = {
  '@fastify/static': '9.1.1',
  '@fastify/send': '4.1.0',
  'path-to-regexp': '8.4.0',
  'sanitize-html': '2.18.1',
  '@fastify/session': '10.9.0',
  '@fastify/accepts-serializer': '6.0.4',
};
const ABSENT = [
  '@fastify/express',
  '@fastify/middie',
  '@fastify/passport',
  '@fastify/secure-session',
  '@fastify/csrf-protection',
  'react-server-dom-webpack',
  'react-server-dom-parcel',
  'react-server-dom-turbopack',
  '@astrojs/node',
  '@astrojs/cloudflare',
  'jsonwebtoken',
  'multer',
  'express',
];

describe('row 39: installed versions', () => {
  test.each(Object.entries(FLOORS))('%s is at least %s', (name, floor) => {
    const versions = versionsOf(name);
    expect(versions.length).toBeGreaterThan(0);
    expect(versions.filter((version) => isBelow(version, floor))).toEqual([]);
  });

  test.each(Object.entries(IF_PRESENT))('%s, if installed, is at least %s', (name, floor) => {
    expect(versionsOf(name).filter((version) => isBelow(version, floor))).toEqual([]);
  });

  test.each(ABSENT)('rows 3, 38: %s is not installed', (name) => {
    expect(versionsOf(name)).toEqual([]);
  });

  test('control: detects an old version', () => {
    const old = versionsOf('@fastify/static', "\n  '@fastify/static@9.1.0':\n    resolution: {}\n");
    expect(old.filter((version) => isBelow(version, '9.1.1'))).toEqual(['9.1.0']);
  });

  test('SQLite has the fix for the WAL reset bug, and the running database is that version', async () => {
    const server = await startApp();
    const version = String(server.db.$client.prepare('SELECT sqlite_version()').pluck().get());
    expect(isBelow(version, '3.51.3')).toBe(false);
    expect(server.db.$client.pragma('mmap_size', { simple: true })).toBe(0);
    await server.close();
  });

  test('every version is pinned, comes from the registry with its hash, and runs no install script', () => {
    for (const path of globSync('{package.json,*/package.json,api/admin/package.json}', { cwd: ROOT })) {
      const { dependencies = {}, devDependencies = {} } = JSON.parse(read(path));
      for (const [name, version] of Object.entries({ ...dependencies, ...devDependencies })) {
        expect(version, `${path}: ${name}`).toMatch(/^(\d+\.\d+\.\d+(-[\w.]+)?|workspace:\*)$/);
      }
    }
    const resolutions = [...lock.matchAll(/^ {4}resolution: (\{.*\})$/gm)].map(([, text = '']) => text);
    expect(resolutions.length).toBeGreaterThan(300);
    expect(resolutions.filter((text) => !/^\{integrity: sha512-[\w+/=]+\}$/.test(text))).toEqual([]);
    const [, builds = ''] = /^allowBuilds:\n((?: {2}.*\n)+)/m.exec(read('pnpm-workspace.yaml')) ?? [];
    const allowed = [...builds.matchAll(/^ {2}([\w@/-]+): true/gm)].map(([, name]) => name);
    expect(allowed).toEqual(['node']);
  });
});

/** Ways to write code that have let attackers in, and the few places that may use them. */
const FORBIDDEN: { what: string; pattern: RegExp; files: string; except?: string[]; bad: string }[] = [
  {
    what: 'row 10: SQL put together from text',
    pattern: /sql\.(raw|identifier)\(|\.(prepare|exec)\(\s*`[^`]*\$\{/,
    files: '{api/src,scripts}/**/*.ts',
    // Names of our own columns, fields, types and indexes; a field is looked up in the registry first.
    except: [
      'api/src/content/documents/rows.ts',
      'api/src/content/lists/admin-list.ts',
      'api/src/database/transaction.ts',
      'api/src/backup/',
      'scripts/bench/',
      'scripts/test/',
      '.test.ts',
    ],
    bad: 'sql.raw(request.query.sort)',
  },
  {
    what: 'row 13: HTML that Astro does not escape',
    pattern: /set:html|define:vars|server:defer/,
    files: 'site/src/**/*.{astro,tsx}',
    // Rich text and structured data do their own escaping; shared fragments were rendered by Astro; the list of links that may be
    // prefetched is the same for everyone; the start of a page escapes the theme's style itself.
    except: [
      'components/content/RichText.astro',
      'components/layout/CachedFragment.astro',
      'components/layout/JsonLd.astro',
      'components/layout/ThemeStart.astro',
      'layouts/Page.astro',
    ],
    bad: '<div set:html={post.body} />',
  },
  {
    what: 'row 12: HTML that React does not escape',
    pattern: /dangerouslySetInnerHTML|\.(inner|outer)HTML\s*=|insertAdjacentHTML|document\.write/,
    files: '{site,api/admin}/src/**/*.{ts,tsx,astro}',
    except: ['.test.ts'],
    bad: 'element.innerHTML = title',
  },
  {
    what: 'code evaluated from text',
    pattern: /\beval\(|new Function\(|\bvm\.run|setTimeout\(\s*['"`]/,
    files: '{api/src,site/src,content-types/src,api/admin/src,site/publisher}/**/*.{ts,tsx,astro}',
    bad: 'eval(body)',
  },
  {
    what: 'other programs run by the server',
    pattern: /node:child_process|node:cluster/,
    files: 'api/src/**/*.ts',
    // The backup command, the one that draws an SVG, and the one that reads CVs, each with its own arguments.
    except: ['api/src/backup/schedule.ts', 'api/src/media/svg.ts', 'api/src/resumes/text-process.ts', '.test.ts'],
    bad: "import { exec } from 'node:child_process'",
  },
  {
    what: 'predictable random numbers',
    pattern: /Math\.random\(/,
    files: 'api/src/**/*.ts',
    except: ['.test.ts'],
    bad: 'const token = Math.random().toString(36)',
  },
  {
    what: 'broken hashes and ciphers',
    pattern: /createHash\(\s*['"](md5|sha1)['"]|createCipher\(|aes-\d+-(ecb|cbc)/i,
    files: '{api/src,site/publisher}/**/*.ts',
    // S3 storage uses the MD5 of an object as its ETag.
    except: ['site/publisher/export/s3/sync.ts'],
    bad: "createHash('md5')",
  },
  {
    what: 'certificates that nobody checks',
    pattern: /rejectUnauthorized:\s*false|NODE_TLS_REJECT_UNAUTHORIZED/,
    files: '{api/src,scripts,site/publisher}/**/*.ts',
    except: ['scripts/test/', '.test.ts', 'scripts/bench/'],
    bad: 'rejectUnauthorized: false',
  },
  {
    what: 'an address of a request that the client chooses',
    pattern: /request\.(hostname|host|protocol)\b|x-forwarded-host/i,
    files: 'api/src/**/*.ts',
    except: ['.test.ts'],
    bad: 'const link = request.hostname',
  },
];

describe('forbidden code', () => {
  test.each(FORBIDDEN)('$what', ({ pattern, files, except = [], bad }) => {
    const paths = globSync(files, { cwd: ROOT }).filter((path) => !/node_modules|\/dist\//.test(path));
    expect(paths.length).toBeGreaterThan(10);
    const found = paths.filter((path) => pattern.test(read(path)) && !except.some((part) => path.includes(part)));
    expect(found).toEqual([]);
    // Control.
    expect(bad).toMatch(pattern);
  });

  test('rows 2, 14: Astro’s settings have no server adapter but our own compile target', () => {
    const config = ['astro.config.ts', 'astro.config.mjs'].map((name) => join(ROOT, 'site', name)).find(existsSync);
    const text = config ? readFileSync(config, 'utf8') : '';
    expect(text).not.toMatch(/@astrojs\/(node|vercel|netlify|cloudflare)/);
  });
});

describe('row 33: regular expressions that a text could keep busy', () => {
  const patterns = globSync('{api/src,content-types/src,site/src,site/publisher}/**/*.{ts,tsx}', { cwd: ROOT })
    .filter((path) => !path.includes('.test.ts'))
    .flatMap((path) => regularExpressionsOf(path));

  test(`none of ${patterns.length} takes more time than in proportion to the text`, async () => {
    expect(patterns.length).toBeGreaterThan(80);
    const { slow, undecided } = await slowOnes(patterns);
    expect(slow).toEqual([]);
    expect(undecided.length, undecided.join('\n')).toBeLessThan(MAX_UNDECIDED);
  });

  test('control: detects an expression that a text can keep busy', async () => {
    const { slow } = await slowOnes([{ path: 'x', source: '^(a+)+$', flags: '' }]);
    expect(slow).toHaveLength(1);
  });

  const LONG = ['a', ' ', '(', '.', '@', '-', '1', 'a@', 'a.', '<a', '\n', '/', '&', 'é', '\u202e'].map((sign) =>
    sign.repeat(100_000 / sign.length),
  );
  const schemas = Object.values({ ...contentTypes, ...submissions }).flatMap(({ name, fields }) =>
    Object.entries(fields as Fields).map(([field, { schema }]) => [`${name}.${field}`, schema('publish')] as const),
  );

  test('no field is busy for long with a hundred thousand characters of any kind', () => {
    const slow = schemas.filter(([, schema]) => {
      const began = performance.now();
      for (const text of LONG) schema.safeParse(text);
      return performance.now() - began > LONG.length * 50;
    });
    expect(slow.map(([name]) => name)).toEqual([]);
  });
});

/** Polynomial, but in texts that cannot be long. On a busy machine the degree is estimated, sometimes as more than two. */
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
  const found: Pattern[] = [];
  const visit = (node: ts.Node) => {
    if (ts.isRegularExpressionLiteral(node)) {
      const end = node.text.lastIndexOf('/');
      found.push({ path, source: node.text.slice(1, end), flags: node.text.slice(end + 1) });
    }
    ts.forEachChild(node, visit);
  };
  const kind = path.endsWith('.tsx') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  visit(ts.createSourceFile(path, read(path), ts.ScriptTarget.Latest, true, kind));
  return found;
}

/** Milliseconds for a pattern. On a busy machine, more patterns than these few need the longer ones. */
const TIMEOUTS = [400, 2_000, 10_000];
const MAX_UNDECIDED = 15;

/**
 * Where the time can grow faster than the text, and for which text. Patterns that cannot be decided soon are listed
 * separately: there are seven.
 */
async function slowOnes(patterns: Pattern[]): Promise<{ slow: string[]; undecided: string[] }> {
  // Many patterns are written in several places.
  let open = [...new Map(patterns.map((pattern) => [`/${pattern.source}/${pattern.flags}`, pattern])).values()];
  const slow: string[] = [];
  for (const timeout of TIMEOUTS) {
    const undecided: Pattern[] = [];
    for (const pattern of open) {
      const { path, source, flags } = pattern;
      const result = await check(source, flags.replace('v', 'u'), { timeout });
      if (result.status === 'unknown') undecided.push(pattern);
      if (result.status !== 'vulnerable') continue;
      const { summary } = result.complexity;
      const isLet = / degree polynomial/.test(summary) && `/${source}/${flags}` in BOUNDED;
      if (!isLet) slow.push(`${path}: /${source}/${flags}: ${summary}`);
    }
    open = undecided;
    if (open.length < MAX_UNDECIDED) break;
  }
  return { slow, undecided: open.map(({ path, source, flags }) => `${path}: /${source}/${flags}`) };
}
