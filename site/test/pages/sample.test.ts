/** The sample agency, published. */
import { afterAll } from 'vitest';
import { copySampleData } from '../../../scripts/test/support/sample-data.ts';
import { feedChecks } from './checks/feeds.ts';
import { headChecks } from './checks/head.ts';
import { htmlChecks } from './checks/html.ts';
import { linkChecks } from './checks/links.ts';
import { policyChecks } from './checks/policy.ts';
import { samplePageChecks } from './checks/sample-pages.ts';
import { sampleShellChecks } from './checks/sample-shell.ts';
import { searchEngineChecks } from './checks/search-engines.ts';
import { structuredDataChecks } from './checks/structured-data.ts';
import { weightChecks } from './checks/weight.ts';
import { publishSite } from './support/publish-site.ts';

const site = await publishSite(async () => {}, copySampleData);
afterAll(() => site.close());

htmlChecks(site);
headChecks(site, { title: 70, description: [50, 160] });
linkChecks(site);
policyChecks(site);
weightChecks(site);
structuredDataChecks(site);
searchEngineChecks(site);
feedChecks(site);
samplePageChecks(site);
sampleShellChecks(site);
