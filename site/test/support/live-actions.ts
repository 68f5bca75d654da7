/** Actions of users, the clock and machines on a whole system, by name. An action may also be rejected. */
import { IMAGE } from '../../../api/test/support/samples.ts';
import { dataOf, illustratedText, jobData, postData } from './content.ts';
import type { LiveSystem } from './live-system.ts';

interface Entry {
  path: string;
  id: string;
}

/** `entries` are the entries created so far. `pick` is a random number. */
export type Act = (system: LiveSystem, entries: Entry[], pick: number) => Promise<unknown>;

const MINUTE_MS = 60_000;

const image = { ...IMAGE, alt: 'A picture' };
const DATA: Record<string, (n: number) => object> = {
  jobs: (n) => ({ ...jobData(n), location: locationOf(n) }),
  blog: (n) => ({ ...postData(n), image: null, content: illustratedText(n, image) }),
  products: (n) => dataOf('product', { title: `Product ${n}`, image }),
};

const locationOf = (n: number) => ({
  ...(jobData(n).location as object),
  place: ['Leeds', 'York', 'Hull', ''][n % 4],
  otherPlaces: n % 3 ? [] : ['York'],
});

const create =
  (path: string, optionsOf: (system: LiveSystem) => object = () => ({})): Act =>
  async (system, entries, pick) => {
    const { status, body } = await system
      .editor()
      .post(`/api/content/${path}`, { data: DATA[path]?.(pick), ...optionsOf(system) });
    if (status !== 201) throw new Error(`${path} was not created: ${JSON.stringify(body)}`);
    entries.push({ path, id: body.entry.id });
  };

/** An action on one entry in its current state. */
const change =
  (request: (system: LiveSystem, url: string, version: number, data: object | undefined) => Promise<unknown>): Act =>
  async (system, entries, pick) => {
    const entry = entries[pick % entries.length];
    if (!entry) return;
    const url = `/api/content/${entry.path}/${entry.id}`;
    const { body } = await system.editor().get(`${url}?drafts=true`);
    await request(system, url, body.version ?? 0, DATA[entry.path]?.(pick));
  };

const save = (optionsOf: (system: LiveSystem) => object = () => ({})) =>
  change((system, url, version, data) => system.editor().put(url, { data, version, ...optionsOf(system) }));

const inOneMinute = ({ clock }: LiveSystem) => new Date(clock.now() + MINUTE_MS).toISOString();

export const ACTS: Readonly<Record<string, Act>> = {
  'create a job': create('jobs'),
  'draft a job': create('jobs', () => ({ publish: false })),
  'schedule a job': create('jobs', (system) => ({ publishAt: inOneMinute(system) })),
  'write a post': create('blog'),
  'add a product': create('products'),
  save: save(),
  'save for later': save(() => ({ publish: false })),
  'schedule a change': save((system) => ({ publishAt: inOneMinute(system) })),
  'let it end soon': save((system) => ({ expiresAt: inOneMinute(system) })),
  'let it end': save(() => ({ expiresAt: '2020-01-01T00:00:00.000Z' })),
  delete: change((system, url, version) => system.editor().delete(`${url}?version=${version}`)),
  restore: change((system, url) => system.editor().post(`${url}/restore`, {})),
  unpublish: change((system, url) => system.editor().post(`${url}/unpublish`)),
  discard: change((system, url, version) => system.editor().post(`${url}/discard`, { version })),
  'restore a revision': change((system, url, version) =>
    system.editor().post(`${url}/revisions/1/restore`, { version }),
  ),
  'delete all jobs': async (system) => {
    const { body } = await system.editor().get('/api/content/jobs?drafts=true');
    const entries = body.items.map(({ id, version }: { id: string; version: number }) => ({ id, version }));
    await system.editor().post('/api/content/jobs/bulk', { action: 'delete', entries });
  },
  'put the products in order': async (system, entries) => {
    const ids = entries.filter(({ path }) => path === 'products').map(({ id }) => id);
    await system.editor().post('/api/content/products/order', { ids: ids.reverse() });
  },
  'restore the previous revision': change((system, url, version) =>
    system.editor().post(`${url}/revisions/${version - 1}/restore`, { version }),
  ),
  // The API rejects a redirect from the address of a page, in which case nothing changes.
  redirect: async (system, entries, pick) => {
    const { path, id } = entries[pick % Math.max(1, entries.length)] ?? { path: 'jobs', id: 'none' };
    const oldPath = `/${path === 'jobs' ? 'job' : 'blog'}/${id}`;
    const add = (data: object) => system.editor().post('/api/content/redirects', { data });
    await add({ from: oldPath, to: `/old-${pick}`, kind: 'permanent' });
    await add({ from: `/old-${pick + 1}`, to: oldPath, kind: 'temporary' });
  },
  'change the header': async (system, _, pick) => {
    const { body } = await system.editor().get('/api/content/header?drafts=true');
    const data = dataOf('header', { tollFree: `020 7946 0${100 + pick}` });
    await system.editor().put('/api/content/header', { data, version: body.version });
  },
  'unpublish a page, or publish it again': async (system, _, pick) => {
    const page = '/api/content/contract-page';
    const { body } = await system.editor().get(`${page}?drafts=true`);
    if (pick % 2 === 0) await system.editor().post(`${page}/contractPage/unpublish`);
    else await system.editor().put(page, { data: body.data, version: body.version });
  },
  'close the site, or open it': async (system, _, pick) => {
    const putSingleton = async (path: string, data: object) => {
      const { body } = await system.editor().get(`/api/content/${path}?drafts=true`);
      await system.editor().put(`/api/content/${path}`, { data, version: body.version });
    };
    const registeredCompany = { office: '1 High Street, Leeds' };
    await putSingleton(
      'site-settings',
      dataOf('siteSettings', { companyName: 'A', registered: registeredCompany, contact: { email: 'a@b.example' } }),
    );
    await putSingleton('opening', dataOf('opening', { closed: pick % 2 === 0 }));
  },
  'change what applicants are asked': async (system, _, pick) => {
    const { body } = await system.editor().get('/api/content/data-protection?drafts=true');
    const data = dataOf('dataProtection', { equality: pick % 2 === 0 });
    await system.editor().put('/api/content/data-protection', { data, version: body.version });
  },
  'time passes': async ({ clock }) => clock.jump(2 * MINUTE_MS),
  'the API restarts': (system) => system.restartApi(),
  'the publisher goes away': (system) => system.stopPublisher(),
  'the publisher is there': (system) => system.startPublisher(),
};
