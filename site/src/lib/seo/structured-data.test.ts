import { expect, test } from 'vitest';
import { buildBreadcrumbs, toScriptJson } from './structured-data.ts';

const site = new URL('https://www.orrinvale.example');

test('text cannot end the script element around it', () => {
  const json = toScriptJson({ title: '</script><script>alert(1)</script><!--' });
  expect(json).not.toContain('<');
  expect(JSON.parse(json).title).toBe('</script><script>alert(1)</script><!--');
});

test('breadcrumbs are absolute and count from one', () => {
  const trail: [string, string][] = [
    ['Career', '/career'],
    ['Receptionist', '/job/abc'],
  ];
  expect(buildBreadcrumbs(trail, site).itemListElement).toEqual([
    { '@type': 'ListItem', position: 1, name: 'Career', item: 'https://www.orrinvale.example/career' },
    { '@type': 'ListItem', position: 2, name: 'Receptionist', item: 'https://www.orrinvale.example/job/abc' },
  ]);
});
