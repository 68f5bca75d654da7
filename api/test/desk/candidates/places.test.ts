/** Candidates' home towns, over HTTP: read from CVs, confirmed by staff, and searched by distance. */
import { findPlace } from 'content-types/places/find-place';
import { expect, test } from 'vitest';
import type { Client } from '../../support/app.ts';
import { type IntakeServer, startIntake } from '../../support/applications.ts';
import { apply, found, record, settled } from '../../support/candidates.ts';
import { share } from '../../support/share.ts';

let server: IntakeServer;
let recruiter: Client;
share(
  async () => {
    server = await startIntake();
    recruiter = await server.logIn('recruiter');
  },
  () => server.close(),
);

const POSTCODES = [
  ...['LS1 4AP', 'LS21 3AA', 'LS29 8DU', 'BD1 1AA', 'HG1 2AE', 'WF1 2HQ', 'YO31 7EX', 'HX1 1AA', 'HD1 2AA', 'S70 2LW'],
  ...['DN4 5JT', 'HU1 1AA', 'M1 1AA', 'OL1 1AA', 'EC2A 4NE', 'EH1 1AA', 'CF10 1AA', 'BT1 1AA', 'PL1 1AA', 'IV1 1AA'],
];

/** Distance in miles by the spherical law of cosines, as an independent check of our own formula. */
function milesApart(a: string, b: string): number {
  const [from, to] = [a, b].map((text) => {
    const { latitude, longitude } = findPlace(text)?.point ?? { latitude: 0, longitude: 0 };
    return [latitude, longitude].map((degrees) => (degrees * Math.PI) / 180);
  });
  const [north = 0, east = 0] = from ?? [];
  const [otherNorth = 0, otherEast = 0] = to ?? [];
  const cosine =
    Math.sin(north) * Math.sin(otherNorth) + Math.cos(north) * Math.cos(otherNorth) * Math.cos(otherEast - east);
  return 3958.7613 * Math.acos(Math.min(1, cosine));
}

test('finds the same people within a distance as a brute-force search', async () => {
  for (const [index, postcode] of POSTCODES.entries())
    await apply(server, { fullName: postcode, email: `p${index}@example.com`, words: `Driver, ${postcode}` });
  await apply(server, { fullName: 'Nowhere', email: 'nowhere@example.com', words: 'Driver' });
  await settled(server);
  for (const near of ['Leeds', 'YO1', 'Manchester', 'Plymouth']) {
    for (const miles of [1, 10, 25, 60, 200]) {
      const expected = POSTCODES.filter((postcode) => milesApart(near, postcode) <= miles);
      expect([near, miles, await found(recruiter, `?near=${near}&miles=${miles}`)]).toEqual([
        near,
        miles,
        expected.sort(),
      ]);
    }
  }
  const { body } = await recruiter.get('/api/candidates?near=Leeds&miles=60&search=driver');
  const distances = body.items.map(({ miles }: { miles: number }) => miles);
  expect(distances).toEqual([...distances].sort((a, b) => a - b));
  expect(body.items[0]).toMatchObject({ name: 'LS1 4AP', place: 'LS1, Leeds', placeBy: 'cv' });
  expect(body.unplaced).toBe(1);
  const unknownResponse = await recruiter.get('/api/candidates?near=Atlantis');
  expect([unknownResponse.status, unknownResponse.body.issues[0].path]).toEqual([422, 'near']);
});

test('a place set by staff is kept when a new CV arrives', async () => {
  await apply(server, { fullName: 'Ivy', email: 'ivy@example.com', words: 'Nurse, LS29 8DU' });
  await settled(server);
  const ivy = await record(recruiter, 'Ivy');
  expect(ivy).toMatchObject({ place: 'LS29, Ilkley', placeBy: 'cv' });
  const say = (place: string) => recruiter.patch(`/api/candidates/${ivy.id}`, { place });
  expect((await say(ivy.place)).body).toMatchObject({ place: 'LS29, Ilkley', placeBy: 'staff' });
  expect((await say('Atlantis')).status).toBe(422);
  expect((await say('hull')).body).toMatchObject({ place: 'Hull', placeBy: 'staff' });
  await apply(server, { fullName: 'Ivy', email: 'ivy@example.com', words: 'Nurse, EC2A 4NE' });
  await settled(server);
  expect(await record(recruiter, 'Ivy')).toMatchObject({ place: 'Hull' });
  // Two places are called Newport, so the place keeps its county.
  const island = (await say('Newport, Isle of Wight')).body;
  expect((await say(island.place)).body.place).toBe(island.place);
  expect(await found(recruiter, `?near=${encodeURIComponent(island.place)}&miles=1`)).toEqual(['Ivy']);
  expect(await found(recruiter, '?near=Cardiff&miles=30')).not.toContain('Ivy');
  const [listed] = (await recruiter.get('/api/applications?search=ivy')).body.items;
  expect(listed.town).toBe(island.place);
  expect((await say('')).body).toMatchObject({ place: '', placeBy: 'staff' });
  const reset = await recruiter.patch(`/api/candidates/${ivy.id}`, { place: null });
  expect(reset.status).toBe(200);
  await expect.poll(() => record(recruiter, 'Ivy')).toMatchObject({ place: 'EC2A, City of London', placeBy: 'cv' });
});

test('the place follows the newest CV', async () => {
  await apply(server, { fullName: 'Max', email: 'max@example.com', words: 'Chef, HG1 2AE' });
  await settled(server);
  const first = await record(recruiter, 'Max');
  const second = await apply(server, { fullName: 'Max', email: 'max@example.com', words: 'Chef, PL1 1AA' });
  await settled(server);
  expect(await record(recruiter, 'Max')).toMatchObject({ place: 'PL1, Plymouth' });
  server.db.$client.prepare('DELETE FROM applications WHERE id = ?').run(second);
  await settled(server);
  expect(await record(recruiter, 'Max')).toMatchObject({ id: first.id, place: 'HG1, Harrogate' });
});

test('undoing a merge restores the place of each record', async () => {
  await apply(server, { fullName: 'Una', email: 'una@example.com', words: 'Welder, LS1 4AP' });
  await apply(server, { fullName: 'Una B', email: 'una.b@example.com', words: 'Welder, HU1 1AA' });
  await settled(server);
  const [una, other] = [await record(recruiter, 'Una'), await record(recruiter, 'Una B')];
  await recruiter.patch(`/api/candidates/${other.id}`, { place: 'York' });
  const { body } = await recruiter.post(`/api/candidates/${una.id}/merge`, { other: other.id });
  expect(body.candidate).toMatchObject({ place: 'York', placeBy: 'staff' });
  const splitResponse = await recruiter.post(`/api/candidates/${una.id}/split`, body.undo);
  expect(splitResponse.body).toMatchObject({ place: 'York', placeBy: 'staff' });
  await settled(server);
  expect(await record(recruiter, 'Una')).toMatchObject({ place: 'LS1, Leeds', placeBy: 'cv' });
});
