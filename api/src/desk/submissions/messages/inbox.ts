/** The inbox of messages. */
import { submissions } from 'content-types';
import { withDefaults } from 'content-types/values/defaults';
import { z } from 'zod';
import { and, eq, inArray } from '../../../core/database/drizzle.ts';
import { applications } from '../../../core/database/schema/applications.ts';
import { users } from '../../../core/database/schema/auth.ts';
import { type MessageStatus, messages } from '../../../core/database/schema/inbox.ts';
import { findMessage } from '../../../core/database/submissions.ts';
import { findNextWorkingDay, toIso } from '../../../core/lib/dates.ts';
import { versionOf } from '../history.ts';
import { type InboxKind, newestFirst } from '../inbox-kind.ts';
import { listedFields, openedFields } from '../schemas.ts';
import { readCommonFields } from '../submissions.ts';
import { messageEmails } from './emails.ts';

const MESSAGE_STATUSES = ['new', 'read', 'answered', 'archived', 'spam'] as const satisfies readonly MessageStatus[];

const listedMessage = z.object({
  ...listedFields,
  kind: z.enum(['message', 'complaint', 'brief']),
  website: z.string(),
  message: z.string(),
  application: z
    .object({ id: z.string(), reference: z.string() })
    .nullable()
    .describe('The application that the message is about; null for other messages.'),
  replyBy: z.string().nullable().describe('The deadline for replying to a vacancy brief; null for other messages.'),
});

export const messageInbox: InboxKind = {
  name: 'message',
  path: 'messages',
  label: submissions.message.label,
  listStatuses: () => MESSAGE_STATUSES.map((id) => ({ id, name: id, isNew: id === 'new' })),
  table: messages,
  searched: [messages.reference],
  searchedData: ['name', 'email', 'website', 'message'],
  jobId: null,
  source: null,
  messageKind: messages.kind,
  flags: null,
  listed: listedMessage,
  opened: listedMessage.extend(openedFields),
  read(db, where) {
    const rows = db
      .select({
        row: messages,
        version: versionOf(messages.id),
        assignedTo: { id: users.id, name: users.name },
        application: { id: applications.id, reference: applications.reference },
      })
      .from(messages)
      .leftJoin(applications, eq(applications.id, messages.applicationId))
      .leftJoin(users, eq(users.id, messages.assignedTo))
      .where(where)
      .orderBy(newestFirst(messages))
      .all();
    const messageRows = rows.map(({ row }) => row);
    const commonFields = readCommonFields(db, messageInbox, messageRows);
    return rows.map(({ row, version, assignedTo, application }) => ({
      ...withDefaults(submissions.message.fields, row.data),
      ...commonFields(row),
      version,
      kind: row.kind,
      replyBy: row.kind === 'brief' ? toIso(findNextWorkingDay(row.createdAt)) : null,
      assignedTo,
      application,
    }));
  },
  // Complaints and briefs have deadlines of their own.
  isOpen: () => and(inArray(messages.status, ['new', 'read']), eq(messages.kind, 'message')),
  arrivalEmails(app, id) {
    const row = findMessage(app.db, id);
    return row ? messageEmails(app, row) : [];
  },
  headings: ['Reference', 'Received', 'Status', 'Name', 'Email', 'Website', 'Message', 'Assigned to', 'Type'],
  toCells(item) {
    const { reference, kind, createdAt, status, name, email, website, message, assignedTo } = item as z.infer<
      typeof listedMessage
    >;
    return [reference, createdAt, status, name, email, website, message, assignedTo?.name ?? '', kind];
  },
};
