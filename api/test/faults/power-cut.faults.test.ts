/** Disconnects the disk while the server is working, which loses everything not yet written. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { acknowledged, emptyLedger, prepare, sendUntilDisconnected, startServer } from './installation.ts';
import { losses } from './losses.ts';
import type { Mutant } from './mutants.ts';

const CUTS = Number(process.env.POWER_CUTS ?? 1);
const MB = 1024 * 1024;
/** EXT4_IOC_SHUTDOWN with EXT4_GOING_FLAGS_NOLOGFLUSH (Linux, fs/ext4/ext4.h): from now on nothing reaches the disk. */
const SHUTDOWN = `import fcntl, os, struct, sys; fcntl.ioctl(os.open(sys.argv[1], os.O_RDONLY), 0x8004587d, struct.pack('I', 2))`;

const mayCutPower = process.getuid?.() === 0 && canMount();

test.runIf(mayCutPower)(
  `${CUTS} power cuts lose nothing that was acknowledged`,
  async () => {
    for (let n = 0; n < CUTS; n += 1) expect(await lossesOfPowerCut()).toEqual([]);
  },
  60_000 + CUTS * 20_000,
);

test.runIf(mayCutPower).each<Mutant>(['synchronous is off', 'files are not synced'])(
  'control: detects losses when %s',
  async (mutant) => {
    expect(await lossesOfPowerCut(mutant)).not.toEqual([]);
  },
);

async function lossesOfPowerCut(mutant?: Mutant): Promise<string[]> {
  const disk = makeDisk();
  const dataDir = join(disk.folder, 'data');
  const installation = await prepare(dataDir);
  // Syncs the initial data before the test begins.
  spawnSync('sync');
  const ledger = emptyLedger();
  const server = await startServer(installation, { mutant });
  const work = Array.from({ length: 4 }, () => sendUntilDisconnected(server, installation, ledger).catch(() => {}));
  while (acknowledged(ledger) < 40 || ledger.applications.length < 5) await Promise.race([sleep(1), ...work]);
  const knownLedger = structuredClone(ledger);
  disk.cutPower();
  await server.kill();
  await Promise.all(work);
  disk.mountAgain();
  return losses(dataDir, knownLedger);
}

function makeDisk() {
  const image = join(mkdtempSync(join(tmpdir(), 'power-cut-')), 'disk.img');
  const folder = `${image}.mounted`;
  mkdirSync(folder);
  writeFileSync(image, '');
  truncateSync(image, 128 * MB);
  run('mkfs.ext4', '-q', image);
  // Uses a long commit interval, so that data reaches the disk only when it is synced.
  const mountAgain = () => run('mount', '-o', 'loop,commit=300', image, folder);
  mountAgain();
  onTestFinished(() => {
    spawnSync('umount', [folder]);
    rmSync(join(image, '..'), { recursive: true, force: true });
  });
  return {
    folder,
    cutPower: () => run('python3', '-c', SHUTDOWN, folder),
    mountAgain() {
      run('umount', folder);
      mountAgain();
    },
  };
}

function run(command: string, ...args: string[]): void {
  const { status, stderr, error } = spawnSync(command, args, { encoding: 'utf8' });
  if (status !== 0) throw new Error(`${command}: ${error?.message ?? stderr}`);
}

function canMount(): boolean {
  const image = join(mkdtempSync(join(tmpdir(), 'mount-')), 'disk.img');
  writeFileSync(image, '');
  truncateSync(image, 8 * MB);
  const folder = `${image}.mounted`;
  mkdirSync(folder);
  const hasMounted =
    spawnSync('mkfs.ext4', ['-q', image]).status === 0 &&
    spawnSync('mount', ['-o', 'loop', image, folder]).status === 0 &&
    spawnSync('python3', ['-V']).status === 0;
  spawnSync('umount', [folder]);
  rmSync(join(image, '..'), { recursive: true, force: true });
  return hasMounted;
}
