/** Texts that a reply can start from. Their placeholders are filled in for the recipient. */
import { STOCK_REPLIES } from 'content-types/emails/stock-replies';
import { findUnknownPlaceholder } from 'content-types/emails/template';
import { z } from 'zod';
import { readAgency } from '../../core/agency.ts';
import type { App } from '../../core/app.ts';
import { audit } from '../../core/audit.ts';
import { getAuthor, RECRUITERS } from '../../core/auth/access.ts';
import type { User } from '../../core/auth/authenticate.ts';
import { and, asc, eq, ne, or } from '../../core/database/drizzle.ts';
import type { Database } from '../../core/database/open.ts';
import { replyTemplates } from '../../core/database/schema/inbox.ts';
import { HttpError, type Issue, rejectIssues } from '../../core/http/errors.ts';
import { idParams, nothing, requiredLine, requiredText } from '../../core/http/schemas.ts';
import { newId } from '../../core/lib/ids.ts';
import type { InboxKind, Listed } from './inbox-kind.ts';

/** The placeholders that a template may use, by what it is for. */
const TEMPLATE_FIELDS = {
  application: ['name', 'job', 'reference', 'agency', 'me'],
  message: ['name', 'reference', 'agency', 'me'],
} as const satisfies Record<InboxKind['name'], readonly string[]>;

const config = { roles: RECRUITERS };
const tags = ['Reply templates'];
const inbox = z.enum(['application', 'message']);
const texts = {
  name: requiredLine('Name', 80),
  subject: requiredLine('Subject', 200),
  text: requiredText('Text', 10_000),
};
const template = z.object({ id: z.string(), inbox, name: z.string(), subject: z.string(), text: z.string() });
/** With the placeholders that each kind may use. */
const names = z.array(z.string());
const all = z.object({ items: z.array(template), fields: z.object({ application: names, message: names }) });

export function replyTemplateRoutes(app: App) {
  const { db } = app;
  updateStockReplies(db);

  app.get('/api/reply-templates', { config, schema: { tags, response: { 200: all } } }, async () => {
    const items = db.select().from(replyTemplates).orderBy(asc(replyTemplates.inbox), asc(replyTemplates.name)).all();
    return { items, fields: { application: [...TEMPLATE_FIELDS.application], message: [...TEMPLATE_FIELDS.message] } };
  });

  const create = { tags, body: z.strictObject({ inbox, ...texts }), response: { 201: template } };
  app.post('/api/reply-templates', { config, schema: create }, async (request, reply) => {
    requireKnownFields(request.body, request.body.inbox);
    const author = getAuthor(app, request);
    const row = { id: newId(), ...request.body, updatedAt: author.at };
    db.insert(replyTemplates).values(row).run();
    audit(db, author, 'template.create', row.id);
    return reply.code(201).send(row);
  });

  const update = { tags, params: idParams, body: z.strictObject(texts), response: { 200: template } };
  app.put('/api/reply-templates/:id', { config, schema: update }, async (request) => {
    const { id } = request.params;
    requireKnownFields(request.body, requireTemplate(id).inbox);
    const author = getAuthor(app, request);
    const change = { ...request.body, updatedAt: author.at };
    db.update(replyTemplates).set(change).where(eq(replyTemplates.id, id)).run();
    audit(db, author, 'template.update', id);
    return requireTemplate(id);
  });

  const remove = { tags, params: idParams, response: nothing };
  app.delete('/api/reply-templates/:id', { config, schema: remove }, async (request, reply) => {
    const { id } = requireTemplate(request.params.id);
    db.delete(replyTemplates).where(eq(replyTemplates.id, id)).run();
    audit(db, getAuthor(app, request), 'template.delete', id);
    return reply.code(204).send(null);
  });

  function requireTemplate(id: string) {
    const row = db.select().from(replyTemplates).where(eq(replyTemplates.id, id)).get();
    if (!row) throw new HttpError(404, 'This template doesn’t exist.');
    return row;
  }
}

/** Gives the stock templates their present wording, except those that the agency has edited. Migrations added them. */
function updateStockReplies(db: Database): void {
  const { id, name, subject, text, updatedAt } = replyTemplates;
  for (const [key, reply] of Object.entries(STOCK_REPLIES)) {
    const differs = or(ne(name, reply.name), ne(subject, reply.subject), ne(text, reply.text));
    db.update(replyTemplates)
      .set(reply)
      .where(and(eq(id, key), eq(updatedAt, 0), differs))
      .run();
  }
}

/** Throws 422 for an unknown placeholder, which would reach the candidate unchanged. */
export function requireKnownFields(template: { subject: string; text: string }, inbox: 'application' | 'message') {
  const issues = (['subject', 'text'] as const).flatMap((path): Issue[] => {
    const message = findUnknownPlaceholder(template[path], TEMPLATE_FIELDS[inbox]);
    return message ? [{ path, message }] : [];
  });
  rejectIssues(issues);
}

/** The templates for this kind, filled in for `item` and signed by `user`, in the order of their names. */
export function fillTemplates(db: Database, kind: InboxKind, item: Person, user: User) {
  const rows = db
    .select()
    .from(replyTemplates)
    .where(eq(replyTemplates.inbox, kind.name))
    .orderBy(asc(replyTemplates.name))
    .all();
  const fill = templateFiller(db, user);
  return rows.map(({ name, ...template }) => ({ name, ...fill(template, item) }));
}

type Person = Pick<Listed, 'name' | 'reference'> & { jobTitle?: unknown };

/** Fills in templates that `user` signs. */
export function templateFiller(db: Database, user: User) {
  const agency = readAgency(db).companyName;
  return (template: { subject: string; text: string }, { name, jobTitle, reference }: Person) => {
    const values: Record<string, string> = { name, job: String(jobTitle ?? ''), reference, agency, me: user.name };
    return {
      subject: fillFields(template.subject, values).slice(0, 200),
      text: fillFields(template.text, values),
    };
  };
}

/** `Dear {name}` with its placeholders filled in. Braces in a value are left unchanged. */
function fillFields(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(/\{(\w+)\}/g, (field, name: string) =>
    Object.hasOwn(values, name) ? (values[name] ?? '') : field,
  );
}
