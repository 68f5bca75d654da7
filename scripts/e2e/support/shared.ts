/**
 * The system of the sample agency and the browser that all files of a project share, unless they need their own. Those of
 * the public site have one that nobody edits.
 */
import { type Browser, chromium } from 'playwright-core';
import { afterAll, inject } from 'vitest';
import type { TestProject } from 'vitest/node';
import { build } from '../../lib/build.ts';
import { prepareSampleData } from '../../test/support/sample-data.ts';
import { browserOptions } from './browser.ts';
import { startSystem } from './system.ts';
import type { Site } from './visit.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the shared browser accepts connections. */
    browser: string;
    /** Its emails stay in the outbox. */
    system: SharedSystem;
  }
}

export interface SharedSystem {
  url: string;
  dataDir: string;
}

// Visitors' forms need a mail server, although nothing listens on this port.
const WITH_MAIL = { SMTP_URL: 'smtp://127.0.0.1:9' };

/** Vitest's global setup: starts both before the first file. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  await Promise.all([build(), prepareSampleData()]);
  const [server, system] = await Promise.all([
    chromium.launchServer(browserOptions()),
    startSystem(project.name === 'browser: site' ? WITH_MAIL : {}),
  ]);
  project.provide('browser', server.wsEndpoint());
  project.provide('system', { url: system.url, dataDir: system.dataDir });
  return async () => {
    await server.close();
    await system.remove();
  };
}

/** A connection of its own; closing it leaves the browser to other files. */
export function connectBrowser(): Promise<Browser> {
  return chromium.connect(inject('browser'));
}

/** The shared system, for a file whose tests leave nothing behind that another file could notice. */
export async function sharedSite(): Promise<Site & SharedSystem> {
  const browser = await connectBrowser();
  afterAll(() => browser.close());
  return { ...inject('system'), browser };
}
