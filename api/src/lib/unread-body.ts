/**
 * What is left of a request's body when it has been refused. A client that is cut off while it still sends loses the
 * answer that tells it why, and one whose body nobody reads waits forever for the answer to its next request.
 */
import type { IncomingMessage } from 'node:http';

const MAX_BYTES = 64 * 1024 * 1024;
const MAX_MS = 15_000;
/** Bodies read at a time only to be forgotten; when more are refused, their lines are cut. */
const MOST = 200;

let forgetting = 0;

/** Reads and forgets the rest. Resolves false when there is too much of it, or it comes too slowly, or it was cut off. */
export function forgetBody(raw: IncomingMessage): Promise<boolean> {
  if (raw.complete || raw.readableEnded || !hasBody(raw)) return Promise.resolve(true);
  if (raw.destroyed || forgetting >= MOST || Number(raw.headers['content-length'] ?? 0) > MAX_BYTES)
    return Promise.resolve(false);
  return new Promise((resolve) => {
    let bytes = 0;
    forgetting += 1;
    const timer = setTimeout(finish, MAX_MS, false);
    const count = (chunk: Buffer) => {
      bytes += chunk.length;
      if (bytes > MAX_BYTES) finish(false);
    };
    const end = () => finish(true);
    const abort = () => finish(false);
    function finish(isRead: boolean) {
      clearTimeout(timer);
      forgetting -= 1;
      raw.off('data', count).off('end', end).off('close', abort);
      resolve(isRead);
    }
    raw.unpipe();
    raw.on('data', count).once('end', end).once('close', abort);
    raw.resume();
  });
}

function hasBody({ headers }: IncomingMessage): boolean {
  return 'transfer-encoding' in headers || Number(headers['content-length'] ?? 0) > 0;
}
