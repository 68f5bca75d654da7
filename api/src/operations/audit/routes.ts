import { setImmediate as nextTurn } from 'node:timers/promises';
import { z } from 'zod';
import type { App } from '../../core/app.ts';
import { audit } from '../../core/audit.ts';
import { ADMINISTRATORS, getAuthor } from '../../core/auth/access.ts';
import type { SQL } from '../../core/database/drizzle.ts';
import { auditLog } from '../../core/database/schema/auth.ts';
import { untilWritable } from '../../core/database/transaction.ts';
import { EXPORTS } from '../../core/http/rate-limit.ts';
import { pageQuery } from '../../core/http/schemas.ts';
import { sendCsv } from '../../core/lib/csv.ts';
import { labelActions } from './action-labels.ts';
import { buildAuditCondition, countAudit, readAuditEntries, splitAuditLog } from './entries.ts';

const tags = ['Audit'];
const config = { roles: ADMINISTRATORS };
const moment = z.iso.datetime({ offset: true }).transform((iso) => Date.parse(iso));
const filters = z.object({
  user: z.string().max(64).optional().describe('The id of a user.'),
  action: z.string().max(64).optional().describe('An action, such as `job.save`, or `job` for all actions on jobs.'),
  subject: z.string().max(64).optional(),
  from: moment.optional(),
  to: moment.optional(),
  search: z
    .string()
    .trim()
    .max(100)
    .optional()
    .describe('Text in the action, the subject’s id or name, the detail, or the name of the user or access token.'),
});
const pagedFilters = filters.extend(pageQuery.shape);
const entry = z.object({
  id: z.int(),
  at: z.string(),
  user: z
    .string()
    .nullable()
    .describe('The name of the user or access token; null for the scheduler, a script or a visitor.'),
  action: z.string(),
  subject: z.string(),
  subjectName: z.string().nullable().describe('The subject’s current name, unless it is personal data.'),
  detail: z.string().nullable(),
});
const page = z.object({
  items: z.array(entry),
  total: z.int(),
  actions: z.array(z.string()).describe('All actions in the log, regardless of the filters.'),
  labels: z.record(z.string(), z.string()).describe('The labels of actions, by action.'),
});

/** The audit log for administrators. */
export async function auditRoutes(app: App) {
  const { db } = app;

  app.get(
    '/api/audit',
    { config, schema: { tags, summary: 'Search the audit log', querystring: pagedFilters, response: { 200: page } } },
    async (request) => {
      const { limit, offset, ...filter } = request.query;
      const where = buildAuditCondition(app, filter);
      const items = readAuditEntries(app, where, limit, offset);
      const rows = db.selectDistinct({ action: auditLog.action }).from(auditLog).orderBy(auditLog.action).all();
      const actions = rows.map(({ action }) => action);
      return { items, total: countAudit(db, where), actions, labels: labelActions(app.features, actions) };
    },
  );

  app.get(
    '/api/audit/export',
    {
      config: { ...config, atOnce: EXPORTS },
      schema: { tags, summary: 'Export the audit log as CSV', querystring: filters },
    },
    async (request, reply) => {
      const parts = splitAuditLog(db, buildAuditCondition(app, request.query));
      let total = 0;
      for (const part of parts) {
        total += countAudit(db, part);
        await nextTurn();
      }
      await untilWritable(db);
      audit(db, getAuthor(app, request), 'audit.export', 'audit', `${total} entries`);
      const headings = ['When', 'Who', 'Action', 'Subject', 'Name', 'Detail'];
      return sendCsv(reply, 'audit', headings, exportRows(app, parts));
    },
  );
}

function* exportRows(app: App, parts: readonly (SQL | undefined)[]) {
  for (const part of parts) {
    yield readAuditEntries(app, part).map(({ at, user, action, subject, subjectName, detail }) => [
      ...[at, user ?? '', action, subject, subjectName ?? '', detail ?? ''],
    ]);
  }
}
