/**
 * `render-copy.ts RELEASE [OUT]`: starts the server of a release on the copy in DATA_DIR, which brings the database up
 * to date, and builds the whole site with it. Without OUT, only starts it.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { OperatorError } from 'api/core/lib/operator-error';
import { findFreePort } from '../lib/ports.ts';
import { run } from '../lib/run.ts';
import { runCommand } from '../lib/run-command.ts';

await runCommand(async () => {
  const [release = '', out] = process.argv.slice(2);
  const node = join(release, 'node_modules/.bin/node');
  const PORT = String(await findFreePort());
  const address = `http://127.0.0.1:${PORT}`;
  const server = spawn(node, [join(release, 'api/src/server.ts')], {
    cwd: release,
    env: { ...process.env, PORT },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [server.stdout, server.stderr]) stream.on('data', (text) => (output += text));
  const exitPromise = once(server, 'exit');
  try {
    while (!(await responds(`${address}/healthz`))) {
      if (server.exitCode !== null)
        throw new OperatorError(`The new version did not start on a copy of the data.\n${output}`);
      await sleep(100);
    }
    if (out === undefined) return;
    const env = { CONTENT_API_URL: address };
    const buildResult = await run(node, [join(release, 'scripts/build-site.ts'), '--out', out], { cwd: release, env });
    if (!buildResult.ok)
      throw new OperatorError(`The version cannot build the site from a copy of the data.\n${buildResult.output}`);
  } finally {
    server.kill('SIGTERM');
    await exitPromise;
  }
});

function responds(url: string): Promise<boolean> {
  return fetch(url).then(
    ({ ok }) => ok,
    () => false,
  );
}
