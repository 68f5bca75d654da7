/** The files that staff attach to a reply: checked by their content, and permanently on disk before the reply is stored. */
import { joinWithOr } from 'content-types/fields/problems';
import { MAIL_FILES, type MailFileKind } from 'content-types/resumes/mail-file';
import { formatBytes } from 'content-types/text/bytes';
import type { FastifyRequest } from 'fastify';
import type { App } from '../../core/app.ts';
import type { MailFile } from '../../core/database/schema/mail.ts';
import { readForm, type SentFile } from '../../core/forms/read-form.ts';
import { type Issue, rejectIssues } from '../../core/http/errors.ts';
import { PROBLEMS } from '../../core/parsing/verdict.ts';
import { checkSentResume } from '../resumes/check-sent.ts';
import { discardResume, keepResume, resumePart } from '../resumes/resume-store.ts';
import { requireRoomForResume } from '../resumes/upload-notices.ts';

interface SentReply {
  values: Record<string, unknown>;
  /** Adds the errors of the files to `issues`, and throws 422 if there are any. Otherwise the files are on disk. */
  keepFiles(issues: Issue[]): Promise<MailFile[]>;
}

/** Reads a form with files, which are discarded unless `work` succeeds. */
export async function withReplyFiles(app: App, request: FastifyRequest, work: (reply: SentReply) => Promise<void>) {
  // Reads one file more than allowed, so that too many files cause an error and none is silently left out.
  const part = { ...resumePart(app), part: 'files', maxBytes: MAIL_FILES.maxBytes, most: MAIL_FILES.most + 1 };
  const { values, files } = await readForm(request, part);
  let isFinished = false;
  try {
    await work({ values, keepFiles: (issues) => keepFiles(app, files, request.ip, issues) });
    isFinished = true;
  } finally {
    if (!isFinished) for (const file of files) await discardResume(app.resumeFolder, file);
  }
}

async function keepFiles(app: App, files: readonly SentFile[], address: string, issues: Issue[]): Promise<MailFile[]> {
  const kinds: MailFileKind[] = [];
  const problem = problemOfAll(files);
  if (problem) issues.push({ path: 'files', message: problem });
  for (const file of problem ? [] : files) {
    const verdict = await checkFile(file, address);
    if ('problem' in verdict) issues.push({ path: 'files', message: `${file.name}: ${verdict.problem}` });
    else kinds.push(verdict.kind);
  }
  rejectIssues(issues);
  if (files.length > 0) await requireRoomForResume(app);
  const storedFiles = files.map(({ id, name, bytes, sha256 }, index) => ({
    id,
    name,
    bytes,
    sha256,
    kind: kinds[index] ?? 'pdf',
  }));
  for (const file of files) await keepResume(app.resumeFolder, file);
  return storedFiles;
}

function problemOfAll(files: readonly SentFile[]): string | null {
  const { most, maxBytes } = MAIL_FILES;
  if (files.length > most) return `Attach up to ${most} files.`;
  const bytes = files.reduce((sum, file) => sum + file.bytes, 0);
  if (bytes > maxBytes || files.some(({ isTooLarge }) => isTooLarge))
    return `Attachments can be up to ${formatBytes(maxBytes)} in total.`;
  return null;
}

async function checkFile(file: SentFile, address: string): Promise<{ kind: MailFileKind } | { problem: string }> {
  const start = Buffer.alloc(8);
  await file.handle.read(start, 0, start.length, 0);
  const magicBytes = start.toString('latin1');
  if (magicBytes.startsWith('\xff\xd8\xff')) return { kind: 'jpg' };
  if (magicBytes === '\x89PNG\r\n\x1a\n') return { kind: 'png' };
  const verdict = await checkSentResume(file, address);
  const isUnsupported = 'problem' in verdict && verdict.problem === PROBLEMS.otherKind;
  return isUnsupported ? { problem: `Attach a ${joinWithOr(['PDF', 'Word', 'JPEG', 'PNG'])} file.` } : verdict;
}
