/** The receipt of a save while the site is behind a CDN. Starts its own system, because it needs a CDN. */
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { axe } from '../support/admin.ts';
import { useDesk } from '../support/desk.ts';
import { formOf } from '../support/form.ts';
import { look } from '../support/screenshots.ts';
import { startSystem } from '../support/system.ts';

let status = 200;
const purges: string[] = [];

const desk = useDesk(async () => {
  const cdn = createServer(async (request, response) => {
    for await (const chunk of request) purges.push(String(chunk));
    await sleep(200);
    response.writeHead(status).end('{}');
  }).listen(0, '127.0.0.1');
  await once(cdn, 'listening');
  const CDN_API_URL = `http://127.0.0.1:${(cdn.address() as AddressInfo).port}`;
  const system = await startSystem({ CDN: 'cloudflare', CDN_ID: 'zone', CDN_TOKEN: 'token', CDN_API_URL });
  return {
    ...system,
    async remove() {
      await system.remove();
      cdn.close().closeAllConnections();
    },
  };
});

const { button, field } = formOf(() => desk.page);
const text = (content: string | RegExp) => desk.page.getByText(content);

async function rename(title: string) {
  await desk.admin.open('home/sub1');
  await desk.page
    .getByRole('link', { name: /^Edit / })
    .first()
    .click();
  await field('title').fill(title);
  await button(/^(Save and publish|Publish)$/).click();
}

test('shows when a change is live on the server and CDN', async () => {
  await rename('Everywhere');
  await text(/^Live in \d+ ms here, \d+ ms everywhere$/).waitFor();
  await look(desk.page, 'cdn-receipt', [375, 1280]);
  expect(purges).toContain(JSON.stringify({ files: [`${desk.system.url}/staffAugmentation`] }));
  await desk.admin.open('publishing');
  await text(/^\d+ ms here, \d+ ms everywhere$/)
    .first()
    .waitFor();
  await look(desk.page, 'cdn-publishing', [375, 1280]);
  expect(await axe(desk.page)).toEqual([]);
});

test('reports a stale page on the receipt and dashboard', async () => {
  status = 503;
  await rename('Stale');
  await text(/but the CDN may still send/).waitFor();
  await text('The CDN responded to the purge with status 503.').first().waitFor();
  await look(desk.page, 'cdn-stale', [375, 1280]);
  expect(await axe(desk.page)).toEqual([]);
  await desk.admin.open('publishing');
  await text('Not everywhere yet: /staffAugmentation The CDN responded to the purge with status 503.')
    .first()
    .waitFor();
  await desk.admin.open('dashboard');
  await text(/^The CDN may still send the previous version of/)
    .first()
    .waitFor();
  await look(desk.page, 'cdn-health', [1280]);
  status = 200;
  await expect
    .poll(async () => {
      const response = await desk.page.request.get(`${desk.system.url}/api/publish/receipts?limit=1`);
      return (await response.json())[0].edge.state;
    })
    .toBe('live');
});
