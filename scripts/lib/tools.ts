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

const MAC_ARIAL = '/System/Library/Fonts/Supplemental/Arial.ttf';

/** What tests need besides Node: the name of the Debian package and where its files may be. */
const TOOLS: [name: string, paths: string[]][] = [
  ['chromium-headless-shell', BROWSERS],
  // The site's fallback fonts have the widths of Arial.
  ['fonts-liberation', ['/usr/share/fonts/truetype/liberation', '/usr/share/fonts/truetype/liberation2', MAC_ARIAL]],
  ['caddy', ['/usr/bin/caddy']],
  ['nginx', ['/usr/sbin/nginx']],
  ['strace', ['/usr/bin/strace']],
];

/** Installs missing tools in CI as root; otherwise prints how to install them. */
export async function checkTools(): Promise<void> {
  const missing = TOOLS.filter(([, paths]) => !findFile(paths)).map(([name]) => name);
  if (missing.length === 0) return;
  if (process.env.CI && process.getuid?.() === 0) await install(missing);
  else
    console.log(`Tests that need ${missing.join(', ')} cannot run. Install with: apt-get install ${missing.join(' ')}`);
}

/** The browser to test with: the one that `CHROMIUM` names, or the first that is installed. */
export function browserPath(): string | undefined {
  return findFile(BROWSERS);
}

async function install(names: readonly string[]): Promise<void> {
  console.log(`Installing ${names.join(', ')} for the tests …`);
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  await run('apt-get', ['update', '-q'], { env });
  // One by one, so that a package that is not available does not stop the others.
  for (const name of names) {
    const { ok, output } = await run('apt-get', ['install', '-y', '-q', '--no-install-recommends', name], { env });
    if (!ok) console.log(output.slice(-1_000));
  }
}

function findFile(paths: readonly string[]): string | undefined {
  return paths.find((path) => path && existsSync(path));
}
