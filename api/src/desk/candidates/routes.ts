/**
 * Candidates as staff work with them: search, record, notes, merge and split, invitations, and what data protection law
 * requires.
 */

import { submissions } from 'content-types';
import { email as emailField } from 'content-types/fields/addresses/email-phone-url';
import { createSchema } from 'content-types/fields/field';
import { cleanLine } from 'content-types/fields/text';
import fp from 'fastify-plugin';
import { z } from 'zod';
import { ON_REQUEST } from '../../compliance/erasure/erase.ts';
import { erasePerson, erasureSchema, previewErasure } from '../../compliance/erasure/erase-person.ts';
import { findPersonByCandidate } from '../../compliance/subject-access/person.ts';
import { sendPerson } from '../../compliance/subject-access/subject-access.ts';
import type { App } from '../../core/app.ts';
import { currentUser, getAuthor, RECRUITERS } from '../../core/auth/access.ts';
import { emailSchema } from '../../core/auth/users.ts';
import { EXPORTS } from '../../core/http/rate-limit.ts';
import { idParams, noContent, requiredText } from '../../core/http/schemas.ts';
import { toIso } from '../../core/lib/dates.ts';
import { findMatches, match } from '../submissions/match-person.ts';
import { addNote, changeLabels, correctDetails, deleteNote, mergeCandidates, splitCandidate } from './change.ts';
import { invitationPlan, planInvitations, sendInvitations, undoInvitations } from './invitations.ts';
import { findCandidates, listedCandidate, listQuery, listTags, readCandidates } from './list.ts';
import { startPendingWork } from './pending.ts';
import { readRecord, recordSchema, requireCandidate } from './record.ts';

const tags = ['Candidates'];
const config = { roles: RECRUITERS };
const MAX_INVITATIONS = 200;
/** Maximum number of tags in a request. Exceeds the limit of a record, because a merge keeps the tags of both records. */
const MAX_TAGS_SENT = 1_000;
const id = z.string().max(64);

const tag = cleanLine('Tag', 40).refine((value) => value !== '', 'A tag can’t be blank.');
const placeSchema = cleanLine('Place', 100).describe('A town or postcode that staff confirm; blank for none.');
const lineSchemas: Record<'tag' | 'place', z.ZodType<string>> = { tag, place: placeSchema };
const labelFields = (line: typeof lineSchemas) => ({
  tags: z.array(line.tag).max(MAX_TAGS_SENT).optional(),
  rating: z.int().min(1).max(5).nullable().optional(),
  place: line.place.nullable().optional().describe('The place confirmed by staff; null to use the CV’s.'),
});
const splitFields = (line: typeof lineSchemas) =>
  z.strictObject({
    documents: z
      .array(id)
      .min(1)
      .max(1_000)
      .describe(
        'The ids of the applications and messages to move to a new record, which takes its details from the first application.',
      ),
    notes: z.array(z.int()).max(10_000).optional(),
    ...labelFields(line),
    left: z.strictObject(labelFields(line)).optional().describe('The labels to set on the original record.'),
  });
const labels = z.strictObject({
  addTags: z.array(tag).max(MAX_TAGS_SENT).optional(),
  removeTags: z.array(z.string()).max(MAX_TAGS_SENT).optional(),
  rating: labelFields(lineSchemas).rating,
  place: labelFields(lineSchemas).place,
});
const split = splitFields(lineSchemas);

const { fullName, phone } = submissions.application.fields;
const details = createSchema({ name: fullName, email: emailField('Email'), phone }, 'publish');

export const candidates = fp(
  async (app: App) => {
    startPendingWork(app);
    const response = { 200: recordSchema(app.features) };
    app.register(listRoutes);
    app.register(recordRoutes, { response });
    app.register(mergeRoutes, { response });
    app.register(invitationRoutes);
    app.register(personRoutes, { response });
  },
  { name: 'candidates', dependencies: ['mail'] },
);

