/**
 * Two users on the same applications and messages: no change is silently overwritten, and Undo undoes only its own
 * change.
 */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type IntakeServer, MESSAGE, startIntake } from '../../support/applications.ts';
import { candidate } from '../../support/candidate-page.ts';
import { fakeClock } from '../../support/fake-clock.ts';
import { seen, undoLast } from '../../support/inbox.ts';

type Member = Awaited<ReturnType<IntakeServer['logIn']>>;
type Person = Awaited<ReturnType<typeof candidate>>;

const clock = fakeClock('2026-11-24T09:00:00Z');
let server: IntakeServer;
let amara: Member;
let ben: Member;
beforeAll(async () => {
  server = await startIntake({ clock });
  [amara, ben] = [await server.logIn('recruiter'), await server.logIn('administrator')];
});
afterAll(() => server.close());

const APPLICATIONS = '/api/applications';
const urlOf = (id: string) => `${APPLICATIONS}/${id}`;
const readEntry = async (url: string) => (await ben.get(url)).body;
/** Changes the entry as Ben, at its current version. */
const now = async (url: string, change: object) =>
  ben.patch(url, { version: (await readEntry(url)).version, ...change });
const note = (url: string) => ben.post(`${url}/notes`, { text: 'Rang, no answer.' });

describe.each(['applications', 'messages'] as const)('%s', (inbox) => {
  const stages = inbox === 'applications' ? ['shortlisted', 'rejected'] : ['answered', 'archived'];
  const [first, second] = stages;
  const moveText = inbox === 'applications' ? 'Moved to “Shortlisted”' : 'Marked as answered';
  let url: string;
  let name: string;
  beforeEach(async () => {
    if (inbox === 'applications') {
      url = urlOf((await candidate(server)).id);
      // Waits for the candidate's record, which is created in the background and changes the application.
      await expect.poll(async () => (await readEntry(url)).candidateId).toBeTruthy();
    } else {
      await server.post('/api/messages', new URLSearchParams({ ...MESSAGE, message: `Hello ${Math.random()}` }));
      url = `/api/messages/${(await ben.get('/api/messages')).body.items[0].id}`;
    }
    name = (await readEntry(url)).name;
  });

  test.each([
    ['a move', { status: first }, { status: second }, moveText, 'status'],
    ['an assignment', 'toBen', 'toAmara', 'Assigned to The administrator', 'assignment'],
    ['a move to the bin', { bin: true }, { status: second }, 'Moved to the bin', 'bin'],
    ['a move before one to the bin', { status: first }, { bin: true }, moveText, 'status'],
  ])(
    'rejects a stale change after %s, reporting user, change and time',
    async (_, otherChange, ownChange, expectedText, kind) => {
      const people = { toBen: { assignedTo: ben.user.id }, toAmara: { assignedTo: amara.user.id } };
      const change = (changeName: unknown) =>
        typeof changeName === 'string' ? people[changeName as 'toBen'] : (changeName as object);
      const { version } = await readEntry(url);
      expect((await ben.patch(url, { version, ...change(otherChange) })).status).toBe(200);
      const entryAfter = await readEntry(url);
      const at = new Date(clock.now()).toISOString();
      await clock.advance(60_000);
      const staleResponse = await amara.patch(url, { version, ...change(ownChange) });
      expect(staleResponse).toMatchObject({
        status: 409,
        body: {
          message: `${name}: ${expectedText} by The administrator.`,
          conflicts: [
            { id: entryAfter.id, name, version: entryAfter.version, change: { kind, user: 'The administrator', at } },
          ],
        },
      });
      expect(await readEntry(url)).toEqual(entryAfter);
      const repeatedResponse = await amara.patch(url, {
        version: staleResponse.body.conflicts[0].version,
        ...change(ownChange),
      });
      expect(repeatedResponse.status).toBe(200);
    },
  );

  test('rejects a change with neither version nor If-Match', async () => {
    const { id, version } = await readEntry(url);
    for (const change of [{ status: first }, { assignedTo: null }, { bin: true }]) {
      expect((await amara.patch(url, change)).status).toBe(428);
      expect((await amara.patch(`/api/${inbox}`, { entries: [{ id }], ...change })).status).toBe(428);
    }
    expect((await readEntry(url)).history).toEqual([]);
    const headers = { 'if-match': `"${version}"` };
    expect((await amara.patch(url, { status: first }, headers)).status).toBe(200);
    expect((await amara.patch(url, { status: second }, headers)).status).toBe(409);
    expect((await amara.patch(url, { emailsRead: true })).status).toBe(200);
  });

  test('rejects a change based on a version that does not exist yet', async () => {
    const { id, version } = await readEntry(url);
    for (const change of [{ status: first }, { assignedTo: null }]) {
      expect((await amara.patch(url, { version: version + 1, ...change })).status).toBe(409);
      const entries = [{ id, version: 9_999_999 }];
      expect((await amara.patch(`/api/${inbox}`, { entries, ...change })).status).toBe(409);
    }
    expect((await readEntry(url)).version).toBe(version);
  });

  test('returns new versions, on which the next change is based', async () => {
    const { id, version } = await readEntry(url);
    const { changed } = (await amara.patch(`/api/${inbox}`, { entries: [{ id, version }], status: first })).body;
    expect(changed).toEqual([{ id, version: (await readEntry(url)).version }]);
    expect((await amara.patch(`/api/${inbox}`, { entries: changed, status: second })).status).toBe(200);
  });

  test('reports a conflict only for fields that another user changed', async () => {
    const { version } = await readEntry(url);
    await now(url, { status: first, assignedTo: ben.user.id });
    // The status already has the requested value, so only the assignment conflicts.
    const ownChange = { version, status: first, assignedTo: amara.user.id };
    expect((await amara.patch(url, ownChange)).body.conflicts).toMatchObject([{ change: { kind: 'assignment' } }]);
  });

  test('accepts changes that overwrite no one else’s values', async () => {
    const { version } = await readEntry(url);
    await note(url);
    await now(url, { assignedTo: ben.user.id });
    expect((await amara.patch(url, { version, status: first })).status).toBe(200);
    // Both users chose the same stage, so there is no conflict.
    expect((await ben.patch(url, { version, status: first })).status).toBe(200);
    expect(await readEntry(url)).toMatchObject({ status: first, assignedTo: { id: ben.user.id } });
  });

  test('accepts one of two simultaneous changes', async () => {
    const { version } = await readEntry(url);
    const bothResponses = await Promise.all([
      amara.patch(url, { version, status: first }),
      ben.patch(url, { version, status: second }),
    ]);
    expect(bothResponses.map(({ status }) => status).sort()).toEqual([200, 409]);
    const { history } = await readEntry(url);
    expect(history.filter(({ kind }: { kind: string }) => kind === 'status')).toHaveLength(1);
  });

  test('undo restores the stage, assignee and place in the bin', async () => {
    await now(url, { status: first, assignedTo: amara.user.id });
    await now(url, { status: second });
    await note(url);
    expect((await undoLast(amara, url)).body).toEqual({ undone: 1, conflicts: [] });
    expect((await readEntry(url)).status).toBe(first);
    await now(url, { assignedTo: null });
    await undoLast(amara, url, 'assignment');
    await now(url, { bin: true });
    await undoLast(amara, url, 'bin');
    expect(await readEntry(url)).toMatchObject({ status: first, assignedTo: { id: amara.user.id }, deletedAt: null });
  });

  test('rejects an undo after a later change or a repeat', async () => {
    const { history } = (await now(url, { status: first })).body;
    const events = [history.at(-1).id];
    await now(url, { bin: true });
    const rejectedUndo = await amara.post(`/api/${inbox}/undo`, { events });
    expect(rejectedUndo).toMatchObject({
      status: 409,
      body: { message: `${name}: Moved to the bin by The administrator.`, conflicts: [{ name }] },
    });
    expect(await readEntry(url)).toMatchObject({ status: first });
    await undoLast(ben, url, 'bin');
    expect((await amara.post(`/api/${inbox}/undo`, { events })).status).toBe(409);
    for (const unknownEvents of [[999_999], [-1]])
      expect((await amara.post(`/api/${inbox}/undo`, { events: unknownEvents })).status).toBe(404);
    const other = inbox === 'applications' ? 'messages' : 'applications';
    expect((await amara.post(`/api/${other}/undo`, { events })).status).toBe(404);
  });
});

