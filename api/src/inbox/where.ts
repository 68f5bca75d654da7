import { and, eq, gte, inArray, isNotNull, isNull, lt, ne, or, type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { HttpError } from '../lib/errors.ts';
import type { InboxKind } from './kind.ts';
import type { filters } from './schemas.ts';

const DAY_MS = 24 * 3_600_000;

/** The filters as a condition. Throws 400 for a status that does not exist. */
export function whereOf(kind: InboxKind, filter: z.infer<typeof filters>): SQL | undefined {
  const { search, status, job, assignedTo, bin, from, to } = filter;
  const { columns, jobId } = kind;
  return and(
    bin === 'true' ? isNotNull(columns.deletedAt) : isNull(columns.deletedAt),
    // In the bin spam lies beside the rest.
    bin === 'true' && !status ? undefined : statusIs(kind, status),
    assignedTo ? isGivenTo(kind, assignedTo) : undefined,
    search ? says(kind, search) : undefined,
    job && jobId ? eq(jobId, job) : undefined,
    from ? gte(columns.createdAt, Date.parse(from)) : undefined,
    to ? lt(columns.createdAt, Date.parse(to) + DAY_MS) : undefined,
  );
}

function statusIs({ columns, statuses }: InboxKind, status: string | undefined): SQL {
  if (!status) return ne(columns.status, 'spam');
  const wanted = status.split(',').map((word) => word.trim());
  const unknown = wanted.find((word) => !statuses.includes(word));
  if (unknown !== undefined) throw new HttpError(400, `There is no status “${unknown}”.`);
  return inArray(columns.status, wanted);
}

function isGivenTo({ columns }: InboxKind, userId: string): SQL {
  return userId === 'nobody' ? isNull(columns.assignedTo) : eq(columns.assignedTo, userId);
}

function says({ columns, searched, searchedIn }: InboxKind, search: string): SQL | undefined {
  const parts = searchedIn.map((name) => contains(sql`json_extract(${columns.data}, ${`$.${name}`})`, search));
  // Most are ruled out by their JSON as it stands; only the rest is taken apart.
  const inJson = contains(sql`${columns.data}`, JSON.stringify(search).slice(1, -1));
  return or(...searched.map((text) => contains(text, search)), and(inJson, or(...parts)));
}

function contains(text: SQL, search: string): SQL {
  const pattern = `%${search.replace(/[\\%_]/g, (c) => `\\${c}`)}%`;
  return sql`${text} LIKE ${pattern} ESCAPE '\\'`;
}
