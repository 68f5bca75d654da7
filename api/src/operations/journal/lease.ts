/**
 * Decides by a lease which machine accepts applications with a journal. An object in the storage holds the epoch, the
 * owner and the current run of the owner's server. Only conditional writes change it, so only one machine can claim it.
 */
import type Sqlite from 'better-sqlite3';
import type { Bucket } from 'content-types/storage/bucket';
import { z } from 'zod';
import { addFact, readFact } from '../../core/database/facts.ts';
import type { Database } from '../../core/database/open.ts';
import { newId } from '../../core/lib/ids.ts';

const LEASE_NAME = 'journal-turn.json';
/** Key of the fact with this database's owner id and epoch. A restore deletes it, unless it takes over the journal. */
export const OWNER_FACT = 'journal owner';

const leaseSchema = z.object({ epoch: z.int(), owner: z.string(), start: z.string() });
export type Lease = z.infer<typeof leaseSchema>;
const ownership = leaseSchema.omit({ start: true });

function readOwnership(db: Database): z.infer<typeof ownership> | null {
  const fact = readFact(db, OWNER_FACT);
  return fact === undefined ? null : ownership.parse(JSON.parse(fact));
}

/**
 * Claims the lease for this run of the server, so that an earlier run, or a server on a copy of the data, stops
 * accepting applications. The first server becomes the journal's owner. Resolves to null for any other machine.
 */
export async function claimLease(storage: Bucket, db: Database, start: string): Promise<Lease | null> {
  const currentLease = await readLease(storage);
  if (currentLease?.lease.start === start) return currentLease.lease;
  if (!currentLease && !readOwnership(db)) addFact(db, OWNER_FACT, JSON.stringify({ epoch: 1, owner: newId() }));
  const ownLease = readOwnership(db);
  if (!ownLease || (currentLease && currentLease.lease.owner !== ownLease.owner)) return null;
  const claim = { ...ownLease, start };
  // Starts again with the current lease, because another claim was written first.
  if (!(await write(storage, claim, currentLease?.etag))) return claimLease(storage, db, start);
  if (await write(storage, claim, undefined)) {
    throw new Error('The storage ignores If-None-Match. The journal needs storage with conditional writes.');
  }
  return claim;
}

/** Returns the epoch if this database owns the journal, otherwise null. */
export async function readOwnerEpoch(storage: Bucket, db: Sqlite.Database): Promise<number | null> {
  const row = db.prepare<[string], { value: string }>('SELECT value FROM facts WHERE name = ?').get(OWNER_FACT);
  const currentLease = await readLease(storage);
  if (!row || !currentLease) return null;
  return ownership.parse(JSON.parse(row.value)).owner === currentLease.lease.owner ? currentLease.lease.epoch : null;
}

/** Whether this run of the server still holds the lease. */
export async function holdsLease(storage: Bucket, { start }: Lease): Promise<boolean> {
  return (await readLease(storage))?.lease.start === start;
}

/**
 * Takes the lease from its current owner, which can then no longer acknowledge submissions. Returns the value of
 * OWNER_FACT for the new owner's database.
 */
export async function takeOver(storage: Bucket): Promise<string> {
  const currentLease = await readLease(storage);
  const ownLease = { epoch: (currentLease?.lease.epoch ?? 0) + 1, owner: newId() };
  if (!(await write(storage, { ...ownLease, start: 'restore' }, currentLease?.etag))) return takeOver(storage);
  return JSON.stringify(ownLease);
}

async function readLease(storage: Bucket): Promise<{ lease: Lease; etag: string } | null> {
  const object = await storage.get(LEASE_NAME);
  try {
    return object && { lease: leaseSchema.parse(JSON.parse(object.body.toString())), etag: object.etag };
  } catch (cause) {
    throw new Error(`The storage returned something other than ${LEASE_NAME}.`, { cause });
  }
}

function write(storage: Bucket, lease: Lease, etag: string | undefined): Promise<boolean> {
  const condition = etag === undefined ? { IfNoneMatch: '*' } : { IfMatch: etag };
  return storage.put(LEASE_NAME, Buffer.from(JSON.stringify(lease)), condition);
}
