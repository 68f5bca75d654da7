import { Socket } from 'node:net';

/** Turns this process into a reader: passes each message to `work`, and sends its result or error as the response. */
export function respond<T>(work: (message: T) => unknown): void {
  // Blocks the network here, because Node's permission model does not cover it.
  Socket.prototype.connect = () => {
    throw new Error('There is no network here.');
  };
  process.on('message', async (message: T) => {
    try {
      process.send?.({ given: await work(message) });
    } catch (error) {
      process.send?.({ error: String(error) });
    }
  });
}
