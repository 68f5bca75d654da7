/** Every page and state of the sample agency's site, at every width, in light and dark: axe finds nothing, nothing sticks out or jumps. */
import { join } from 'node:path';
import { afterAll } from 'vitest';
import { launchBrowser } from './browser.ts';
import { contrastAndFocusChecks } from './site/contrast-and-focus.ts';
import { everyPageChecks } from './site/every-page.ts';
import { lateFontChecks } from './site/late-fonts.ts';
import { routesOf } from './site/routes.ts';
import { stateChecks } from './site/states.ts';
import { startSystem } from './system.ts';

const system = await startSystem();
const browser = await launchBrowser();
afterAll(async () => {
  await browser.close();
  await system.remove();
});

const site = { url: system.url, browser };
const routes = routesOf(join(system.dataDir, 'site'));
everyPageChecks(site, routes);
stateChecks(site);
lateFontChecks(site, routes);
contrastAndFocusChecks(site);
