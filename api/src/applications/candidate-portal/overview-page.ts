import { submissions } from 'content-types';
import { withDefaults } from 'content-types/lib/defaults';
import { escapeHtml } from 'content-types/lib/rich-text';
import { eq } from 'drizzle-orm';
import type { FastifyReply } from 'fastify';
import { CONSENT_ENDINGS, CONSENT_LABELS, consentsOf } from '../../data-protection/consents.ts';
import { wishOf } from '../../data-protection/erasure-request.ts';
import { holdOf } from '../../data-protection/holds.ts';
import { type applications, resumes } from '../../database/schema/applications.ts';
import type { App } from '../../lib/app.ts';
import { longDate } from '../../lib/dates.ts';
import { resumeField } from '../../lib/forms/public-form.ts';
import { fileHtml } from '../../lib/pages/field.ts';
import { page } from '../../lib/pages/page.ts';
import { CANDIDATE_PATH } from './link.ts';
import { STATUS_WORDS } from './status-words.ts';

type Application = typeof applications.$inferSelect;

export interface Overview {
  application: Application;
  /** The secret of the link. */
  secret: string;
  /** What has just been done, and what was wrong with a resume that was sent. */
  done?: string;
  problem?: string;
}

/** What was sent, how it stands, and what the candidate can do about it. */
export function overviewPage(app: App, reply: FastifyReply, { application, secret, done, problem }: Overview): string {
  const { jobTitle, status, erasedAt } = application;
  const base = `${CANDIDATE_PATH}/${encodeURIComponent(secret)}`;
  const isOpen = erasedAt === null && status !== 'withdrawn';
  const sections = [
    done ? `<div class="banner good" role="status"><p>${escapeHtml(done)}</p></div>` : '',
    `<p class="status">${escapeHtml(erasedAt === null ? STATUS_WORDS[status] : erasedWords(app, application))}</p>`,
    sent(app, application),
    isOpen ? replaceSection(app, application, base, problem) : '',
    consentSection(app, application, base),
    dataSection(base, isOpen, erasedAt === null),
  ];
  return page(app, reply, 'Your application', `<h1>${escapeHtml(headingOf(jobTitle))}</h1>\n${sections.join('\n')}`);
}

export function headingOf(jobTitle: string): string {
  return `Your application for ${jobTitle}`;
}

function sent(app: App, application: Application): string {
  const fields = submissions.application.fields;
  const data = withDefaults(fields, application.data) as Record<string, unknown>;
  const resume = app.db.select().from(resumes).where(eq(resumes.applicationId, application.id)).get();
  const answers = (['fullName', 'email', 'phone', 'coverLetter'] as const).map(
    (name) => [fields[name].label, String(data[name] ?? '')] as const,
  );
  const rows: (readonly [string, string])[] = [
    ['Reference', application.reference],
    ['Sent', longDate(application.createdAt)],
    ...answers,
    ['Resume', resume ? `${resume.name} (${Math.ceil(resume.bytes / 1024).toLocaleString('en-GB')} kB)` : ''],
  ];
  const items = rows
    .filter(([, value]) => value)
    .map(([label, value]) => `<div><dt>${label}</dt><dd>${escapeHtml(value)}</dd></div>`);
  return `<h2>What you sent</h2>\n<dl>${items.join('')}</dl>`;
}

function replaceSection(app: App, { id }: Application, base: string, problem: string | undefined): string {
  if (holdOf(app.db, id)) return '';
  return `<h2>Send another resume</h2>
<form method="post" action="${base}/resume" enctype="multipart/form-data">
${fileHtml('resume', resumeField, problem, 'The one you sent before is erased. Choose a file:')}
<button>Replace the resume</button>
</form>`;
}

function consentSection(app: App, { id }: Application, base: string): string {
  const given = consentsOf(app.db, id).map(({ kind, wording, givenAt, withdrawnAt }) => {
    const since = `Agreed on ${longDate(givenAt)}.`;
    const button = `<form method="post" action="${base}/consents/${kind}"><button class="quiet">${CONSENT_ENDINGS[kind]}</button></form>`;
    const end = withdrawnAt === null ? button : `<p class="hint">Taken back on ${longDate(withdrawnAt)}.</p>`;
    return `<li><h3>${CONSENT_LABELS[kind]}</h3><p>${escapeHtml(wording)}</p><p class="hint">${since}</p>${end}</li>`;
  });
  return given.length > 0 ? `<h2>What you agreed to</h2>\n<ul class="consents">${given.join('')}</ul>` : '';
}

/** Links lead to a question; only what is sent from there changes anything. */
function dataSection(base: string, isOpen: boolean, isWhole: boolean): string {
  return `<h2>Your data</h2>
<form method="post" action="${base}/download"><button class="quiet">Download my data</button></form>
<p class="choices">${isOpen ? `<a href="${base}/withdraw">Withdraw the application</a>` : ''}
${isWhole ? `<a href="${base}/erase">Erase my data</a>` : ''}</p>`;
}

function erasedWords(app: App, application: Application): string {
  const wish = wishOf(app, application);
  const end = wish.extent === 'some' ? ` on ${longDate(wish.until)}` : '';
  return `Your data has been erased at your wish. What is still here is what the law makes us keep; it is erased by itself${end}.`;
}
