/** The stages of applications, which agencies edit as content. Code depends on a stage's kind, never on its id. */
import { contentTypes, type DataByType } from 'content-types';
import type { ContentType } from 'content-types/define';
import { withDefaults } from 'content-types/lib/defaults';
import { and, asc, eq, isNotNull, isNull } from 'drizzle-orm';
import type { Database } from '../database/open.ts';
import { documents } from '../database/schema/content.ts';
import { prepared } from '../database/statements.ts';
import { fieldError, HttpError } from '../lib/errors.ts';

export type Stage = DataByType['stage'] & { id: string };

const { stage: type } = contentTypes;

/** The stages that applications can be in, in the agency's order. */
export function listStages(db: Database): Stage[] {
  const rows = published(db).all();
  return rows.map(({ id, published }) => ({ ...withDefaults(type.fields, published ?? {}), id }));
}

/** Where applications of a kind go. There is always one: the last one of these kinds cannot be removed. */
export function firstStage(db: Database, kind: NeededKind): Stage {
  const found = listStages(db).find((stage) => stage.kind === kind);
  if (!found) throw new Error(`There is no stage of the kind ${kind}.`);
  return found;
}

export function isHired(db: Database, status: string): boolean {
  return listStages(db).some(({ id, kind }) => id === status && kind === 'hired');
}

/** Applications arrive in the first stage of the kind `new`; candidates who withdraw go to the first one of the other. */
const NEEDED = { new: 'New', withdrawn: 'Withdrawn' } as const;
type NeededKind = keyof typeof NEEDED;

/** Throws 409 or 422 when a stage leaves the list, or becomes `next`, and the list would lack a kind that is needed. */
export function rejectLastStage(db: Database, { name }: ContentType, id: string, next?: Record<string, unknown>) {
  if (name !== type.name) return;
  const stages = listStages(db);
  const kind = stages.find((stage) => stage.id === id)?.kind;
  if (kind === undefined || !(kind in NEEDED) || next?.kind === kind) return;
  if (stages.some((other) => other.id !== id && other.kind === kind)) return;
  const message = `This is the only ${NEEDED[kind as NeededKind]} stage, and you need at least one. Add another first.`;
  throw next ? fieldError('kind', message) : new HttpError(409, message);
}

const published = prepared((db) =>
  db
    .select({ id: documents.id, published: documents.published })
    .from(documents)
    .where(and(eq(documents.type, type.name), isNull(documents.deletedAt), isNotNull(documents.published)))
    .orderBy(asc(documents.position), asc(documents.id))
    .prepare(),
);
