import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';

test('Ctrl+C stops services one after the other, not all at once, and none is started again', async () => {
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
  // In a group of its own, as a terminal starts it.
  const started = spawn(process.execPath, ['--input-type=module', '-e', starter], { detached: true });
  let output = '';
  for (const stream of [started.stdout, started.stderr]) stream.on('data', (text) => (output += text));
  await once(started.stdout, 'data');
  process.kill(-(started.pid as number), 'SIGINT');
  await once(started, 'close');
  expect(output).toBe('up\nnow it\nSIGTERM\n');
});
