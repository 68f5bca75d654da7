/** Texts that a reply can start from: content of the type `replyTemplate`, filled in for the recipient. */
import { isDeepStrictEqual } from 'node:util';
import { contentTypes } from 'content-types';
import { type ReplyInbox, replyPlaceholders } from 'content-types/emails/reply-template';
import { STOCK_REPLIES } from 'content-types/emails/stock-replies';
import { checkBody, checkSubject } from 'content-types/emails/template';
import type { App } from '../../core/app.ts';
import { systemAuthor } from '../../core/audit.ts';
import type { User } from '../../core/auth/authenticate.ts';
import { documentStatements } from '../../core/content/document-statements.ts';
import { updateDocument } from '../../core/content/documents/save.ts';
import { readPublishedEntries } from '../../core/content/published.ts';
import { type Issue, rejectIssues } from '../../core/http/errors.ts';
import { replyFiller } from '../../core/mail/templates.ts';
import type { Reply } from './change.ts';
import type { InboxKind, Listed } from './inbox-kind.ts';

/**
 * Gives the stock templates their current wording, except those that a user has saved or deleted. Migrations added
 * them.
 */
export function updateStockReplies({ db, clock }: App): void {
  for (const [id, data] of Object.entries(STOCK_REPLIES)) {
    const row = documentStatements(db).selectById.get({ id });
    if (!row || row.updatedBy !== null || row.deletedAt !== null || isDeepStrictEqual(row.data, data)) continue;
    updateDocument(db, contentTypes.replyTemplate, id, { data }, systemAuthor(clock.now()));
  }
}

/** Throws 422 for an unknown placeholder, which would reach the candidate unchanged. */
export function rejectUnknownPlaceholders({ subject, text }: Reply, inbox: ReplyInbox) {
  const knownPlaceholders = replyPlaceholders(inbox);
  const errors = { subject: checkSubject(subject, knownPlaceholders), text: checkBody(text, knownPlaceholders) };
  rejectIssues(Object.entries(errors).flatMap(([path, message]): Issue[] => (message ? [{ path, message }] : [])));
}

/** The templates for this kind, filled in for `item` and signed by `user`. */
export function fillTemplates(app: App, kind: InboxKind, item: Person, user: User) {
  const fill = templateFiller(app, kind.name, user);
  return readPublishedEntries(app.db, 'replyTemplate')
    .filter(({ inbox }) => inbox === kind.name)
    .map(({ id, name, subject, body }) => ({ id, name, ...fill({ subject, text: body }, item) }));
}

type Person = Pick<Listed, 'name' | 'reference'> & { jobTitle?: unknown };

/** Fills in templates that `user` signs. */
export function templateFiller(app: App, inbox: ReplyInbox, user: User) {
  const fill = replyFiller(app, inbox);
  return ({ subject, text }: Reply, { name, jobTitle, reference }: Person): Reply => {
    const values = { recipient_name: name, job_title: String(jobTitle ?? ''), reference, colleague: user.name };
    const filledReply = fill({ subject, body: text }, values);
    return { ...filledReply, subject: filledReply.subject.slice(0, 200) };
  };
}
