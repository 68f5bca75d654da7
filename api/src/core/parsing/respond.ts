import { Socket } from 'node:net';

/** Makes this process a reader: each message is given to `work`, and its result, or its error, is the response. */
export function respond<T>(work: (message: T) => unknown): void {
  // Node's permissions have no switch for the network.
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
