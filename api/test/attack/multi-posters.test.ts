/**
 * Attacks through the route for multi-posters: guessed logins, hostile XML, unusual encodings, floods, and access to
 * the jobs of other posters.
 */
import { connect } from 'node:net';
import { text as readAll } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { eq } from '../../src/core/database/drizzle.ts';
import { loginAttempts } from '../../src/core/database/schema/auth.ts';
import { multiPosters } from '../../src/core/database/schema/posting.ts';
import { type Client, startApp, type TestServer } from '../support/app.ts';
import { addPoster, type Login, listen, read, recorded, send, setUpAgency } from '../support/posting.ts';
import { snapshot } from './kit.ts';

let server: TestServer;
let admin: Client;
let poster: Login;
/** The ids of the jobs that earlier tests created. */
let earlierJobs: Set<string>;
beforeAll(async () => {
  server = await startApp();
  admin = await server.logIn('administrator');
  await setUpAgency(admin);
});
beforeEach(async () => {
  for (const table of [multiPosters, loginAttempts]) server.db.delete(table).run();
  earlierJobs = new Set((await allJobs()).map(({ id }) => id));
  poster = await addWithWords('Broadbean');
});
afterAll(() => server.close());

async function addWithWords(name: string): Promise<Login> {
  const login = await addPoster(admin, name);
  const mapping = { category: { '': 'Engineer' }, type: { '': 'Full Time' }, basis: {} };
  await admin.put(`/api/multi-posters/${login.id}`, { words: mapping });
  return login;
}

const xml = (login = poster) => recorded('broadbean-add.xml', login);
const content = () => snapshot(server.app, ['login_attempts', 'posts', 'multi_posters', 'sessions']);
const allJobs = async (): Promise<{ id: string; data: { title: string } }[]> =>
  (await server.anonymous.get('/api/content/jobs')).body.items;
const jobs = async () => (await allJobs()).filter(({ id }) => !earlierJobs.has(id));
const titles = async () => (await jobs()).map(({ data }) => data.title);

test('a multi-poster’s password is stored hashed and shown once', async () => {
  const row = server.db.select().from(multiPosters).where(eq(multiPosters.id, poster.id)).get();
  expect(row).toBeDefined();
  expect(JSON.stringify(row)).not.toContain(poster.password);
  expect(JSON.stringify((await admin.get('/api/multi-posters')).body)).not.toMatch(
    new RegExp(`${poster.password}|"hash"`),
  );
});

test('every wrong login gets the same response until the limit', async () => {
  const initialContent = content();
  const wrongLogins = [
    { ...poster, password: 'p455w0rd' },
    { ...poster, username: 'nobody' },
    { ...poster, password: '' },
    { ...poster, username: "x' OR '1'='1" },
    { ...poster, username: '__proto__' },
  ];
  const answers = [];
  for (const login of wrongLogins) answers.push(await send(server, xml(login)));
  expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
  expect([answers[0]?.status, read(answers[0]?.text ?? '', 'vacancypostresult')]).toEqual([401, 'INVALIDACCOUNT']);
  for (let n = wrongLogins.length; n < 30; n += 1) await send(server, xml({ ...poster, password: `guess ${n}` }));
  const limitedResponse = await send(server, xml());
  expect([limitedResponse.status, read(limitedResponse.text, 'status')]).toEqual([429, 'ERROR']);
  expect(content()).toEqual(initialContent);
});

test('sends 429 to a locked-out address before reading the body', async () => {
  for (let n = 0; n < 30; n += 1) await send(server, '<not xml');
  const { port } = new URL(await listen(server));
  const socket = connect(Number(port), '127.0.0.1');
  // Sends headers that announce a body, but no body.
  const headers = ['host: localhost', 'content-type: text/xml', 'content-length: 100000'];
  socket.write(['POST /api/posted-jobs HTTP/1.1', ...headers, '', ''].join('\r\n'));
  const answer = await readAll(socket);
  expect(answer).toMatch(/^HTTP\/1.1 429 /);
  expect(answer).toMatch(/^connection: close\r$/m);
  expect(answer).toMatch(/^retry-after: \d+\r$/m);
  expect(read(answer, 'message')).toMatch(/^Too many attempts/);
});

test('accepts only the current password of the multi-poster', async () => {
  await admin.post(`/api/multi-posters/${poster.id}/revoke`);
  expect((await send(server, xml())).status).toBe(401);
  const { body } = await admin.post(`/api/multi-posters/${poster.id}/password`);
  expect((await send(server, xml())).status).toBe(401);
  expect((await send(server, xml({ ...poster, password: body.password }))).status).toBe(200);
  const token = await admin.post('/api/tokens', { name: 'CI', role: 'administrator' });
  expect((await send(server, xml({ ...poster, password: token.body.secret }))).status).toBe(401);
  const asToken = { authorization: `Bearer ${body.password}` };
  expect((await server.anonymous.get('/api/applications', undefined, asToken)).status).toBe(401);
});

test('a multi-poster cannot change jobs of editors or other multi-posters', async () => {
  const other = await addWithWords('idibu');
  const first = read((await send(server, xml())).text, 'id');
  const otherResponse = await send(server, recorded('broadbean-delete.xml', other));
  expect(otherResponse.status).toBe(404);
  const second = read((await send(server, xml(other))).text, 'id');
  expect(second).not.toBe(first);
  const byId = xml().replace('abc123', first);
  expect(read((await send(server, byId)).text, 'id')).not.toBe(first);
});

