import { z } from 'zod';
import { currentUser, EVERYONE } from '../auth/access.ts';
import { allTypes } from '../content/types.ts';
import type { App } from '../lib/app.ts';
import { advertsWithProblems } from './adverts.ts';
import { applicationsByWeek } from './applications.ts';
import { failedMails, jobsOnSite, waiting } from './content.ts';

const advert = z.object({
  id: z.string(),
  title: z.string(),
  forbidden: z.int().describe('What the law does not allow on the site.'),
  problems: z.int(),
});
const waits = z.object({
  type: z.string(),
  id: z.string(),
  title: z.string(),
  status: z.enum(['draft', 'changed', 'scheduled']),
  at: z.iso.datetime().describe('When it goes live; of a draft, when it was saved.'),
  by: z.string().nullable(),
});
const answer = z.object({
  jobs: z.int().describe('Open jobs on the site.'),
  waiting: z.object({ items: z.array(waits), total: z.int() }),
  adverts: z.object({ items: z.array(advert), total: z.int(), checked: z.int() }),
  applications: z
    .array(z.object({ week: z.iso.date().describe('Its Monday.'), count: z.int() }))
    .nullable()
    .describe('Null for roles that see none.'),
  failedMails: z.int().nullable().describe('Null for roles that do not see mails.'),
});

/** What there is to know and to do today, for the role of whoever asks. */
export async function dashboardRoutes(app: App) {
  const schema = { tags: ['Dashboard'], response: { 200: answer } };
  app.get('/api/dashboard', { config: { roles: EVERYONE }, schema }, async (request, reply) => {
    const { role } = currentUser(request);
    reply.header('cache-control', 'no-store');
    const { db, clock } = app;
    return {
      jobs: jobsOnSite(db),
      waiting: waiting(db, role === 'recruiter' ? ['job'] : allTypes.map(({ name }) => name), clock.now()),
      adverts: await advertsWithProblems(db),
      applications: role === 'editor' ? null : applicationsByWeek(db, clock.now()),
      failedMails: role === 'administrator' ? failedMails(db) : null,
    };
  });
}
