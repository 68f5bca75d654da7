/** Assignments: users are emailed if they choose to be, and a job's consultant is assigned its applications. */
import { contentTypes } from 'content-types';
import { initialData } from 'content-types/fields/field';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createDocument } from '../../../src/core/content/documents/save.ts';
import { eq } from '../../../src/core/database/drizzle.ts';
import { users } from '../../../src/core/database/schema/auth.ts';
import { assignmentNotices } from '../../../src/core/database/schema/inbox.ts';
import { outbox } from '../../../src/core/database/schema/mail.ts';
import { addJob, type IntakeServer, MESSAGE, startIntake } from '../../support/applications.ts';
import { candidate } from '../../support/candidate-page.ts';
import { fakeClock } from '../../support/fake-clock.ts';
import { assignmentEmails, change, changeMany } from '../../support/inbox.ts';

const clock = fakeClock('2026-11-22T09:00:00Z');
let server: IntakeServer;
let recruiter: Awaited<ReturnType<IntakeServer['logIn']>>;
let colleague: typeof recruiter;
beforeAll(async () => {
  server = await startIntake({ clock });
});
beforeEach(async () => {
  server.db.delete(outbox).run();
  recruiter = await server.logIn('recruiter');
  colleague = await server.logIn('recruiter');
});
afterAll(() => server.close());

const emails = () => assignmentEmails(server.db);
const assign = (ids: string[], assignedTo: string | null) =>
  changeMany(recruiter, '/api/applications', ids, { assignedTo });
const choose = (notify: string) => colleague.put('/api/session/notifications', { notify });

test('emails the assignee once for several assignments without candidates’ names', async () => {
  const [ada, grace] = [await candidate(server), await candidate(server)];
  await assign([ada.id, grace.id], colleague.user.id);
  const [mail, ...more] = emails();
  expect(more).toEqual([]);
  expect(mail).toMatchObject({
    to: colleague.user.email,
    subject: '2 applications and messages have been assigned to you',
  });
  expect(mail?.text).toContain(`Application ${ada.reference}`);
  expect(mail?.text).toContain('Platform engineer');
  expect(mail?.text).toContain(`/admin#applications/${grace.id}`);
  expect(JSON.stringify(mail)).not.toContain('Lovelace');
  // Assigning the same colleague again changes nothing.
  await assign([ada.id], colleague.user.id);
  await assign([ada.id], null);
  await assign([ada.id], recruiter.user.id);
  expect(emails()).toHaveLength(1);
  await server.post('/api/messages', new URLSearchParams(MESSAGE));
  const { items } = (await recruiter.get('/api/messages')).body;
  await change(recruiter, `/api/messages/${items[0].id}`, { assignedTo: colleague.user.id });
  expect(emails()[1]?.subject).toBe(`Message ${items[0].reference} has been assigned to you`);
});

test('sends assignment emails daily or never, as the user chooses', async () => {
  expect((await colleague.get('/api/session/notifications')).body).toEqual({ notify: 'now', today: false });
  expect((await choose('hourly')).status).toBe(422);
  expect((await choose('daily')).body).toEqual({ notify: 'daily', today: false });
  const [ada, grace, alan] = [await candidate(server), await candidate(server), await candidate(server)];
  await assign([ada.id, grace.id], colleague.user.id);
  await assign([alan.id], colleague.user.id);
  await assign([grace.id], null);
  await clock.advance(22 * 3_600_000);
  expect(emails()).toEqual([]);
  await clock.advance(2 * 3_600_000);
  await expect.poll(() => emails().length).toBe(1);
  expect(emails()[0]?.subject).toBe('2 applications and messages have been assigned to you');
  expect(emails()[0]?.text).not.toContain(grace.reference);
  expect(server.db.select().from(assignmentNotices).all()).toEqual([]);
  await clock.leap(24 * 3_600_000);
  expect(emails()).toHaveLength(1);

  await choose('none');
  await assign([grace.id], colleague.user.id);
  await clock.advance(48 * 3_600_000);
  expect(emails()).toHaveLength(1);
  expect((await server.anonymous.get('/api/session/notifications')).status).toBe(401);
});

