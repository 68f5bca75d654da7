import { HttpError } from './errors.ts';

/**
 * Counts what is going on, in total and for each network, so that a network cannot take all the room, however slowly it
 * sends. A rate limit would not do: a slow upload counts once and stays for minutes.
 */
export function concurrencyLimit({ total, perNetwork }: { total: number; perNetwork: number }) {
  const running = new Map<string, number>();
  let all = 0;
  return {
    /** Returns what to call at the end. Throws 429 when the network has too many, 503 when everybody together has. */
    enter(network: string): () => void {
      const own = running.get(network) ?? 0;
      if (own >= perNetwork) throw new HttpError(429, 'That is a lot at once. Please try again in a moment.');
      if (all >= total) throw new HttpError(503, 'The server is very busy. Please try again in a moment.');
      running.set(network, own + 1);
      all += 1;
      return () => {
        all -= 1;
        const left = (running.get(network) ?? 0) - 1;
        if (left > 0) running.set(network, left);
        else running.delete(network);
      };
    },
  };
}