test.each([
  ['entities', '<!DOCTYPE a [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;">]>', 'without a DOCTYPE'],
  ['files', '<!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]>', 'without a DOCTYPE'],
])('rejects XML with %s', async (_, doctype, reason) => {
  const { status, text } = await send(server, xml().replace('<advert>', `${doctype}<advert>`));
  expect([status, text]).toEqual([400, expect.stringContaining(reason)]);
  expect(await titles()).toEqual([]);
});

test.each([
  ['no XML', '<', 400],
  ['XML that is cut off', '<advert><command>Add', 400],
  ['deep nesting', '<a>'.repeat(5_000), 400],
  ['thousands of fields', `<a>${'<b>1</b>'.repeat(5_000)}</a>`, 400],
  ['thirty attributes', withAttributes(30), 401],
  ['thirty-one attributes', withAttributes(31), 400],
  ['129 kB', `<a><b>${'x'.repeat(129 * 1024)}</b></a>`, 413],
  ['a form of 129 kB', `b=${'x'.repeat(129 * 1024)}`, 413],
  ['nothing', '<a/>', 401],
])('rejects %s with a readable message', async (_, body, expected) => {
  const { status, text } = await send(server, body);
  expect(status).toBe(expected);
  expect(read(text, 'message')).toMatch(/^[A-Z].+\.$/);
});

function withAttributes(count: number): string {
  return `<a><b ${Array.from({ length: count }, (_, n) => `a${n}="1"`).join(' ')}>1</b></a>`;
}

test.each(['application/json', 'text/plain', 'multipart/form-data; boundary=x'])('rejects %s posts', async (type) => {
  const { status } = await send(server, '{"username":"broadbean"}', type);
  expect([400, 401, 415]).toContain(status);
});

test.each([
  ['UTF-8', 'utf8', 'text/xml'],
  ['Windows-1252, undeclared', 'latin1', 'text/xml'],
  ['ISO-8859-1, in the header only', 'latin1', 'text/xml; charset=iso-8859-1'],
  ['UTF-16 with a mark', 'utf16le', 'application/xml'],
] as const)('reads XML in %s', async (_, encoding, type) => {
  const mark = encoding === 'utf16le' ? '\uFEFF' : '';
  const body = mark + xml().replace(' encoding="UTF-8"', '').replace('Test Engineer', 'Café Manager');
  expect((await send(server, Buffer.from(body, encoding), type)).status).toBe(200);
  expect(await titles()).toEqual(['Café Manager']);
});

test('reads XML whose encoding is unknown or declared wrongly', async () => {
  const body = xml().replace('UTF-8', 'klingon').replace('Test Engineer', 'Café Manager');
  expect((await send(server, Buffer.from(body, 'latin1'))).status).toBe(200);
});

test('turns markup, scripts and line breaks into plain text', async () => {
  const hostile = xml()
    .replace('Test Engineer', '&lt;img src=x onerror=alert(1)&gt;Tester')
    .replace('You test', '<script>alert(2)</script><a href="javascript:alert(3)">You</a> test')
    .replace('abc123', 'abc&#10;<![CDATA[<b>]]>');
  const { status, text } = await send(server, hostile);
  expect(status).toBe(200);
  const [job] = await jobs();
  expect(job?.data.title).toBe('Tester');
  expect(JSON.stringify(job)).not.toMatch(/onerror|javascript:|alert/);
  expect(text).not.toContain('<b>');
});

test('turns thousands of unclosed tags into plain text', async () => {
  const bomb = Array.from({ length: 8_000 }, (_, n) => `<b a="${n}"><p>x`).join('');
  const description = (html: string) =>
    xml().replace(/(<job_description>).*?(<\/job_description>)/, `$1<![CDATA[${html}]]>$2`);
  expect(description(bomb)).toContain('<b a="7999">');
  const { status } = await send(server, description(`Build things. ${bomb}`));
  expect(status).toBeLessThan(500);
  const title = `Engineer ${'<y>'.repeat(15_000)}${'</z>'.repeat(15_000)}`;
  const titledXml = xml().replace(/(<job_title>).*?(<\/job_title>)/, `$1<![CDATA[${title}]]>$2`);
  expect(titledXml).toContain('<y><y>');
  expect((await send(server, titledXml)).status).toBe(200);
  expect(await titles()).toContain('Engineer');
});

test('an application email cannot be two addresses or carry headers', async () => {
  for (const address of ['a@x.example, b@x.example', 'a@x.example&#13;&#10;Bcc: b@x.example', '&lt;a@x.example&gt;']) {
    const body = xml().replace(
      /<application_email>.*<\/application_email>/,
      `<application_email>${address}</application_email>`,
    );
    const { status, text } = await send(server, body);
    expect([address, status]).toEqual([address, 422]);
    expect(text).toContain('field="application_email"');
  }
});

test('field names cannot pollute the prototype', async () => {
  const body = `__proto__[polluted]=1&constructor=1&__proto__=1&${recorded('broadbean-add.form', poster)}`;
  expect((await send(server, body)).status).toBe(200);
  expect(({} as { polluted?: number }).polluted).toBeUndefined();
});
