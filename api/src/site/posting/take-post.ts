/** Publishes, updates or closes the job that a multi-poster sends, in one transaction with its reference. */
import { setTimeout as sleep } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { contentTypes } from 'content-types';
import { checkAdvert } from 'content-types/adverts/check-advert';
import type { Job } from 'content-types/adverts/finding';
import { isEmail } from 'content-types/fields/addresses/email-phone-url';
import { initialData } from 'content-types/fields/field';
import { withDefaults } from 'content-types/values/defaults';
import type { App } from '../../core/app.ts';
import type { Author } from '../../core/audit.ts';
import { completeInput } from '../../core/content/complete-input.ts';
import { documentStatements, type Row } from '../../core/content/document-statements.ts';
import { changeClosing } from '../../core/content/documents/lifecycle.ts';
import { createDocument, updateDocument } from '../../core/content/documents/save.ts';
import { and, eq, lte } from '../../core/database/drizzle.ts';
import type { Database } from '../../core/database/open.ts';
import { multiPosters, type PostResult, postedJobs, posts } from '../../core/database/schema/posting.ts';
import { inTransaction } from '../../core/database/transaction.ts';
import { HttpError, type Issue, rejectIssues } from '../../core/http/errors.ts';
import { readAdvertiser, readJobTerms } from '../../core/jobs.ts';
import { londonDay } from '../../core/lib/dates.ts';
import { findReceipt } from '../publishing/receipt-store.ts';
import { readJob, readTerms, toPostIssues } from './post-to-job.ts';
import type { Post } from './read-post.ts';

export type Poster = typeof multiPosters.$inferSelect;

export interface Outcome {
  result: PostResult;
  row: Row;
  reference: string;
  /** The findings of the advert check, and notes from reading the post. */
  messages: { weight: string; path: string; message: string }[];
}

const type = contentTypes.job;
const MAX_REFERENCE_LENGTH = 100;
const MAX_LOGGED_POSTS = 2_000;

const COMMANDS: Record<string, 'save' | 'delete'> = {
  add: 'save',
  create: 'save',
  post: 'save',
  insert: 'save',
  update: 'save',
  edit: 'save',
  delete: 'delete',
  remove: 'delete',
  close: 'delete',
};

/**
 * Executes a post's command: add, update or delete. Throws HttpError whose issues name the sent fields. Every post is
 * logged, and new words are remembered.
 */
export function handlePost(app: App, poster: Poster, post: Post): Outcome {
  const { db, clock } = app;
  const author: Author = { userId: poster.userId, token: poster.name, at: clock.now() };
  try {
    return inTransaction(db, () => {
      const outcome = executeCommand(db, poster, post, author);
      const messages = outcome.messages.map(({ message }) => message);
      logPost(db, poster, post, author.at, { result: outcome.result, messages, jobId: outcome.row.id });
      return outcome;
    });
  } catch (error) {
    if (!(error instanceof HttpError)) throw error;
    const issues = toPostIssues(post, error.extra.issues ?? []);
    const messages = issues.length > 0 ? issues.map(({ path, message }) => `${path}: ${message}`) : [error.message];
    inTransaction(db, () => {
      rememberWords(db, poster, readTerms(db, post, poster.words, false).words);
      logPost(db, poster, post, author.at, { result: 'rejected', messages, jobId: null });
    });
    throw new HttpError(error.statusCode, error.message, { issues });
  }
}

function executeCommand(db: Database, poster: Poster, post: Post, author: Author): Outcome {
  const { command = '', reference = '' } = post.values;
  const action = COMMANDS[command.toLowerCase()];
  const issues: Issue[] = [];
  if (!action) issues.push({ path: 'command', message: 'The command must be add, update or delete.' });
  if (reference === '') issues.push({ path: 'reference', message: 'The reference is missing.' });
  if (reference.length > MAX_REFERENCE_LENGTH) {
    issues.push({ path: 'reference', message: `The reference must be ${MAX_REFERENCE_LENGTH} characters or fewer.` });
  }
  rejectIssues(issues);
  const posting = db
    .select()
    .from(postedJobs)
    .where(and(eq(postedJobs.posterId, poster.id), eq(postedJobs.reference, reference)))
    .get();
  const row = posting && documentStatements(db).selectById.get({ id: posting.jobId });
  if (action === 'save') return save(db, poster, post, author, row);
  if (!row) throw new HttpError(404, `There is no job with the reference ${reference}.`);
  const isOpen = row.published !== null && row.deletedAt === null && !row.closed;
  const [closed = row] = isOpen
    ? changeClosing(db, type, [{ id: row.id, version: row.version, closedAs: 'withdrawn' }], author)
    : [];
  return { result: 'closed', row: closed, reference, messages: [] };
}

