/** Accepts contact messages, data protection complaints and vacancy briefs, each with its own form. */

import { type Brief, type Message, submissions } from 'content-types';
import type { Fields } from 'content-types/fields/any-field';
import { withDefaults } from 'content-types/values/defaults';
import type { FastifyRequest } from 'fastify';
import { readAgency } from '../../../core/agency.ts';
import type { App } from '../../../core/app.ts';
import type { applications } from '../../../core/database/schema/applications.ts';
import { type MessageKind, messages } from '../../../core/database/schema/inbox.ts';
import { inTransaction, untilWritable } from '../../../core/database/transaction.ts';
import { type IdempotencyKeys, idempotencyKeys } from '../../../core/forms/idempotency.ts';
import { invalidForm, publicForm, type Stored, validateForm } from '../../../core/forms/public-form.ts';
import type { SentForm } from '../../../core/forms/read-form.ts';
import { findSpamReasons, toRepetitionKey } from '../../../core/forms/spam.ts';
import { getNetwork } from '../../../core/http/http.ts';
import { DAY_MS, findNextWorkingDay, formatWeekdayDate } from '../../../core/lib/dates.ts';
import { queueMail } from '../../../core/mail/outbox.ts';
import { type CommonColumns, createIntake } from '../intake.ts';
import { replyDay } from '../promises.ts';
import { messageEmails } from './emails.ts';

const MAX_LINKS = 3;
/** The legal deadline for acknowledging a complaint. We use it as the time for the reply. */
const COMPLAINT_MS = 30 * DAY_MS;

const HOME = { path: '/', label: 'Back to the home page' };

const { message, complaint, brief } = submissions;

export const messageForm = publicForm(message, message.fields, {
  next(app) {
    const day = replyDay(readAgency(app.db), 'messages', app.clock.now());
    return day ? `We’ll reply by ${day}.` : 'We read every message and reply as soon as we can.';
  },
  link: HOME,
  page: () => ({ back: '/contact-us' }),
});

export const complaintForm = publicForm(complaint, complaint.fields, {
  next: () => 'We’ll look into it and reply within 30 days.',
  link: HOME,
  page: () => ({ back: '/complaints' }),
});

export const briefForm = publicForm(brief, brief.fields, {
  next: (app) => `A consultant will call or email you by ${formatWeekdayDate(findNextWorkingDay(app.clock.now()))}.`,
  link: HOME,
  page: () => ({ back: '/' }),
});

export type MessageForm = typeof messageForm | typeof complaintForm | typeof briefForm;

type Row = typeof messages.$inferSelect;
type Application = typeof applications.$inferSelect;

/**
 * Resolves with the message once everything is on disk, or with the one already stored under the same key.
 * Throws 422 or 429.
 */
export async function takeMessage(
  app: App,
  form: MessageForm,
  { values }: SentForm,
  request: FastifyRequest,
): Promise<Stored> {
  const { db, formLimits, clock } = app;
  const now = clock.now();
  const kind = form.type.name as MessageKind;
  const content = [kind, ...Object.keys(form.fields).map((name) => String(values[name] ?? ''))];
  const keys = idempotencyKeys(request.headers['idempotency-key'] ?? values.idempotencyKey, content, now);
  const storedMessage = intake.find(app, keys);
  if (storedMessage) return storedMessage;

  const { data: formData, issues } = validateForm<Fields>(form, values);
  if (!formData) throw invalidForm(form, issues);
  const data = toMessage(kind, formData);
  formLimits.limits.messages.count(request.ip, now);
  const textKey = toRepetitionKey(data.message, getNetwork(request.ip));
  const reasons = findSpamReasons({
    honeypot: values.topic,
    name: data.name,
    text: data.message,
    maxLinks: MAX_LINKS,
    isRepeated: textKey !== null && !formLimits.limits.sameText.take(textKey, now),
  });
  const dueAt = form === complaintForm ? now + COMPLAINT_MS : null;
  const newMessage: NewMessage = { kind, data, dueAt, keys, spamReasons: reasons };
  // Another program may have started to write while the body arrived.
  await untilWritable(db);
  const newlyStored = storeMessage(app, newMessage);
  app.mail.wake();
  app.candidates.wake();
  return newlyStored;
}

/**
 * Stores a candidate's message about their application, sent from their own page. The same text counts once within a
 * day or two. `beforeStore` always runs, in the same transaction.
 */
export async function takeCandidateMessage(
  app: App,
  application: Application,
  text: string,
  beforeStore = () => {},
): Promise<void> {
  const { fullName, email } = withDefaults(submissions.application.fields, application.data);
  const { id } = application;
  const keys = idempotencyKeys(undefined, ['candidate', id, text], app.clock.now());
  const data = { name: fullName, email, website: '', message: text };
  await untilWritable(app.db);
  const message: NewMessage = { kind: 'message', data, dueAt: null, keys, spamReasons: [], applicationId: id };
  const storedMessage = inTransaction(app.db, () => {
    beforeStore();
    return storeMessage(app, message);
  });
  app.mail.wake();
  app.candidates.wake();
  await app.journal.settle(storedMessage.id);
}

/** A brief becomes a message with its answers in words, so that it can be read, searched and exported like any other. */
function toMessage(kind: MessageKind, formData: Record<string, unknown>): Message {
  if (kind !== 'brief') return { website: '', ...formData } as Message;
  const { name, email, details, ...answers } = formData as Brief;
  const lines = Object.entries(answers).flatMap(([field, value]) =>
    value
      ? [`${brief.fields[field as keyof typeof answers].label}: ${value === 'unsure' ? 'not sure yet' : value}`]
      : [],
  );
  return { name, email, website: '', message: [lines.join('\n'), details].filter(Boolean).join('\n\n') };
}

interface NewMessage {
  kind: MessageKind;
  data: Message;
  applicationId?: string | null;
  dueAt: number | null;
  keys: IdempotencyKeys;
  spamReasons: string[];
}

const intake = createIntake(messages, 'message', 'M');

/** Stores the message and its emails in one transaction, or finds the message already stored under the same key. */
function storeMessage(app: App, message: NewMessage): Stored {
  const { kind, data, dueAt, spamReasons, applicationId = null } = message;
  const status = spamReasons.length > 0 ? 'spam' : 'new';
  const toRow = (commonColumns: CommonColumns): Row => ({
    ...commonColumns,
    kind,
    data,
    status,
    assignedTo: null,
    dueAt,
    applicationId,
  });
  return intake.store(app, message, toRow, (row) => {
    if (status !== 'spam') for (const email of messageEmails(app, row)) queueMail(app, email);
  });
}
