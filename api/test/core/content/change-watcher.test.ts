import { expect, test, vi } from 'vitest';
import { startApp } from '../../support/app.ts';

test('a database error in the change watcher does not end the process', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const server = await startApp();
  try {
    const warn = vi.spyOn(server.app.log, 'warn');
    server.db.$client.exec('ALTER TABLE changes RENAME TO elsewhere');
    expect(() => vi.advanceTimersByTime(2_000)).not.toThrow();
    expect(warn).toHaveBeenCalledWith(expect.anything(), expect.stringContaining('failed to look for changes'));
    server.db.$client.exec('ALTER TABLE elsewhere RENAME TO changes');
  } finally {
    vi.useRealTimers();
    await server.close();
  }
});