test('ignores the read status when checking for conflicts', async () => {
  await server.post('/api/messages', new URLSearchParams({ ...MESSAGE, message: 'Do you place nurses?' }));
  const url = `/api/messages/${(await ben.get('/api/messages')).body.items[0].id}`;
  const { version } = await readEntry(url);
  await now(url, { status: 'read' });
  expect((await amara.patch(url, { version, status: 'archived' })).status).toBe(200);
});

describe('many applications', () => {
  let people: Person[];
  let ids: string[];
  beforeEach(async () => {
    people = [await candidate(server), await candidate(server), await candidate(server)];
    ids = people.map(({ id }) => id);
  });
  const stagesOf = () => Promise.all(ids.map(async (id) => (await readEntry(urlOf(id))).status));

  test('changes unmodified entries and reports conflicts for modified entries', async () => {
    const entries = await seen(amara, APPLICATIONS, ids);
    await now(urlOf(ids[1] ?? ''), { status: 'shortlisted' });
    const { body } = await amara.patch(APPLICATIONS, { entries, status: 'rejected' });
    expect(body).toMatchObject({
      changed: [{ id: ids[0] }, { id: ids[2] }],
      conflicts: [{ id: ids[1], change: { text: 'Shortlisted' } }],
    });
    expect(await stagesOf()).toEqual(['rejected', 'shortlisted', 'rejected']);

    // One of the applications moves on before the undo.
    await now(urlOf(ids[2] ?? ''), { status: 'reviewing' });
    const undoResponse = await amara.post(`${APPLICATIONS}/undo`, { events: body.events });
    expect(undoResponse.body).toMatchObject({ undone: 1, conflicts: [{ id: ids[2], change: { text: 'Reviewing' } }] });
    expect(await stagesOf()).toEqual(['new', 'shortlisted', 'reviewing']);
  });

  test('returns 409 without changes if all were changed', async () => {
    const entries = await seen(amara, APPLICATIONS, ids);
    for (const id of ids) await now(urlOf(id), { status: 'shortlisted' });
    const staleResponse = await amara.patch(APPLICATIONS, { entries, status: 'rejected' });
    expect(staleResponse).toMatchObject({ status: 409, body: { conflicts: ids.map((id) => ({ id })) } });
    expect(await stagesOf()).toEqual(['shortlisted', 'shortlisted', 'shortlisted']);
  });

  test('bulk undo restores each entry’s stage, assignee and bin state', async () => {
    await now(urlOf(ids[0] ?? ''), { status: 'interview', assignedTo: amara.user.id });
    await now(urlOf(ids[1] ?? ''), { status: 'shortlisted' });
    const places = async () => {
      const openedEntries = await Promise.all(ids.map((id) => readEntry(urlOf(id))));
      return openedEntries.map(({ status, assignedTo, deletedAt, candidateSees }) => [
        status,
        assignedTo,
        deletedAt,
        candidateSees,
      ]);
    };
    const initialPlaces = await places();
    const allChanges = { status: 'rejected', assignedTo: ben.user.id, bin: true };
    const { body } = await amara.patch(APPLICATIONS, { entries: await seen(amara, APPLICATIONS, ids), ...allChanges });
    expect(body.events).toHaveLength(9);
    expect((await amara.post(`${APPLICATIONS}/undo`, { events: body.events })).body.undone).toBe(3);
    expect(await places()).toEqual(initialPlaces);
  });

  test('undoing several changes restores the state before the first', async () => {
    const url = urlOf(ids[0] ?? '');
    await now(url, { status: 'shortlisted' });
    const { history } = (await now(url, { status: 'interview' })).body;
    const events = history.map(({ id }: { id: number }) => id);
    expect((await amara.post(`${APPLICATIONS}/undo`, { events })).body.undone).toBe(1);
    expect((await readEntry(url)).status).toBe('new');
  });

  test('a stale move or undo does not overwrite a candidate’s withdrawal', async () => {
    const [ada] = people;
    const url = urlOf(ids[0] ?? '');
    const { version, history } = (await now(url, { status: 'reviewing' })).body;
    await ada?.post('/withdraw');
    const staleResponse = await amara.patch(url, { version, status: 'interview' });
    expect(staleResponse.body.message).toBe('Ada Lovelace: Moved to “Withdrawn”.');
    const events = [history.at(-1).id];
    expect((await amara.post(`${APPLICATIONS}/undo`, { events })).status).toBe(409);
    expect((await readEntry(url)).status).toBe('withdrawn');
  });

  test('refuses to restore erased data, deleted stages and departed colleagues', async () => {
    const [erased, , kept] = people;
    const admin = ben;
    const { body } = await admin.post('/api/content/stages', { data: { name: 'Phone call' } });
    const leaver = await server.logIn('recruiter');
    const url = urlOf(kept?.id ?? '');
    await now(url, { status: body.entry.id, assignedTo: leaver.user.id });
    await now(url, { status: 'interview', assignedTo: null });
    await admin.delete(`/api/content/stages/${body.entry.id}?version=1`);
    await admin.patch(`/api/users/${leaver.user.id}`, { disabled: true });
    const reasons = [await undoLast(amara, url), await undoLast(amara, url, 'assignment')];
    expect(reasons.map(({ status, body }) => [status, body.message])).toEqual([
      [409, 'Ada Lovelace: The stage that it was in has been deleted.'],
      [409, 'Ada Lovelace: It was assigned to a user who no longer has access.'],
    ]);
    await now(urlOf(ids[0] ?? ''), { status: 'interview' });
    await erased?.post('/erase');
    expect((await undoLast(amara, urlOf(ids[0] ?? ''))).body.message).toContain('has been deleted');
  });

  const TEMPLATE = { status: 'rejected', subject: 'Your application', text: 'Not this time.' };
  const send = async (entries: object[]) => amara.post(`${APPLICATIONS}/emails`, { entries, ...TEMPLATE });
  const listWaiting = async () => (await amara.get(`${APPLICATIONS}/emails`)).body.items;

  test('emails only unchanged entries, giving reasons for skipped entries', async () => {
    const entries = await seen(amara, APPLICATIONS, ids);
    await now(urlOf(ids[0] ?? ''), { status: 'interview' });
    const { status: _, ...template } = TEMPLATE;
    const previewResponse = await amara.post(`${APPLICATIONS}/emails/preview`, { entries, ...template });
    const skipReason = 'Moved to “Interview” by The administrator.';
    expect(previewResponse.body.recipients).toMatchObject([
      { id: ids[0], skipped: skipReason },
      { skipped: null },
      { skipped: null },
    ]);
    expect((await send(entries)).body).toMatchObject({ emailed: 2, skipped: [{ id: ids[0], skipped: skipReason }] });
    expect(await stagesOf()).toEqual(['interview', 'rejected', 'rejected']);
    expect((await send(ids.map((id) => ({ id })))).status).toBe(428);
    await clock.advance(120_000);
  });

  test('undoing an email skips an application that has moved on', async () => {
    await send(await seen(amara, APPLICATIONS, ids));
    const entries = (await listWaiting()).map(({ id, version }: { id: string; version: number }) => ({ id, version }));
    expect(entries).toHaveLength(3);
    // Ben moves one application on and then rejects it with his own email.
    const url = urlOf(ids[0] ?? '');
    await now(url, { status: 'interview' });
    const seenEntries = await seen(ben, APPLICATIONS, [ids[0] ?? '']);
    await ben.post(`${APPLICATIONS}/emails`, { entries: seenEntries, ...TEMPLATE });
    const { body } = await amara.post(`${APPLICATIONS}/emails/undo`, { entries });
    expect(body).toMatchObject({ undone: 2, conflicts: [{ id: ids[0], change: { user: 'The administrator' } }] });
    expect(await stagesOf()).toEqual(['rejected', 'new', 'new']);
    expect((await ben.get(`${APPLICATIONS}/emails`)).body.items).toMatchObject([{ id: ids[0] }]);
  });
});