async function listRoutes(app: App) {
  const { db, clock } = app;

  const pageSchema = z.object({
    items: z.array(listedCandidate),
    total: z.int(),
    unplaced: z
      .int()
      .describe(
        'The number of candidates omitted because their location is unknown, although all filters but `near` match.',
      ),
    unagreed: z.int().describe('The number of candidates omitted although all filters but `consent` match.'),
  });
  const listSchema = { tags, querystring: listQuery, response: { 200: pageSchema } };
  app.get('/api/candidates', { config, schema: listSchema }, async (request) => {
    const { limit, offset, ...filter } = request.query;
    const { rowids, total, unplaced, unagreed, ...found } = findCandidates(db, filter, clock.now(), { limit, offset });
    return { items: readCandidates(db, rowids, found, clock.now()), total, unplaced, unagreed };
  });

  const matchesSchema = {
    tags,
    operationId: 'findMatches',
    body: z.strictObject({ name: z.string().max(120), email: z.string().max(254), phone: z.string().max(40) }),
    response: { 200: z.array(match) },
  };
  // A POST, so that the details are not logged.
  app.post('/api/candidates/matches', { config, schema: matchesSchema }, async (request) =>
    findMatches(db, request.body),
  );

  const tagCountsSchema = z.array(z.object({ tag: z.string(), candidates: z.int() }));
  const listTagsSchema = { tags, operationId: 'listCandidateTags', response: { 200: tagCountsSchema } };
  app.get('/api/candidates/tags', { config, schema: listTagsSchema }, async () => listTags(db));
}

interface RecordOptions {
  response: { 200: ReturnType<typeof recordSchema> };
}

async function recordRoutes(app: App, { response }: RecordOptions) {
  const { db } = app;
  const load = (id: string) => readRecord(app, id);

  const getSchema = { tags, params: idParams, response };
  app.get('/api/candidates/:id', { config, schema: getSchema }, async (request) => load(request.params.id));

  const changeSchema = { ...getSchema, body: labels };
  app.patch('/api/candidates/:id', { config, schema: changeSchema }, async (request) => {
    changeLabels(db, request.params.id, request.body, getAuthor(app, request));
    if (request.body.place === null) app.candidates.wake();
    return load(request.params.id);
  });

  const noteSchema = { ...getSchema, body: z.strictObject({ text: requiredText('Note', 5_000) }) };
  app.post('/api/candidates/:id/notes', { config, schema: noteSchema }, async (request) => {
    addNote(db, request.params.id, request.body.text, getAuthor(app, request));
    return load(request.params.id);
  });

  const noteParams = z.object({ id, note: z.coerce.number().int() });
  const removeSchema = { tags, params: noteParams, response: noContent };
  app.delete('/api/candidates/:id/notes/:note', { config, schema: removeSchema }, async (request, reply) => {
    deleteNote(db, request.params.id, request.params.note, getAuthor(app, request));
    return reply.code(204).send(null);
  });
}

async function mergeRoutes(app: App, { response }: RecordOptions) {
  const { db } = app;
  const load = (id: string) => readRecord(app, id);

  const mergedSchema = z.object({
    candidate: response[200],
    undo: splitFields({ tag: z.string(), place: z.string() }).describe(
      'The body for `POST /api/candidates/{id}/split`, which undoes the merge.',
    ),
  });
  const mergeSchema = {
    tags,
    operationId: 'mergeCandidates',
    params: idParams,
    body: z.strictObject({ other: id.describe('The id of the record to merge into this one.') }),
    response: { 200: mergedSchema },
  };
  app.post('/api/candidates/:id/merge', { config, schema: mergeSchema }, async (request) => {
    const undo = mergeCandidates(db, request.params.id, request.body.other, getAuthor(app, request));
    app.candidates.wake();
    return { candidate: load(request.params.id), undo };
  });

  const splitRouteSchema = { tags, operationId: 'splitCandidate', params: idParams, body: split, response };
  app.post('/api/candidates/:id/split', { config, schema: splitRouteSchema }, async (request) => {
    const newCandidateId = splitCandidate(db, request.params.id, request.body, getAuthor(app, request));
    app.candidates.wake();
    return load(newCandidateId);
  });
}

