/** One click takes back what one save or one bulk action made live. */
import { contentTypes } from 'content-types';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Client, startApp, type TestServer } from '../support/app.ts';
import { fakeClock } from '../support/fake-clock.ts';
import { addPicture, sampleOf } from '../support/samples.ts';

const DAY = 24 * 3_600_000;
const job = (title: string) => ({ ...sampleOf(contentTypes.job), title });
const slide = (title: string) => ({ ...sampleOf(contentTypes.slide), title });

let clock: ReturnType<typeof fakeClock>;
let server: TestServer;
let admin: Client;
beforeEach(async () => {
  clock = fakeClock('2026-11-21T09:00:00.000Z');
  server = await startApp({ clock });
  addPicture(server.db);
  admin = await server.logIn();
});
afterEach(() => server.close());

const undo = (change: number, client = admin) => client.post('/api/publish/undo', { change });
const last = async (client = admin) => (await client.get('/api/publish/undo')).body.last;
const create = async (title: string, more = {}) =>
  (await admin.post('/api/content/jobs', { data: job(title), ...more })).body;
const urlOf = ({ entry }: { entry: { id: string } }) => `/api/content/jobs/${entry.id}`;
const edited = async (url: string) => (await admin.get(`${url}?drafts=true`)).body;
/** What visitors and the publisher are told, without when it was told. */
async function site() {
  const { body } = await server.anonymous.get('/api/content/jobs');
  return body.items.map(({ seq: _, ...entry }: { seq: number }) => entry);
}

test('a new entry becomes a draft again, and the undo can be undone', async () => {
  const made = await create('Night porter');
  const before = await site();
  const { status, body } = await undo(made.change);
  expect(status).toBe(200);
  expect(body).toEqual({ change: made.change + 1, count: 1 });
  expect(await site()).toEqual([]);
  expect(await edited(urlOf(made))).toMatchObject({ status: 'draft', version: 2, data: { title: 'Night porter' } });

  expect((await undo(body.change)).status).toBe(200);
  expect(await site()).toEqual(before);
  expect(await edited(urlOf(made))).toMatchObject({ status: 'live', version: 3 });
});

test('an edit goes back to what visitors saw before, to the letter', async () => {
  const made = await create('Porter');
  const before = await site();
  await clock.advance(DAY / 2);
  const saved = await admin.put(urlOf(made), { data: job('Prter'), version: 1, expiresAt: '2030-01-01T00:00:00Z' });
  const taken = await undo(saved.body.change);
  expect(await site()).toEqual(before);
  expect(await edited(urlOf(made))).toMatchObject({ status: 'live', expiresAt: null, data: { title: 'Porter' } });

  const { body: revisions } = await admin.get(`${urlOf(made)}/revisions`);
  expect(revisions.map(({ version, action }: Record<string, unknown>) => [version, action])).toEqual([
    [3, 'undo'],
    [2, 'save'],
    [1, 'create'],
  ]);
  const { body: log } = await admin.get('/api/audit?action=job.undo');
  expect(log.items).toMatchObject([{ subject: made.entry.id, user: 'The administrator' }]);

  await undo(taken.body.change);
  expect(await edited(urlOf(made))).toMatchObject({ data: { title: 'Prter' }, expiresAt: '2030-01-01T00:00:00.000Z' });
});

test('a draft that was newer than the site is a draft again', async () => {
  const made = await create('Porter');
  await admin.put(urlOf(made), { data: job('Draft of a porter'), version: 1, publish: false });
  const saved = await admin.put(urlOf(made), { data: job('Published too early'), version: 2 });
  await undo(saved.body.change);
  expect(await edited(urlOf(made))).toMatchObject({ status: 'changed', data: { title: 'Draft of a porter' } });
  expect((await site())[0].data.title).toBe('Porter');
});

