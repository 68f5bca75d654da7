import { describe, expect, test } from 'vitest';
import { mapAddress } from './map-address.ts';

const schema = mapAddress('Map').schema('publish');

describe('a map to be framed', () => {
  test.each([
    'https://www.openstreetmap.org/export/embed.html?bbox=1,2,3,4&marker=1,2',
    'https://www.google.com/maps/embed?pb=!1m18',
    '',
  ])('%j is one', (address) => {
    expect(schema.parse(address)).toBe(address);
  });

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
  ])('%j is none', (address) => {
    expect(schema.safeParse(address).success).toBe(false);
  });
});