/**
 * Saves a posted job. Recreates a job that editors deleted; throws 409 for a job that editors unpublished, because that
 * was their decision.
 */
function save(db: Database, poster: Poster, post: Post, author: Author, existingRow: Row | undefined): Outcome {
  const { reference = '', command = '', applicationEmail = '' } = post.values;
  const currentRow = existingRow && existingRow.deletedAt === null ? existingRow : undefined;
  if (currentRow?.published === null)
    throw new HttpError(409, 'An editor has unpublished this job. Ask them to publish it.');
  const isNew = !currentRow || !/^(update|edit)$/i.test(command);
  const terms = readTerms(db, post, poster.words, !currentRow);
  if (applicationEmail && !isEmail(applicationEmail)) {
    terms.issues.push({ path: 'applicationEmail', message: 'This isn’t an email address.' });
  }
  rejectIssues(terms.issues);
  const { data: jobValues, notes } = readJob(post, isNew, author.at);
  const base = currentRow?.published ? withDefaults(type.fields, currentRow.published) : initialData(type.fields);
  // Clears a closing date that has passed, because it would keep the job closed.
  if (isNew && base.closing < londonDay(author.at)) base.closing = '';
  const data = completeInput(type.fields, { ...jobValues, ...terms.data }, base);
  if (currentRow && !isDeepStrictEqual(currentRow.data, currentRow.published))
    notes.push('It replaced a draft, which is in the job’s history.');
  // Clears the expiry of a job that is posted again, which reopens a job closed early.
  const change = { data, ...(isNew && { expiresAt: null }) };
  const row = currentRow
    ? updateDocument(db, type, currentRow.id, change, author)
    : createDocument(db, type, change, author);
  rememberWords(db, poster, terms.words);
  const value = { jobId: row.id, applicationEmail, updatedAt: author.at };
  db.insert(postedJobs)
    .values({ posterId: poster.id, reference, postedAt: author.at, ...value })
    .onConflictDoUpdate({
      target: [postedJobs.posterId, postedJobs.reference],
      // Keeps the stored address if an update leaves it out.
      set: { ...value, ...(applicationEmail === '' && { applicationEmail: undefined }) },
    })
    .run();
  const job = withDefaults(type.fields, row.published ?? {}) as Job;
  const findings = checkAdvert(job, readJobTerms(db, job), readAdvertiser(db));
  return {
    result: currentRow ? 'updated' : 'added',
    row,
    reference,
    messages: [
      ...notes.map((message) => ({ weight: 'note', path: '', message })),
      ...findings.map(({ weight, path, what }) => {
        return { weight, path: toPostIssues(post, [{ path, message: '' }])[0]?.path ?? '', message: what };
      }),
    ],
  };
}

function rememberWords(db: Database, { id }: Poster, words: Poster['words']) {
  db.update(multiPosters).set({ words }).where(eq(multiPosters.id, id)).run();
}

type LogEntry = Pick<typeof posts.$inferInsert, 'result' | 'messages' | 'jobId'>;

function logPost(db: Database, { id: posterId }: Poster, { values }: Post, at: number, postResult: LogEntry) {
  const { reference = '', title = '' } = values;
  const row = {
    posterId,
    at,
    reference: reference.slice(0, MAX_REFERENCE_LENGTH),
    title: title.slice(0, 200),
    ...postResult,
  };
  const { id } = db.insert(posts).values(row).returning({ id: posts.id }).get();
  db.delete(posts)
    .where(lte(posts.id, id - MAX_LOGGED_POSTS))
    .run();
}

const MAX_WAIT_MS = 3_000;
const POLL_MS = 20;

/** Whether a change is on the site; null if that is not known yet, or if pages are rendered on request. */
export async function isLive(app: App, { seq }: Row): Promise<boolean | null> {
  if (!app.env.publisher) return null;
  app.changes.check();
  for (let waitedMs = 0; waitedMs < MAX_WAIT_MS; waitedMs += POLL_MS) {
    const receipt = findReceipt(app.db, seq);
    if (receipt) return receipt.state === 'live';
    await sleep(POLL_MS);
  }
  return null;
}
