/** The servers behind a tested web server: the real server, a published folder, or an echo server. */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openDatabase } from 'api/core/database/open';

const SERVER = fileURLToPath(new URL('../../../api/src/server.ts', import.meta.url));

export const ADMIN = { email: 'admin@example.com', password: 'correct horse battery staple' };
/** The id of an image. */
export const ID = 'ab'.repeat(16);
/** The security policy of the compiled site. */
export const POLICY = "default-src 'none'; script-src 'self' 'sha256-known'";
export const SECRET = 'nobody may read this';

/** Creates a published folder with files for visitors, and files that must stay private. */
export function makeSite(dataDir: string): void {
  // The database comes before the files, because a missing database next to files counts as lost.
  openDatabase(join(dataDir, 'app.db')).$client.close();
  const files: Record<string, string> = {
    'site/index.html': '<h1>Home</h1>',
    'site/about-us/index.html': `<h1>About</h1><script>console.log(1)</script>${'<p>Long enough to be compressed.</p>'.repeat(200)}`,
    'site/orrin.example/index.html': '<h1>Brand</h1>',
    'site/_headers': `/*\n  content-security-policy: ${POLICY}\n`,
    'site/job/engineer/index.html': '<h1>Engineer</h1>',
    'site/404.html': '<h1>Not found</h1>',
    'site/job/404.html': '<h1>No such job</h1>',
    'site/sitemap.xml': '<urlset/>',
    'site/.env': SECRET,
    'site/index.html.12-0-3.tmp': SECRET,
    'site/_astro/client.Ab12.js': 'export {};',
    [`media/${ID}-480.webp`]: 'RIFF',
    'media/tmp/half.part': SECRET,
    'publisher/manifest.jsonl': SECRET,
  };
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(join(dataDir, path, '..'), { recursive: true });
    writeFileSync(join(dataDir, path), text);
  }
}

export async function startServer(dataDir: string, port: number, origin: string): Promise<ChildProcess> {
  const child = spawn(process.execPath, [SERVER], {
    stdio: 'ignore',
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: dataDir,
      PUBLIC_SITE_URL: origin,
      TRUST_PROXY: 'loopback',
      ADMIN_EMAIL: ADMIN.email,
      ADMIN_PASSWORD: ADMIN.password,
    },
  });
  const deadline = Date.now() + 120_000;
  while (
    !(await fetch(`http://127.0.0.1:${port}/healthz`).then(
      ({ ok }) => ok,
      () => false,
    ))
  ) {
    if (child.exitCode !== null || Date.now() > deadline) throw new Error('The server did not start.');
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  writeFileSync(join(dataDir, 'resumes/secret'), SECRET);
  return child;
}

/** A server that records the headers it receives. */
export async function startEcho() {
  const seenHeaders: IncomingHttpHeaders[] = [];
  const server = createServer(({ headers }, response) => {
    seenHeaders.push(headers);
    response.end('{}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { seen: seenHeaders, port: (server.address() as AddressInfo).port, close: () => server.close() };
}
