/** Filters of lists that users have saved, over HTTP. */
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type IntakeServer, startIntake } from '../../support/applications.ts';
import { apply } from '../../support/candidates.ts';

let server: IntakeServer;
let recruiter: Awaited<ReturnType<IntakeServer['logIn']>>;
beforeEach(async () => {
  server = await startIntake();
  recruiter = await server.logIn('recruiter');
});
afterEach(() => server.close());

const view = { list: 'applications', name: 'Drivers', query: 'search=HGV%20driver&unread=true' };
const save = (change: object = {}) => recruiter.put('/api/saved-views', { ...view, ...change });
const names = async (of = recruiter) =>
  (await of.get('/api/saved-views')).body.items.map(({ name }: { name: string }) => name);

test('a user saves, replaces and deletes views that no colleague sees', async () => {
  const { status, body: saved } = await save();
  expect([status, saved]).toEqual([200, { id: expect.any(String), ...view, query: 'search=HGV+driver&unread=true' }]);
  expect((await save({ query: 'due=true' })).body).toEqual({ ...saved, query: 'due=true' });
  await save({ list: 'candidates' });
  await save({ name: 'Cooks' });
  expect(await names()).toEqual(['Cooks', 'Drivers', 'Drivers']);

  const colleague = await server.logIn('editor');
  expect(await names(colleague)).toEqual([]);
  expect((await colleague.delete(`/api/saved-views/${saved.id}`)).status).toBe(404);
  expect((await recruiter.delete(`/api/saved-views/${saved.id}`)).status).toBe(204);
  expect(await names()).toEqual(['Cooks', 'Drivers']);
});

test('rejects blank names, other lists and more than 100 views', async () => {
  for (const [path, value] of Object.entries({ name: ' ', list: 'a b', query: 'a'.repeat(2001) })) {
    const { status, body } = await save({ [path]: value });
    expect([status, body.issues[0].path]).toEqual([422, path]);
  }
  for (let n = 0; n < 100; n++) await save({ name: `View ${n}` });
  expect((await save({ name: 'One more' })).status).toBe(409);
  expect((await save({ name: 'View 1' })).status).toBe(200);
});

test('views that search for a person go with their data', async () => {
  const id = await apply(server, { fullName: 'Zoë Lovelace', email: 'zoe@example.com' });
  await save({ name: 'By name', query: 'search=zoë lovelace' });
  await save({ name: 'By address', query: 'search=ZOE@example.com' });
  await save({ name: 'About Zoë Lovelace', query: '' });
  await save({ name: 'Others', query: 'search=lovelace' });
  expect((await recruiter.delete(`/api/applications/${id}`)).status).toBeLessThan(300);
  expect(await names()).toEqual(['Others']);
});
