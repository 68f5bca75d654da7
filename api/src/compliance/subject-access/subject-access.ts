import { plural } from 'content-types/text/plural';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { App } from '../../core/app.ts';
import { audit } from '../../core/audit.ts';
import { getAuthor, RECRUITERS } from '../../core/auth/access.ts';
import type { Submission } from '../../core/database/submissions.ts';
import { HttpError } from '../../core/http/errors.ts';
import { EXPORTS } from '../../core/http/rate-limit.ts';
import { findPersonByEmail, isProven, otherAddressesSchema, type Person, personRequest } from './person.ts';
import { exportSubmission, filesOf, jsonFile, sendArchive } from './record.ts';

/** Sends all data held about a person as one archive, for a subject access request. The address is not logged. */
export async function subjectAccessRoutes(app: App) {
  const config = { roles: RECRUITERS, atOnce: EXPORTS };
  const exportSchema = { tags: ['Data protection'], body: personRequest };
  app.post('/api/subject-exports', { config, schema: exportSchema }, async (request, reply) =>
    sendPerson(app, request, reply, requirePerson(request.body)),
  );

  const countsSchema = z.object({
    applications: z.int(),
    messages: z.int(),
    isProven,
    otherAddresses: otherAddressesSchema,
  });
  const previewSchema = { ...exportSchema, response: { 200: countsSchema } };
  app.post('/api/subject-exports/preview', { config, schema: previewSchema }, async (request) => {
    const { submissions, isProven, otherAddresses } = requirePerson(request.body);
    return { ...countKinds(submissions), isProven, otherAddresses };
  });

  /** Throws 404 if nothing is held about the person. */
  function requirePerson(body: z.infer<typeof personRequest>): Person {
    const person = findPersonByEmail(app, body);
    const isEmpty = Object.values(collect(app, person)).every((records) =>
      Array.isArray(records) ? records.length === 0 : records === null,
    );
    if (isEmpty) throw new HttpError(404, 'No data is held about this email address.');
    return person;
  }
}

/** Sends all data held about a person as a zip file, and records the export in the audit log. */
export function sendPerson(app: App, request: FastifyRequest, reply: FastifyReply, person: Person) {
  const author = getAuthor(app, request);
  const { applications, messages } = countKinds(person.submissions);
  const detail = [
    plural(applications, { one: '# application', other: '# applications' }),
    plural(messages, { one: '# message', other: '# messages' }),
    ...(person.emails.length > 1 ? [`${person.emails.length} addresses`] : []),
  ];
  audit(app.db, author, 'subject.export', 'subject', detail.join(', '));
  const files = person.submissions.flatMap((submission) => filesOf(app, submission));
  const data = jsonFile('data.json', { email: person.emails.join(', '), ...collect(app, person) });
  return sendArchive(reply, 'personal-data.zip', [data, ...files], author.at);
}

/** All data held about a person. */
function collect(app: App, person: Person): Record<string, object | null> {
  const exportOfKind = (kind: Submission['kind']) =>
    person.submissions
      .filter((submission) => submission.kind === kind)
      .map((submission) => exportSubmission(app, submission, 'staff'));
  const featureData = app.features.map(({ personalData }) => personalData?.find?.(app, person));
  return {
    applications: exportOfKind('application'),
    messages: exportOfKind('message'),
    ...Object.assign({}, ...featureData),
  };
}

/** Counts the applications and the messages. */
export function countKinds(submissions: readonly Submission[]) {
  const applications = submissions.filter(({ kind }) => kind === 'application').length;
  return { applications, messages: submissions.length - applications };
}
