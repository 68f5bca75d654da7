/** Multi-posters: where they post jobs, and where administrators give them access and map their words to entries. */
import { timingSafeEqual } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { App } from '../../core/app.ts';
import { audit } from '../../core/audit.ts';
import { ADMINISTRATORS, currentUser, EVERYONE, getAuthor } from '../../core/auth/access.ts';
import { callBuckets, countAttempt, rejectLockedOut } from '../../core/auth/login/login-limit.ts';
import { desc, eq } from '../../core/database/drizzle.ts';
import { multiPosters, postedJobs, posts } from '../../core/database/schema/posting.ts';
import { inTransaction } from '../../core/database/transaction.ts';
import { type ErrorResponse, errorResponse, fieldError, HttpError, rejectIssues } from '../../core/http/errors.ts';
import { POSTS } from '../../core/http/public-limits.ts';
import { rateLimit } from '../../core/http/rate-limit.ts';
import { idParams } from '../../core/http/schemas.ts';
import { HOUR_MS, toIso } from '../../core/lib/dates.ts';
import { hashSecret, newId, newSecret } from '../../core/lib/ids.ts';
import { termIds } from '../import/terms.ts';
import { TERM_NAMES, TERMS } from './post-to-job.ts';
import { type Post, readPost } from './read-post.ts';
import { formatError, formatOutcome } from './respond.ts';
import { handlePost, isLive, type Poster } from './take-post.ts';

const tags = ['Multi-posters'];
const config = { roles: ADMINISTRATORS };
const sensitiveConfig = { ...config, recentPassword: true as const };
const MAX_BODY_BYTES = 128 * 1024;
const TOO_LARGE = 'A post can be up to 128 kB.';
const POSTS_PER_HOUR = { max: 3_000, windowMs: HOUR_MS };
const DUMMY_HASH = hashSecret('nobody');
const WRONG_LOGIN = 'The username or password is wrong, or access has been revoked.';

const termMapping = z.record(z.string().max(100), z.string().max(64));
const wordsSchema = z.strictObject({ category: termMapping, type: termMapping, basis: termMapping });
const posterSchema = z.object({
  id: z.string(),
  name: z.string(),
  username: z.string(),
  isActive: z.boolean(),
  words: wordsSchema.describe('The id of the entry for each term; empty for a term without an entry.'),
  createdAt: z.string(),
  lastUsedAt: z.string().nullable(),
});
const posterWithPasswordSchema = z.object({
  poster: posterSchema,
  password: z.string().describe('The password, which appears only in this response.'),
});
const postSchema = z.object({
  id: z.int(),
  poster: z.string(),
  at: z.string(),
  reference: z.string(),
  title: z.string(),
  result: z.enum(['added', 'updated', 'closed', 'rejected']),
  messages: z.array(z.string()),
  jobId: z.string().nullable(),
});
const postedSchema = z.object({
  poster: z.string(),
  reference: z.string(),
  postedAt: z.string(),
  updatedAt: z.string(),
  applicationEmail: z.string(),
});

