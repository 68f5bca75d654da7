import { existsSync } from 'node:fs';
import { run } from './run.ts';

const PLACES = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** The path of a Chromium, installed from Debian's packages where there is none and we may; otherwise undefined. */
export async function ensureChromium(): Promise<string | undefined> {
  const found = installed();
  if (found) return found;
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return undefined;
  console.log('Installing Chromium for the browser tests…');
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  await run('apt-get', ['update', '-q'], { env });
  const { ok, output } = await run('apt-get', ['install', '-y', '-q', '--no-install-recommends', 'chromium'], { env });
  if (!ok) console.log(output.slice(-2_000));
  return installed();
}

function installed(): string | undefined {
  return [process.env.CHROMIUM ?? '', ...PLACES].find((path) => path && existsSync(path));
}
