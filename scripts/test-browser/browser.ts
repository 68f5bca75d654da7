import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium } from 'playwright-core';

const QUIET = ['--disable-gpu', '--disable-background-networking', '--disable-component-update', '--disable-sync'];

/** Debian's Chromium, or the one that `CHROMIUM` names. */
export function launchBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    // As root, as in CI, Chromium cannot make its sandbox.
    args: [...QUIET, ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])],
    env: { ...process.env, HOME: mkdtempSync(join(tmpdir(), 'chromium-')) },
  });
}
