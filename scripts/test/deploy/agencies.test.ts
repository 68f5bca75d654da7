/** Two agencies on one machine with real servers: neither can reach the other's data. */
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addAgency, createMachine, firstPassword, hasUsers, type Machine, makeToken, readText } from './machine.ts';
import { ADMIN } from './system.ts';

let machine: Machine;
const origins: Record<string, string> = {};

beforeAll(async () => {
  machine = createMachine();
  machine.addRelease('first');
  origins.north = await addAgency(machine, 'north', 'caddy');
  origins.south = await addAgency(machine, 'south', 'nginx');
});
afterAll(() => machine.remove());

test('each agency has its own address, data and user', async () => {
  expect(origins.north).not.toBe(origins.south);
  const { output } = await machine.agency('list');
  expect(output).toMatch(/^north +www\.north\.example +\d+ +first +up/m);
  expect(output).toMatch(/^south +www\.south\.example +\d+ +first +up/m);
  expect(readText(machine, 'useradd.log').match(/staffing-\w+/g)).toEqual(['staffing-north', 'staffing-south']);
  expect(mode('etc/staffing-site/north.env')).toBe(0o600);
  for (const name of ['north', 'south']) {
    expect(mode(`var/lib/staffing-site/${name}`)).toBe(0o711);
    expect(mode(`var/lib/staffing-site/${name}/app.db`)).toBe(0o600);
    expect(mode(`var/backups/staffing-site/${name}`)).toBe(0o700);
  }
  // The web server can open each agency's site, but cannot list the agencies.
  for (const folder of ['var/lib/staffing-site', 'var/backups/staffing-site', 'etc/staffing-site'])
    expect(mode(folder)).toBe(0o711);
});

test('rejects a token of another agency', async () => {
  const token = await makeToken(origins.north ?? '', 'north', firstPassword(machine, 'north'));
  const users = (name: string) =>
    fetch(`${origins[name]}/api/users`, { headers: { authorization: `Bearer ${token}` } }).then(({ status }) => status);
  expect(await users('north')).toBe(200);
  expect(await users('south')).toBe(401);
});

test.runIf(hasUsers)('an agency’s user cannot read or list another agency’s files', async () => {
  const data = join(machine.root, 'var/lib/staffing-site');
  expect((await machine.as('north', 'cat', join(data, 'north/app.db'))).ok).toBe(true);
  for (const path of [
    'var/lib/staffing-site/south/app.db',
    'etc/staffing-site/south.env',
    'etc/staffing-site/north.env',
  ])
    expect((await machine.as('north', 'cat', join(machine.root, path))).output).toContain('Permission denied');
  for (const path of ['var/lib/staffing-site', 'var/lib/staffing-site/south', 'var/backups/staffing-site/south'])
    expect((await machine.as('north', 'ls', join(machine.root, path))).output).toContain('Permission denied');
});

test('commands run for one agency, as its user', async () => {
  expect(await machine.agency('backup', 'north')).toMatchObject({ ok: true });
  const backups = (name: string) => readdirSync(join(machine.root, 'var/backups/staffing-site', name));
  expect(backups('north').filter((file) => file.endsWith('.tar.zst'))).toHaveLength(2);
  const link = await machine.agency('run', 'north', 'admin:password', ADMIN.email);
  expect(link.output).toContain('https://www.north.example/');
  expect(await machine.agency('run', 'north', 'nothing')).toMatchObject({ ok: false });
});

test('rejects a taken or invalid name, domain or address', async () => {
  const add = async (name: string, domain: string, email = ADMIN.email) =>
    (await machine.agency('add', name, '--domain', domain, '--email', email, '--to', 'first')).output;
  expect(await add('east', 'north.example')).toContain('north.example is already the domain of north');
  expect(await add('north', 'east.example')).toContain('north is already the agency at www.north.example');
  expect(await add('../east', 'east.example')).toContain('is not a valid name');
  expect(await add('east', 'www.east.example')).toContain('--domain must be a domain without www');
  expect(await add('east', 'east.example; rm', '')).toContain('--domain');
  expect(await add('east', 'east.example', "a@b.example'\nPORT=1")).toContain('--email');
  expect(readdirSync(join(machine.root, 'etc/staffing-site'))).toEqual(['north.env', 'south.env']);
});

function mode(path: string): number {
  return statSync(join(machine.root, path)).mode & 0o777;
}
