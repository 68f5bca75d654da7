import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Browsers by preference. The headless shell gives the same results in less than half the full browser's processor time. */
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

/** The programs that tests need besides Node: the Debian package, and where its files may be. */
const TOOLS: [name: string, paths: string[]][] = [
  ['chromium-headless-shell', BROWSERS],
  // The site's fallback fonts have the widths of Arial.
  ['fonts-liberation', ['/usr/share/fonts/truetype/liberation', '/usr/share/fonts/truetype/liberation2', MAC_ARIAL]],
  ...['caddy', 'nginx', 'strace'].map((name): [string, string[]] => [name, commandPaths(name)]),
  ['dovecot-imapd', ['/usr/sbin/dovecot', ...commandPaths('dovecot')]],
];

/** Returns the Debian packages of the missing tools. */
export function listMissingTools(): string[] {
  return TOOLS.filter(([, paths]) => !findFile(paths)).map(([name]) => name);
}

/** Returns the browser to test with: the path in `CHROMIUM`, or the first that is installed. */
export function findBrowserPath(): string | undefined {
  return findFile(BROWSERS);
}

function commandPaths(name: string): string[] {
  return (process.env.PATH ?? '').split(delimiter).map((folder) => join(folder, name));
}

function findFile(paths: readonly string[]): string | undefined {
  return paths.find((path) => path && existsSync(path));
}
