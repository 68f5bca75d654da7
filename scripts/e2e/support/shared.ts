/**
 * The sample agency's system, which all files of a project share unless they need their own. The files of the public
 * site share a system that no test edits.
 */
import type { Browser } from 'playwright-core';
import { afterAll, inject } from 'vitest';
import type { TestProject } from 'vitest/node';
import { build } from '../../lib/build.ts';
import { prepareSampleData } from '../../test/support/sample-data.ts';
import { launchBrowser } from './browser.ts';
import { startSystem } from './system.ts';
import type { Site } from './visit.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The shared system, whose emails stay in the outbox. */
    system: SharedSystem;
  }
}

export interface SharedSystem {
  url: string;
  dataDir: string;
}

// Visitors' forms need a mail server, although nothing listens on this port.
const WITH_MAIL = { SMTP_URL: 'smtp://127.0.0.1:9' };

/** Vitest's global setup: starts the shared system before the first file. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  await Promise.all([build(), prepareSampleData()]);
  const system = await startSystem(project.name === 'browser: site' ? WITH_MAIL : {});
  project.provide('system', { url: system.url, dataDir: system.dataDir });
  return () => system.remove();
}

let launchedBrowser: Browser | undefined;

/** Returns this worker's browser. Closing it closes only its pages, because the next test file reuses the browser. */
export async function connectBrowser(): Promise<Browser> {
  // Replaces a crashed browser.
  const browser = launchedBrowser?.isConnected() ? launchedBrowser : await launchBrowser();
  launchedBrowser = browser;
  browser.close = async () => {
    await Promise.all(browser.contexts().map((context) => context.close()));
  };
  return browser;
}

/** The shared system, for files whose tests do not affect other files. */
export async function sharedSite(): Promise<Site & SharedSystem> {
  const browser = await connectBrowser();
  afterAll(() => browser.close());
  return { ...inject('system'), browser };
}
