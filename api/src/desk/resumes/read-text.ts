import { join } from 'node:path';
import type { ResumeKind } from 'content-types/resumes/resume-file';
import type { App } from '../../core/app.ts';
import { readIfPossible } from '../../core/lib/files.ts';
import { read } from '../../core/parsing/reader.ts';

/**
 * The text of a CV or an emailed file; null if the file is missing, unreadable or beyond the limits of the reader
 * process. Readers, such as `search`, take turns.
 */
export function readText({ resumeFolder }: App, file: { id: string; kind: ResumeKind }, reader: string) {
  return read(reader, async () => {
    const bytes = await readIfPossible(join(resumeFolder, file.id));
    return bytes && { kind: 'text' as const, of: file.kind, bytes };
  });
}