test('deleting, taking off the site and bringing back are undone', async () => {
  const made = await create('Porter');
  const before = await site();
  const deleted = await admin.delete(`${urlOf(made)}?version=1`);
  await undo(deleted.body.change);
  expect(await site()).toEqual(before);

  const hidden = await admin.post(`${urlOf(made)}/unpublish`);
  await undo(hidden.body.change);
  expect(await site()).toEqual(before);

  await admin.delete(`${urlOf(made)}?version=${(await edited(urlOf(made))).version}`);
  await clock.advance(29 * DAY);
  admin = await server.logIn();
  const restored = await admin.post(`${urlOf(made)}/restore`);
  await undo(restored.body.change);
  await clock.advance(29 * DAY);
  admin = await server.logIn();
  expect((await admin.get('/api/content/jobs?bin=true')).body.total).toBe(1);
});

test('an appointment is cancelled, also after the clock has kept it', async () => {
  const publishAt = new Date(clock.now() + DAY).toISOString();
  const waiting = await create('Later', { publishAt });
  await undo(waiting.change);
  expect(await edited(urlOf(waiting))).toMatchObject({ status: 'draft', publishAt: null });

  const kept = await create('Kept', { publishAt });
  await clock.advance(DAY);
  admin = await server.logIn();
  expect(await site()).toHaveLength(1);
  await undo(kept.change);
  expect(await site()).toEqual([]);
});

test('somebody who has gone on working is not overwritten', async () => {
  const made = await create('Porter');
  const saved = await admin.put(urlOf(made), { data: job('Porter, mine'), version: 1 });
  const editor = await server.logIn('editor');
  await editor.put(urlOf(made), { data: job('Porter, theirs'), version: 2, publish: false });
  const { status, body } = await undo(saved.body.change);
  expect(status).toBe(409);
  expect(body.message).toBe(
    '“Porter, theirs” has been changed again since, last by The editor. Undo that first, or use its history.',
  );
  expect((await last()).problem).toBe(body.message);
  expect((await site())[0].data.title).toBe('Porter, mine');
});

test('a bulk action is all or nothing, and is undone as one', async () => {
  const made = [await create('One'), await create('Two'), await create('Three')];
  const before = await site();
  const entries = made.map(({ entry: { id, version } }) => ({ id, version }));
  const stale = await admin.post('/api/content/jobs/bulk', {
    action: 'delete',
    entries: [...entries.slice(0, 2), { id: entries[2]?.id, version: 7 }],
  });
  expect(stale.status).toBe(409);
  expect(stale.body.message).toContain('“Three”: The administrator has saved this');
  expect(await site()).toEqual(before);

  const deleted = await admin.post('/api/content/jobs/bulk', { action: 'delete', entries });
  expect(await site()).toEqual([]);
  expect(await last()).toMatchObject({ change: deleted.body.change, did: 'delete', count: 3, problem: null });
  const undone = await undo(deleted.body.change);
  expect(undone.body.count).toBe(3);
  expect(await site()).toEqual(before);
  await undo(undone.body.change);
  expect(await site()).toEqual([]);
});

test('many drafts are published, taken off and restored at once; one that is not complete stops them by name', async () => {
  const made = [await create('One', { publish: false }), await create('Two', { publish: false })];
  const entries = async () =>
    Promise.all(
      made.map(async ({ entry: { id } }) => ({ id, version: (await edited(`/api/content/jobs/${id}`)).version })),
    );
  const bulk = async (action: string, versions?: object[]) =>
    admin.post('/api/content/jobs/bulk', { action, entries: versions ?? (await entries()) });
  expect((await bulk('publish')).status).toBe(200);
  expect(await site()).toHaveLength(2);
  expect((await bulk('unpublish')).status).toBe(200);
  expect(await site()).toEqual([]);
  expect((await bulk('publish')).status).toBe(200);
  const versions = await entries();
  await bulk('delete', versions);
  expect(
    (
      await bulk(
        'restore',
        versions.map(({ id, version }) => ({ id, version: version + 1 })),
      )
    ).status,
  ).toBe(200);
  expect(await site()).toHaveLength(2);

  await bulk('unpublish');
  const half = { ...job('Half'), description: { type: 'doc', content: [] } };
  await admin.put(`/api/content/jobs/${made[1]?.entry.id}`, {
    data: half,
    version: (await entries())[1]?.version,
    publish: false,
  });
  const refused = await bulk('publish');
  expect(refused.status).toBe(422);
  expect(refused.body.message).toMatch(/^“Half”: /);
  expect(await site()).toEqual([]);
});

