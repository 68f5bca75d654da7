import { mkdirSync } from 'node:fs';
import { join } from 'node:path';

declare module 'fastify' {
  interface FastifyInstance {
    /** The folder of the CVs and of files received by email. Files are named by id. */
    resumeFolder: string;
  }
}

/** The folder, created if missing, which only our own user may read. */
export function openResumeFolder(dataDir: string): string {
  const folder = join(dataDir, 'resumes');
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  return folder;
}
