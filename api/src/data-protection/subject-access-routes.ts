import { z } from 'zod';
import { jsonFile, resumeFiles, sendArchive } from '../applications/candidate-portal/archive.ts';
import { authorOf, RECRUITERS } from '../auth/access.ts';
import { audit } from '../auth/audit.ts';
import { emailSchema } from '../auth/schemas.ts';
import type { App } from '../lib/app.ts';
import { HttpError } from '../lib/errors.ts';
import { applicationsOf, collect, isNothing } from './subject-access.ts';

/** One archive with everything that is held about a person, for an answer to whoever asks. The address is in no log. */
export async function subjectRoutes(app: App) {
  const schema = { tags: ['Data protection'], body: z.strictObject({ email: emailSchema }) };
  app.post('/api/subject-exports', { config: { roles: RECRUITERS }, schema }, async (request, reply) => {
    const { email } = request.body;
    const held = collect(app.db, email);
    if (isNothing(held)) throw new HttpError(404, 'Nothing is held about this address.');
    const author = authorOf(app, request);
    const { applications, messages } = held;
    audit(app.db, author, 'subject.export', `${applications.length} applications, ${messages.length} messages`);
    const resumes = applicationsOf(app.db, email).flatMap((row) => resumeFiles(app, row));
    return sendArchive(reply, 'personal-data.zip', [jsonFile('data.json', held), ...resumes], author.at);
  });
}