test('many are asked what one is asked', async () => {
  const add = async (to: string, publish: boolean) =>
    (await admin.post('/api/content/redirects', { data: { from: '/old', to, kind: 'permanent' }, publish })).body.entry;
  const { id, version } = await add('/blog', false);
  await add('/career', true);
  const refused = await admin.post('/api/content/redirects/bulk', { action: 'publish', entries: [{ id, version }] });
  expect(refused.status).toBe(422);
  expect(refused.body.message).toBe('“/old”: /old is redirected already.');
});

test('an order is put back, and a save in between is no obstacle', async () => {
  const ids: string[] = [];
  for (const title of ['a', 'b', 'c']) {
    ids.push((await admin.post('/api/content/slides', { data: slide(title) })).body.entry.id);
  }
  const order = async () =>
    (await server.anonymous.get('/api/content/slides')).body.items.map((item: { id: string }) => item.id);
  const moved = await admin.post('/api/content/slides/order', { ids: [...ids].reverse() });
  expect(await last()).toMatchObject({ did: 'order', count: 2 });
  await admin.put(`/api/content/slides/${ids[0]}`, { data: slide('A'), version: 1 });
  expect((await undo(moved.body.change)).status).toBe(200);
  expect(await order()).toEqual(ids);
});

test('a singleton’s first save and the saves after it are undone', async () => {
  const data = sampleOf(contentTypes.footer);
  const first = await admin.put('/api/content/footer', { data, version: 0 });
  const second = await admin.put('/api/content/footer', { data: { ...data, copyright: 'Changed' }, version: 1 });
  await undo(second.body.change);
  expect((await server.anonymous.get('/api/content/footer')).body.data).toEqual(first.body.entry.data);
  expect((await undo(first.body.change)).status).toBe(200);
  expect((await server.anonymous.get('/api/content/footer')).status).toBe(404);
});

test('one save after the other is undone, back to the first, and put back again', async () => {
  const made = await create('One');
  const saves = [made];
  for (const [version, title] of ['Two', 'Three'].entries()) {
    const expiresAt = version === 0 ? '2030-01-01T00:00:00Z' : null;
    saves.push((await admin.put(urlOf(made), { data: job(title), version: version + 1, expiresAt })).body);
  }
  const titles = async () => (await site()).map(({ data }: { data: { title: string } }) => data.title);
  const [, second, third] = saves.map(({ change }) => change);
  expect((await undo(second)).status).toBe(409);
  await undo(third);
  expect(await titles()).toEqual(['Two']);
  const back = await undo(second);
  expect(back.status).toBe(200);
  expect(await titles()).toEqual(['One']);
  const gone = await undo(made.change);
  expect(await titles()).toEqual([]);

  await undo(gone.body.change);
  expect(await titles()).toEqual(['One']);
  expect((await undo(back.body.change)).status).toBe(200);
  expect(await titles()).toEqual(['Two']);
  expect(await edited(urlOf(made))).toMatchObject({ status: 'live', expiresAt: '2030-01-01T00:00:00.000Z' });

  const deleted = await admin.delete(`${urlOf(made)}?version=${(await edited(urlOf(made))).version}`);
  const restored = await admin.post(`${urlOf(made)}/restore`);
  await undo(restored.body.change);
  expect((await undo(deleted.body.change)).status).toBe(200);
  expect(await titles()).toEqual(['Two']);
});

