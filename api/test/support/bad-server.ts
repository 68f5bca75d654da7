/** Servers that accept connections but do nothing useful. */
import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { onTestFinished } from 'vitest';

const NONSENSE = Buffer.from('\x00\xff{"a": <html> * 250 NO '.repeat(4_000), 'latin1');

export const BAD_SERVERS: Record<string, (socket: Socket) => void> = {
  'says nothing': () => {},
  'hangs up': (socket) => void socket.destroy(),
  'answers nonsense': (socket) => void socket.end(Buffer.from('\x00\xff{"a": <html>\r\n* 999 \x01\r\n\r\n', 'latin1')),
  'answers without end': (socket) => {
    const pour = () => {
      while (socket.writable && socket.write(NONSENSE));
    };
    socket.on('drain', pour);
    pour();
  },
};

export const BAD_STORAGES: typeof BAD_SERVERS = {
  ...BAD_SERVERS,
  'answers everything with a login page': (socket) =>
    void socket.on('data', () => socket.end('HTTP/1.1 200 OK\r\nconnection: close\r\n\r\n<html>Log in</html>')),
};

/** Starts a server that stops after the test, or when `stop` is called. Resolves to its port. */
export async function startBadServer(serve: (socket: Socket) => void) {
  const openSockets = new Set<Socket>();
  const server = createServer((socket) => {
    openSockets.add(socket);
    socket.on('error', () => {}).on('close', () => openSockets.delete(socket));
    // Consumes the input like a real server.
    socket.resume();
    serve(socket);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const stop = async () => {
    server.close();
    for (const socket of openSockets) socket.destroy();
    if (server.listening) await once(server, 'close');
  };
  onTestFinished(stop);
  return { port: (server.address() as AddressInfo).port, stop };
}
