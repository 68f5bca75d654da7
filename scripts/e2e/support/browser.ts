import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium } from 'playwright-core';
import { findBrowserPath } from '../../lib/tools.ts';

const QUIET = [
  '--disable-gpu',
  '--in-process-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Blocks all other hosts, because the tests need no network.
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost, EXCLUDE *.localhost',
];

/** Launches Chromium or Chrome. Throws if no browser is installed. */
export function launchBrowser(): Promise<Browser> {
  return chromium.launch(browserOptions());
}

function browserOptions() {
  return {
    executablePath: findBrowserPath(),
    // Chromium cannot create its sandbox as root, as in CI.
    args: [...QUIET, ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])],
    env: { ...process.env, HOME: mkdtempSync(join(tmpdir(), 'chromium-')) },
  };
}
