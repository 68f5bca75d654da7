import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { run } from './run.ts';

/** Headless Chromium takes less than half the processor time of the full browser, and the results are the same. */
const BROWSERS = [
  process.env.CHROMIUM ?? '',
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

const MAC_ARIAL = '/System/Library/Fonts/Supplemental/Arial.ttf';

/** The programs that tests need as well as Node: the Debian package, and where its files may be. */
const TOOLS: [name: string, paths: string[]][] = [
  ['chromium-headless-shell', BROWSERS],
  // The site's fallback fonts have the widths of Arial.
  ['fonts-liberation', ['/usr/share/fonts/truetype/liberation', '/usr/share/fonts/truetype/liberation2', MAC_ARIAL]],
  ...['caddy', 'nginx', 'strace'].map((name): [string, string[]] => [name, commandPaths(name)]),
  ['dovecot-imapd', ['/usr/sbin/dovecot', ...commandPaths('dovecot')]],
];

/** Installs missing tools in CI as root on Debian. Otherwise prints what cannot run without them. */
export async function checkTools(): Promise<void> {
  const missing = TOOLS.filter(([, paths]) => !findFile(paths)).map(([name]) => name);
  if (missing.length === 0) return;
  const hasApt = findFile(commandPaths('apt-get')) !== undefined;
  if (process.env.CI && process.getuid?.() === 0 && hasApt) return install(missing);
  const advice = hasApt
    ? ` Install with: apt-get install ${missing.join(' ')}`
    : ' You can set CHROMIUM to the path of a browser.';
  console.log(`Tests that need ${missing.join(', ')} cannot run.${advice}`);
}

/** The browser to test with: the one that `CHROMIUM` names, or the first that is installed. */
export function browserPath(): string | undefined {
  return findFile(BROWSERS);
}

async function install(names: readonly string[]): Promise<void> {
  console.log(`Installing ${names.join(', ')} for the tests…`);
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  await run('apt-get', ['update', '-q'], { env });
  // One by one, so that a package that is not available does not stop the others.
  for (const name of names) {
    const { ok, output } = await run('apt-get', ['install', '-y', '-q', '--no-install-recommends', name], { env });
    if (!ok) console.log(output.slice(-1_000));
  }
}

function commandPaths(name: string): string[] {
  return (process.env.PATH ?? '').split(delimiter).map((folder) => join(folder, name));
}

function findFile(paths: readonly string[]): string | undefined {
  return paths.find((path) => path && existsSync(path));
}
