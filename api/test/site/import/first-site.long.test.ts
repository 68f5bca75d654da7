/** The previous site, read from its API: one of our own servers, whose legacy API is the same, and hostile servers. */
import { execFile } from 'node:child_process';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { contentTypes } from 'content-types';
import type { ContentType } from 'content-types/define';
import { withDefaults } from 'content-types/values/defaults';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createDocument } from '../../../src/core/content/documents/save.ts';
import { storeImage } from '../../../src/core/media/store.ts';
import { CALLS } from '../../../src/site/legacy/calls.ts';
import { encode } from '../../../src/site/legacy/encode.ts';
import { type Client, startApp, type TestServer } from '../../support/app.ts';
import { IMAGE, sampleOf } from '../../support/samples.ts';
import { importFile, runImport } from './kit.ts';

let server: TestServer;
let admin: Client;
beforeEach(async () => {
  server = await startApp();
  admin = await server.logIn('administrator');
});
afterEach(() => server.close());

const LISTS = CALLS.flatMap((call) => (call.does === 'list' ? [call] : []));
const png = (background: string) =>
  sharp({ create: { width: 40, height: 30, channels: 3, background } })
    .png()
    .toBuffer();

/** Reads a site that the server's settings allow it to reach. */
async function readSite(address: string, target = server, client = admin) {
  const hosts = target.app.env.webhookPrivateHosts as string[];
  hosts.push(new URL(address).host);
  return client.post('/api/imports/site', { address });
}

async function importSite(address: string, options = {}, target = server, client = admin) {
  const { status, body } = await readSite(address, target, client);
  if (status !== 200) throw new Error(`${status} ${JSON.stringify(body)}`);
  return runImport(client, body.file, { images: true, ...options });
}

/** Returns the entries of each list of the legacy API, without image names, which change because images are re-encoded. */
async function lists({ anonymous }: TestServer) {
  const bodiesByPath: Record<string, unknown> = {};
  for (const { path } of LISTS) {
    const { body } = await anonymous.get(path);
    bodiesByPath[path] = JSON.parse(JSON.stringify(body).replace(/\/media\/[0-9a-f]{32}/g, '/media/image'));
  }
  return bodiesByPath;
}

async function withServer<T>(listener: RequestListener, work: (address: string) => Promise<T>): Promise<T> {
  const other: Server = createServer(listener);
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
  try {
    return await work(`http://127.0.0.1:${(other.address() as AddressInfo).port}`);
  } finally {
    other.closeAllConnections();
    other.close();
  }
}

/** A site with these lists, in which all other lists are empty. */
function siteOf(bodies: Record<string, unknown>, images: Record<string, Buffer> = {}): RequestListener {
  return ({ url = '' }, response) => {
    const image = images[url];
    if (image) return void response.end(image);
    const body = bodies[url] ?? [];
    response.end(typeof body === 'string' ? body : JSON.stringify(body));
  };
}

test('copies our own site exactly, even on a second run', async () => {
  const previousServer = await startApp();
  try {
    const address = await previousServer.app.listen({ port: 0, host: '127.0.0.1' });
    const parts = { db: previousServer.db, dataDir: previousServer.dataDir, clock: previousServer.app.clock };
    const storedImage = await storeImage(parts, await png('#336699'), { name: 'a.png', alt: '', userId: null });
    const author = { userId: null, at: Date.now() };
    for (const type of new Set<ContentType>(LISTS.map((call) => contentTypes[call.type]))) {
      // Removes markup, which the import strips, and skips products, because their page accepts no WebP images.
      const sample = JSON.stringify(sampleOf(type))
        .replace(/ <(b|script)>/g, '')
        .replaceAll(IMAGE.id, storedImage.id);
      const data = JSON.parse(sample);
      if (type.name === 'product') continue;
      createDocument(previousServer.db, type, { data }, author);
    }
    const previousLists = await lists(previousServer);

    const dryReport = await importSite(address, { isDryRun: true });
    expect(dryReport.counts).toMatchObject({ created: 12, updated: 0 });
    expect((await lists(server))['/api/banner/getAll']).toEqual([]);

    const report = await importSite(address);
    expect(report.rows.filter(({ reason }) => reason !== '')).toEqual([]);
    expect(report.counts).toEqual({ created: 12, updated: 0, unchanged: 0, skipped: 0 });
    expect(await lists(server)).toEqual(previousLists);

    const secondReport = await importSite(address);
    expect(secondReport.counts).toEqual({ created: 0, updated: 0, unchanged: 12, skipped: 0 });
    expect(await lists(server)).toEqual(previousLists);

    const client = await previousServer.logIn('administrator');
    const initialDocuments = previousServer.db.$client.prepare('select data, version from documents order by id').all();
    const selfReport = await importSite(address, {}, previousServer, client);
    expect(selfReport.counts).toEqual({ created: 0, updated: 0, unchanged: 12, skipped: 0 });
    expect(previousServer.db.$client.prepare('select data, version from documents order by id').all()).toEqual(
      initialDocuments,
    );

    const undoResponse = await admin.post(`/api/imports/${report.id}/undo`);
    expect(undoResponse.body).toMatchObject({ removed: 12, kept: [] });
    expect((await lists(server))['/api/banner/getAll']).toEqual([]);
    expect((await importSite(address)).counts).toMatchObject({ skipped: 0, unchanged: 0 });
    expect(await lists(server)).toEqual(previousLists);
  } finally {
    await previousServer.close();
  }
});

