import { expect, test } from 'vitest';
import { findFaults } from './find-faults.ts';

const messages = (path: string, source: string) => findFaults(path, source).map(({ message }) => message);

test.each([
  ['a document', 'README.md', 'Ask COLOR to change it.'],
  ['a comment', 'api/src/a.ts', '/** Asks COLOR to change it. */'],
  ['a comment after code', 'api/src/a.ts', "const url = 'https://a.example'; // asks COLOR to change it"],
  ['a test title', 'api/src/a.test.ts', "test('asks COLOR to change it', () => {});"],
  ['the title of a table of tests', 'api/src/a.test.ts', "test.each([1])('asks COLOR to change %s', () => {});"],
  ['a text', 'api/src/a.ts', "throw new Error('Ask COLOR to change it.');"],
  ['a text with values', 'api/src/a.ts', 'throw new Error(`Ask $' + '{name} or COLOR to change it.`);'],
  ['an email', 'api/src/a.ts', 'const email = html`<p>Ask <b>$' + '{name}</b> or COLOR to change it.</p>`;'],
  ['an element', 'api/admin/src/A.tsx', 'export const A = () => <p className="color">Ask COLOR to change it.</p>;'],
  ['an attribute', 'api/admin/src/A.tsx', 'export const A = () => <input placeholder="Ask COLOR to change it" />;'],
  ['a page', 'site/src/a.astro', '---\nconst a = 1;\n---\n<p>Ask COLOR.</p>\n<style>p { color: red; }</style>'],
  ['a stylesheet', 'site/src/a.css', '/* Ask COLOR to change it. */\np { color: red; }'],
  ['settings', '.env.example', '# Ask COLOR to change it.\n# COLOR=red'],
])('finds an American spelling and a banned phrase in %s', (_, path, source) => {
  expect(messages(path, source.replace('COLOR', 'neighbors'))).toEqual([
    expect.stringMatching(/^"neighbors" is not in/),
  ]);
  expect(messages(path, source.replace('COLOR', 'whoever'))).toEqual([expect.stringMatching(/^"whoever": write/)]);
  expect(messages(path, source.replace('COLOR', 'neighbours'))).toEqual([]);
});

test('finds a phrase across the lines of a comment, and says which line', () => {
  expect(findFaults('api/src/a.ts', '\n/**\n * Erases them at\n * once.\n */')).toMatchObject([{ line: 3 }]);
});

test('allows names of code, and words that are banned only for users', () => {
  const source =
    "import { color } from './color.ts';\n/** Reads `color` and the resume of sendMail. */\nconst a = sql`color of`;";
  expect(messages('api/src/a.ts', source)).toEqual([]);
  expect(messages('README.md', 'Send a resume by mail.')).toHaveLength(2);
});
