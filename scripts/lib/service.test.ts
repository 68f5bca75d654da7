import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { findFreePort } from './ports.ts';

test('Ctrl+C stops services in order without restarting any', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'service-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'service.mjs');
  writeFileSync(
    file,
    `for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => { console.log(signal); process.exit(0); });
     setInterval(() => {}, 1_000);
     console.log('up');`,
  );
  const starter = `
    import { setTimeout } from 'node:timers/promises';
    import { startService } from ${JSON.stringify(new URL('./service.ts', import.meta.url).href)};
    const service = startService({ name: 'It', file: ${JSON.stringify(file)}, env: {}, onFatal() {} });
    process.once('SIGINT', async () => {
      await setTimeout(500);
      console.log('now it');
      await service.stop();
      process.exit(0);
    });`;
  // The starter has its own process group, as in a terminal.
  const starterProcess = spawn(process.execPath, ['--input-type=module', '-e', starter], { detached: true });
  let output = '';
  for (const stream of [starterProcess.stdout, starterProcess.stderr]) stream.on('data', (text) => (output += text));
  await once(starterProcess.stdout, 'data');
  process.kill(-(starterProcess.pid as number), 'SIGINT');
  await once(starterProcess, 'close');
  expect(output).toBe('up\nnow it\nSIGTERM\n');
});

test('passes a service only its own variables and the machine’s', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'service-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'service.mjs');
  writeFileSync(file, 'console.log(JSON.stringify(process.env)); process.exit(78);');
  const starter = `
    import { startService } from ${JSON.stringify(new URL('./service.ts', import.meta.url).href)};
    startService({ name: 'It', file: ${JSON.stringify(file)}, env: { OWN: '1' }, variables: ['NEEDED'], onFatal() {} });`;
  const env = { ...process.env, TZ: 'Europe/London', NEEDED: '2', ADMIN_PASSWORD: 'secret', SMTP_URL: 'smtp://a:b@c' };
  const starterProcess = spawn(process.execPath, ['--input-type=module', '-e', starter], { env });
  const output = Buffer.concat(await starterProcess.stdout.toArray()).toString();
  const { ADMIN_PASSWORD, SMTP_URL, PATH, TZ, NEEDED, OWN } = JSON.parse(output);
  expect({ TZ, NEEDED, OWN }).toEqual({ TZ: 'Europe/London', NEEDED: '2', OWN: '1' });
  expect([PATH, ADMIN_PASSWORD, SMTP_URL]).toEqual([process.env.PATH, undefined, undefined]);
});

test('restarts an unresponsive service with the time it went silent', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'service-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'service.mjs');
  const port = await findFreePort();
  writeFileSync(
    file,
    `import { createServer } from 'node:http';
     console.log('silent at "' + process.env.SILENT_AT + '"');
     let looks = 0;
     createServer((_, response) => {
       response.writeHead(503).end();
       looks += 1;
       if (looks === 3 && !process.env.SILENT_AT) for (;;);
     }).listen(${port}, '127.0.0.1');`,
  );
  const starter = `
    import { startService } from ${JSON.stringify(new URL('./service.ts', import.meta.url).href)};
    const watched = 'http://127.0.0.1:${port}/';
    startService({ name: 'It', file: ${JSON.stringify(file)}, env: {}, onFatal() {}, watched, everyMs: 50 });`;
  const starterProcess = spawn(process.execPath, ['--input-type=module', '-e', starter], { detached: true });
  onTestFinished(() => void process.kill(-(starterProcess.pid as number), 'SIGKILL'));
  let output = '';
  for (const stream of [starterProcess.stdout, starterProcess.stderr]) stream.on('data', (text) => (output += text));
  await expect
    .poll(() => output)
    .toMatch(
      /^silent at ""\nIt has stopped responding\.\nIt stopped \(SIGKILL\)\. Restarting in 250 ms\.\nsilent at "20/,
    );
});
