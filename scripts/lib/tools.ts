import { existsSync } from 'node:fs';
import { run } from './run.ts';

/** Chromium without windows takes less than half the processor time of the whole one; a test sees no difference. */
const BROWSERS = [
  process.env.CHROMIUM ?? '',
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
];

/** What tests ask of the machine beside Node and a browser, by Debian's name for it. */
const TOOLS: [name: string, places: string[]][] = [
  ['strace', ['/usr/bin/strace']],
  ['nginx', ['/usr/sbin/nginx']],
  ['caddy', ['/usr/bin/caddy']],
];

/** Installs what is missing from Debian's packages, where we may; outside CI only the browser, for the servers would start to serve. */
export async function ensureTools(): Promise<void> {
  const browser = (places: string[]): (typeof TOOLS)[number] => ['chromium-headless-shell', places];
  const wanted = process.env.CI ? [browser(BROWSERS.slice(0, 2)), ...TOOLS] : [browser(BROWSERS)];
  const missing = wanted.filter(([, places]) => !found(places)).map(([name]) => name);
  if (missing.length > 0 && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log(`Installing ${missing.join(', ')} for the tests…`);
    const env = { DEBIAN_FRONTEND: 'noninteractive' };
    await run('apt-get', ['update', '-q'], { env });
    // One by one: that one is not to be had must not cost the others.
    for (const name of missing) {
      const { ok, output } = await run('apt-get', ['install', '-y', '-q', '--no-install-recommends', name], { env });
      if (!ok) console.log(output.slice(-1_000));
    }
  }
}

/** The browser to test with: the one that `CHROMIUM` names, or the first that is there. */
export function browserPath(): string | undefined {
  return found(BROWSERS);
}

function found(places: readonly string[]): string | undefined {
  return places.find((path) => path && existsSync(path));
}
