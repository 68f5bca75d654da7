/** What the public site of the sample agency does in Chromium: one system for all of it. How it is to look at: site-axe.test.ts. */
import { afterAll } from 'vitest';
import { launchBrowser } from './browser.ts';
import { applyFormChecks } from './site/apply-form.ts';
import { betweenPagesChecks } from './site/between-pages.ts';
import { byKeyboardChecks } from './site/by-keyboard.ts';
import { candidatePageChecks } from './site/candidate-page.ts';
import { contactFormChecks } from './site/contact-form.ts';
import { footerChecks } from './site/footer.ts';
import { formsOnPhoneChecks } from './site/forms-on-phone.ts';
import { headerChecks } from './site/header.ts';
import { jobFilterChecks } from './site/job-filters.ts';
import { pageChecks } from './site/pages.ts';
import { sliderChecks } from './site/slider.ts';
import { tabsChecks } from './site/tabs.ts';
import { startSystem } from './system.ts';

const system = await startSystem();
const browser = await launchBrowser();
afterAll(async () => {
  await browser.close();
  await system.remove();
});

const site = { url: system.url, browser };
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
betweenPagesChecks(site);
byKeyboardChecks(site);
