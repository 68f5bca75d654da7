/** The public site of the sample agency in Chromium: one system for all of it. */
import { join } from 'node:path';
import { afterAll } from 'vitest';
import { launchBrowser } from './browser.ts';
import { applyFormChecks } from './site/apply-form.ts';
import { betweenPagesChecks } from './site/between-pages.ts';
import { byKeyboardChecks } from './site/by-keyboard.ts';
import { candidatePageChecks } from './site/candidate-page.ts';
import { contactFormChecks } from './site/contact-form.ts';
import { contrastAndFocusChecks } from './site/contrast-and-focus.ts';
import { everyPageChecks } from './site/every-page.ts';
import { footerChecks } from './site/footer.ts';
import { formsOnPhoneChecks } from './site/forms-on-phone.ts';
import { headerChecks } from './site/header.ts';
import { jobFilterChecks } from './site/job-filters.ts';
import { lateFontChecks } from './site/late-fonts.ts';
import { pageChecks } from './site/pages.ts';
import { routesOf } from './site/routes.ts';
import { sliderChecks } from './site/slider.ts';
import { stateChecks } from './site/states.ts';
import { tabsChecks } from './site/tabs.ts';
import { startSystem } from './system.ts';

const system = await startSystem();
const browser = await launchBrowser();
afterAll(async () => {
  await browser.close();
  await system.remove();
});

const site = { url: system.url, browser };
const routes = routesOf(join(system.dataDir, 'site'));
headerChecks(site);
footerChecks(site);
pageChecks(site);
sliderChecks(site);
tabsChecks(site);
jobFilterChecks(site);
contactFormChecks(site);
applyFormChecks(site);
formsOnPhoneChecks(site);
candidatePageChecks({ ...site, dataDir: system.dataDir });
everyPageChecks(site, routes);
stateChecks(site);
lateFontChecks(site, routes);
betweenPagesChecks(site);
contrastAndFocusChecks(site);
byKeyboardChecks(site);
