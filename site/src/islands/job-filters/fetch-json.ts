/** The time limit in milliseconds. A request that hangs fails and can be retried. */
const TIMEOUT_MS = 20_000;

/**
 * Fetches JSON. Throws on an error, or if no response arrives in time. If `ifMissing` is set, returns it for status
 * 404.
 */
export async function fetchJson<T>(address: string, options: { signal?: AbortSignal; ifMissing?: T } = {}): Promise<T> {
  const { signal, ifMissing } = options;
  const timeout = AbortSignal.timeout(TIMEOUT_MS);
  const response = await fetch(address, { signal: signal ? AbortSignal.any([signal, timeout]) : timeout });
  if (response.status === 404 && ifMissing !== undefined) return ifMissing;
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return response.json();
}
