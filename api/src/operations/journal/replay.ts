/** Adds the journal's records to a restored database. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { openBucket } from 'content-types/storage/bucket';
import type { S3Settings } from 'content-types/storage/settings';
import { z } from 'zod';
import { ERASURES_FACT } from '../../compliance/erasure/repeat-erasures.ts';
import { readFact, writeFact } from '../../core/database/facts.ts';
import { DATABASE_FILE, openDatabase } from '../../core/database/open.ts';
import { allRecorded, type Feature } from '../../core/feature.ts';
import { OperatorError } from '../../core/lib/operator-error.ts';
import { OWNER_FACT, takeOver } from './lease.ts';
import { FOLDER, isErasure, parseName } from './names.ts';
import { insertRecord } from './records.ts';
import { createUnseal } from './seal.ts';

export interface Replay {
  s3: S3Settings;
  identities: readonly string[];
  /** Whether this machine replaces the journal's current owner. */
  takeOver: boolean;
}

export interface Replayed {
  /** The number of applications, messages and job alerts missing from the backup. */
  records: number;
  /** The number of erasures that the server will repeat when it starts. */
  erasures: number;
}

const erasureSchema = z.object({ action: z.string(), id: z.string(), detail: z.string().nullable() });

/**
 * Replays the journal into a restored data folder. `backup` names the backup's time (milliseconds since 1970) and
 * epoch. Takes over only after reading all objects, then reads those added since. Throws an OperatorError.
 */
export async function replayJournal(
  { s3, identities, ...options }: Replay,
  folder: string,
  backup: { at: number; epoch: number },
  features: readonly Feature[],
): Promise<Replayed> {
  const storage = openBucket(s3);
  const unseal = createUnseal(identities);
  const recordParts = allRecorded(features);
  const db = openDatabase(join(folder, DATABASE_FILE));
  const resumeFolder = join(folder, 'resumes');
  mkdirSync(resumeFolder, { recursive: true, mode: 0o700 });
  const replayedNames = new Set<string>();
  const erasures: z.infer<typeof erasureSchema>[] = [];
  let records = 0;
  /**
   * Replays the objects not yet read. Starts with the newest epoch, because later writes by a replaced machine were not
   * acknowledged.
   */
  async function replayNew() {
    const objects = await storage.list(FOLDER);
    const names = objects.flatMap(({ name }) => (replayedNames.has(name) ? [] : (parseName(name) ?? [])));
    names.sort((a, b) => b.epoch - a.epoch || a.at - b.at);
    for (const { name, epoch, at } of names) {
      replayedNames.add(name);
      if (epoch < backup.epoch) continue;
      const object = await storage.get(name);
      // Deleted since the listing: the person was erased, or a backup contains the record.
      if (!object) continue;
      const content = await unseal(name, object.body);
      if (isErasure(name)) erasures.push(erasureSchema.parse(JSON.parse(content.toString())));
      else if (await insertRecord(db, recordParts, resumeFolder, content, at >= backup.at)) records += 1;
    }
  }
  try {
    await replayNew();
    if (options.takeOver) {
      writeFact(db, OWNER_FACT, await takeOver(storage));
      await replayNew();
    }
    const recordedErasures = JSON.parse(readFact(db, ERASURES_FACT) ?? '[]');
    if (erasures.length > 0) writeFact(db, ERASURES_FACT, JSON.stringify([...recordedErasures, ...erasures]));
    return { records, erasures: erasures.length };
  } catch (error) {
    if (error instanceof OperatorError || !(error instanceof Error)) throw error;
    throw new OperatorError(`The journal cannot be replayed: ${error.message}`);
  } finally {
    db.$client.close();
    storage.close();
  }
}
