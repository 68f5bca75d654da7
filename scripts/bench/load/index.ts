/** `pnpm bench load [intake] [gets] [crowd] [overload] [soak] [--seconds 600]`: measures capacity, behaviour under overload, and memory over time. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { parseArgs } from 'node:util';
import { ensureCompiled } from 'site/publishing/compiled';
import { startSystem } from '../system.ts';
import { reportTargets } from '../targets.ts';
import { benchCrowd } from './crowd.ts';
import { benchGets } from './gets.ts';
import { benchIntake } from './intake.ts';
import { benchOverload } from './overload.ts';
import { benchSoak } from './soak.ts';
import { RESUME_SHA256 } from './submissions.ts';

const MAX_MB = 512;

export async function benchLoad(args: string[]): Promise<void> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { seconds: { type: 'string', default: '600' } },
  });
  const wants = (part: string) => positionals.length === 0 || positionals.includes(part);
  await ensureCompiled();
  const system = await startSystem(1_000, { TRUST_PROXY: 'loopback' });
  try {
    await system.publish();
    const { items } = await system.call<{ items: { id: string }[] }>('GET', '/api/content/jobs?limit=1');
    const jobId = items[0]?.id ?? '';
    const acknowledged: string[] = [];
    if (wants('intake')) await benchIntake(system, jobId);
    if (wants('gets')) await benchGets(system, jobId);
    if (wants('crowd')) acknowledged.push(...(await benchCrowd(system, jobId)));
    if (wants('overload')) acknowledged.push(...(await benchOverload(system, jobId)));
    if (wants('soak')) acknowledged.push(...(await benchSoak(system, jobId, Number(values.seconds))));
    const { server } = system.memory();
    console.log(`${acknowledged.length.toLocaleString('en-GB')} applications and messages were acknowledged`);
    reportTargets([
      { name: 'lost', value: lost(system.dataDir, acknowledged), atMost: 0 },
      { name: 'peak memory of the API', value: server.peak, unit: ' MB', atMost: MAX_MB },
    ]);
  } finally {
    await system.stop();
  }
}

/** Counts references without a row or without the right resume. Opens the database with a different SQLite from the server's. */
function lost(dataDir: string, references: readonly string[]): number {
  const db = new DatabaseSync(join(dataDir, 'app.db'), { readOnly: true });
  const message = db.prepare('SELECT id FROM messages WHERE reference = ?');
  const resume = db.prepare(
    'SELECT resumes.id FROM applications JOIN resumes ON applicationId = applications.id WHERE reference = ?',
  );
  const isThere = (reference: string) => {
    if (message.get(reference)) return true;
    const row = resume.get(reference);
    if (!row) return false;
    const bytes = readFileSync(join(dataDir, 'resumes', String(row.id)));
    return createHash('sha256').update(bytes).digest('hex') === RESUME_SHA256;
  };
  const missing = references.filter((reference) => !isThere(reference)).length;
  db.close();
  return missing;
}
