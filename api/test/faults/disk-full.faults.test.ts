import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { apply, emptyLedger, prepare, save, startServer, write } from './installation.ts';
import { losses } from './losses.ts';

const canMount = process.getuid?.() === 0 && mount(mkdtempSync(join(tmpdir(), 'mount-')), true);

test.runIf(canMount)('a full disk rejects writes without losing anything or stopping reads', async () => {
  const disk = mkdtempSync(join(tmpdir(), 'full-disk-'));
  mount(disk);
  onTestFinished(() => {
    spawnSync('umount', [disk]);
    rmSync(disk, { recursive: true });
  });
  const installation = await prepare(join(disk, 'data'));
  const ledger = emptyLedger();
  // Disables the free-space check, so that the disk really fills up.
  const server = await startServer(installation, { more: { MIN_FREE_DISK_MB: '0' } });
  onTestFinished(() => server.kill());
  expect(await apply(server, installation, ledger)).toBe(201);

  fill(join(disk, 'ballast'));
  const statuses = [];
  for (let n = 0; n < 10; n += 1) {
    statuses.push(
      await apply(server, installation, ledger),
      await write(server, ledger),
      await save(server, installation, ledger),
    );
  }
  // The write-ahead log may have had room for a few small requests.
  expect(statuses.filter((status) => status !== 201).length).toBeGreaterThan(10);
  expect(statuses.filter((status) => status === null || (status !== 201 && status < 500))).toEqual([]);
  expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
  expect((await fetch(`${server.url}/api/job`)).status).toBe(200);

  rmSync(join(disk, 'ballast'), { recursive: true });
  expect(await apply(server, installation, ledger)).toBe(201);
  expect(await write(server, ledger)).toBe(201);
  expect(await save(server, installation, ledger)).toBe(201);
  await server.kill();
  expect(losses(installation.dataDir, ledger)).toEqual([]);
});

function fill(path: string): void {
  mkdirSync(path);
  const name = (n: number) => join(path, String(n));
  for (let n = 0, size = 1024 * 1024; size >= 512; n += 1) {
    try {
      writeFileSync(name(n), Buffer.alloc(size));
    } catch {
      size /= 2;
    }
  }
}

/** Mounts a disk of 12 MB and, with `undo`, unmounts it again. Returns whether mounting succeeded. */
function mount(folder: string, undo = false): boolean {
  const { status } = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=12m', 'tmpfs', folder]);
  if (undo) spawnSync('umount', [folder]);
  return status === 0;
}
