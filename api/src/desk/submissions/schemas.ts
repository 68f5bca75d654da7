/** Schemas that both inboxes share. Times are ISO 8601 in UTC. */

import { z } from 'zod';
import { day, pageQuery } from '../../core/http/schemas.ts';
import { incomingSchema } from './incoming.ts';
import { duplicates } from './match-person.ts';

export const person = z.object({ id: z.string(), name: z.string() });

export const listedFields = {
  id: z.string(),
  version: z.int().describe('The current version. Send it with a change.'),
  reference: z.string(),
  name: z.string(),
  email: z.string(),
  status: z.string().describe('The status; for an application, the id of its stage or `spam`.'),
  assignedTo: person.nullable(),
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
  /** Time of its move to the bin. */
  deletedAt: z.string().nullable(),
};

export const version = z
  .int()
  .min(0)
  .optional()
  .describe('The version that was read. If missing, the response is 428.');

/** The entries that one request changes. If one is listed twice, the first counts. */
export const versionedEntries = z
  .array(z.strictObject({ id: z.string().max(64), version }))
  .min(1)
  .max(500);

export const event = z.object({
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

const mail = z.object({
  id: z.string(),
  /** The email's kind, such as `application.acknowledgement`. */
  kind: z.string(),
  state: z.enum(['queued', 'sent', 'failed']),
  /** Sending time; until then, the time of writing. */
  at: z.string(),
  error: z.string().nullable().describe('The reason for the failure, in the email server’s words.'),
  files: z
    .array(z.object({ id: z.string(), name: z.string(), bytes: z.int() }))
    .describe('Files attached by staff, until old emails are erased.'),
});

/** The history of an application or message, shown on it and on the person's record. */
export const threadFields = {
  history: z.array(event),
  mails: z.array(mail),
  incoming: z.array(incomingSchema).describe('The emails received, oldest first.'),
};

export const openedFields = {
  candidateId: z.string().nullable().describe('The person’s record, created moments after they apply.'),
  duplicates,
  ...threadFields,
};

export const filters = z.object({
  search: z.string().trim().max(200).optional(),
  /** One status, or several separated by commas. All by default, without spam unless the bin is selected. */
  status: z.string().max(200).optional(),
  /** The assignee: a user's id, or `nobody`. */
  assignedTo: z.string().max(64).optional(),
  /** Filters by the bin instead of the rest. */
  bin: z.enum(['true', 'false']).optional(),
  job: z.string().max(64).optional(),
  /** Filters applications by source; `unknown` for none. */
  source: z.string().max(80).optional(),
  /** Filters messages by kind. */
  kind: z.enum(['message', 'complaint', 'brief']).optional(),
  /** Filters applications by flagged answers. */
  flagged: z.enum(['true', 'false']).optional(),
  /** Filters by emails that have not been read. */
  unread: z.enum(['true', 'false']).optional(),
  /** Filters by replies promised for today or earlier and not yet sent. */
  due: z.enum(['true', 'false']).optional(),
  /** Days in London, both included. */
  from: day.optional(),
  to: day.optional(),
});

export const listQuery = filters.extend(pageQuery.shape);
