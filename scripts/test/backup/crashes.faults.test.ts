/** Kills the backup and restore commands at every rename and link, or at random. */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { unpack } from 'api/operations/backup/archive/archive';
import { createBackup } from 'api/operations/backup/create';
import { expect, test } from 'vitest';
import { run } from '../../lib/run.ts';
import { type Installation, makeInstallation, temporaryFolder } from './installation.ts';

const SCRIPTS = fileURLToPath(new URL('../..', import.meta.url));
const hasStrace = spawnSync('strace', ['-V']).error === undefined;

test.skipIf(!hasStrace)(
  'a killed restore leaves an intact database and can be repeated',
  async () => {
    const archive = join(temporaryFolder(), 'b.tar.zst');
    await createBackup({ dataDir: makeInstallation().dataDir, path: archive, at: Date.now() });
    let kills = 0;
    for (const call of ['rename', 'link'] as const) {
      for (let n = 1; ; n++) {
        const oldInstallation = makeInstallation();
        const args = ['restore.ts', archive, '--data-dir', oldInstallation.dataDir, '--replace'];
        const wasKilled = await runUntil(`${call}:signal=SIGKILL:when=${n}`, args);
        expect(integrity(join(oldInstallation.dataDir, 'app.db'))).toBe('ok');
        expectAllSomewhere(oldInstallation);
        if (!wasKilled) break;
        kills += 1;
        const secondRun = await run(process.execPath, [join(SCRIPTS, 'restore.ts'), ...args.slice(1)]);
        expect(secondRun.ok, secondRun.output).toBe(true);
        expect(readdirSync(oldInstallation.dataDir).filter((name) => name.startsWith('.'))).toEqual([]);
        expectAllSomewhere(oldInstallation);
      }
    }
    // Six calls: for each of media, resumes and the database, one sets the old aside and one puts the new in place.
    expect(kills).toBeGreaterThanOrEqual(6);
  },
  300_000,
);

test('a killed backup leaves no partial archive', async () => {
  const { dataDir } = makeInstallation();
  const outputFolder = join(temporaryFolder(), 'backups');
  const command = [join(SCRIPTS, 'backup.ts'), '--out', outputFolder];
  let brokenCount = 0;
  for (let repetition = 0; repetition < 12; repetition++) {
    const child = spawn(process.execPath, command, { env: { ...process.env, DATA_DIR: dataDir }, stdio: 'ignore' });
    const exited = once(child, 'exit');
    // Waits until the command has started writing, so that every round is timed from there.
    while (!hasWorkFolder(outputFolder) && child.exitCode === null) await sleep(1);
    await sleep(repetition * 12);
    child.kill('SIGKILL');
    const [code] = await exited;
    if (code === null) brokenCount += 1;
    for (const name of archives(outputFolder)) await unpack(join(outputFolder, name));
  }
  expect(brokenCount).toBeGreaterThan(0);
  expect(await run(process.execPath, command, { env: { DATA_DIR: dataDir } })).toMatchObject({ ok: true });
  expect(readdirSync(outputFolder)).toEqual(archives(outputFolder));
});

/** Runs a command with a fault in strace's syntax. Returns whether the command was killed. */
async function runUntil(fault: string, [script = '', ...args]: string[]): Promise<boolean> {
  const straceArgs = [
    '-f',
    '-o',
    '/dev/null',
    '-e',
    `inject=${fault}`,
    process.execPath,
    join(SCRIPTS, script),
    ...args,
  ];
  const child = spawn('strace', straceArgs, { stdio: 'ignore' });
  const [code, signal] = await once(child, 'exit');
  if (signal === null && code !== 0 && code !== 137) throw new Error(`The command failed with ${code}.`);
  return code !== 0;
}

function integrity(path: string): unknown {
  using db = new DatabaseSync(path, { readOnly: true });
  return db.prepare('PRAGMA integrity_check').get()?.integrity_check;
}

/** Expects every file either in its place or in a folder with the previous contents. */
function expectAllSomewhere({ dataDir, resumes }: Installation): void {
  const folders = [
    dataDir,
    ...readdirSync(dataDir)
      .filter((name) => name.startsWith('before-'))
      .map((name) => join(dataDir, name)),
  ];
  for (const id of resumes) {
    expect(
      folders.some((folder) => existsSync(join(folder, 'resumes', id))),
      id,
    ).toBe(true);
  }
  const databases = folders.map((folder) => join(folder, 'app.db')).filter((path) => existsSync(path));
  expect(databases.some((path) => readFileSync(path).includes(resumes[0] ?? ''))).toBe(true);
}

function hasWorkFolder(outputFolder: string): boolean {
  return existsSync(outputFolder) && readdirSync(outputFolder).some((name) => name.startsWith('.'));
}

function archives(outputFolder: string): string[] {
  return existsSync(outputFolder) ? readdirSync(outputFolder).filter((name) => name.endsWith('.tar.zst')) : [];
}