test('emails colleagues whom a note mentions, without the note or the candidate', async () => {
  const name = (user: { id: string }, name: string) =>
    server.db.update(users).set({ name }).where(eq(users.id, user.id)).run();
  const [editor, other] = [await server.logIn('editor'), await server.logIn('recruiter')];
  name(recruiter.user, 'Ada Lovelace');
  name(colleague.user, 'Beth Lindqvist');
  name(other.user, 'Ann-Marie O’Neill');
  name(editor.user, 'Ed Itor');
  const note = async (text: string, writer = recruiter) => {
    const { id, reference } = await candidate(server);
    server.db.delete(outbox).run();
    expect((await writer.post(`/api/applications/${id}/notes`, { text })).status).toBe(200);
    return { reference, to: emails().map(({ to }) => to) };
  };
  const { reference, to } = await note(
    '@beth can you ring her? Ask @Ann-Marie O’Neill, not @Ed Itor. Mine: @Ada Lovelace',
  );
  expect(to.sort()).toEqual([colleague.user.email, other.user.email].sort());
  expect(emails()[0]?.subject).toBe(`Ada Lovelace has mentioned you in a note about application ${reference}`);
  expect(JSON.stringify(emails())).not.toContain('ring her');
  expect((await note('Write to x@beth.example, or @Bethany.')).to).toEqual([]);
  name(other.user, 'Beth Jones');
  expect((await note('@Beth, please')).to).toEqual([]);
  expect((await note('@Beth Jones, please')).to).toEqual([other.user.email]);
  await choose('none');
  expect((await note('@Beth Lindqvist?')).to).toEqual([]);
});

test('erasing an application removes its notice from the pending daily email', async () => {
  await choose('daily');
  const ada = await candidate(server);
  await assign([ada.id], colleague.user.id);
  expect(server.db.select().from(assignmentNotices).all()).toHaveLength(1);
  const admin = await server.logIn();
  expect((await admin.delete(`/api/applications/${ada.id}`)).status).toBe(200);
  expect(server.db.select().from(assignmentNotices).all()).toEqual([]);
});

test('assigns new applications to the job’s consultant with inbox access', async () => {
  const jobOf = (email: string) => {
    const id = addJob(server.db, clock.now(), { title: 'Night nurse' });
    server.db.$client
      .prepare(`UPDATE documents SET published = json_set(published, '$.consultant.email', ?) WHERE id = ?`)
      .run(email, id);
    return id;
  };
  const assignee = async (jobId: string, form: object = {}) => {
    const { body } = await server.apply({ jobId, email: `${jobId}@example.com`, ...form });
    const { items } = (await recruiter.get(`/api/applications?status=new,spam&job=${jobId}`)).body;
    return items.find(({ reference }: { reference: string }) => reference === body.reference);
  };
  const colleaguesJob = jobOf(colleague.user.email.toUpperCase());
  expect(await assignee(colleaguesJob)).toMatchObject({ assignedTo: { id: colleague.user.id } });
  expect(emails()).toHaveLength(1);
  const spam = await assignee(colleaguesJob, { topic: 'http://spam.example', coverLetter: 'Buy now' });
  expect(emails()).toHaveLength(1);
  await change(recruiter, `/api/applications/${spam.id}`, { status: 'new' });
  expect(emails()).toHaveLength(2);

  // The consultant's profile takes precedence over the details in the job.
  const blank = initialData(contentTypes.consultant.fields);
  const data = { ...blank, name: 'Sam Taylor', email: recruiter.user.email };
  const profile = createDocument(server.db, contentTypes.consultant, { data }, { userId: null, at: clock.now() });
  const withProfile = jobOf(colleague.user.email);
  server.db.$client
    .prepare(`UPDATE documents SET published = json_set(published, '$.consultantProfile', ?) WHERE id = ?`)
    .run(profile.id, withProfile);
  expect(await assignee(withProfile)).toMatchObject({ assignedTo: { id: recruiter.user.id } });
  expect(emails()).toHaveLength(3);

  const editor = await server.logIn('editor');
  expect(await assignee(jobOf(editor.user.email))).toMatchObject({ assignedTo: null });
  expect(await assignee(jobOf('stranger@example.com'))).toMatchObject({ assignedTo: null });
  server.db.update(users).set({ disabledAt: 1 }).where(eq(users.id, colleague.user.id)).run();
  expect(await assignee(jobOf(colleague.user.email))).toMatchObject({ assignedTo: null });
  expect(emails()).toHaveLength(3);
});
