import { expect, test } from 'vitest';
import { createReader } from '../content/reader.ts';
import { createRoutes } from '../content/routes.ts';
import { sampleStore } from '../content/sample-store.ts';
import { isForMissing } from '../content/target.ts';
import { loadRenderer, textOf } from '../render/renderer.ts';
import { ensureCompiled } from './ensure-compiled.ts';
import type * as Bundle from './entry.ts';

const SITE = new URL('https://orrinvale.example');

test('every page and list of the site is, byte for byte, what Astro’s own app makes of it', async () => {
  const { bundle } = await ensureCompiled();
  const { app } = (await import(bundle)) as typeof Bundle;
  const store = await sampleStore();
  const renderer = await loadRenderer(bundle, SITE);
  const content = createReader(store, () => {});
  const routes = app.manifest.routes.map(({ routeData }) => routeData);
  const paths = [...createRoutes(renderer.routes, store).targets.keys()];
  expect(paths.length).toBeGreaterThan(60);
  for (const path of paths) {
    const { status, body } = await renderer.render(path, store);
    const routeData = routes.find(({ pattern }) => pattern.test(path));
    const theirs = await app.render(new Request(new URL(path, SITE)), { routeData, locals: { content, site: SITE } });
    expect(await textOf(body), path).toBe(await theirs.text());
    expect([theirs.status, status], path).toEqual(isForMissing(path) ? [404, 404] : [200, 200]);
  }
});
