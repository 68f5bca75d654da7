import { contentTypes } from 'content-types';
import { z } from 'zod';
import { areNoticesRead } from '../../compliance/notices/standard-notices.ts';
import type { App } from '../../core/app.ts';
import { ADMINISTRATORS, currentUser, getAuthor } from '../../core/auth/access.ts';
import { documentRows } from '../../core/content/document-rows.ts';
import {
  and,
  eq,
  inArray,
  isNotNull,
  isNull,
  ne,
  type SQL,
  type SQLiteTable,
  sql,
} from '../../core/database/drizzle.ts';
import { readFact, writeFact } from '../../core/database/facts.ts';
import type { Database } from '../../core/database/open.ts';
import { secondFactors } from '../../core/database/schema/auth.ts';
import { documents } from '../../core/database/schema/content.ts';
import { outbox } from '../../core/database/schema/mail.ts';
import { countRows } from '../../core/database/statements.ts';
import { nothing } from '../../core/http/schemas.ts';
import { countSample, removeSample } from '../../site/sample/sample.ts';

const STEPS = ['sample', 'details', 'brand', 'home', 'sectors', 'job', 'notices', 'email', 'secondFactor'] as const;

const setup = z.object({
  steps: z.array(z.object({ name: z.enum(STEPS), isDone: z.boolean() })),
  sample: z.int().describe('Sample entries that have not been edited.'),
});
const tags = ['Dashboard'];
const HIDDEN = 'setup.hidden';

/** The steps that set up a new agency. The database shows which are done. */
export async function setupRoutes(app: App) {
  const { db } = app;
  const config = { roles: ADMINISTRATORS };

  const read = { tags, summary: 'Get the setup checklist', response: { 200: setup } };
  app.get('/api/setup', { config, schema: read }, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    if (readFact(db, HIDDEN) !== undefined) return { steps: [], sample: 0 };
    const sample = countSample(db);
    const isDone: Record<(typeof STEPS)[number], boolean> = {
      details: isSaved(db, ['siteSettings']),
      brand: isSaved(db, ['theme']),
      home: isSaved(db, ['homePage'], ne(headline, contentTypes.homePage.fields.headline.initial())),
      sectors: isSaved(db, ['sector']),
      job: isSaved(db, ['job']),
      notices: areNoticesRead(db),
      email: has(db, outbox, and(eq(outbox.kind, 'mail.test'), eq(outbox.state, 'sent'))),
      secondFactor: has(
        db,
        secondFactors,
        and(eq(secondFactors.userId, currentUser(request).id), isNotNull(secondFactors.confirmedAt)),
      ),
      sample: sample === 0,
    };
    return { steps: STEPS.map((name) => ({ name, isDone: isDone[name] })), sample };
  });

  const hide = { tags, summary: 'Hide the setup checklist', response: nothing };
  app.post('/api/setup/hide', { config, schema: hide }, async (_request, reply) => {
    writeFact(db, HIDDEN, 'yes');
    return reply.code(204).send(null);
  });

  const remove = {
    tags,
    summary: 'Remove the sample agency',
    description: 'Moves sample entries to the bin and resets single entries. Anything an editor has saved stays.',
    response: { 200: z.object({ removed: z.int(), change: z.int() }) },
  };
  app.delete('/api/setup/sample', { config: { ...config, sessionOnly: true }, schema: remove }, async (request) => {
    const removed = removeSample(db, getAuthor(app, request));
    return { removed, change: documentRows(db).lastChange.get()?.seq ?? 0 };
  });
}

const headline = sql<string>`json_extract(${documents.published}, '$.headline')`;

/** Whether a published document of one of these types was last saved by a user, not a script. */
function isSaved(db: Database, types: string[], where?: SQL): boolean {
  const isPublishedByUser = and(
    isNotNull(documents.updatedBy),
    isNotNull(documents.published),
    isNull(documents.deletedAt),
  );
  return has(db, documents, and(inArray(documents.type, types), isPublishedByUser, where));
}

function has(db: Database, table: SQLiteTable, where: SQL | undefined): boolean {
  return countRows(db, table, where) > 0;
}
