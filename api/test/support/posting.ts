/** Sends posts over HTTP, as multi-posters do. */
import { readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import type { Client, TestServer } from './app.ts';

export interface Login {
  id: string;
  username: string;
  password: string;
}

export async function addPoster(admin: Client, name = 'Broadbean'): Promise<Login> {
  const { status, body } = await admin.post('/api/multi-posters', { name });
  if (status !== 201) throw new Error(`${status} ${JSON.stringify(body)}`);
  return { id: body.poster.id, username: body.poster.username, password: body.password };
}

/** A recorded request with the login filled in. */
export function recorded(name: string, { username, password }: Login): string {
  const text = readFileSync(new URL(`../site/posting/fixtures/${name}`, import.meta.url), 'utf8');
  return text.replace('USERNAME', username).replace('PASSWORD', password);
}

export async function listen({ app }: Pick<TestServer, 'app'>): Promise<string> {
  if (!app.server.listening) await app.listen({ host: '127.0.0.1', port: 0 });
  return `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
}

const FORM = 'application/x-www-form-urlencoded';

export async function send(server: Pick<TestServer, 'app'>, body: string | Buffer, type?: string) {
  const contentType = type ?? (String(body).startsWith('<') ? 'text/xml; charset=utf-8' : FORM);
  const response = await fetch(`${await listen(server)}/api/posted-jobs`, {
    method: 'POST',
    headers: { 'content-type': contentType },
    body: new Uint8Array(Buffer.from(body)),
  });
  const text = await response.text();
  return { status: response.status, type: response.headers.get('content-type'), text };
}

/** Returns the text of an element in a response, or the value of a `name: value` line. */
export function read(text: string, name: string): string {
  return (
    new RegExp(`<${name}>([^<]*)</${name}>`).exec(text)?.[1] ?? new RegExp(`^${name}: (.*)$`, 'm').exec(text)?.[1] ?? ''
  );
}

/** Saves the settings that an agency needs before its first job. */
export async function setUpAgency(admin: Client) {
  const { body } = await admin.get('/api/content/site-settings?drafts=true');
  const data = { companyName: 'Orrin & Vale' };
  const response = await admin.patch('/api/content/site-settings', { data, version: body.version, publish: true });
  if (response.status !== 200) throw new Error(JSON.stringify(response.body));
}
