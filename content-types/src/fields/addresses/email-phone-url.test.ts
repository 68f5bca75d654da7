import { expect, test } from 'vitest';
import { email, mapAddress, phone, url } from './email-phone-url.ts';

const accepts = (
  field: { schema(rules: 'publish'): { safeParse(value: unknown): { success: boolean } } },
  value: string,
) => field.schema('publish').safeParse(value).success;

test.each([
  'https://example.co.uk/a?b=c#d',
  'http://localhost:3000',
  'mailto:jobs@example.co.uk',
  'tel:+442079460123',
  '/career',
  '/career?type=Part%20Time',
  '#apply',
  '',
])('accepts the link %j', (value) => expect(accepts(url('Link'), value)).toBe(true));

test.each([
  'javascript:alert(1)',
  ' JaVaScRiPt:alert(1)',
  'java\tscript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:msgbox(1)',
  '//evil.example',
  '/\\evil.example',
  'https://',
  'https://a b',
  'example.co.uk',
  'file:///etc/passwd',
  'blob:https://example.co.uk/1',
])('rejects the link %j', (value) => expect(accepts(url('Link'), value)).toBe(false));

test.each([
  'https://www.openstreetmap.org/export/embed.html?bbox=1,2,3,4&marker=1,2',
  'https://www.google.com/maps/embed?pb=!1m18',
  '',
])('accepts the map address %j', (value) => expect(accepts(mapAddress('Map'), value)).toBe(true));

test.each([
  'javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  '/career',
  '#map',
  'mailto:a@example.com',
  'http://www.openstreetmap.org/export/embed.html',
  'https://www.openstreetmap.org.evil.example/export/embed.html',
  'https://www.openstreetmap.org@evil.example/export/embed.html',
  'https://user@www.google.com/maps/embed?pb=1',
  'https://evil.example/?https://www.google.com/maps/embed',
  'https://www.google.com/url?q=https://evil.example',
  'https://www.google.com/maps/../url?q=https://evil.example',
  'https://www.google.com/maps/embed/../../url?q=https://evil.example',
  'https://www.google.com:8443/maps/embed?pb=1',
  'https://www.google.com\\@evil.example/maps/embed',
  '//www.google.com/maps/embed?pb=1',
  'https://maps.app.goo.gl/abc',
])('rejects the map address %j', (value) => expect(accepts(mapAddress('Map'), value)).toBe(false));

test.each([
  ['020 7946 0123', true],
  ['+44 (0)20 7946 0123', true],
  ['0161 496 0123 ext 12', true],
  ['call me', false],
  ['123', false],
])('phone accepts %j: %s', (value, ok) => expect(accepts(phone('Phone'), value)).toBe(ok));

test.each([
  ['jo@example.co.uk', true],
  ["o'brien+jobs@example.co.uk", true],
  ['a@b.com,c@d.com', false],
  ['a@b', false],
  ['"a b"@example.com', false],
])('email accepts %j: %s', (value, ok) => expect(accepts(email('Email'), value)).toBe(ok));

test('names the field and shows an example in the error', () => {
  const { error } = phone('Direct line').schema('publish').safeParse('x');
  expect(error?.issues[0]?.message).toBe('Direct line must be a phone number, like 020 7946 0123.');
});
