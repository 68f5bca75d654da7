/**
 * The emails that the system sends, as content types that administrators edit. Text typed by visitors is a placeholder
 * only in emails to the agency and in replies, which staff send. Other emails must not contain it, because anyone can
 * enter another person's address in a form.
 */
import { type Singleton, singleton } from '../define.ts';
import { longText, type TextField, text } from '../fields/text.ts';
import { type AGENCY_PLACEHOLDERS, PLACEHOLDERS, type PlaceholderName } from './placeholders.ts';
import { type ReplyInbox, replyPlaceholders } from './reply-template.ts';
import { checkBody, checkSubject, type Placeholders } from './template.ts';
import { EMAILS } from './wordings.ts';

export type EmailName = keyof typeof EMAILS;

/** The values of an email's placeholders, except those that are the same in every email. */
export type EmailValues<Name extends EmailName> = {
  [P in Exclude<(typeof EMAILS)[Name]['uses'][number], AgencyPlaceholder>]: (typeof PLACEHOLDERS)[P] extends {
    kind: 'links';
  }
    ? EmailLink[]
    : string;
};

export type AgencyPlaceholder = (typeof AGENCY_PLACEHOLDERS)[number];

export interface EmailLink {
  label: string;
  address: string;
  /** A line under the label. */
  note?: string;
}

export const emailNames = Object.keys(EMAILS) as EmailName[];

/** Returns the placeholders available in an email. */
export function emailPlaceholders(name: EmailName): Placeholders {
  const uses: readonly PlaceholderName[] = EMAILS[name].uses;
  return Object.fromEntries(uses.map((use) => [use, PLACEHOLDERS[use]]));
}

/** The types that are templates of emails. */
export type TemplateName = EmailName | 'replyTemplate';

/** Returns the placeholders available in an email, or in a reply template with this data. */
export function placeholdersOf(name: TemplateName, { inbox }: { inbox?: unknown }): Placeholders {
  return name === 'replyTemplate' ? replyPlaceholders(inbox as ReplyInbox) : emailPlaceholders(name);
}

const HELP =
  'A blank line starts a paragraph. “Label: {link}” becomes a link with that label, and “Label: {placeholder}” becomes a row in a table. Lines are left out if all their placeholders are empty. Anything below a line of two hyphens (--) is small print.';

type EmailFields = { subject: TextField; body: TextField };

/** A content type for each email. Until an email is first saved, it has its standard wording. */
export const emailTypes = Object.fromEntries(emailNames.map((name) => [name, emailType(name)])) as unknown as {
  [Name in EmailName]: Singleton<Name, EmailFields>;
};

function emailType(name: EmailName) {
  const { label, about, subject, body } = EMAILS[name];
  const placeholders = emailPlaceholders(name);
  return singleton({
    name,
    path: name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`),
    label: { one: label },
    group: 'Emails',
    purpose: about,
    internal: true,
    admin: { heading: `Edit email: ${label}`, called: { one: 'email', many: 'email' } },
    fields: {
      subject: {
        ...text('Subject', { required: true, max: 200, initial: subject }),
        example: () => subject,
        check: (value: string) => checkSubject(value, placeholders),
      },
      body: {
        ...longText('Message', { required: true, max: 10_000, rows: 24, initial: body, help: HELP }),
        example: () => body,
        check: (value: string) => checkBody(value, placeholders),
      },
    },
  });
}
