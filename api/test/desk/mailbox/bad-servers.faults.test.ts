/** A mailbox with a failing server: the fault is reported, and everything else continues. */
import type { Socket } from 'node:net';
import { createInterface } from 'node:readline';
import { expect, onTestFinished, test } from 'vitest';
import { startApp } from '../../support/app.ts';
import { BAD_SERVERS, startBadServer } from '../../support/bad-server.ts';
import { ADDRESS } from '../../support/imap-server.ts';
import { jumpingClock } from '../../support/jumping-clock.ts';

const HOUR = 3_600_000;
/** Longer than the client's timeout for a silent server. */
const SILENCE_MS = 120_000;

const SERVERS: Record<string, (socket: Socket) => void> = {
  ...BAD_SERVERS,
  'greets and says nothing more': (socket) => void socket.write('* OK Ready\r\n'),
  'rejects the login': imap({ LOGIN: () => 'NO No' }),
  'announces emails and breaks off in the middle of one': imap({
    FETCH: (socket) => {
      socket.end('* 1 FETCH (UID 1 RFC822.SIZE 99999 BODY[]<0> {99999}\r\nFrom: ada@example.com\r\n');
      return null;
    },
  }),
  'announces an email of a gigabyte': imap({
    FETCH: (socket) => {
      socket.write('* 1 FETCH (UID 1 RFC822.SIZE 1000000000 BODY[]<0> {1000000000}\r\n');
      return null;
    },
  }),
};

test('reports each failing mailbox while serving the site', async () => {
  const visits = Object.entries(SERVERS).map(async ([name, serve]) => {
    const { app } = await start(serve);
    const failure = () => app.incomingMail.state()?.failure?.error ?? '';
    await expect.poll(failure, { timeout: SILENCE_MS, message: name }).toMatch(/\S/);
    expect((await app.inject('/healthz')).statusCode).toBe(200);
    console.log(`a server that ${name}: ${failure()}`);
  });
  await Promise.all(visits);
});

test('reports a server that trickles data for ever', async () => {
  const clock = jumpingClock();
  let isOpen = false;
  const { app } = await start((socket) => {
    isOpen = true;
    socket.write('* OK Ready\r\n');
    const timer = setInterval(() => socket.write('* OK Wait\r\n'), 100);
    socket.once('close', () => {
      clearInterval(timer);
      isOpen = false;
    });
  }, clock);
  await expect.poll(() => isOpen).toBe(true);
  clock.jump(HOUR);
  await expect.poll(() => app.incomingMail.state()?.failure?.error).toMatch(/\S/);
});

async function start(serve: (socket: Socket) => void, clock = jumpingClock()) {
  const { port } = await startBadServer(serve);
  const env = { INBOUND_IMAP_URL: `imap://replies:secret@127.0.0.1:${port}`, INBOUND_ADDRESS: ADDRESS };
  const server = await startApp({ env, clock });
  onTestFinished(() => server.close());
  await server.app.listen({ port: 0, host: '127.0.0.1' });
  return server;
}

/** An IMAP server with one email. `special` overrides the response to a command; null sends none. */
function imap(special: Record<string, (socket: Socket) => string | null>) {
  const data: Record<string, string> = {
    CAPABILITY: '* CAPABILITY IMAP4rev1\r\n',
    SELECT: '* 1 EXISTS\r\n* OK [UIDVALIDITY 1] Valid\r\n',
    SEARCH: '* SEARCH 1\r\n',
  };
  return (socket: Socket) => {
    socket.write('* OK Ready\r\n');
    createInterface(socket).on('line', (line) => {
      const [tag = '', ...words] = line.split(' ');
      const command = (words[0] === 'UID' ? words[1] : words[0])?.toUpperCase() ?? '';
      const answer = special[command] ? special[command](socket) : 'OK Done';
      if (answer !== null) socket.write(`${data[command] ?? ''}${tag} ${answer}\r\n`);
    });
  };
}
