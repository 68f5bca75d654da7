/** Saved views, which are list filters that users keep, over HTTP. */
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type IntakeServer, startIntake } from '../../support/applications.ts';
import { apply, settled } from '../../support/candidates.ts';

let server: IntakeServer;
let recruiter: Awaited<ReturnType<IntakeServer['logIn']>>;
beforeEach(async () => {
  server = await startIntake();
  recruiter = await server.logIn('recruiter');
});
afterEach(() => server.close());

const view = { list: 'applications', name: 'Drivers', query: 'search=HGV%20driver&unread=true' };
const save = (change: object = {}) => recruiter.put('/api/saved-views', { ...view, ...change });
const names = async (owner = recruiter) =>
  (await owner.get('/api/saved-views')).body.items.map(({ name }: { name: string }) => name);

test('a user saves, replaces and deletes views that no colleague sees', async () => {
  const { status, body: savedView } = await save();
  expect([status, savedView]).toEqual([
    200,
    { id: expect.any(String), ...view, query: 'search=HGV+driver&unread=true', isWatched: null },
  ]);
  expect((await save({ query: 'due=true' })).body).toEqual({ ...savedView, query: 'due=true' });
  await save({ list: 'candidates' });
  await save({ name: 'Cooks' });
  expect(await names()).toEqual(['Cooks', 'Drivers', 'Drivers']);

  const colleague = await server.logIn('editor');
  expect(await names(colleague)).toEqual([]);
  expect((await colleague.delete(`/api/saved-views/${savedView.id}`)).status).toBe(404);
  expect((await recruiter.delete(`/api/saved-views/${savedView.id}`)).status).toBe(204);
  expect(await names()).toEqual(['Cooks', 'Drivers']);
});

test('rejects invalid saved views and more than 100 per user', async () => {
  for (const [path, value] of Object.entries({ name: ' ', list: 'a b', query: 'a'.repeat(2001) })) {
    const { status, body } = await save({ [path]: value });
    expect([status, body.issues[0].path]).toEqual([422, path]);
  }
  for (let n = 0; n < 100; n++) await save({ name: `View ${n}` });
  expect((await save({ name: 'One more' })).status).toBe(409);
  expect((await save({ name: 'View 1' })).status).toBe(200);
});

test('erases views that search for an erased person', async () => {
  const id = await apply(server, { fullName: 'Zoë Lovelace', email: 'zoe@example.com' });
  await save({ name: 'By name', query: 'search=zoë lovelace' });
  await save({ name: 'By address', query: 'search=ZOE@example.com' });
  await save({ name: 'About Zoë Lovelace', query: '' });
  await save({ name: 'Others', query: 'search=lovelace' });
  expect((await recruiter.delete(`/api/applications/${id}`)).status).toBeLessThan(300);
  expect(await names()).toEqual(['Others']);
});

const WELDERS = { list: 'candidates', name: 'Welders near Leeds', query: 'search=welder&near=Leeds&miles=30' };
const watch = (id: string, viewer = recruiter) => viewer.put(`/api/saved-views/${id}/watch`);
async function watched(scope = 'mine') {
  const { body } = await recruiter.get(`/api/today?who=${scope}`);
  return body.parts.find(({ name }: { name: string }) => name === 'watched')?.items ?? [];
}
async function addPeople(...people: [name: string, words: string][]) {
  for (const [name, words] of people)
    await apply(server, { fullName: `${name} Byron`, email: `${name}@home.example`, words: `${words}, LS1 4AP` });
  await settled(server);
}

test('today’s work counts the people new to a watched view', async () => {
  await addPeople(['ada', 'Welder']);
  const { body: view } = await save(WELDERS);
  expect(view.isWatched).toBe(false);
  expect((await watch(view.id)).body).toEqual({ ...view, isWatched: true });
  expect(await watched()).toEqual([]);
  // Ada does not count as a new person, because she already matched.
  await addPeople(['ben', 'Welder'], ['cleo', 'Baker'], ['dee', 'Welder'], ['ada', 'Senior welder']);
  const newPeople = { view: 'candidates', id: '', query: WELDERS.query, name: WELDERS.name, what: '2 new people' };
  expect(await watched()).toMatchObject([newPeople]);
  expect(await watched('everyone')).toEqual([]);

  await watch(view.id);
  expect(await watched()).toEqual([]);
  // Checks that matches of a changed query do not count as new.
  await save({ ...WELDERS, query: 'search=baker' });
  expect(await watched()).toEqual([]);
  await addPeople(['eve', 'Baker']);
  expect(await watched()).toMatchObject([{ what: '1 new person' }]);
  expect((await recruiter.delete(`/api/saved-views/${view.id}/watch`)).status).toBe(204);
  expect(await watched()).toEqual([]);
});

test('a user can watch ten of their own valid candidate views', async () => {
  const other = await server.logIn('recruiter');
  const { body: view } = await save(WELDERS);
  expect((await watch(view.id, other)).status).toBe(404);
  expect((await other.delete(`/api/saved-views/${view.id}/watch`)).status).toBe(404);
  expect((await watch((await save()).body.id)).status).toBe(409);
  for (const query of ['near=Atlantis', 'search=(', 'rating=9'])
    expect((await watch((await save({ ...WELDERS, query })).body.id)).status, query).toBe(409);
  for (let n = 0; n < 10; n++)
    expect((await watch((await save({ ...WELDERS, name: `View ${n}` })).body.id)).status).toBe(200);
  expect((await watch((await save(WELDERS)).body.id)).status).toBe(409);
});
