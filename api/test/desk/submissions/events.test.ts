/** The events that open screens of the desk follow. */
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type IntakeServer, startIntake } from '../../support/applications.ts';
import { change } from '../../support/inbox.ts';

let server: IntakeServer;
beforeAll(async () => {
  server = await startIntake();
});
afterAll(() => server.close());

test('visitors and editors cannot use the inbox event stream', async () => {
  const editor = await server.logIn('editor');
  expect((await server.anonymous.get('/api/inbox/events')).status).toBe(401);
  expect((await editor.get('/api/inbox/events')).status).toBe(403);
  expect((await editor.put('/api/inbox/reader', { reads: 'x' })).status).toBe(403);
});

test('streams new applications, moves and each colleague’s open entry', async () => {
  const { port } = server.app.server.address() as AddressInfo;
  const recruiter = await server.logIn('recruiter');
  const { cookie } = recruiter;
  const stream = await fetch(`http://127.0.0.1:${port}/api/inbox/events`, { headers: { cookie } });
  expect(stream.headers.get('content-type')).toContain('text/event-stream');
  const reader = (stream.body as ReadableStream<Uint8Array>).pipeThrough(new TextDecoderStream()).getReader();
  const readUntil = async (phrase: string) => {
    let text = '';
    while (!text.includes(phrase)) text += (await reader.read()).value;
  };
  await server.apply({});
  await readUntil('event: change\ndata: null\n');
  const [{ id }] = (await recruiter.get('/api/applications')).body.items;
  await change(recruiter, `/api/applications/${id}`, { status: 'shortlisted' });
  await readUntil('event: change\ndata: null\n');
  expect((await recruiter.put('/api/inbox/reader', { reads: id })).status).toBe(204);
  await readUntil(`"reads":"${id}"`);
  await recruiter.put('/api/inbox/reader', { reads: null });
  await readUntil('{"readers":[]}');
  await server.app.close();
  while (!(await reader.read()).done);
});
