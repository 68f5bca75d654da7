import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { run } from './run.ts';

// The tests run this file again in another process, where it crashes once or has a hook that fails.
const { CRASH_MARKER, HAS_FAILING_HOOK } = process.env;

if (CRASH_MARKER) {
  test('crashes once', async () => {
    if (existsSync(CRASH_MARKER)) return;
    writeFileSync(CRASH_MARKER, '');
    process.kill(process.pid, 'SIGBUS');
    await new Promise(() => {});
  });
} else if (HAS_FAILING_HOOK) {
  test('passes', () => {});
  describe('a group', () => {
    beforeAll(() => {
      throw new Error('The hook failed.');
    });
    test('never runs', () => {});
  });
} else {
  const runThisFile = (env: Record<string, string>) =>
    run(process.execPath, ['scripts/test.ts', 'scripts/lib/run-tests.test.ts', '--retry=0'], {
      env: { CI: 'true', TEST_DEPTH: '', SAMPLE_DATA: '', ...env },
    });

  test('repeats a file whose process crashed', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'crash-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const { ok, output } = await runThisFile({ CRASH_MARKER: join(folder, 'marker') });
    expect(output).toContain('Repeated because their process crashed:\n  scripts/lib/run-tests.test.ts');
    expect([ok, output.trim().split('\n').at(-1)]).toEqual([true, '1 passed, 0 failed']);
  });

  test('counts a file whose hook fails as failed', async () => {
    const { ok, output } = await runThisFile({ HAS_FAILING_HOOK: 'yes' });
    expect([ok, output]).toEqual([false, expect.stringContaining('1 passed, 1 failed')]);
  });
}
