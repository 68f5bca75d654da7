import { contentTypes } from 'content-types';
import { createSchema } from 'content-types/fields/field';
import { guidedStart } from 'content-types/setup/guided-start';
import { z } from 'zod';
import {
  areNoticesRead,
  confirmNotices,
  findNoticeVersions,
  noticeVersions,
} from '../../compliance/notices/standard-notices.ts';
import type { App } from '../../core/app.ts';
import { ADMINISTRATORS, currentUser, getAuthor } from '../../core/auth/access.ts';
import { hasSecondFactor } from '../../core/auth/login/two-factor.ts';
import { documentStatements } from '../../core/content/document-statements.ts';
import { listMissingDetails } from '../../core/content/rules/ready-to-open.ts';
import { changeSchema } from '../../core/content/schemas.ts';
import { allTypes, isSingleton } from '../../core/content/types.ts';
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
import { documents } from '../../core/database/schema/content.ts';
import { outbox } from '../../core/database/schema/mail.ts';
import { countRows } from '../../core/database/statements.ts';
import { inTransaction } from '../../core/database/transaction.ts';
import { noContent } from '../../core/http/schemas.ts';
import { closeUnlessOpened, isClosed, openSite } from '../../site/publishing/opening.ts';
import { countSample, removeSample } from '../../site/sample/sample.ts';
import { countSampleSubmissions, removeSampleSubmissions } from '../../site/sample/sample-submissions.ts';
import { readBackupReport } from '../backup/state.ts';
import { findBrokenLinks } from './broken-links.ts';
import { startAgency } from './guided-start.ts';

const STEPS = [
  'sample',
  'start',
  'details',
  'brand',
  'home',
  'sectors',
  'job',
  'notices',
  'email',
  'secondFactor',
] as const;

/** Checks before the site opens. Only `details` is a legal requirement. */
const CHECKS = ['details', 'notices', 'email', 'backup', 'links', 'texts'] as const;

const checkSchema = z.object({
  name: z.enum(CHECKS),
  state: z.enum(['done', 'advised', 'required']),
  missing: z.array(z.string()).describe('The names of the missing parts.'),
  entries: z.array(z.object({ type: z.string(), id: z.string(), title: z.string(), href: z.string().nullable() })),
});
const openingSchema = z.object({ address: z.string(), checks: z.array(checkSchema) });
const setupSchema = z.object({
  steps: z.array(z.object({ name: z.enum(STEPS), isDone: z.boolean() })),
  sample: z.int().describe('The number of sample applications, messages and unedited entries.'),
  notices: noticeVersions.describe('The versions of the legal notices; 0 if never saved.'),
  opening: openingSchema.nullable().describe('The checks before the site opens; null when it is open.'),
});
const tags = ['Dashboard'];
const HIDDEN = 'setup.hidden';

