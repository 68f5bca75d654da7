/** Attacks on the brand and on pages of blocks: code as a colour, addresses that are taken, and blocks that do not exist. */
import { contentTypes } from 'content-types';
import { initialData } from 'content-types/fields/field';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Client, startApp, type TestServer } from '../support/app.ts';
import { HANG_MS } from '../support/hang.ts';
import { addImage } from '../support/samples.ts';
import { snapshot } from './kit.ts';

let server: TestServer;
let editor: Client;
let initialSnapshot: Record<string, string>;
beforeAll(async () => {
  server = await startApp();
  addImage(server.db);
  editor = await server.logIn('editor');
});
afterAll(() => server.close());
const content = () => snapshot(server.app, ['sessions', 'audit_log', 'secrets', 'users', 'login_attempts']);
beforeEach(() => {
  initialSnapshot = content();
});

describe('the brand', () => {
  const standard = initialData(contentTypes.theme.fields);
  const save = (data: object, publish: boolean) =>
    editor.put('/api/content/theme', { data: { ...standard, ...data }, version: 0, publish });
  const COLOURS = [
    'red',
    '#fff',
    '#12345g',
    '#1d4a3f;}',
    '#1d4a3f}</style><script>alert(1)</script>',
    'url(//evil.example)',
    'var(--x)',
    'expression(alert(1))',
    '\u202E#1d4a3f',
    '',
    null,
    7,
    ['#1d4a3f'],
    { toString: '#1d4a3f' },
  ];
  const NAMES = ['__proto__', 'constructor', 'toString', '../../etc/passwd', 'Arial;}</style>', '', null, ['figtree']];

  test.each(['accent', 'deep', 'paper'])('accepts only six-digit hex colours for %s, even in drafts', async (name) => {
    for (const value of COLOURS) {
      for (const publish of [true, false])
        expect((await save({ [name]: value }, publish)).status, JSON.stringify(value)).toBe(422);
    }
    expect(content()).toEqual(initialSnapshot);
  });

  test.each(['displayFont', 'textFont', 'corners', 'scheme'])(
    'accepts only listed options for %s, even in drafts',
    async (name) => {
      for (const value of NAMES) {
        for (const publish of [true, false])
          expect((await save({ [name]: value }, publish)).status, JSON.stringify(value)).toBe(422);
      }
      expect(content()).toEqual(initialSnapshot);
    },
  );

  test('rejects invalid brand logos and unknown fields', async () => {
    const logos = [
      { id: '../x', alt: '' },
      { id: 'unknown', alt: '' },
      { id: '__proto__', alt: '' },
      '//evil.example/a.svg',
    ];
    for (const logo of logos) expect((await save({ logo }, true)).status).toBe(422);
    expect((await save({ css: 'body{}' }, true)).status).toBe(422);
    expect(content()).toEqual(initialSnapshot);
  });

  test('only editors and administrators change the brand', async () => {
    const recruiter = await server.logIn('recruiter');
    const data = { data: standard, version: 0 };
    expect((await recruiter.put('/api/content/theme', data)).status).toBe(403);
    expect((await server.anonymous.put('/api/content/theme', data)).status).toBe(401);
    expect(content()).toEqual(initialSnapshot);
  });
});

describe('pages', () => {
  const quote = { block: 'quote', quote: 'Well said.' };
  const save = (data: object, publish = true) =>
    editor.post('/api/content/pages', {
      data: { title: 'Page', path: '/nursing', blocks: [quote], ...data },
      publish,
    });

  test.each([
    '//evil.example',
    '/\\evil.example',
    'https://evil.example/',
    'javascript:alert(1)',
    '/../admin',
    '/a/../admin',
    '/%2e%2e/admin',
    '/%61dmin',
    '/admin',
    '/Admin/x',
    '/api',
    '/API/session',
    '/media/x',
    '/preview/x',
    '/healthz',
    '/_astro/x',
    '/.well-known/security.txt',
    '/robots.txt',
    '/index.html',
    '/a?b',
    '/a#b',
    '/a b',
    '/a\u202Eb',
    '/ａdmin',
    '/',
    `/${'a'.repeat(200)}`,
  ])('rejects a page at %j, even as a draft', async (path) => {
    for (const publish of [true, false]) expect((await save({ path }, publish)).status).toBe(422);
    expect(content()).toEqual(initialSnapshot);
  });

  const rich = (...nodes: unknown[]) => ({ block: 'text', title: 'T', text: { type: 'doc', content: nodes } });
  const withLink = (href: string) => ({
    type: 'paragraph',
    content: [{ type: 'text', text: 'x', marks: [{ type: 'link', attrs: { href } }] }],
  });
  const nestedList = (levels: number) => {
    let node: object = { type: 'paragraph' };
    for (let n = 0; n < levels; n += 1) node = { type: 'bulletList', content: [{ type: 'listItem', content: [node] }] };
    return node;
  };
  const logo = { name: 'N', logo: { id: 'x', alt: '' } };

  test.each<[string, unknown]>([
    ['an unknown block', [{ block: 'script', text: 'alert(1)' }]],
    ['a prototype', [{ block: '__proto__' }]],
    ['a constructor', [{ block: 'constructor' }]],
    ['no name', [{ quote: 'x' }]],
    ['a name that is not text', [{ block: ['quote'], quote: 'x' }]],
    ['a field of another block', [{ ...quote, href: 'x' }]],
    ['51 blocks', Array(51).fill(quote)],
    ['two forms', [{ block: 'form' }, { block: 'form' }]],
    ['no list', { 0: quote, length: 1 }],
    ['null', [null]],
    ['a script in rich text', [rich({ type: 'script', content: [{ type: 'text', text: 'alert(1)' }] })]],
    ['HTML as rich text', [{ block: 'text', title: 'T', text: '<script>alert(1)</script>' }]],
    ['a handler in rich text', [rich({ type: 'paragraph', attrs: { onclick: 'alert(1)' } })]],
    ['a link that runs code', [rich(withLink('javascript:alert(1)'))]],
    ['a button that runs code', [{ block: 'imageWithText', link: { label: 'x', href: 'javascript:alert(1)' } }]],
    [
      'a logo that leads to another site’s script',
      [{ block: 'logos', logos: [{ ...logo, link: 'data:text/html,x' }] }],
    ],
    ['a thousand levels', [rich(nestedList(1_000))]],
    ['a sector that is an address', [{ block: 'consultants', title: 'T', sector: '../../users' }]],
  ])('rejects a page with %s without saving anything', async (_, blocks) => {
    const startedAt = performance.now();
    const { status, body } = await save({ blocks });
    expect(performance.now() - startedAt).toBeLessThan(HANG_MS);
    expect([400, 422]).toContain(status);
    expect(body.message).toMatch(/[A-Z].+\.$/);
    expect(content()).toEqual(initialSnapshot);
  });

  test('only editors and administrators create pages', async () => {
    const recruiter = await server.logIn('recruiter');
    const data = { data: { title: 'Page', path: '/nursing', blocks: [quote] } };
    expect((await recruiter.post('/api/content/pages', data)).status).toBe(403);
    expect((await server.anonymous.post('/api/content/pages', data)).status).toBe(401);
    expect(content()).toEqual(initialSnapshot);
  });

  test('control: saves a page with harmless blocks', async () => {
    expect((await save({})).status).toBe(201);
  });
});
