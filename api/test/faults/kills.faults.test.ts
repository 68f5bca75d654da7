import { randomInt } from 'node:crypto';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { openDatabase } from '../../src/core/database/open.ts';
import { resumes } from '../../src/core/database/schema/applications.ts';
import { sweep } from '../../src/desk/resumes/resume-store.ts';
import { acknowledged, emptyLedger, type Ledger, prepare, sendUntilDisconnected, startServer } from './installation.ts';
import { losses } from './losses.ts';
import type { Mutant } from './mutants.ts';

const CYCLES = Number(process.env.KILLS ?? 4);
const CLIENTS = 8;

test(
  `D6 C34 C43 ${CYCLES} kills under eight clients lose no acknowledged write`,
  async () => {
    const { dataDir, ledger, log } = await runWithKills(CYCLES);
    expect(acknowledged(ledger)).toBeGreaterThanOrEqual(CYCLES);
    console.log(`${CYCLES} kills, ${acknowledged(ledger)} acknowledged`);
    expect(losses(dataDir, ledger)).toEqual([]);

    // Checks that an hour later only unfinished files have been removed.
    const folder = join(dataDir, 'resumes');
    const db = openDatabase(join(dataDir, 'app.db'));
    expect(await sweep(db, folder, Date.now() + 3_600_000)).toMatchObject({ missing: 0 });
    const rows = db.select({ id: resumes.id }).from(resumes).all();
    expect(readdirSync(folder).sort()).toEqual(rows.map(({ id }) => id).sort());
    db.$client.close();
    expect(losses(dataDir, ledger)).toEqual([]);
    expect(log.join('')).not.toMatch(/@example\.com|198\.1[89]\.|Lovelace|Hopper/);
  },
  60_000 + CYCLES * 10_000,
);

test.each<[Mutant, RegExp]>([
  ['acknowledged before it is committed', /: no (row|message|version)/],
  ['files keep their temporary names', /: no file/],
])('control: detects the losses of a broken server: %s', async (mutant, loss) => {
  const { dataDir, ledger } = await runWithKills(2, mutant);
  expect(losses(dataDir, ledger).join('\n')).toMatch(loss);
});

/**
 * Starts and kills the server `cycles` times while clients work. Returns the data folder, the acknowledged writes and
 * the log.
 */
async function runWithKills(cycles: number, mutant?: Mutant) {
  const dataDir = mkdtempSync(join(tmpdir(), 'kills-'));
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
  const installation = await prepare(dataDir);
  const fullLedger: Ledger = emptyLedger();
  const log: string[] = [];
  for (let cycle = 0; cycle < cycles; cycle += 1) {
    const ledger: Ledger = emptyLedger();
    const server = await startServer(installation, { mutant, log });
    const enough = randomInt(1, 20);
    const work = Array.from({ length: CLIENTS }, () => sendUntilDisconnected(server, installation, ledger));
    // Measures work rather than time, so that each kill hits a server with acknowledged writes on any machine.
    while (acknowledged(ledger) < enough || ledger.applications.length === 0) await Promise.race([sleep(1), ...work]);
    await sleep(randomInt(0, 20));
    await server.kill();
    await Promise.all(work);
    // Everything that earlier cycles acknowledged is checked again at the end.
    if (!mutant) expect(losses(dataDir, ledger), `cycle ${cycle}`).toEqual([]);
    fullLedger.applications.push(...ledger.applications);
    fullLedger.messages.push(...ledger.messages);
    fullLedger.saves.push(...ledger.saves);
  }
  return { dataDir, ledger: fullLedger, log };
}
