/** The stages of applications, which agencies edit as content. Code depends on a stage's kind, never on its id. */
import { contentTypes, type DataByType } from 'content-types';
import { and, asc, eq, gte, isNull, sql } from '../../database/drizzle.ts';
import type { Database } from '../../database/open.ts';
import { documents } from '../../database/schema/content.ts';
import { fieldError, HttpError } from '../../http/errors.ts';
import { readPublishedEntries } from '../published.ts';
import type { Rule } from './rule.ts';

export type Stage = DataByType['stage'] & { id: string };

const { stage: type } = contentTypes;

/** Default text for a withdrawn candidate, if the stage has no text of its own. */
export const WITHDRAWN_WORDS = 'You’ve withdrawn your application.';

/** The stages that applications can be in, in the agency's order. */
export function listStages(db: Database): Stage[] {
  return readPublishedEntries(db, 'stage');
}

const KINDS = type.fields.kind.options.map(({ value }): string => value);

/**
 * Makes room for a new stage before the first stage of a later kind, such as Withdrawn. Returns its position; null if
 * it goes last.
 */
function placeNewStage(db: Database, data: unknown): number | null {
  const rank = (kind: unknown) => KINDS.indexOf(String(kind ?? type.fields.kind.initial()));
  const stageRank = rank((data as Partial<Stage>).kind);
  const isStage = and(eq(documents.type, type.name), isNull(documents.deletedAt));
  const rows = db.select().from(documents).where(isStage).orderBy(asc(documents.position), asc(documents.id)).all();
  const nextStage = rows.find((row) => rank(row.data.kind) > stageRank);
  if (!nextStage) return null;
  const isAfter = and(eq(documents.type, type.name), gte(documents.position, nextStage.position));
  db.update(documents).set({ position: sql`"position" + 1` }).where(isAfter).run();
  return nextStage.position;
}

/**
 * Returns the stage that applications of a kind move to. It always exists, because the last stage of such a kind cannot
 * be removed.
 */
export function findFirstStage(db: Database, kind: NeededKind): Stage {
  const stageOfKind = listStages(db).find((stage) => stage.kind === kind);
  if (!stageOfKind) throw new Error(`There is no stage of the type ${kind}.`);
  return stageOfKind;
}

/** Returns the ids of the stages of these kinds. */
export function stagesOfKinds(db: Database, ...kinds: readonly Stage['kind'][]): Set<string> {
  return new Set(listStages(db).flatMap(({ id, kind }) => (kinds.includes(kind) ? [id] : [])));
}

/**
 * Kinds that must have a stage: applications arrive in the first `new` stage, and move to the first `withdrawn` stage
 * when candidates withdraw.
 */
const NEEDED_STAGES = { new: 'New', withdrawn: 'Withdrawn' } as const;
type NeededKind = keyof typeof NEEDED_STAGES;

/** Throws 409 or 422 when removing a stage, or changing it to `newData`, would leave no stage of a required kind. */
function rejectLastStage(db: Database, id: string, newData?: Record<string, unknown>) {
  const stages = listStages(db);
  const kind = stages.find((stage) => stage.id === id)?.kind;
  if (kind === undefined || !(kind in NEEDED_STAGES) || newData?.kind === kind) return;
  if (stages.some((other) => other.id !== id && other.kind === kind)) return;
  const message = `This is the only ${NEEDED_STAGES[kind as NeededKind]} stage, and you need at least one. Add another first.`;
  throw newData ? fieldError('kind', message) : new HttpError(409, message);
}

export const neededStages: Rule = {
  place: placeNewStage,
  checkPublish: (db, data, id) => rejectLastStage(db, id, data),
  checkRemoval: rejectLastStage,
};