const ID = '65f0c0ffee65f0c0ffee65f0';

test('imports the previous site and its images as specified', async () => {
  const logo = `data:image/png;base64,${(await png('#111111')).toString('base64')}`;
  const links = { home: '/', aboutUs: '/about-us', products: '/products', career: '/career', blog: '/blog' };
  const bodies = {
    '/api/headers/getAll': [
      {
        _id: ID,
        tollFree: '020 7946 0100',
        socialLinks: { facebook: '', twitter: '', linkedin: '' },
        services: {},
        otherLinks: links,
        logo,
      },
      { _id: 'second', tollFree: '020 7946 0999' },
    ],
    '/api/heroSlider/getAllslides': [{ _id: 'heroSlider', title: 'Work with us', imageUrl: 'uploads\\team.png' }],
    '/api/banner/getAll': [
      { _id: 'banner', title: '"About"', subTitle: '', description: '', backgroundImage: 'uploads\\team.png', __v: 0 },
    ],
    '/api/products/getAll': [
      {
        _id: 'products',
        title: 'P',
        subtitle: '',
        description: '',
        image: '/uploads/team.png',
        banner: { backgroundImage: 'uploads/team.png' },
      },
    ],
    '/api/contact/getAll': [
      {
        _id: ID,
        header: { title: 'Find us', subtitle: '' },
        addresses: [{ title: 'Leeds', details: '1 Park Row', city: 'Leeds', zip: 'LS1 5AB' }],
        phones: [{ title: 'Office', number: '0113 496 0100' }],
        fax: 'hello@old.example',
      },
    ],
    '/api/job': [
      { _id: ID, title: 'Clerk', category: 'admin', type: 'Full Time', description: 'File.\n\nNo experience needed.' },
    ],
  };
  const site = siteOf(bodies, { '/uploads/team.png': await png('#336699') });
  await withServer(site, async (address) => {
    const options = { defaults: { basis: 'permanent' } };
    const report = await importSite(address, options);
    expect(report.rows.map(({ title, result, reason }) => [title, result, reason])).toEqual(
      ['Header', 'Work with us', '"About"', 'P', 'Clerk', 'Contact info'].map((title) => [title, 'created', '']),
    );
    const bodiesByPath = await lists(server);
    expect(bodiesByPath['/api/headers/getAll']).toMatchObject([
      { tollFree: '020 7946 0100', otherLinks: links, logo: expect.stringMatching(/^\/media/) },
    ]);
    expect(bodiesByPath['/api/products/getAll']).toMatchObject([
      { banner: { backgroundImage: expect.stringMatching(/^\/media/) } },
    ]);
    expect(bodiesByPath['/api/contact/getAll']).toMatchObject([
      { addresses: [{ street: '1 Park Row', zip: 'LS1 5AB' }], phones: [{ type: 'Office' }], fax: 'hello@old.example' },
    ]);
    expect(bodiesByPath['/api/job']).toMatchObject([
      { _id: ID, description: 'File.\nNo experience needed.', basis: 'permanent' },
    ]);
    expect((await importSite(address, options)).counts).toMatchObject({ created: 0, updated: 0, skipped: 0 });

    // Keeps entries that an editor changed here, and updates entries that changed on the previous site.
    const edit = await admin.patch(`/api/content/jobs/${ID}`, { version: 1, data: { title: 'Ours' } });
    expect(edit.status).toBe(200);
    bodies['/api/job'][0] = { ...bodies['/api/job'][0], title: 'Theirs' } as (typeof bodies)['/api/job'][0];
    bodies['/api/banner/getAll'][0] = { ...bodies['/api/banner/getAll'][0], title: 'About us' } as never;
    const changedReport = await importSite(address, options);
    expect(
      changedReport.rows.filter(({ result }) => result !== 'unchanged').map(({ title, result }) => [title, result]),
    ).toEqual([
      ['About us', 'updated'],
      ['Theirs', 'skipped'],
    ]);
    await admin.post(`/api/imports/${changedReport.id}/undo`);
    expect((await lists(server))['/api/banner/getAll']).toMatchObject([{ title: '"About"' }]);
  });
});

