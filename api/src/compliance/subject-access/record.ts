/** Everything held about an application or message, as data and as a zip file. Times are ISO 8601 in UTC. */
import type { ReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { makeZip } from 'client-zip';
import type { FastifyReply } from 'fastify';
import type { App } from '../../core/app.ts';
import type { Database } from '../../core/database/open.ts';
import type { Submission } from '../../core/database/submissions.ts';
import { attachment } from '../../core/http/http.ts';
import { toIso } from '../../core/lib/dates.ts';
import { openIfThere } from '../../core/lib/files.ts';
import { noticeNumbered } from '../notices/privacy-notices.ts';

/** What each feature holds about it. */
export function exportSubmission(app: App, submission: Submission, reader: 'candidate' | 'staff'): object {
  const parts = app.features.map(({ personalData }) => personalData?.exportFor?.(app, submission, reader));
  return Object.assign({}, ...parts);
}

/** The files that belong to an application or message. */
export function filesOf(app: App, submission: Submission): ArchiveFile[] {
  const { id } = submission.row;
  const files = app.features.flatMap(({ personalData }) => personalData?.files?.(app, submission) ?? []);
  return files.map((file) => ({ ...file, id }));
}

export function findNotice(db: Database, number: number | null) {
  const notice = number === null ? null : noticeNumbered(db, number);
  return notice && { version: notice.number, inForceSince: toIso(notice.at) };
}

type ArchiveFile = { name: string; text: string } | { name: string; path: string; id: string };

/**
 * Streams a zip file while it is written, so that the resumes need not fit into memory. They are opened one
 * after another; missing ones are left out and logged.
 */
export function sendArchive(reply: FastifyReply, fileName: string, files: readonly ArchiveFile[], now: number) {
  const lastModified = new Date(now);
  let current: ReadStream | undefined;
  const zip = Readable.fromWeb(makeZip(inputs()) as ReadableStream);
  // The zip does not close the file that it was reading when the download is aborted.
  zip.once('close', () => current?.destroy());
  reply.type('application/zip').header('content-disposition', attachment(fileName));
  return reply.send(zip);

  async function* inputs() {
    for (const file of files) {
      const { name } = file;
      if ('text' in file) {
        yield { name, lastModified, input: file.text };
        continue;
      }
      const handle = await openIfThere(file.path);
      if (handle) {
        current = handle.createReadStream();
        yield { name, lastModified, input: current };
      } else {
        reply.log.warn({ application: file.id }, 'a CV is missing: the download was sent without it');
      }
    }
  }
}

export function jsonFile(name: string, data: unknown): ArchiveFile {
  return { name, text: `${JSON.stringify(data, null, 2)}\n` };
}
