/**
 * Decides which machine accepts applications with a journal. An object in the storage names the epoch, its owner and
 * the current run of the owner's server. It is changed only by conditional writes, so only one machine can claim it.
 */
import type Sqlite from 'better-sqlite3';
import type { Bucket } from 'content-types/storage/bucket';
import { z } from 'zod';
import { addFact, readFact } from '../../core/database/facts.ts';
import type { Database } from '../../core/database/open.ts';
import { newId } from '../../core/lib/ids.ts';

const NAME = 'journal-turn.json';
/** The fact with this database's owner id and epoch. A restore removes it, unless it takes over the journal. */
export const OWNER_FACT = 'journal owner';

const turn = z.object({ epoch: z.int(), owner: z.string(), start: z.string() });
export type Turn = z.infer<typeof turn>;
const ownership = turn.omit({ start: true });

export function readOwnership(db: Database): z.infer<typeof ownership> | null {
  const fact = readFact(db, OWNER_FACT);
  return fact === undefined ? null : ownership.parse(JSON.parse(fact));
}

/**
 * Records this run of the server, so that an earlier run, or a server on a copy of the data folder, stops accepting
 * applications. The first server with a journal becomes its owner. Resolves to null if another machine owns it.
 */
export async function claimTurn(storage: Bucket, db: Database, start: string): Promise<Turn | null> {
  const found = await readTurn(storage);
  if (found?.turn.start === start) return found.turn;
  if (!found && !readOwnership(db)) addFact(db, OWNER_FACT, JSON.stringify({ epoch: 1, owner: newId() }));
  const mine = readOwnership(db);
  if (!mine || (found && found.turn.owner !== mine.owner)) return null;
  const next = { ...mine, start };
  // Another machine was faster: read what it wrote.
  if (!(await write(storage, next, found?.etag))) return claimTurn(storage, db, start);
  if (await write(storage, next, undefined)) {
    throw new Error('The storage ignores If-None-Match. The journal needs storage with conditional writes.');
  }
  return next;
}

/** The epoch, if this database owns the journal. Null if not. */
export async function readOwnerEpoch(storage: Bucket, db: Sqlite.Database): Promise<number | null> {
  const row = db.prepare<[string], { value: string }>('SELECT value FROM facts WHERE name = ?').get(OWNER_FACT);
  const found = await readTurn(storage);
  if (!row || !found) return null;
  return ownership.parse(JSON.parse(row.value)).owner === found.turn.owner ? found.turn.epoch : null;
}

/** Whether this run of the server still has the turn. */
export async function isTurn(storage: Bucket, { start }: Turn): Promise<boolean> {
  return (await readTurn(storage))?.turn.start === start;
}

/**
 * Takes the turn from its current owner, which acknowledges nothing from now on. Returns the OWNER_FACT for the new
 * owner's database.
 */
export async function takeOver(storage: Bucket): Promise<string> {
  const found = await readTurn(storage);
  const mine = { epoch: (found?.turn.epoch ?? 0) + 1, owner: newId() };
  if (!(await write(storage, { ...mine, start: 'restore' }, found?.etag))) return takeOver(storage);
  return JSON.stringify(mine);
}

async function readTurn(storage: Bucket): Promise<{ turn: Turn; etag: string } | null> {
  const object = await storage.get(NAME);
  try {
    return object && { turn: turn.parse(JSON.parse(object.body.toString())), etag: object.etag };
  } catch (cause) {
    throw new Error(`The storage returned something other than ${NAME}.`, { cause });
  }
}

function write(storage: Bucket, turn: Turn, etag: string | undefined): Promise<boolean> {
  const condition = etag === undefined ? { IfNoneMatch: '*' } : { IfMatch: etag };
  return storage.put(NAME, Buffer.from(JSON.stringify(turn)), condition);
}
