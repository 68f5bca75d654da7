import { expect, test } from 'vitest';
import { cdata, element } from './xml.ts';

test('escapes markup in text', () => {
  expect(element('title', '</title><script>')).toBe('<title>&#60;/title&#62;&#60;script&#62;</title>');
  expect(cdata('title', 'a ]]> b <i>')).toBe('<title><![CDATA[a ]]]]><![CDATA[> b <i>]]></title>');
});

test.each([
  ['control characters', 'a\u0000\u0008\u000B\u001B\u007F\u009Bb', 'ab'],
  ['half of a pair', 'a\uD800b\uDC00', 'ab'],
  ['what is no character', 'a\uFFFE\uFFFFb', 'ab'],
  ['line ends and emoji, which stay', 'a\n\tb 👩‍💻', 'a\n\tb 👩‍💻'],
])('outputs valid XML for %s', (_, text, expected) => {
  expect(cdata('x', text)).toBe(`<x><![CDATA[${expected}]]></x>`);
  expect(element('x', text)).toBe(`<x>${expected}</x>`);
});
