import type { FastifyReply, FastifyRequest } from 'fastify';
import { commitTogether } from '../database/commit-together.ts';
import type { App } from '../lib/app.ts';
import { idempotencyKeys } from '../lib/forms/idempotency.ts';
import { checkForm, complaintForm, messageForm, refused } from '../lib/forms/public-form.ts';
import { readForm, type SentForm } from '../lib/forms/read-form.ts';
import { answerProblem, answerReceipt, type Receipt } from '../lib/forms/respond.ts';
import { spamReasons } from '../lib/forms/spam.ts';
import { networkOf } from '../lib/network.ts';
import { findMessage, storeMessage } from './store-message.ts';

const USUAL_LINKS = 3;

type Form = typeof messageForm | typeof complaintForm;

/** C34: takes a contact message. Answers 201 `{ message, reference }`, 422 with issues, or 429; browsers get pages. */
export function postMessage(app: App, request: FastifyRequest, reply: FastifyReply) {
  return post(app, messageForm, request, reply);
}

/** Takes a complaint about data protection: a message that is acknowledged by mail and has a clock. Answers as above. */
export function postComplaint(app: App, request: FastifyRequest, reply: FastifyReply) {
  return post(app, complaintForm, request, reply);
}

async function post(app: App, form: Form, request: FastifyRequest, reply: FastifyReply) {
  let sent: SentForm | null = null;
  try {
    sent = await readForm(request);
    return answerReceipt(app, form, request, reply, await takeMessage(app, form, sent, request));
  } catch (error) {
    return await answerProblem(app, form, request, reply, error, sent?.values);
  }
}

async function takeMessage(app: App, form: Form, { values }: SentForm, request: FastifyRequest): Promise<Receipt> {
  const { intake, clock } = app;
  const now = clock.now();
  const content = [form.name, ...Object.keys(form.fields).map((name) => String(values[name] ?? ''))];
  const keys = idempotencyKeys(request.headers['idempotency-key'] ?? values.idempotencyKey, content, now);
  const before = findMessage(app.db, keys);
  if (before) return { message: form.sent, reference: before.reference };

  const { data, issues } = checkForm(form, values);
  if (!data) throw refused(form, issues);
  intake.limits.messages.count(networkOf(request.ip), now);
  intake.limits.sameText.count(data.message.toLowerCase().replace(/\s+/g, ' '), now);
  const reasons = spamReasons({
    trap: values.company_url,
    name: data.name,
    text: data.message,
    usualLinks: USUAL_LINKS,
    took: intake.tokens.age(values.formToken, now),
  });
  const whole = { website: '', ...data };
  const { reference } = await commitTogether(app.db, () => storeMessage(app, form, whole, keys, reasons));
  app.mail.wake();
  return { message: form.sent, reference };
}