test('reports images and embedded content omitted from texts', async () => {
  const description = '<p>No experience needed. <img src="a.png"><img src="b.png"></p><iframe src="x"></iframe>';
  const job = { _id: ID, title: 'Clerk', category: 'admin', type: 'Full Time', description };
  await withServer(siteOf({ '/api/job': [job] }), async (address) => {
    const { rows } = await importSite(address, { defaults: { basis: 'permanent' } });
    expect(rows.find(({ title }) => title === 'Clerk')).toMatchObject({
      result: 'created',
      reason: '2 images in the text were left out. Video or other embedded content was left out.',
    });
  });
});

test('recognises a job that was imported from a database dump', async () => {
  const job = { _id: ID, title: 'Clerk', category: 'admin', type: 'Full Time', description: 'No experience needed.' };
  const options = { defaults: { basis: 'permanent' } };
  await importFile(admin, 'jobs.json', JSON.stringify([job]), options);
  await withServer(siteOf({ '/api/job': [job] }), async (address) => {
    const { counts } = await importSite(address, options);
    // The redirect from the entry's old address is counted too.
    expect(counts).toEqual({ created: 0, updated: 0, unchanged: 2, skipped: 0 });
  });
});

test('reports hostile entries in rows without stopping the import', async () => {
  const goodEntry = {
    _id: 'good',
    title: 'Good',
    description: 'Text',
    skillsHeading: 'Skills',
    skillsLeft: ['a'],
    skillsRight: 'b\nc',
  };
  const nestedArray = JSON.parse(`${'['.repeat(20)}${']'.repeat(20)}`);
  const badEntries: [string, object][] = [
    ['no ID', { _id: { $ne: null } }],
    ['no ID', { _id: '../../etc' }],
    ['longer than', { _id: 'long', description: 'x'.repeat(1_000_001) }],
    ['10,000 characters', { _id: 'longish', description: '<b>'.repeat(300_000) }],
    ['too deeply', { _id: 'deep', skillsLeft: nestedArray }],
    ['1,000 items', { _id: 'many', skillsLeft: Array(50_000).fill({ title: 1 }) }],
    ['Title', { _id: 'type', title: { $gt: '' } }],
    ['Skills', { _id: 'types', skillsLeft: { 0: 'a' } }],
    ['', null as never],
  ];
  const entries = [
    ...badEntries.map(([, change]) => change && { ...goodEntry, ...change }),
    { ...goodEntry, title: '<img src=x onerror=alert(1)><b>Good</b> &amp; fine', __proto__: { polluted: 1 } },
  ];
  const listener = siteOf({
    '/api/business/getAll': entries,
    '/api/banner/getAll': '<html>Sign in</html>',
    '/api/products/getAll': { error: 'nope' },
    '/api/features/getAllFeatures': `${'['.repeat(100_000)}${']'.repeat(100_000)}`,
    '/api/tabGetAll': '[[[',
    '/api/headers/getAll': [
      { _id: 'h', tollFree: 5, services: 'x', otherLinks: [1], socialLinks: null, logo: { a: 1 } },
    ],
    '/api/contact/getAll': [{ _id: 'job', header: [], addresses: 'x', phones: [null, 5], fax: ['a'] }],
    '/api/heroSlider/getAllslides': [
      { _id: 'header', title: 'Slide', image: '/media/0123456789abcdef0123456789abcdef-1.webp' },
    ],
    '/api/careers/getAll': [
      { _id: 'c', title: 'T', headerImage: 'http://169.254.169.254/x.png', sections: [5], jobs: [[]] },
    ],
  });
  await withServer(listener, async (address) => {
    const report = await importSite(address);
    expect(report.state).toBe('done');
    const ofSections = report.rows.filter(({ source }) => source.startsWith('Business'));
    for (const [i, [reason]] of badEntries.entries())
      expect(ofSections[i]).toMatchObject({ result: 'skipped', reason: expect.stringContaining(reason) });
    expect(ofSections.at(-1)).toMatchObject({ title: 'Good & fine', result: 'created' });
    const { body } = await server.anonymous.get('/api/business/getAll');
    expect(body).toMatchObject([{ title: 'Good & fine', skillsRight: ['b', 'c'] }]);
    const reasons = Object.fromEntries(report.rows.map(({ source, reason }) => [source, reason]));
    expect(reasons['/api/banner/getAll']).toBe('The response isn’t JSON.');
    expect(reasons['/api/products/getAll']).toBe('The response isn’t a list.');
    expect(reasons['/api/tabGetAll']).toBe('The response isn’t JSON.');
    expect(report.rows.filter(({ result }) => result === 'created').map(({ type }) => type)).toEqual(
      expect.arrayContaining(['businessSection']),
    );
    const slide = report.rows.find(({ type }) => type === 'slide');
    expect(slide).toMatchObject({
      result: 'created',
      reason: expect.stringMatching(/^Saved as a draft: Image is required/),
    });
    expect(slide?.documentId).not.toBe('header');
    expect(({} as { polluted?: number }).polluted).toBeUndefined();
  });
});