export async function postingRoutes(app: App) {
  app.register(inboundRoute);
  const { db } = app;

  const listSchema = {
    tags,
    summary: 'List multi-posters',
    response: { 200: z.object({ address: z.string(), items: z.array(posterSchema), posts: z.array(postSchema) }) },
  };
  app.get('/api/multi-posters', { config, schema: listSchema }, async () => {
    const rows = db.select().from(multiPosters).orderBy(multiPosters.name).all();
    const recentPosts = db
      .select({ post: posts, poster: multiPosters.name })
      .from(posts)
      .innerJoin(multiPosters, eq(multiPosters.id, posts.posterId))
      .orderBy(desc(posts.id))
      .limit(100)
      .all();
    return {
      address: new URL('/api/posted-jobs', app.env.publicSiteUrl).href,
      items: rows.map(toResponse),
      posts: recentPosts.map(({ post: { posterId: _, at, ...row }, poster }) => ({ ...row, poster, at: toIso(at) })),
    };
  });

  const createSchema = {
    tags,
    summary: 'Create a multi-poster',
    body: z.strictObject({ name: z.string().trim().min(1, 'Name is required.').max(60) }),
    response: { 201: posterWithPasswordSchema },
  };
  app.post('/api/multi-posters', { config: sensitiveConfig, schema: createSchema }, async (request, reply) => {
    const { name } = request.body;
    const username = name.toLowerCase().replace(/[^a-z0-9]+/g, '-') || 'poster';
    const existingPoster = db.select().from(multiPosters).where(eq(multiPosters.username, username)).get();
    if (existingPoster) throw fieldError('name', `There is already a multi-poster called “${existingPoster.name}”.`);
    const password = newSecret();
    const row: Poster = {
      id: newId(),
      name,
      username,
      hash: hashSecret(password),
      words: { category: {}, type: {}, basis: {} },
      userId: currentUser(request).id,
      createdAt: app.clock.now(),
      lastUsedAt: null,
    };
    inTransaction(db, () => {
      db.insert(multiPosters).values(row).run();
      audit(db, getAuthor(app, request), 'multiPoster.create', row.id, name);
    });
    return reply.code(201).send({ poster: toResponse(row), password });
  });

  const updateSchema = {
    tags,
    summary: 'Replace a multi-poster’s mapping of terms to entries',
    params: idParams,
    body: z.strictObject({ words: wordsSchema }),
    response: { 200: posterSchema },
  };
  app.put('/api/multi-posters/:id', { config, schema: updateSchema }, async (request) => {
    const row = requirePoster(request.params.id);
    const { words } = request.body;
    const issues = TERM_NAMES.flatMap((term) => {
      const knownIds = new Set(termIds(db, term).values());
      const message = `This ${TERMS[term].label.one.toLowerCase()} doesn’t exist.`;
      const unknownTerms = Object.entries(words[term]).filter(([, id]) => id !== '' && !knownIds.has(id));
      return unknownTerms.map(([word]) => ({ path: `words.${term}.${word}`, message }));
    });
    rejectIssues(issues);
    return save(request, row, { words }, 'multiPoster.words');
  });

  const renewSchema = {
    tags,
    summary: 'Replace a multi-poster’s password',
    description: 'Returns the new password. The old one stops working.',
    params: idParams,
    response: { 200: posterWithPasswordSchema },
  };
  app.post('/api/multi-posters/:id/password', { config: sensitiveConfig, schema: renewSchema }, async (request) => {
    const password = newSecret();
    const row = requirePoster(request.params.id);
    return { poster: save(request, row, { hash: hashSecret(password) }, 'multiPoster.password'), password };
  });

  const revokeSchema = {
    tags,
    summary: 'Revoke a multi-poster’s access',
    description: 'Keeps the jobs that it has posted.',
    params: idParams,
    response: { 200: posterSchema },
  };
  app.post('/api/multi-posters/:id/revoke', { config: sensitiveConfig, schema: revokeSchema }, async (request) =>
    save(request, requirePoster(request.params.id), { hash: null }, 'multiPoster.revoke'),
  );

  const postedJobSchema = {
    tags,
    summary: 'Get the multi-poster that posted a job',
    description: 'Returns null for a job that was not posted by a multi-poster.',
    params: idParams,
    response: { 200: postedSchema.nullable() },
  };
  app.get('/api/posted-jobs/:id', { config: { roles: EVERYONE }, schema: postedJobSchema }, async ({ params }) => {
    const row = db
      .select({ job: postedJobs, poster: multiPosters.name })
      .from(postedJobs)
      .innerJoin(multiPosters, eq(multiPosters.id, postedJobs.posterId))
      .where(eq(postedJobs.jobId, params.id))
      .get();
    if (!row) return null;
    const { reference, applicationEmail, postedAt, updatedAt } = row.job;
    const times = { postedAt: toIso(postedAt), updatedAt: toIso(updatedAt) };
    return { poster: row.poster, reference, applicationEmail, ...times };
  });

  function requirePoster(id: string): Poster {
    const row = db.select().from(multiPosters).where(eq(multiPosters.id, id)).get();
    if (!row) throw new HttpError(404, 'This multi-poster doesn’t exist.');
    return row;
  }

  function save(request: FastifyRequest, row: Poster, change: Partial<Poster>, action: string) {
    inTransaction(db, () => {
      db.update(multiPosters).set(change).where(eq(multiPosters.id, row.id)).run();
      audit(db, getAuthor(app, request), action, row.id, row.name);
    });
    return toResponse({ ...row, ...change });
  }
}

