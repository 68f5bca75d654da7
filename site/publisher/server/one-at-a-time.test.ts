import { expect, test } from 'vitest';
import { oneAtATime } from './one-at-a-time.ts';

test('calls during a run share the next one, and an error reaches those who waited for it only', async () => {
  const gates: PromiseWithResolvers<number>[] = [];
  const runner = oneAtATime(() => {
    const gate = Promise.withResolvers<number>();
    gates.push(gate);
    return gate.promise;
  });
  const first = runner.run();
  await Promise.resolve();
  const [second, third] = [runner.run(), runner.run()];
  expect(gates).toHaveLength(1);
  expect(runner.isRunning()).toBe(true);
  gates[0]?.reject(new Error('no'));
  await expect(first).rejects.toThrow('no');
  await Promise.resolve();
  expect(gates).toHaveLength(2);
  gates[1]?.resolve(2);
  expect(await Promise.all([second, third])).toEqual([2, 2]);
  expect(runner.isRunning()).toBe(false);
});
