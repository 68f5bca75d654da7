/** Attacks on the intake journal, whose objects in storage are read, changed, swapped or put back. */
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readS3Settings } from 'content-types/storage/settings';
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest';
import { FEATURES } from '../../src/app.ts';
import { openDatabase } from '../../src/core/database/open.ts';
import { applications } from '../../src/core/database/schema/applications.ts';
import { generateKey } from '../../src/operations/backup/archive/encryption.ts';
import { replayJournal } from '../../src/operations/journal/replay.ts';
import { createSeal } from '../../src/operations/journal/seal.ts';
import { type IntakeServer, startIntake } from '../support/applications.ts';
import { until } from '../support/mail.ts';
import { type MemoryS3, startMemoryS3 } from '../support/memory-s3.ts';

let storage: MemoryS3;
let journalEnv: Record<string, string>;
let identity: string;
let recipient: string;
let server: IntakeServer;
/** The names of the objects that hold Ada's and Grace's applications. */
let ada: string;
let grace: string;
/** The objects that the server has stored. */
let storedObjects: MemoryS3['objects'];
beforeAll(async () => {
  storage = await startMemoryS3();
  ({ identity, recipient } = await generateKey());
  journalEnv = { JOURNAL_S3_URL: storage.url, JOURNAL_S3_ACCESS_KEY: 'key', JOURNAL_S3_SECRET_KEY: 'secret' };
  server = await startIntake({ env: { ...journalEnv, BACKUP_RECIPIENT: recipient } });
  await until(() => server.app.journal.canSend());
  await server.apply();
  await server.apply({ email: 'grace@example.com', coverLetter: 'Grace' });
  const names = [...storage.objects.keys()].filter((name) => name.startsWith('journal/')).sort();
  [ada = '', grace = ''] = names;
  storedObjects = new Map(storage.objects);
});
afterAll(async () => {
  await server.close();
  await storage.stop();
});
beforeEach(() => {
  storage.objects.clear();
  for (const [name, object] of storedObjects) storage.objects.set(name, object);
});

const bodyOf = (name: string) => storage.objects.get(name)?.body ?? Buffer.alloc(0);
const putObject = (name: string, body: Buffer) => storage.objects.set(name, { body, etag: '"x"', at: Date.now() });

async function replay(identities = [identity]) {
  const folder = mkdtempSync(join(tmpdir(), 'journal-attack-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const s3 = readS3Settings(journalEnv, 'JOURNAL_S3');
  if (!s3) throw new Error('There are no settings.');
  const result = await replayJournal({ s3, identities, takeOver: false }, folder, { at: 0, epoch: 0 }, FEATURES).catch(
    ({ message }: Error) => message,
  );
  return { folder, result };
}

function change(name: string, edit: (body: Buffer) => Buffer) {
  putObject(name, edit(Buffer.from(bodyOf(name))));
}

const flip = (body: Buffer, at: number) => {
  body.writeUInt8((body.at(at) ?? 0) ^ 1, at < 0 ? body.length + at : at);
  return body;
};

test.each<[string, () => void]>([
  ['exchanged for another', () => change(ada, () => bodyOf(grace))],
  ['copied to another name', () => putObject(ada.replace(/-\w+$/, '-abcdefgh1234'), bodyOf(ada))],
  ['cut off', () => change(ada, (body) => body.subarray(0, -5))],
  ['emptied', () => change(ada, () => Buffer.alloc(0))],
  ['changed in its content', () => change(ada, (body) => flip(body, -1))],
  ['changed in its key', () => change(ada, (body) => flip(body, 60))],
  ['given another length', () => change(ada, (body) => flip(body, 3))],
  ['replaced by plain text', () => change(ada, () => Buffer.from('{"kind":"application"}\n'))],
])('replay rejects an object that was %s with a readable message', async (_, tamper) => {
  tamper();
  expect((await replay()).result).toMatch(/(is damaged|for a different key)\.$/);
});

test('control: replays unchanged records only with the key', async () => {
  expect((await replay()).result).toEqual({ records: 2, erasures: 0 });
  expect((await replay([])).result).toMatch(/is encrypted/);
  expect((await replay([(await generateKey()).identity])).result).toMatch(/different key/);
});

test('ignores storage objects with foreign names', async () => {
  for (const name of ['journal/../app.db', 'journal/1/x', 'journal/1/000000000000001-../../x', 'journal/__proto__'])
    putObject(name, bodyOf(ada));
  expect((await replay()).result).toEqual({ records: 2, erasures: 0 });
});

test.each([
  ['a CV with a path', { resumes: [{ id: '../../evil', applicationId: 'x' }] }],
  ['a CV without a name', { resumes: [{ applicationId: 'x' }] }],
  ['another kind', { kind: 'user' }],
  ['rows that are no rows', { emails: ['x'] }],
  ['a prototype', JSON.parse('{"main":{"__proto__":{"polluted":1}}}')],
])('replaying a sealed record with %s writes nothing outside its tables', async (_, extraRows) => {
  const seal = await createSeal([recipient]);
  const name = 'journal/1/000000000000001-abcdefgh1234';
  const record = {
    kind: 'application',
    main: { id: 'abcdefgh1234' },
    resumes: [],
    consents: [],
    emails: [],
    ...extraRows,
  };
  putObject(name, seal(name, Buffer.from(`${JSON.stringify(record)}\nbytes of a CV`)));
  const { folder, result } = await replay();
  expect(result).toEqual(expect.any(String));
  expect(readdirSync(join(folder, '..')).filter((file) => file.startsWith('evil'))).toEqual([]);
  expect(({} as { polluted?: number }).polluted).toBeUndefined();
  const db = openDatabase(join(folder, 'app.db'));
  expect(db.$client.prepare('SELECT count(*) FROM users').pluck().get()).toBe(0);
  db.$client.close();
});

// Comes last, because the test erases Ada.
test('replay does not restore an erased person whose object reappears', async () => {
  const body = bodyOf(ada);
  const admin = await server.logIn();
  expect((await admin.post('/api/erasures', { email: 'ada@example.com' })).status).toBe(200);
  expect(storage.objects.has(ada)).toBe(false);
  putObject(ada, body);
  const { folder, result } = await replay();
  expect(result).toEqual({ records: 2, erasures: 1 });
  const successor = await startIntake({ dataDir: folder });
  onTestFinished(() => successor.close());
  const remainingRows = () => successor.db.select().from(applications).all();
  await expect.poll(() => remainingRows().map(({ data }) => data.email)).toEqual(['grace@example.com']);
});
