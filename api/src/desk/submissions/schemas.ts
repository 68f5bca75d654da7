/** Schemas that both inboxes share. Times are ISO 8601 in UTC. */

import { z } from 'zod';
import { day, pageQuery } from '../../core/http/schemas.ts';
import { incomingSchema } from './incoming.ts';
import { duplicates } from './match-person.ts';

export const personSchema = z.object({ id: z.string(), name: z.string() });

export const listedFields = {
  id: z.string(),
  version: z.int().describe('The current version. Send it with a change.'),
  reference: z.string(),
  name: z.string(),
  email: z.string(),
  status: z.string().describe('The status; for an application, the id of its stage or `spam`.'),
  assignedTo: personSchema.nullable(),
  spamReasons: z.array(z.string()).nullable(),
  unreadEmails: z.int().describe('The number of unread emails about the entry.'),
  createdAt: z.string(),
  isSample: z
    .boolean()
    .describe('Whether the entry is part of the sample agency. Emails about samples are never sent.'),
  answerBy: z.iso
    .date()
    .nullable()
    .describe('The promised reply date; null if none was promised or the reply has been sent.'),
  deletedAt: z.string().nullable().describe('The time of the move to the bin; null outside the bin.'),
};

export const version = z
  .int()
  .min(0)
  .optional()
  .describe('The version that the change is based on. Without it, the response is 428.');

/** The entries that one request changes. If one is listed twice, the first counts. */
export const versionedEntries = z
  .array(z.strictObject({ id: z.string().max(64), version }))
  .min(1)
  .max(500);

export const eventSchema = z.object({
  id: z.int().describe('The id to send to undo a change of stage, assignee or bin.'),
  kind: z.enum([
    'status',
    'note',
    'call',
    'assignment',
    'reply',
    'unsent',
    'bin',
    'restore',
    'candidate',
    'candidateStatus',
    'interview',
    'client',
    'added',
    'resume',
  ]),
  /**
   * The detail of an event: a new stage or status, the candidate's text, a note, a reply, the assignee's name (empty
   * for unassigned) or an action. Empty for the bin, a restore and an unsent reply.
   */
  text: z.string(),
  user: z.string().nullable(),
  at: z.string(),
});

const mailSchema = z.object({
  id: z.string(),
  kind: z.string().describe('The kind of email, such as `application.acknowledgement`.'),
  state: z.enum(['queued', 'sent', 'failed']),
  at: z.string().describe('The sending time; until then, the time of writing.'),
  error: z.string().nullable().describe('The error message from the email server; null if there was no error.'),
  files: z
    .array(z.object({ id: z.string(), name: z.string(), bytes: z.int() }))
    .describe('Files attached by staff, until old emails are erased.'),
});

/** The history of an application or message, shown on it and on the person's record. */
export const threadFields = {
  history: z.array(eventSchema),
  mails: z.array(mailSchema),
  incoming: z.array(incomingSchema).describe('The emails received, oldest first.'),
};

export const openedFields = {
  candidateId: z.string().nullable().describe('The id of the candidate record, created moments after the submission.'),
  duplicates,
  ...threadFields,
};

export const filters = z.object({
  search: z.string().trim().max(200).optional(),
  status: z
    .string()
    .max(200)
    .optional()
    .describe('Statuses separated by commas. Default: all, but spam only with `bin`. An unknown one returns 400.'),
  assignedTo: z.string().max(64).optional().describe('The id of the assignee, or `nobody`.'),
  bin: z.enum(['true', 'false']).optional().describe('`true` for the bin instead.'),
  job: z.string().max(64).optional().describe('The id of the job, for applications.'),
  source: z.string().max(80).optional().describe('The source of applications; `unknown` for those without one.'),
  kind: z.enum(['message', 'complaint', 'brief']).optional().describe('The kind of messages.'),
  flagged: z.enum(['true', 'false']).optional().describe('`true` for only applications with flagged answers.'),
  unread: z.enum(['true', 'false']).optional().describe('`true` for only entries with unread emails.'),
  due: z.enum(['true', 'false']).optional().describe('`true` for only entries whose reply is due or overdue.'),
  from: day.optional().describe('The first day, in London time.'),
  to: day.optional().describe('The last day, inclusive, in London time.'),
});

export const listQuery = filters.extend(pageQuery.shape);
