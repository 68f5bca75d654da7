/**
 * Emails administrators when a part of the system that is set up turns bad, and sends a summary of all parts each
 * Monday.
 */
import { z } from 'zod';
import type { App } from '../../core/app.ts';
import { queueForAdministrators } from '../../core/auth/users.ts';
import { readFact, writeFact } from '../../core/database/facts.ts';
import { inTransaction } from '../../core/database/transaction.ts';
import { type Health, listHealth } from '../../core/health.ts';
import { DAY_MS, HOUR_MS } from '../../core/lib/dates.ts';
import { runWhenDue } from '../../core/lib/due-loop.ts';
import { findNextDigest } from '../../core/lib/next-digest.ts';
import { composeEmail } from '../../core/mail/templates.ts';
import { adminAddress } from '../../core/settings/env.ts';

/**
 * Interval between checks. An email is sent if a part is bad at two consecutive checks, the first of which is half an
 * hour after the start.
 */
const CHECK_MS = HOUR_MS / 2;
/** Period after a problem in which the same part causes no other email. */
const QUIET_MS = DAY_MS;

const NOTIFIED_FACT = 'health.notified';
const WEEKLY_FACT = 'health.weekly';
/** Time of the last email about each part, or of its last problem, in milliseconds since 1970. */
const notifiedSchema = z.record(z.string(), z.number());

export async function healthNotices(app: App): Promise<void> {
  /** Names of the parts that were bad at the last check; null when the server starts. */
  let lastBad: readonly string[] | null = null;
  runWhenDue(app, {
    retryMs: CHECK_MS,
    failure: 'failed to check the health of the system',
    async work(now) {
      if (!lastBad) {
        lastBad = [];
        return now + CHECK_MS;
      }
      const previouslyBad = lastBad;
      const facts = await listHealth(app);
      const badParts = facts.filter(({ ok, hasOwnEmail, isMissing }) => !ok && !hasOwnEmail && !isMissing);
      notifyOfProblems(
        app,
        badParts.filter(({ name }) => previouslyBad.includes(name)),
        now,
      );
      lastBad = badParts.map(({ name }) => name);
      sendWeekly(app, facts, now);
      return now + CHECK_MS;
    },
  });
}

function notifyOfProblems(app: App, badParts: readonly Health[], now: number): void {
  const previousNotices = notifiedSchema.parse(JSON.parse(readFact(app.db, NOTIFIED_FACT) ?? '{}'));
  const newProblems = badParts.filter(({ name }) => previousNotices[name] === undefined);
  const recentNotices = Object.entries(previousNotices).filter(([, at]) => now - at < QUIET_MS);
  const newNotices = Object.fromEntries([...recentNotices, ...badParts.map(({ name }) => [name, now] as const)]);
  if (JSON.stringify(newNotices) === JSON.stringify(previousNotices)) return;
  inTransaction(app.db, () => {
    writeFact(app.db, NOTIFIED_FACT, JSON.stringify(newNotices));
    if (newProblems.length > 0) queueEmail(app, 'problem', newProblems);
  });
  if (newProblems.length === 0) return;
  app.log.error({ facts: newProblems.map(({ name }) => name) }, 'the system needs attention');
  app.mail.wake();
}

function sendWeekly(app: App, facts: readonly Health[], now: number): void {
  const dueAt = Number(readFact(app.db, WEEKLY_FACT) ?? 0);
  if (now < dueAt) return;
  inTransaction(app.db, () => {
    writeFact(app.db, WEEKLY_FACT, String(findNextDigest('weekly', now)));
    // A new system sends no weekly email before its first Monday.
    if (dueAt > 0) queueEmail(app, 'weekly', facts);
  });
  if (dueAt > 0) app.mail.wake();
}

function queueEmail(app: App, emailKind: 'problem' | 'weekly', facts: readonly Health[]): void {
  const address = adminAddress(app.env);
  const badLabels = facts.filter(({ ok }) => !ok).map(({ label }) => label);
  const content = composeEmail(app, 'healthEmail', {
    health_summary:
      badLabels.length > 0
        ? `Needs attention on your website: ${badLabels.join(', ')}`
        : 'Everything on your website works',
    health_facts: facts.map(({ label, text }) => ({ label, address, note: text })),
    admin_link: address,
  });
  queueForAdministrators(app, { kind: `health.${emailKind}`, subjectId: 'health' }, content);
}
