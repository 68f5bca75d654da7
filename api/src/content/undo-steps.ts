/** What it takes to take a change back: the document's columns as they were, and as the change left them. */
import { and, asc, desc, eq, gt, inArray, lte, ne, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../database/open.ts';
import { prepared } from '../database/prepared.ts';
import { changes, documents, type RevisionAction, undoSteps } from '../database/schema/content.ts';
import { inTransaction } from '../database/transaction.ts';
import { type Row, store } from './store.ts';

export type Did = RevisionAction | 'order';

const columns = {
  change: undoSteps.change,
  action: undoSteps.action,
  root: undoSteps.root,
  isTakenBack: undoSteps.isTakenBack,
  did: undoSteps.did,
  before: undoSteps.before,
  after: undoSteps.after,
  type: changes.type,
  documentId: changes.documentId,
  userId: changes.userId,
  at: changes.at,
};

/** What somebody did to one document. */
export type UndoStep = ReturnType<typeof stepsOf>[number];

/** Notes what `change` is about to replace. Call it before the document is stored. */
export function addStep(db: Database, change: number, did: Did, { id, version, position }: Row): void {
  const { addOrder, addSave } = statements(db);
  if (did === 'order') addOrder.run({ change, id, position });
  else addSave.run({ change, did, id, version });
}

/** What an action is about that takes back another, or brings it again. */
export type Following = Pick<UndoStep, 'root' | 'isTakenBack'>;

const ITS_OWN: Following = { root: null, isTakenBack: false };

/** Makes all that `work` changes one action: it is taken back together. One transaction. */
export function asOneAction<Result>(db: Database, work: () => Result, following = ITS_OWN): Result {
  return inTransaction(db, () => {
    const last = store(db).lastChange.get()?.seq ?? 0;
    const result = work();
    const isTakenBack = Number(following.isTakenBack);
    statements(db).join.run({ last, first: last + 1, root: following.root, isTakenBack });
    return result;
  });
}

/** All steps of the action that a change was part of, in order; none when it cannot be taken back. */
export function stepsOf(db: Database, change: number) {
  const action = db.select({ action: undoSteps.action }).from(undoSteps).where(eq(undoSteps.change, change));
  return db
    .select(columns)
    .from(undoSteps)
    .innerJoin(changes, eq(changes.seq, undoSteps.change))
    .where(eq(undoSteps.action, action))
    .orderBy(asc(undoSteps.change))
    .all();
}

/** The save of the same document that came next; its `before` is how the document was left. */
export function saveAfter(db: Database, { change, documentId }: UndoStep): UndoStep | undefined {
  return db
    .select(columns)
    .from(undoSteps)
    .innerJoin(changes, eq(changes.seq, undoSteps.change))
    .where(and(eq(changes.documentId, documentId), gt(undoSteps.change, change), ne(undoSteps.did, 'order')))
    .orderBy(asc(undoSteps.change))
    .limit(1)
    .get();
}

/**
 * The newest action on documents of these types that still stands: to take back one after the other steps back. What takes back
 * or brings again is no step of its own.
 */
export function newestAction(db: Database, types: readonly string[]): UndoStep[] {
  const isTakenBack = sql`(SELECT "isTakenBack" FROM ${later} WHERE later.root = ${undoSteps.action} ORDER BY change DESC LIMIT 1)`;
  return newest(db, types, sql`${undoSteps.root} IS NULL AND coalesce(${isTakenBack}, 0) = 0`);
}

/** What took back an action last that is not brought again yet; none when somebody did something else since. */
export function newestTakingBack(db: Database, types: readonly string[]): UndoStep[] {
  const lastOfItsOwn = sql`(SELECT max(change) FROM ${later} WHERE root IS NULL)`;
  const isBroughtAgain = sql`EXISTS (SELECT 1 FROM ${later} WHERE later.root = ${undoSteps.root} AND later.action > ${undoSteps.action})`;
  const isNewest = sql`${undoSteps.change} > coalesce(${lastOfItsOwn}, 0)`;
  return newest(db, types, sql`${undoSteps.isTakenBack} AND ${isNewest} AND NOT ${isBroughtAgain}`);
}

const later = sql`${undoSteps} AS later`;

function newest(db: Database, types: readonly string[], condition: SQL): UndoStep[] {
  const found = db
    .select({ change: undoSteps.change })
    .from(undoSteps)
    .innerJoin(changes, eq(changes.seq, undoSteps.change))
    .where(and(inArray(changes.type, [...types]), condition))
    .orderBy(desc(undoSteps.change))
    .limit(1)
    .get();
  return found ? stepsOf(db, found.change) : [];
}

/** Forgets what was done until `at`, in milliseconds since 1970. */
export function forgetSteps(db: Database, at: number): void {
  const old = db
    .select({ change: undoSteps.change })
    .from(undoSteps)
    .innerJoin(changes, eq(changes.seq, undoSteps.change))
    .where(lte(changes.at, at));
  db.delete(undoSteps).where(inArray(undoSteps.change, old)).run();
}

/** What a document that did not exist goes back to: a draft, so that nobody loses what they wrote. */
const UNSEEN = JSON.stringify({ published: null, publishAt: null, publishedAt: null, lastPublishedAt: null });

const statements = prepared((db) => {
  const p = sql.placeholder;
  const isDocument = sql`${documents.id} = ${p('id')}`;
  // In SQL: what may be a long document need not pass through here.
  const was = sql`(SELECT json_object(
    'data', json(${documents.data}), 'published', json(${documents.published}), 'publishAt', ${documents.publishAt},
    'expiresAt', ${documents.expiresAt}, 'publishedAt', ${documents.publishedAt},
    'lastPublishedAt', ${documents.lastPublishedAt}, 'deletedAt', ${documents.deletedAt}
  ) FROM ${documents} WHERE ${isDocument})`;
  const stood = sql`(SELECT json_object('position', ${documents.position}) FROM ${documents} WHERE ${isDocument})`;
  const insert = { change: p('change'), action: p('change') };
  return {
    addSave: db
      .insert(undoSteps)
      .values({
        ...insert,
        did: p('did'),
        before: sql`coalesce(${was}, ${UNSEEN})`,
        after: sql`json_object('version', ${p('version')})`,
      })
      .prepare(),
    addOrder: db
      .insert(undoSteps)
      .values({ ...insert, did: 'order', before: stood, after: sql`json_object('position', ${p('position')})` })
      .prepare(),
    join: db
      .update(undoSteps)
      .set({ action: sql`${p('first')}`, root: sql`${p('root')}`, isTakenBack: sql`${p('isTakenBack')}` })
      .where(sql`${undoSteps.change} > ${p('last')}`)
      .prepare(),
  };
});