test('undo, pressed again and again, steps back from save to save, and redo steps forward', async () => {
  const press = async () => (await undo((await last()).change)).status;
  const redo = async () => (await admin.get('/api/publish/undo')).body.redo;
  const titles = async () => (await site()).map(({ data }: { data: { title: string } }) => data.title).toSorted();
  const porter = await create('Porter');
  const cook = await create('Cook');
  await admin.put(urlOf(porter), { data: job('Night porter'), version: 1 });
  expect(await redo()).toBe(null);

  expect(await press()).toBe(200);
  expect(await titles()).toEqual(['Cook', 'Porter']);
  expect(await last()).toMatchObject({ change: cook.change, did: 'create', problem: null });
  expect(await press()).toBe(200);
  expect(await titles()).toEqual(['Porter']);
  expect(await press()).toBe(200);
  expect(await titles()).toEqual([]);
  expect(await last()).toBe(null);

  expect((await undo(await redo())).status).toBe(200);
  expect(await titles()).toEqual(['Porter']);
  expect((await undo(await redo())).status).toBe(200);
  expect((await undo(await redo())).status).toBe(200);
  expect(await titles()).toEqual(['Cook', 'Night porter']);
  expect(await redo()).toBe(null);

  // Brought again, it is taken back like before.
  expect(await press()).toBe(200);
  expect(await titles()).toEqual(['Cook', 'Porter']);
  await admin.put(urlOf(cook), { data: job('Chef'), version: (await edited(urlOf(cook))).version });
  expect(await redo()).toBe(null);
  expect(await press()).toBe(200);
  expect(await press()).toBe(200);
  expect(await titles()).toEqual(['Porter']);
});

test('what was taken back is not offered again once somebody has gone on working on it', async () => {
  const made = await create('Porter');
  const saved = await admin.put(urlOf(made), { data: job('Night porter'), version: 1 });
  const taken = await undo(saved.body.change);
  const redo = async () => (await admin.get('/api/publish/undo')).body.redo;
  expect(await redo()).toBe(taken.body.change);
  const draft = await admin.put(urlOf(made), { data: job('Half a thought'), version: 3, publish: false });
  expect(draft.status).toBe(200);
  expect((await undo(taken.body.change)).status).toBe(409);
  expect(await redo()).toBe(null);
});

test('a draft that somebody saved between two saves is not undone with them', async () => {
  const made = await create('One');
  const second = await admin.put(urlOf(made), { data: job('Two'), version: 1 });
  const editor = await server.logIn('editor');
  await editor.put(urlOf(made), { data: job('Theirs'), version: 2, publish: false });
  const third = await admin.put(urlOf(made), { data: job('Three'), version: 3 });
  await undo(third.body.change);
  expect(await edited(urlOf(made))).toMatchObject({ status: 'changed', data: { title: 'Theirs' } });
  expect((await undo(second.body.change)).status).toBe(409);
  expect(await edited(urlOf(made))).toMatchObject({ data: { title: 'Theirs' } });
});

test('recruiters undo what is done to jobs, and see nothing else', async () => {
  const recruiter = await server.logIn('recruiter');
  const made = await create('Porter');
  const { body: other } = await admin.post('/api/content/slides', { data: slide('a') });
  expect((await last()).change).toBe(other.change);
  expect(await last(recruiter)).toMatchObject({ change: made.change, entries: [{ type: 'job', title: 'Porter' }] });
  expect((await undo(other.change, recruiter)).status).toBe(403);
  expect((await undo(made.change, recruiter)).status).toBe(200);
});

test('a discarded draft is what visitors see, and visitors notice nothing', async () => {
  const made = await create('Porter');
  await admin.put(urlOf(made), { data: job('Half a thought'), version: 1, publish: false });
  const { seq } = (await server.anonymous.get(urlOf(made))).body;
  expect((await admin.post(`${urlOf(made)}/discard`, { version: 1 })).status).toBe(409);
  const { body } = await admin.post(`${urlOf(made)}/discard`, { version: 2 });
  expect(body.entry).toMatchObject({ status: 'live', version: 3, data: { title: 'Porter' } });
  expect((await server.anonymous.get(urlOf(made))).body.seq).toBe(seq);
  const draft = await create('Only a draft', { publish: false });
  expect((await admin.post(`${urlOf(draft)}/discard`, { version: 1 })).status).toBe(409);
});

test('what is not known, was no change of somebody or is thirty days old is not undone', async () => {
  expect(await last()).toBe(null);
  expect((await undo(99)).status).toBe(404);
  const old = await create('Old', { expiresAt: new Date(clock.now() + 31 * DAY).toISOString() });
  await clock.advance(31 * DAY);
  admin = await server.logIn();
  expect((await undo(old.change)).status).toBe(404);
  // The clock closed it.
  expect((await undo(old.change + 1)).status).toBe(404);
});
