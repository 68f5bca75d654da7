/** The public site of the sample agency in Chromium. All tests share one system. */
import { afterAll } from 'vitest';
import { launchBrowser } from '../support/browser.ts';
import { startSystem } from '../support/system.ts';
import { applyFormChecks } from './checks/apply-form.ts';
import { betweenPagesChecks } from './checks/between-pages.ts';
import { byKeyboardChecks } from './checks/by-keyboard.ts';
import { candidatePageChecks } from './checks/candidate-page.ts';
import { contactFormChecks } from './checks/contact-form.ts';
import { focusAfterChecks } from './checks/focus-after.ts';
import { footerChecks } from './checks/footer.ts';
import { formsOnPhoneChecks } from './checks/forms-on-phone.ts';
import { headerChecks } from './checks/header.ts';
import { hiringChecks } from './checks/hiring.ts';
import { imageChecks } from './checks/images.ts';
import { jobFilterChecks } from './checks/job-filters.ts';
import { alertFromSearchChecks, jobPageChecks } from './checks/job-page.ts';
import { jobsFirstChecks } from './checks/jobs-first.ts';
import { pageChecks } from './checks/pages.ts';
import { sliderChecks } from './checks/slider.ts';
import { tabsChecks } from './checks/tabs.ts';

// Nothing listens on this port, so emails stay in the outbox.
const system = await startSystem({ SMTP_URL: 'smtp://127.0.0.1:9' });
const browser = await launchBrowser();
afterAll(async () => {
  await browser.close();
  await system.remove();
});

const site = { url: system.url, browser };
headerChecks(site);
hiringChecks(site);
imageChecks(site);
footerChecks(site);
pageChecks(site);
sliderChecks(site);
tabsChecks(site);
jobFilterChecks(site);
jobsFirstChecks(site);
jobPageChecks(site);
alertFromSearchChecks(site);
contactFormChecks(site);
applyFormChecks(site);
formsOnPhoneChecks(site);
candidatePageChecks({ ...site, dataDir: system.dataDir });
betweenPagesChecks(site);
byKeyboardChecks(site);
focusAfterChecks(site);
