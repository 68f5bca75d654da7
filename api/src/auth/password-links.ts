/** Links to choose a password. They work once, expire, and are stored hashed. */
import { and, eq, gt, inArray, isNull, lte, or, type SQL, sql } from 'drizzle-orm';
import type { PasswordLinkKind, users } from '../database/schema/auth.ts';
import { passwordLinks, users as usersTable } from '../database/schema/auth.ts';
import { outbox } from '../database/schema/mail.ts';
import { adminAddress } from '../env.ts';
import type { App } from '../lib/app.ts';
import { newId } from '../lib/ids.ts';
import { hashOf, newSecret } from '../lib/secrets.ts';
import { queueMail } from '../mail/outbox.ts';
import { renderEmail } from '../mail/render-email.ts';

type User = typeof users.$inferSelect;

const HOUR = 3_600_000;
const VALID: Record<PasswordLinkKind, { ms: number; words: string }> = {
  invitation: { ms: 72 * HOUR, words: 'three days' },
  reset: { ms: HOUR, words: 'an hour' },
};

/** Emails a link to choose a password: an invitation if the user has none yet. Call it in a transaction, then wake the mail worker. */
export function sendPasswordLink(app: App, user: User): PasswordLinkKind {
  const kind = user.passwordHash === null ? 'invitation' : 'reset';
  const now = app.clock.now();
  endLinks(app, or(eq(passwordLinks.userId, user.id), lte(passwordLinks.expiresAt, now)));
  const secret = newSecret();
  const link = { id: newId(), hash: hashOf(secret), userId: user.id, kind, expiresAt: now + VALID[kind].ms } as const;
  app.db.insert(passwordLinks).values(link).run();
  const address = adminAddress(app.env, `#${kind}=${secret}`);
  const mail = { to: user.email, ...letterOf(app, user, kind, address) };
  queueMail(app, { kind: `account.${kind}`, subjectId: link.id, mail });
  return kind;
}

/** The link with this secret; null when there is none, it has expired, or its user is disabled. */
export function passwordLinkOf(
  app: App,
  secret: string,
): { link: typeof passwordLinks.$inferSelect; user: User } | null {
  const isValid = and(
    eq(passwordLinks.hash, hashOf(secret)),
    gt(passwordLinks.expiresAt, app.clock.now()),
    isNull(usersTable.disabledAt),
  );
  const row = app.db
    .select()
    .from(passwordLinks)
    .innerJoin(usersTable, eq(usersTable.id, passwordLinks.userId))
    .where(isValid)
    .get();
  return row ? { link: row.password_links, user: row.users } : null;
}

/** Ends every link of a user. */
export function endLinksOf(app: App, userId: string) {
  endLinks(app, eq(passwordLinks.userId, userId));
}

/** Also removes the secrets from the outbox, which must not keep or send them. */
function endLinks({ db }: App, which: SQL | undefined) {
  const ended = db.delete(passwordLinks).where(which).returning({ id: passwordLinks.id }).all();
  if (ended.length === 0) return;
  const about = inArray(
    outbox.subjectId,
    ended.map(({ id }) => id),
  );
  db.update(outbox)
    .set({ mail: sql`json_set(${outbox.mail}, '$.text', ${ENDED}, '$.html', ${`<p>${ENDED}</p>`})` })
    .where(about)
    .run();
  db.update(outbox)
    .set({ state: 'failed', lastError: ENDED })
    .where(and(about, eq(outbox.state, 'queued')))
    .run();
}

const ENDED = 'The link in this mail has been used, replaced or is too old.';

function letterOf(app: App, { name, email }: User, kind: PasswordLinkKind, address: string) {
  const site = app.env.publicSiteUrl.hostname;
  const valid = `The link works once, for ${VALID[kind].words}.`;
  const parts =
    kind === 'invitation'
      ? [`You are invited to the admin of ${site}. Your login is ${email}. Please choose a password:`]
      : [`Somebody, probably you, asked for a new password for ${email} at ${site}.`];
  return renderEmail({
    subject: kind === 'invitation' ? `Your invitation to ${site}` : `A new password for ${site}`,
    greeting: `Hello ${name},`,
    parts: [...parts, { link: { label: 'Choose a password', address } }, valid],
    signature: [site],
    footnote: 'If you did not expect this mail, ignore it: without the link nothing changes.',
  });
}