async function invitationRoutes(app: App) {
  const note = z.string().trim().max(500).default('').describe('A personal message, placed after the greeting.');
  const body = z.strictObject({ ids: z.array(id).min(1).max(MAX_INVITATIONS), jobId: id, note });
  const schema = { tags, body, response: { 200: invitationPlan } };
  const previewSchema = { ...schema, operationId: 'previewInvitations' };
  app.post('/api/candidates/invitations/preview', { config, schema: previewSchema }, async (request) =>
    planInvitations(app, request.body, currentUser(request)),
  );
  const sendSchema = {
    tags,
    body,
    operationId: 'sendInvitations',
    response: {
      200: invitationPlan
        .pick({ invited: true, skipped: true })
        .extend({ emails: z.array(z.string()).describe('The email ids, to undo the invitations within a minute.') }),
    },
  };
  app.post('/api/candidates/invitations', { config, schema: sendSchema }, async (request) =>
    sendInvitations(app, request.body, currentUser(request), getAuthor(app, request)),
  );
  const undoSchema = {
    tags,
    body: z.strictObject({ emails: z.array(id).min(1).max(MAX_INVITATIONS) }),
    operationId: 'undoInvitations',
    response: {
      200: z.object({
        undone: z.int().describe('The number of cancelled invitations; the others have already been sent.'),
      }),
    },
  };
  app.post('/api/candidates/invitations/undo', { config, schema: undoSchema }, async (request) => ({
    undone: undoInvitations(app, request.body.emails, getAuthor(app, request)),
  }));
}

/** The ways in which an erasure request arrives. Free text could put personal data into the audit log. */
const REQUEST_CHANNELS = { email: 'by email', phone: 'by phone', post: 'by post', inPerson: 'in person' } as const;
const addressesSchema = z.strictObject({
  emails: z
    .array(emailSchema.or(z.literal('')))
    .min(1)
    .max(100)
    .optional()
    .describe('The record’s addresses that belong to this person. Defaults to the record’s own address.'),
});
const receiptSchema = z.object({ at: z.string(), by: z.string(), why: z.string(), ...erasureSchema.shape });

/** Requests a person may make under data protection law: correction, a copy of their data, erasure. */
async function personRoutes(app: App, { response }: RecordOptions) {
  const { db } = app;
  const sensitiveConfig = { ...config, recentPassword: true as const };

  const correctionSchema = { tags, operationId: 'correctCandidate', params: idParams, body: details, response };
  app.post('/api/candidates/:id/correction', { config, schema: correctionSchema }, async (request) => {
    correctDetails(db, request.params.id, request.body, getAuthor(app, request));
    return readRecord(app, request.params.id);
  });

  const load = (id: string, { emails }: z.infer<typeof addressesSchema>) =>
    findPersonByCandidate(app, id, emails ?? [requireCandidate(db, id).email]);

  const copySchema = { tags, operationId: 'exportCandidate', params: idParams, body: addressesSchema };
  app.post(
    '/api/candidates/:id/export',
    { config: { ...config, atOnce: EXPORTS }, schema: copySchema },
    async (request, reply) => sendPerson(app, request, reply, load(request.params.id, request.body)),
  );

  const previewSchema = {
    tags,
    operationId: 'previewCandidateErasure',
    params: idParams,
    body: addressesSchema,
    response: { 200: erasureSchema },
  };
  // A POST, so that the addresses are not logged.
  app.post('/api/candidates/:id/erasure/preview', { config, schema: previewSchema }, async (request) =>
    previewErasure(app, load(request.params.id, request.body)),
  );

  const requestedBy = z.enum(Object.keys(REQUEST_CHANNELS) as (keyof typeof REQUEST_CHANNELS)[]);
  const eraseSchema = {
    tags,
    operationId: 'eraseCandidate',
    params: idParams,
    body: addressesSchema.extend({ requestedBy }),
    response: {
      200: receiptSchema.describe(
        'The erasure certificate: the erased data, and the kept data with reasons and dates.',
      ),
    },
  };
  app.post('/api/candidates/:id/erasure', { config: sensitiveConfig, schema: eraseSchema }, async (request) => {
    const person = load(request.params.id, request.body);
    const erasurePreview = previewErasure(app, person);
    const author = getAuthor(app, request);
    const reason = `${ON_REQUEST}, ${REQUEST_CHANNELS[request.body.requestedBy]}`;
    await erasePerson(app, person, reason, author);
    return { at: toIso(author.at), by: currentUser(request).name, why: reason, ...erasurePreview };
  });
}
