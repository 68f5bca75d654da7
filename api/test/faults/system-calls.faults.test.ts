/** One request at a time, with the server killed, or its disk failing, at each system call that this request makes. */
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import {
  apply,
  emptyLedger,
  type Installation,
  type Ledger,
  prepare,
  type Server,
  save,
  startServer,
  write,
} from './installation.ts';
import { losses } from './losses.ts';
import { arm, type Fault, hasStrace } from './strace.ts';

const isLong = process.env.FAULTS === 'long';
const TIMEOUT_MS = isLong ? 3_600_000 : 900_000;
/** The system calls that durability depends on. The long run adds all other file operations. */
const CALLS = isLong
  ? ['fsync', 'fdatasync', 'rename', 'pwrite64', 'pwritev', 'write', 'writev', 'openat', 'close', 'ftruncate', 'unlink']
  : ['fsync', 'fdatasync', 'rename', 'pwrite64'];
/** A commit writes many pages, so the short run tests only calls 1, 4, 16 and so on. */
const nextNth = (nth: number, call: string) => (call === 'pwrite64' && !isLong ? nth * 4 : nth + 1);

/** Calls that sockets and threads use too. An error there breaks the connection or ends the server, without a response. */
const MAY_CUT: ReadonlySet<string> = new Set(['write', 'writev', 'close']);

let installation: Installation;
let ledger: Ledger;
beforeAll(async () => {
  installation = await prepare(mkdtempSync(join(tmpdir(), 'system-calls-')));
  ledger = emptyLedger();
});
afterAll(() => rmSync(installation.dataDir, { recursive: true, force: true }));

const REQUESTS: Record<string, (server: Server, key: string) => Promise<number | null>> = {
  'C43 an application': (server, key) => apply(server, installation, ledger, key),
  'C34 a message': (server, key) => write(server, ledger, key),
  'a save': (server) => save(server, installation, ledger),
};

describe.runIf(hasStrace).each(Object.keys(REQUESTS))('%s', (name) => {
  const request = REQUESTS[name] ?? (async () => null);

  test(
    'survives a kill at any call without half-saves or duplicates',
    async () => {
      let kills = 0;
      let server = await startServer(installation, { threads: 1 });
      onTestFinished(() => server.kill());
      for (const call of CALLS) {
        for (let nth = 1; ; nth = nextNth(nth, call)) {
          const key = randomUUID();
          await sendWith(server, { call, what: 'signal=SIGKILL', nth }, () => request(server, key));
          if (await responds(server)) break;
          await server.ended;
          kills += 1;
          expect(losses(installation.dataDir, ledger), `${call} ${nth}`).toEqual([]);
          server = await startServer(installation, { threads: 1 });
          expect(await request(server, key)).toBe(201);
        }
      }
      await server.kill();
      expect(losses(installation.dataDir, ledger)).toEqual([]);
      expect(kills).toBeGreaterThan(2);
    },
    TIMEOUT_MS,
  );

  test.each(['error=EIO', 'error=ENOSPC'] as const)(
    'fails cleanly on %s in any system call, then succeeds',
    async (faultKind) => {
      let failures = 0;
      let server = await startServer(installation, { threads: 1 });
      onTestFinished(() => server.kill());
      for (const call of CALLS) {
        for (let nth = 1; ; nth = nextNth(nth, call)) {
          // A fault in thread communication may end the server just after its response.
          if (MAY_CUT.has(call) && !(await responds(server))) server = await startServer(installation, { threads: 1 });
          const status = await sendWith(server, { call, what: faultKind, nth }, () => request(server, randomUUID()));
          if (status === 201) break;
          failures += 1;
          if (status !== null || !MAY_CUT.has(call)) expect(status ?? 0, `${call} ${nth}`).toBeGreaterThanOrEqual(500);
          else if (!(await responds(server))) {
            await server.kill();
            server = await startServer(installation, { threads: 1 });
          }
          expect(await request(server, randomUUID()), `after ${call} ${nth}`).toBe(201);
        }
      }
      await server.kill();
      expect(failures).toBeGreaterThan(2);
      expect(losses(installation.dataDir, ledger)).toEqual([]);
    },
    TIMEOUT_MS,
  );
});

function responds({ url }: Server): Promise<boolean> {
  return fetch(`${url}/healthz`).then(
    () => true,
    () => false,
  );
}

async function sendWith(server: Server, fault: Fault, request: () => Promise<number | null>) {
  const disarm = await arm(server.pid, fault);
  const status = await request();
  await disarm();
  return status;
}
