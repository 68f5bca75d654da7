/** Exports the data held about an application or message, as an object and as a zip file. Times are ISO 8601 in UTC. */
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { makeZip } from 'client-zip';
import type { FastifyReply } from 'fastify';
import type { App } from '../../core/app.ts';
import type { Database } from '../../core/database/open.ts';
import type { Submission } from '../../core/database/submissions.ts';
import { toContentDisposition } from '../../core/http/http.ts';
import { toIso } from '../../core/lib/dates.ts';
import { readIfPossible } from '../../core/lib/files.ts';
import { findNoticeByNumber } from '../notices/privacy-notices.ts';

/** Collects the data that each feature holds about a submission. */
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
  const notice = number === null ? null : findNoticeByNumber(db, number);
  return notice && { version: notice.number, inForceSince: toIso(notice.at) };
}

type ArchiveFile = { name: string; text: string } | { name: string; path: string; id: string };

const UNREADABLE = 'We couldn’t read this file, so it isn’t in this copy.\n';

/**
 * Streams a zip file, with one CV in memory at a time. A missing or unreadable CV is logged and replaced with an
 * explanatory text.
 */
export function sendArchive(reply: FastifyReply, fileName: string, files: readonly ArchiveFile[], now: number) {
  const lastModified = new Date(now);
  const zip = Readable.fromWeb(makeZip(streamInputs()) as ReadableStream);
  reply.type('application/zip').header('content-disposition', toContentDisposition(fileName));
  return reply.send(zip);

  async function* streamInputs() {
    for (const file of files) {
      const { name } = file;
      if ('text' in file) {
        yield { name, lastModified, input: file.text };
        continue;
      }
      const input = await readIfPossible(file.path);
      if (!input) reply.log.warn({ application: file.id }, 'a CV is missing: the download was sent without it');
      yield input ? { name, lastModified, input } : { name: `${name}.txt`, lastModified, input: UNREADABLE };
    }
  }
}

export function jsonFile(name: string, data: unknown): ArchiveFile {
  return { name, text: `${JSON.stringify(data, null, 2)}\n` };
}