/** The steps that set up a new agency. The database shows which are done. */
export async function setupRoutes(app: App) {
  const { db } = app;
  const config = { roles: ADMINISTRATORS };

  const getSchema = { tags, summary: 'Get the setup checklist', response: { 200: setupSchema } };
  app.get('/api/setup', { config, schema: getSchema }, async (request) => {
    const openingState = isClosed(db)
      ? { address: app.env.publicSiteUrl.origin, checks: await checkOpening(app) }
      : null;
    const notices = findNoticeVersions(db);
    if (readFact(db, HIDDEN) !== undefined) return { steps: [], sample: 0, notices, opening: openingState };
    const sample = countSample(db) + countSampleSubmissions(db);
    const doneByStep: Record<(typeof STEPS)[number], boolean> = {
      start: isSaved(db, ['siteSettings']),
      details: isSaved(db, ['siteSettings']),
      brand: isSaved(db, ['theme']),
      home: isSaved(db, ['homePage'], ne(headline, contentTypes.homePage.fields.headline.initial())),
      sectors: isSaved(db, ['sector']),
      job: isSaved(db, ['job']),
      notices: areNoticesRead(db),
      email: isEmailTested(app),
      secondFactor: hasSecondFactor(db, currentUser(request).id),
      sample: sample === 0,
    };
    return { steps: STEPS.map((name) => ({ name, isDone: doneByStep[name] })), sample, notices, opening: openingState };
  });

  const startSchema = {
    tags,
    summary: 'Set up a new agency from a few answers',
    description:
      'Writes the site settings, offices, sectors, contract types, employers’ page, header and footer. Unpublishes pages that the agency’s trade does not need. Keeps anything an editor has saved.',
    body: z.strictObject({
      version: z.int().describe('The version of the site settings; 0 if they were never saved.'),
      data: createSchema(guidedStart, 'publish'),
    }),
    response: {
      200: changeSchema.extend({ written: z.array(z.string()).describe('The titles of the written entries.') }),
    },
  };
  app.post('/api/setup/start', { config, schema: startSchema }, async (request) => {
    const { data, version } = request.body;
    const createdTitles = startAgency(app, data, version, getAuthor(app, request));
    return { written: createdTitles, change: documentStatements(db).selectLastChange.get()?.seq ?? 0 };
  });

  const openSiteSchema = {
    tags,
    summary: 'Open the site to visitors',
    description: 'Returns 422 while legally required details are missing.',
    response: { 200: changeSchema },
  };
  app.post('/api/setup/open', { config, schema: openSiteSchema }, async (request) => {
    return { change: openSite(db, getAuthor(app, request)).seq };
  });

  const confirmSchema = {
    tags,
    summary: 'Confirm that you have read the legal notices',
    description: 'Returns 409 if a notice has been saved since these versions.',
    body: noticeVersions,
    response: noContent,
  };
  app.post('/api/setup/notices', { config, schema: confirmSchema }, async (request, reply) => {
    confirmNotices(db, request.body, getAuthor(app, request));
    return reply.code(204).send(null);
  });

  const hideSchema = { tags, summary: 'Hide the setup checklist', response: noContent };
  app.post('/api/setup/hide', { config, schema: hideSchema }, async (_request, reply) => {
    writeFact(db, HIDDEN, 'yes');
    return reply.code(204).send(null);
  });

  const removeSchema = {
    tags,
    summary: 'Remove the sample agency',
    description:
      'Moves sample entries to the bin, resets single entries and erases sample applications and messages. Content that an editor has saved stays. Closes the site, unless it was opened before.',
    response: { 200: z.object({ removed: z.int(), change: z.int() }) },
  };
  app.delete(
    '/api/setup/sample',
    { config: { ...config, sessionOnly: true }, schema: removeSchema },
    async (request) => {
      const author = getAuthor(app, request);
      const removedCount = inTransaction(db, () => {
        closeUnlessOpened(db, author);
        return removeSample(db, author);
      });
      const erasedCount = await removeSampleSubmissions(app, author);
      return { removed: removedCount + erasedCount, change: documentStatements(db).selectLastChange.get()?.seq ?? 0 };
    },
  );
}

async function checkOpening(app: App): Promise<z.infer<typeof checkSchema>[]> {
  const { db } = app;
  const missingDetails = listMissingDetails(db);
  const links = (await findBrokenLinks(app)) ?? [];
  const backup = readBackupReport(app);
  const adviceCheck = (isDone: boolean, details: Partial<z.infer<typeof checkSchema>> = {}) => ({
    state: isDone ? ('done' as const) : ('advised' as const),
    missing: [],
    entries: [],
    ...details,
  });
  const texts = listUnreadPages(db);
  return [
    {
      name: 'details',
      ...adviceCheck(true),
      state: missingDetails.length === 0 ? 'done' : 'required',
      missing: missingDetails,
    },
    { name: 'notices', ...adviceCheck(areNoticesRead(db)) },
    { name: 'email', ...adviceCheck(isEmailTested(app)) },
    { name: 'backup', ...adviceCheck(backup !== null && backup.at !== null && backup.problem === null) },
    { name: 'links', ...adviceCheck(links.length === 0, { entries: links.slice(0, MAX_ENTRIES) }) },
    { name: 'texts', ...adviceCheck(texts.length === 0, { entries: texts }) },
  ];
}

const MAX_ENTRIES = 20;

/** Returns the pages on the site that still have their standard text. */
function listUnreadPages(db: Database): z.infer<typeof checkSchema>['entries'] {
  return PAGES.filter(({ name }) => {
    const row = documentStatements(db).selectById.get({ id: name });
    return !row?.hidden && (row?.published ?? null) === null;
  }).map(({ name, label }) => ({ type: name, id: name, title: label.one, href: null }));
}

/** The singletons that start with the texts of a page. The notices are checked separately. */
const PAGES = allTypes.filter(
  (type) => (isSingleton(type) && type.canHide) || type === contentTypes.homePage || type === contentTypes.careerPage,
);

/** Whether a test email was sent, even by a previous email server. */
function isEmailTested({ db, env }: App): boolean {
  if (!env.smtpUrl) return false;
  return hasRow(db, outbox, and(eq(outbox.kind, 'mail.test'), eq(outbox.state, 'sent')));
}

const headline = sql<string>`json_extract(${documents.published}, '$.headline')`;

/** Whether a published document of one of these types was last saved by a user, not a script. */
function isSaved(db: Database, types: string[], where?: SQL): boolean {
  const isPublishedByUser = and(
    isNotNull(documents.updatedBy),
    isNotNull(documents.published),
    isNull(documents.deletedAt),
  );
  return hasRow(db, documents, and(inArray(documents.type, types), isPublishedByUser, where));
}

function hasRow(db: Database, table: SQLiteTable, where: SQL | undefined): boolean {
  return countRows(db, table, where) > 0;
}
