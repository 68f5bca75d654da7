/**
 * Runs the work for every item, `limit` at a time. After a failure, starts no more work, and rejects once all started
 * work has ended.
 */
export async function runParallel<Item>(
  items: readonly Item[],
  limit: number,
  work: (item: Item) => Promise<unknown>,
): Promise<void> {
  const queue = items.values();
  let hasFailed = false;
  const runWorker = async () => {
    for (const item of queue) {
      if (hasFailed) return;
      try {
        await work(item);
      } catch (error) {
        hasFailed = true;
        throw error;
      }
    }
  };
  const results = await Promise.allSettled(Array.from({ length: limit }, runWorker));
  for (const result of results) if (result.status === 'rejected') throw result.reason;
}
