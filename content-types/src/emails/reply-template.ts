/**
 * Templates for replies. They are filled in for the recipient, and the email “Reply” adds a greeting and a signature.
 */
import { collection } from '../define.ts';
import { choice } from '../fields/choice.ts';
import { longText, text } from '../fields/text.ts';
import { PLACEHOLDERS } from './placeholders.ts';
import { checkBody, checkSubject, type Placeholders } from './template.ts';

export type ReplyInbox = 'application' | 'message';
type Siblings = Readonly<Record<string, unknown>>;

const HELP = 'A greeting and a signature are added. Words in [square brackets] must be replaced before sending.';

export const replyTemplate = collection({
  name: 'replyTemplate',
  path: 'reply-templates',
  label: { one: 'Reply template', many: 'Reply templates' },
  group: 'Emails',
  admin: { key: 'templates', words: 'rejection' },
  writers: ['administrator', 'recruiter'],
  purpose: 'Start a reply from one of these. A greeting and your signature are added automatically.',
  internal: true,
  title: 'name',
  columns: ['inbox', 'subject'],
  fields: {
    name: text('Name', { required: true, max: 80 }),
    inbox: choice('For', { options: { application: 'Applications', message: 'Messages' } }),
    subject: {
      ...text('Subject', { required: true, max: 200 }),
      check: (subject: string, { inbox }: Siblings) => checkSubject(subject, replyPlaceholders(inbox as ReplyInbox)),
    },
    body: {
      ...longText('Message', { required: true, max: 10_000, rows: 24, help: HELP }),
      check: (body: string, { inbox }: Siblings) => checkBody(body, replyPlaceholders(inbox as ReplyInbox)),
    },
  },
});

/** Placeholders of replies. None is required, because the email “Reply” contains the details required by law. */
export function replyPlaceholders(inbox: ReplyInbox): Placeholders {
  const { recipient_name, job_title, reference, colleague, company_name } = PLACEHOLDERS;
  const { needed: _, ...agency } = company_name;
  const commonPlaceholders = { recipient_name, reference, colleague, company_name: agency };
  return inbox === 'application' ? { ...commonPlaceholders, job_title } : commonPlaceholders;
}