function toResponse({ id, name, username, hash, words, createdAt, lastUsedAt }: Poster) {
  const times = { createdAt: toIso(createdAt), lastUsedAt: toIso(lastUsedAt) };
  return { id, name, username, isActive: hash !== null, words, ...times };
}

/** The route on which multi-posters post jobs. XML is accepted on this route only. */
async function inboundRoute(app: App) {
  const perPoster = rateLimit(POSTS_PER_HOUR);
  const types = ['application/xml', 'text/xml'];
  app.addContentTypeParser(
    types,
    { parseAs: 'buffer', bodyLimit: MAX_BODY_BYTES },
    async (_: unknown, body: Buffer) => body,
  );

  const schema = {
    tags,
    summary: 'Post, update or delete a job',
    description: 'Accepts XML or form fields from multi-posters, with username and password. See docs/posting.md.',
    consumes: [...types, 'application/x-www-form-urlencoded'],
  };
  const form = z.looseObject({
    command: z.string(),
    username: z.string(),
    password: z.string(),
    job_reference: z.string(),
  });
  const config = { public: POSTS, form };
  const options = { config, bodyLimit: MAX_BODY_BYTES, schema, onRequest: rejectBeforeBody, errorHandler: sendError };
  app.post('/api/posted-jobs', options, async (request, reply) => {
    // Counts the request before the body is parsed, so that parsing is limited too.
    const attempt = countAttempt(app, reply, callBuckets('multi-poster', request));
    const post = await readPost(request.body, request.headers['content-type'] ?? '', request.ip);
    const poster = logIn(post);
    attempt.succeeded();
    if (!perPoster.take(poster.id, app.clock.now())) {
      reply.header('retry-after', 60);
      throw new HttpError(429, 'Too many posts in the last hour. Please try again later.');
    }
    const outcome = handlePost(app, poster, post);
    const isOnSite = await isLive(app, outcome.row);
    const url = new URL(`/job/${outcome.row.id}`, app.env.publicSiteUrl).href;
    return respond(
      request,
      reply,
      formatOutcome(isXml(request), { ...outcome, id: outcome.row.id, url, live: isOnSite }),
    );
  });

  async function rejectBeforeBody(request: FastifyRequest, reply: FastifyReply) {
    try {
      rejectLockedOut(app, reply, callBuckets('multi-poster', request));
    } catch (error) {
      if (!(error instanceof HttpError)) throw error;
      // Responds instead of throwing, because `errorResponse` waits for the rest of the body. With the body unread, the
      // connection cannot carry another request.
      reply.header('connection', 'close');
      return sendFormatted(request, reply, { status: error.statusCode, body: { message: error.message } });
    }
  }

  async function sendError(error: Error, request: FastifyRequest, reply: FastifyReply) {
    return sendFormatted(request, reply, await errorResponse(error, request, reply));
  }

  /** Compares hashes in constant time, also for a username that does not exist. Throws 401. */
  function logIn({ values: { username = '', password = '' } }: Post): Poster {
    const row = app.db
      .select()
      .from(multiPosters)
      .where(eq(multiPosters.username, username.toLowerCase().slice(0, 100)))
      .get();
    const isCorrect = timingSafeEqual(Buffer.from(hashSecret(password)), Buffer.from(row?.hash ?? DUMMY_HASH));
    if (!row?.hash || !isCorrect) throw new HttpError(401, WRONG_LOGIN);
    app.db.update(multiPosters).set({ lastUsedAt: app.clock.now() }).where(eq(multiPosters.id, row.id)).run();
    return row;
  }
}

function sendFormatted(request: FastifyRequest, reply: FastifyReply, error: ErrorResponse) {
  const message = error.status === 413 ? TOO_LARGE : error.body.message;
  const errorBody = formatError(isXml(request), { ...error, body: { ...error.body, message } });
  return respond(request, reply.code(error.status), errorBody);
}

function respond(request: FastifyRequest, reply: FastifyReply, text: string) {
  const type = isXml(request) ? 'application/xml' : 'text/plain';
  return reply.type(`${type}; charset=utf-8`).send(text);
}

function isXml({ headers }: FastifyRequest): boolean {
  return /^(application|text)\/xml\b/i.test(headers['content-type'] ?? '');
}