test('imports valid entries despite invalid values in any field', async () => {
  const junkValues = [
    null,
    true,
    -1.5,
    '',
    '\0\ud800',
    '{"a":',
    '[1',
    '{"__proto__":{"a":1}}',
    [],
    {},
    [null],
    [[]],
    [{}],
    [{ title: [] }],
    { $gt: '' },
  ];
  const bodies: Record<string, unknown[]> = {};
  for (const call of LISTS) {
    const type: ContentType = contentTypes[call.type];
    const record = encode(server.db, type, { id: 'x', data: withDefaults(type.fields, sampleOf(type)) });
    const changes = Object.keys(record).flatMap((name) => junkValues.map((value) => ({ [name]: value })));
    bodies[call.path] = changes.map((change, i) => ({ ...record, _id: `junk${i}`, ...change }));
  }
  await withServer(siteOf(bodies), async (address) => {
    const report = await importSite(address, { images: false });
    expect([report.state, report.error]).toEqual(['done', null]);
    expect(report.rows.length).toBeGreaterThan(1_000);
    for (const { result, reason } of report.rows) if (result === 'skipped') expect(reason).toMatch(/^[A-Z“a-z].+\.$/);
    for (const { path } of LISTS) expect((await server.anonymous.get(path)).status).toBe(200);
  });
});

test('blocks requests to private networks, even after a redirect', async () => {
  const requestedUrls: string[] = [];
  const inside: RequestListener = ({ url = '' }, response) => {
    requestedUrls.push(url);
    response.end('[]');
  };
  await withServer(inside, async (address) => {
    const { port } = new URL(address);
    for (const site of [
      address,
      `localhost:${port}`,
      `http://[::1]:${port}`,
      `http://2130706433:${port}`,
      'http://169.254.169.254',
      'file:///etc/passwd',
      'http://a:b@old.example',
      'http://',
      ' ',
    ]) {
      const { status, body } = await admin.post('/api/imports/site', { address: site });
      expect([site, status, body.message]).toEqual([
        site,
        422,
        expect.stringMatching(/public web server|web address|reached|Enter/),
      ]);
    }
    expect(requestedUrls).toEqual([]);

    const redirectListener: RequestListener = ({ url }, response) => {
      const isPublic = url === '/api/business/getAll';
      if (isPublic) response.end('[]');
      else response.writeHead(302, { location: `http://127.0.0.2:${port}/secret` }).end();
    };
    await withServer(redirectListener, async (outside) => {
      const report = await importSite(outside);
      expect(new Set(report.rows.map(({ reason }) => reason))).toEqual(
        new Set(['The address isn’t a public web server.']),
      );
      expect(requestedUrls).toEqual([]);
    });
  });
});

