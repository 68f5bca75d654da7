import { describe, expect, it, test } from 'vitest';
import { createSchema } from '../fields/field.ts';
import { emailNames, emailPlaceholders, emailTypes } from './email-types.ts';

const FROM_STRANGERS = /^(candidate|sender|recipient)_|^(cv|flags|answers|cover_letter|message|subject|reply)$/;

/** Returns why a template of this email cannot be published; null if it can. */
function findError(name: keyof typeof emailTypes, change: { subject?: string; body?: string }): string | null {
  const { fields } = emailTypes[name];
  const data = { subject: fields.subject.initial(), body: fields.body.initial(), ...change };
  return createSchema(fields, 'publish').safeParse(data).error?.issues[0]?.message ?? null;
}

describe.each(emailNames)('%s', (name) => {
  const body = emailTypes[name].fields.body.initial();
  const placeholders = Object.entries(emailPlaceholders(name));

  it('names the missing placeholder that prevents publication', () => {
    for (const [placeholder, { needed }] of placeholders) {
      const error = findError(name, { body: body.replaceAll(`{${placeholder}}`, 'nothing') });
      expect(error).toBe(needed ? `{${placeholder}} is missing. ${needed}` : null);
    }
  });

  it('offers placeholders for submitted text only in internal emails and replies', () => {
    const isToStrangers = placeholders.some(([placeholder]) => placeholder === 'company_name') && name !== 'replyEmail';
    const senderPlaceholders = placeholders.filter(([placeholder]) => FROM_STRANGERS.test(placeholder));
    if (isToStrangers) expect(senderPlaceholders).toEqual([]);
  });
});

const LINK = 'View: {application_link} {company_name} {registered_details}';

test.each([
  [
    'an unknown placeholder',
    { body: `${LINK} {nmae}` },
    '{nmae} isn’t a valid placeholder. Use: {greeting}, {job_title},',
  ],
  ['a name in another case', { body: `${LINK} {Greeting}` }, '{Greeting} isn’t a valid placeholder.'],
  ['what an object inherits', { body: `${LINK} {constructor}` }, '{constructor} isn’t a valid placeholder.'],
  ['what candidates type', { body: `${LINK} {candidate_name}` }, '{candidate_name} isn’t a valid placeholder.'],
  ['a link in the subject', { subject: '{application_link}' }, '{application_link} isn’t a valid placeholder.'],
  ['empty braces', { subject: 'Hello {}' }, '{} isn’t a valid placeholder.'],
  ['an empty subject', { subject: ' ' }, 'Subject is required.'],
])('rejects an email template with %s', (_, change, message) => {
  expect(findError('applicationReceivedEmail', change)).toContain(message);
});

test.each(['Their message: {message}', '{message} and more', 'First\n{message}'])(
  'rejects a multi-paragraph placeholder inside a paragraph: %j',
  (body) => {
    const message = '{message} needs a paragraph of its own, between blank lines.';
    expect(findError('messageNoticeEmail', { body })).toBe(message);
  },
);

test.each(['A brace { alone', 'A [blank] to fill in', '{message}', 'Before\n \n{message}\n\nAfter'])(
  'accepts the email text %j',
  (body) => expect(findError('messageNoticeEmail', { body })).toBeNull(),
);
