/** Every page and state of the sample agency's site, at every width, in light and dark: axe finds nothing, nothing overflows or shifts. */
import { join } from 'node:path';
import { afterAll } from 'vitest';
import { launchBrowser } from '../support/browser.ts';
import { routesOf } from '../support/routes.ts';
import { startSystem } from '../support/system.ts';
import { contrastAndFocusChecks } from './checks/contrast-and-focus.ts';
import { everyPageChecks } from './checks/every-page.ts';
import { lateFontChecks } from './checks/late-fonts.ts';
import { stateChecks } from './checks/states.ts';

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
