import { join } from 'node:path';
import { z } from 'zod';
import { and, eq, inArray, sql } from '../../core/database/drizzle.ts';
import { applications } from '../../core/database/schema/applications.ts';
import { users } from '../../core/database/schema/auth.ts';
import { incomingEmails, incomingFiles } from '../../core/database/schema/incoming-mail.ts';
import { readColumn } from '../../core/database/statements.ts';
import { type Feature, healthFact } from '../../core/feature.ts';
import { formatDuration, secondsSince } from '../../core/health.ts';
import { MAIL_SECONDS } from '../../core/mail/feature.ts';
import { deleteIncoming, findIncomingFiles, loadIncoming } from '../submissions/incoming.ts';
import {
  dismissAgain,
  dismissForwarded,
  findForwardedEmails,
  forwardedRoutes,
  forwardedToday,
  isFull,
  MAX_FORWARDED_EMAILS,
} from './forwarded.ts';
import { incomingMail } from './mailbox.ts';

const FULL_MESSAGE = `${MAX_FORWARDED_EMAILS} forwarded CVs wait, and new ones are left out. Add or dismiss some under Today.`;

export const mailbox: Feature = {
  name: 'mailbox',
  plugins: [incomingMail, forwardedRoutes],
  tables: [incomingEmails, incomingFiles],
  personalData: {
    /** A reply proves an address, because it needs the secret address in our email. Automatic replies prove nothing. */
    proves(db, emails) {
      const sender = sql<string>`lower(${incomingEmails.fromAddress})`;
      const isFromCandidate = and(
        inArray(applications.email, [...emails]),
        eq(sender, applications.email),
        eq(incomingEmails.isFromOther, false),
        eq(incomingEmails.isAutomatic, false),
      );
      return db
        .selectDistinct({ sender })
        .from(applications)
        .innerJoin(incomingEmails, eq(incomingEmails.submissionId, applications.id))
        .where(isFromCandidate)
        .all()
        .map(({ sender }) => sender);
    },
    /** Forwarded emails that name one of the addresses. */
    find: ({ db }, { emails }) => ({ forwardedMails: findForwardedEmails(db, emails).map(toRecord) }),
    /** Exports the emails of a submission. Candidates do not see what staff wrote when they forwarded a CV. */
    exportFor({ db }, { row }, reader) {
      const staff = new Set(reader === 'staff' ? [] : readColumn(db, users.email));
      const isShown = ({ isFromOther, from }: IncomingEmail) => !isFromOther || !staff.has(from.address);
      return { incomingMails: loadIncoming(db, row.id).filter(isShown).map(toRecord) };
    },
    files: ({ db, resumeFolder }, { row: { id, reference } }) =>
      findIncomingFiles(db, id).map((file, index) => ({
        name: `${reference}-email-file-${index + 1}.${file.kind}`,
        path: join(resumeFolder, file.id),
      })),
    erase: (db, { row }) => ({ files: deleteIncoming(db, row.id) }),
    byAddress: {
      counted: 'forwardedEmails',
      list: (db, emails) => findForwardedEmails(db, emails).map(({ id }) => id),
      end: dismissForwarded,
    },
    erasures: { 'application.dismiss': dismissAgain },
  },
  health: {
    /** The mailbox for replies: why it can't be read, for how long it has failed, and whether forwarded CVs are left out. */
    incomingMail: healthFact({
      label: 'Replies by email',
      schema: z.object({ error: z.string().nullable(), failingSeconds: z.int(), isFull: z.boolean(), ok: z.boolean() }),
      read({ incomingMail, clock, db }) {
        const state = incomingMail.state();
        const failure = state?.failure;
        const isLeftOut = state !== null && isFull(db);
        const failingSeconds = secondsSince(failure?.since, clock.now());
        const ok = failingSeconds < MAIL_SECONDS && !isLeftOut;
        return { error: failure?.error ?? null, failingSeconds, isFull: isLeftOut, ok };
      },
      describe({ error, failingSeconds, isFull }, { incomingMail }) {
        if (!incomingMail.state()) return 'Not set up: replies go to your own mailbox.';
        if (error !== null) return `The mailbox can’t be read for ${formatDuration(failingSeconds)}: ${error}`;
        if (isFull) return FULL_MESSAGE;
        return 'Replies are being fetched.';
      },
    }),
  },
  today: { forwarded: forwardedToday },
  audit: { actions: { file: 'email attachment opened', dismiss: 'forwarded email deleted' } },
};

type IncomingEmail = ReturnType<typeof loadIncoming>[number];

function toRecord({ id: _id, isUnread: _isUnread, files, ...email }: IncomingEmail) {
  return { ...email, files: files.map(({ name, kind, bytes }) => ({ name, kind, bytes })) };
}
