import { expect, test } from 'vitest';
import { installPlainResponses } from './plain-response.ts';

installPlainResponses();

test.each([
  ['a text', 'Grüße', 'Grüße'],
  ['bytes', new TextEncoder().encode('Grüße'), 'Grüße'],
  ['nothing', null, ''],
  ['a blob', new Blob(['Grüße']), 'Grüße'],
])('a response of %s is what Node’s is', async (_, body, text) => {
  const response = () => new Response(body, { status: 404, statusText: 'No', headers: { 'x-a': '1' } });
  const { status, statusText, ok, headers } = response();
  expect({ status, statusText, ok, header: headers.get('x-a') }).toEqual({
    status: 404,
    statusText: 'No',
    ok: false,
    header: '1',
  });
  expect(response()).toBeInstanceOf(Response);
  expect(body === null).toBe(response().body === null);
  expect(new TextDecoder().decode(await response().bytes())).toBe(text);
});

test('JSON and redirects are as ever', async () => {
  expect(await Response.json({ a: 1 }).text()).toBe('{"a":1}');
  expect(Response.json(1)).toBeInstanceOf(Response);
  expect(Response.redirect('https://example.com/').status).toBe(302);
  expect(await new Response('a').text()).toBe('a');
});