test('cuts off an endless body without stopping the import', async () => {
  const endless: RequestListener = ({ url }, response) => {
    if (url !== '/api/business/getAll' && url !== '/api/banner/getAll') return void response.end('[]');
    if (url === '/api/banner/getAll') return void response.writeHead(500).end();
    const writeMore = () => {
      if (!response.destroyed) response.write(`"${'x'.repeat(1_000_000)}",`, () => setImmediate(writeMore));
    };
    response.write('[');
    writeMore();
  };
  await withServer(endless, async (address) => {
    const report = await importSite(address);
    expect(report.rows.map(({ source, result, reason }) => [source, result, reason])).toEqual([
      ['/api/banner/getAll', 'skipped', 'The server responded with 500.'],
      ['/api/business/getAll', 'skipped', 'The file is too large.'],
    ]);
  });
});

test('imports entries as drafts when their files are not images', async () => {
  const banner = (id: string, backgroundImage: unknown) => ({ _id: id, title: id, backgroundImage });
  const bodies = {
    '/api/banner/getAll': [
      banner('svg', 'uploads/x.svg'),
      banner('missing', 'uploads/none.png'),
      banner('data', 'data:image/png;base64,AAAA'),
      banner('inside', 'http://127.0.0.2:1/x.png'),
      banner('number', 5),
    ],
  };
  const images = {
    '/uploads/x.svg': Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'),
    '/uploads/none.png': Buffer.from('none'),
  };
  await withServer(siteOf(bodies, images), async (address) => {
    const report = await importSite(address);
    expect(report.counts).toMatchObject({ created: 5, skipped: 0 });
    for (const { reason } of report.rows)
      expect(reason).toMatch(/^Saved as a draft: Background image is required\. .*(I|i)mage/);
    expect((await server.anonymous.get('/api/banner/getAll')).body).toEqual([]);
    expect((await admin.get('/api/media')).body.items).toEqual([]);
  });
});

test('only administrators can import from another site', async () => {
  for (const role of ['editor', 'recruiter'] as const) {
    const client = await server.logIn(role);
    expect((await client.post('/api/imports/site', { address: 'https://old.example' })).status).toBe(403);
  }
  expect((await server.anonymous.post('/api/imports/site', { address: 'https://old.example' })).status).toBe(401);
});

const COMMAND = fileURLToPath(new URL('../../../../scripts/import-site.ts', import.meta.url));

test('the command line imports a local site and undoes the import', async () => {
  const run = async (...args: string[]) => {
    const env = { ...process.env, DATA_DIR: server.dataDir };
    const { stdout } = await promisify(execFile)(process.execPath, [COMMAND, ...args], { env });
    return stdout;
  };
  const job = { _id: ID, title: 'Clerk', category: 'admin', type: 'Full Time', description: 'No experience needed.' };
  const bodies = { '/api/job': [job], '/api/heroSlider/getAllslides': [{ _id: 's', title: 'S', image: 'team.png' }] };
  await withServer(siteOf(bodies, { '/team.png': await png('#336699') }), async (address) => {
    const defaults = ['--contract-type', 'permanent'];
    expect(await run(address, '--dry-run', ...defaults)).toContain('Created 2, updated 0, unchanged 0, skipped 0.');
    expect((await lists(server))['/api/job']).toEqual([]);
    const output = await run(address, ...defaults);
    expect(output).toContain('Created 2, updated 0, unchanged 0, skipped 0.');
    expect((await lists(server))['/api/heroSlider/getAllslides']).toMatchObject([
      { title: 'S', image: '/media/image-40.webp' },
    ]);
    const [, id = ''] = /--undo (\w+)/.exec(output) ?? [];
    expect(await run('--undo', id)).toContain('Moved 2 entries to the bin');
    await expect(run('http://127.0.0.1:1')).rejects.toThrow('The previous site can’t be read.');
  });
});
