import { contentTypes, type TypeName } from 'content-types';
import { prose } from 'content-types/text/prose';
import { richTextFromPlain } from 'content-types/text/rich-text';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { IMAGE } from '../../api/test/support/samples.ts';
import { listFiles } from '../publisher/output/files.ts';
import { dataOf, jobData, postData } from './support/content.ts';
import { ACTS } from './support/live-actions.ts';
import { type LiveSystem, startLiveSystem } from './support/live-system.ts';

const DAY_MS = 24 * 3_600_000;

test('the site equals a full build after any edits and crashes', async () => {
  const acts = fc.array(fc.tuple(fc.constantFrom(...Object.keys(ACTS)), fc.nat(20)), { minLength: 5, maxLength: 30 });
  await fc.assert(
    fc.asyncProperty(acts, async (sequence) => {
      const system = await startLiveSystem();
      try {
        const entries: { path: string; id: string }[] = [];
        for (const [name, pick] of sequence) await ACTS[name]?.(system, entries, pick);
        expect(await system.differences()).toEqual([]);
      } finally {
        await system.close();
      }
    }),
    { numRuns: Number(process.env.PROPERTY_RUNS ?? 1), endOnFailure: true },
  );
}, 3_600_000);

/** These tests share a system, so each test uses its own entries. */
describe('one system', () => {
  let system: LiveSystem;
  beforeAll(async () => {
    system = await startLiveSystem();
  });
  afterAll(() => system.close());
  const post = async (path: string, data: object, options = {}) => {
    const { status, body } = await system.editor().post(`/api/content/${path}`, { data, ...options });
    if (status !== 201) throw new Error(JSON.stringify(body));
    return body;
  };
  /** Saves a singleton. All other fields get their initial values. */
  const save = async (type: TypeName, values: Record<string, unknown>) => {
    const path = `/api/content/${contentTypes[type].path}`;
    const { version } = (await system.editor().get(`${path}?drafts=true`)).body;
    const { body } = await system.editor().put(path, { data: dataOf(type, values), version });
    return system.receipt(body.change);
  };

  test('D3 D7 D8 saves go live as static HTML with a receipt', async () => {
    const created = await post('jobs', jobData(1, 'Night porter'));
    const { id, version } = created.entry;
    expect(await system.receipt(created.change)).toMatchObject({ state: 'live', errors: [] });
    expect(system.page(`job/${id}`)).toContain('Night porter');
    expect(system.page(`job/${id}`)).toContain(`rel="alternate" type="text/markdown" href="/api/jobs/${id}.md"`);
    const data = jobData(1, 'Day porter');
    const { body: savedResponse } = await system.editor().put(`/api/content/jobs/${id}`, { data, version });
    const receipt = await system.receipt(savedResponse.change);
    expect(receipt.pages).toContainEqual({ path: `/job/${id}`, action: 'written' });
    expect(system.page(`job/${id}`)).toContain('Day porter');
  });

  test('R21 the privacy notice and the forms follow the saved retention settings', async () => {
    const data = dataOf('dataProtection', {});
    const retention = { ...(data.retention as object), applications: 18 };
    const jobs = await Promise.all([post('jobs', jobData(7, 'Baker')), post('jobs', jobData(8, 'Miller'))]);
    for (const { change } of jobs) await system.receipt(change);
    const { pages } = await save('dataProtection', { ...data, retention, equality: true, optionalLetter: true });
    expect(pages).toContainEqual({ path: '/privacy', action: 'written' });
    expect(system.page('privacy')).toContain('18 months after our last contact about the application');
    // The publisher renders one job, and patches the new form into the other job's page.
    for (const page of ['send-your-cv', ...jobs.map(({ entry }) => `job/${entry.id}`)]) {
      expect(system.page(page)).toContain('name="equalityAge"');
      expect(system.page(page)).toMatch(/<label[^>]*>Cover letter[^<]*<span class="soft"> \(optional\)/);
      // A job's page has the job alert's form too.
      expect(system.page(page).match(/<astro-island/g)).toHaveLength(page.startsWith('job/') ? 2 : 1);
      expect(system.page(page)).toContain('customElements.define("astro-island"');
    }
  });

  test('R21 the notices follow the settings until an editor publishes them', async () => {
    const { pages } = await save('siteSettings', { companyName: 'Taff Care' });
    for (const path of ['/privacy', '/accessibility']) expect(pages).toContainEqual({ path, action: 'written' });
    expect(system.page('privacy')).toContain('The controller of your data is Taff Care.');
    expect(system.page('accessibility')).toContain('the website of Taff Care.');
    expect(await system.differences()).toEqual([]);

    const ownNotice = { title: 'Privacy', body: richTextFromPlain('Our own notice.') };
    await save('privacyNotice', ownNotice);
    await save('siteSettings', { companyName: 'Severn Care' });
    expect(system.page('privacy')).toContain('Our own notice.');
    expect(system.page('privacy')).not.toContain('The controller of your data');
    expect(system.page('accessibility')).toContain('the website of Severn Care.');
    expect(await system.differences()).toEqual([]);
  });

  test('unpublishing a service’s page removes every link to it', async () => {
    const page = '/api/content/contract-page';
    const job = await post('jobs', jobData(3, 'Night porter'));
    await save('homePage', { action: { label: 'Contracts', href: '/contract-jobs#details' } });
    const linkedPost = { ...postData(1), image: null, content: prose('Read about [contracts](/contract-jobs).') };
    const article = await post('blog', linkedPost);
    await system.receipt(job.change);
    await system.receipt(article.change);
    const files = ['index.html', `job/${job.entry.id}/index.html`, 'sitemap.xml', 'privacy/index.html'];
    const linkingFiles = () => files.filter((file) => system.file(file).includes('/contract-jobs'));
    expect(linkingFiles()).toEqual(files);
    expect(system.page('')).toContain('Contract Basis');
    const text = () => /<p>(Read about .*?)<\/p>/.exec(system.page(`blog/${article.entry.id}`))?.[1];
    expect(text()).toBe('Read about <a href="/contract-jobs">contracts</a>.');

    const { body } = await system.editor().post(`${page}/contractPage/unpublish`);
    const { pages } = await system.receipt(body.change);
    expect(pages).toContainEqual({ path: '/contract-jobs', action: 'removed' });
    expect(pages).toContainEqual({ path: '/', action: 'written' });
    expect(system.has('contract-jobs/index.html')).toBe(false);
    expect(linkingFiles()).toEqual([]);
    expect(system.page('')).not.toContain('Contract Basis');
    expect(text()).toBe('Read about contracts.');
    expect(system.page('')).toContain('/part-time-jobs');
    expect(await system.differences()).toEqual([]);

    const { data, version } = body.entry;
    const publishResponse = await system.editor().put(page, { data, version });
    const { pages: writtenPages } = await system.receipt(publishResponse.body.change);
    expect(writtenPages).toContainEqual({ path: '/contract-jobs', action: 'written' });
    expect(linkingFiles()).toEqual(files);
    expect(text()).toContain('<a href="/contract-jobs">');
    const editedData = { ...data, search: { title: 'Contracts', description: '' } };
    const edit = await system.editor().put(page, { data: editedData, version: publishResponse.body.entry.version });
    // Only this page shows the text, so no other page is written.
    expect((await system.receipt(edit.body.change)).pages).toEqual([{ path: '/contract-jobs', action: 'written' }]);
    expect(await system.differences()).toEqual([]);
  });

  test('no link leads to an unpublished blog or hidden sustainability section', async () => {
    const { change, entry } = await post('blog', { ...postData(2), image: null });
    await system.receipt(change);
    const article = `blog/${entry.id}`;
    expect(system.page(article)).toContain('href="/blog"');
    expect(system.page('products')).toContain('sustainability');
    const { sustainability } = dataOf('homePage', {});
    await save('homePage', { sustainability: { ...(sustainability as object), shown: false } });
    const { body } = await system.editor().post('/api/content/blog-page/blogPage/unpublish');
    await system.receipt(body.change);
    for (const page of [article, '', 'products', 'about-us']) {
      expect(system.page(page)).not.toMatch(/href="\/blog"|id="sustainability"/);
    }
    expect(system.has('blog/index.html')).toBe(false);
    expect(await system.differences()).toEqual([]);
  });

  test('a closed site shows only its opening page and legal notices', async () => {
    const { change, entry } = await post('jobs', jobData(4, 'Pilot'));
    await system.receipt(change);
    await save('siteSettings', {
      companyName: 'Taff Care',
      registered: { office: '1 High Street, Cardiff' },
      contact: { email: 'hello@example.co.uk' },
    });
    const files = () => listFiles(system.folder).filter((file) => !/^(_astro|media|icons)\//.test(file));
    const initialFiles = files();
    await save('opening', { closed: true, title: 'Open in May' });
    expect(
      files()
        .filter((file) => /\.html$|robots|sitemap|feeds|\.rss/.test(file))
        .sort(),
    ).toEqual([
      '404.html',
      'accessibility/index.html',
      'complaints/index.html',
      'frame/index.html',
      'index.html',
      'job/404.html',
      'privacy/index.html',
      'robots.txt',
    ]);
    for (const file of ['index.html', '404.html', 'privacy/index.html', 'complaints/index.html']) {
      const html = system.file(file);
      expect(html).toContain('<meta name="robots" content="noindex">');
      const links = [...html.matchAll(/<(?:a|link)[^>]* href="(\/[^"#]*)/g)].map(([, href = '']) => href);
      expect(
        links.filter((href) => !/^\/(|privacy|complaints|accessibility|_astro\/.*|[\w-]+\.(svg|png))$/.test(href)),
      ).toEqual([]);
    }
    expect(system.page('')).toContain('Open in May');
    expect(system.file('404.html')).toContain('Open in May');
    expect(system.file('robots.txt')).toBe('User-agent: *\nDisallow: /\n');
    expect(await system.differences()).toEqual([]);

    const { body } = await system.editor().get(`/api/content/jobs/${entry.id}`);
    const preview = { type: 'job', id: entry.id, data: { ...body.data, title: 'Co-pilot' }, path: `/job/${entry.id}` };
    const previewHtml = (await system.editor().post('/api/preview', preview)).body.html;
    expect(previewHtml).toMatch(/Co-pilot[\s\S]*href="\/contact-us"/);
    const link = (await system.editor().post('/api/preview-links', preview)).body.path;
    const sharedHtml = (await system.editor().get(link)).body;
    expect(sharedHtml).toContain(`href="${link}/contact-us"`);
    expect((await system.editor().get(`${link}/contact-us`)).body).toContain(`href="${link}/privacy"`);

    expect((await system.editor().get(`${link}/feeds/jobs.json`)).status).toBe(404);

    const openResponse = await system.editor().post('/api/setup/open');
    await system.receipt(openResponse.body.change);
    expect(files().sort()).toEqual(initialFiles.sort());
    expect(system.file('robots.txt')).toContain('Sitemap:');
    expect(await system.differences()).toEqual([]);
    expect((await system.editor().get(`${link}/contact-us`)).headers.location).toBe('/contact-us');
  });

  test('writes the owner’s choices for crawlers to robots.txt', async () => {
    const companyName = 'Taff Care';
    await save('siteSettings', { companyName, crawlers: { search: true, answers: false, training: true } });
    expect(system.file('robots.txt')).toContain('\nContent-Signal: search=yes, ai-input=no, ai-train=yes\n');
    expect(await system.differences()).toEqual([]);
    await save('siteSettings', { companyName });
    expect(system.file('robots.txt')).toContain('\nContent-Signal: search=yes, ai-input=yes, ai-train=no\n');
  });

  test('landing pages appear and disappear together with their jobs', async () => {
    const data = jobData(1, 'Ferry steward');
    const hull = { ...data, location: { ...(data.location as object), place: 'Hull' } };
    const { change, entry } = await post('jobs', hull);
    const { pages } = await system.receipt(change);
    for (const path of ['/jobs/in/hull', '/jobs/engineer/in/hull', '/jobs/full-time/in/hull']) {
      expect(pages).toContainEqual({ path, action: 'written' });
      expect(system.page(path.slice(1))).toContain('Ferry steward');
    }
    expect(system.page(`job/${entry.id}`)).toContain('href="/jobs/engineer/in/hull"');
    expect(system.page('career')).toContain('href="/jobs/in/hull"');
    expect(system.page('jobs/in/hull')).toContain('content="noindex"');

    const docker = await post('jobs', { ...hull, title: 'Docker' });
    await system.receipt(docker.change);
    const text = richTextFromPlain('Hull is a port.');
    const landingPage = await post(
      'landing-pages',
      dataOf('landingPage', { path: '/jobs/in/hull', title: 'Hull jobs', text }),
    );
    await system.receipt(landingPage.change);
    await system.settled();
    expect(system.page('jobs/in/hull')).toMatch(/Docker[\s\S]*Ferry steward/);
    expect(system.page('jobs/in/hull')).toContain('<p>Hull is a port.</p>');
    expect(system.page('jobs/in/hull')).toContain('<title>Hull jobs');
    expect(system.page('jobs/in/hull')).not.toContain('content="noindex"');
    expect(system.file('sitemap.xml')).toContain('/jobs/in/hull</loc>');

    const york = { data: { ...hull, location: { ...hull.location, place: 'York' } }, version: entry.version };
    const moveResponse = await system.editor().put(`/api/content/jobs/${entry.id}`, york);
    expect((await system.receipt(moveResponse.body.change)).pages).toContainEqual({
      path: '/jobs/in/york',
      action: 'written',
    });
    const unpublishResponse = await system.editor().post(`/api/content/jobs/${docker.entry.id}/unpublish`);
    expect((await system.receipt(unpublishResponse.body.change)).pages).toContainEqual({
      path: '/jobs/in/hull',
      action: 'removed',
    });
    expect(system.has('jobs/in/hull/index.html')).toBe(false);
    expect(system.page('career')).not.toContain('href="/jobs/in/hull"');
    expect(await system.differences()).toEqual([]);
  });

  test('a change to the brand patches every page once', async () => {
    const jobs = await Promise.all([post('jobs', jobData(7, 'Baker')), post('jobs', jobData(8, 'Miller'))]);
    await system.settled();
    const paths = ['index.html', 'contact-us/index.html', ...jobs.map(({ entry }) => `job/${entry.id}/index.html`)];
    const initialPages = paths.map((path) => system.file(path));
    const headers = system.file('_headers');
    const receipt = await save('theme', { accent: '#0b7285' });
    expect(receipt).toMatchObject({ state: 'live', errors: [] });
    const writtenPages = receipt.pages.map(({ path }: { path: string }) => path);
    expect(new Set(writtenPages).size).toBe(writtenPages.length);
    for (const path of ['/', '/contact-us', '/404', ...jobs.map(({ entry }) => `/job/${entry.id}`), '/favicon.svg'])
      expect(writtenPages).toContain(path);
    for (const path of paths) expect(system.file(path)).toContain('<html lang="en-GB" style="--accent:#0b7285;');
    expect(system.file('favicon.svg')).toContain('fill="#0b7285"');
    expect(system.file('_headers')).toBe(headers);
    expect(await system.differences()).toEqual([]);

    await save('theme', { accent: '#0b7285', textFont: 'figtree', scheme: 'dark', paper: '#ffffff' });
    expect(system.file('index.html')).toMatch(/<html lang="en-GB" style="color-scheme:dark;.*--text:Figtree/);
    expect(system.file('index.html')).toMatch(/<link rel="preload" href="\/fonts\/figtree-latin\.woff2"/);
    expect(system.file('index.html')).not.toContain('instrument-sans');
    expect(await system.differences()).toEqual([]);

    expect(system.file('fonts/figtree.css')).toContain('@font-face{font-family:"Figtree"');
    expect(system.has('fonts/figtree-latin.woff2')).toBe(true);

    // Restoring the standard theme removes every trace of the brand.
    await save('theme', {});
    expect(system.has('fonts/figtree-latin.woff2')).toBe(false);
    expect(paths.map((path) => system.file(path))).toEqual(initialPages);
    expect(await system.differences()).toEqual([]);
  });

  test('R8 M11 a list’s first entry replaces the empty-list message', async () => {
    expect(system.page('products')).toContain('No products available');
    const image = { ...IMAGE, alt: '' };
    const { change, entry } = await post('products', dataOf('product', { title: 'Rota planner', image }));
    expect((await system.receipt(change)).pages).toContainEqual({ path: '/products', action: 'written' });
    expect(system.page('products')).toContain('Rota planner');
    expect(system.page('products')).not.toContain('No products available');
    const { body } = await system.editor().post(`/api/content/products/${entry.id}/unpublish`);
    await system.receipt(body.change);
    expect(system.page('products')).toContain('No products available');
  });

  test('the home page shows the chosen sections in their order', async () => {
    const headings = async (sections: object[]) => {
      await save('homePage', { sections, jobsHeading: { title: 'Latest jobs', text: '' } });
      return [...system.page('').matchAll(/<h2[^>]*>\s*([^<]*?)\s*</g)].map(([, heading]) => heading);
    };
    const sections = dataOf('homePage', {}).sections as { section: string; shown: boolean }[];
    const job = await post('jobs', jobData(3));
    await system.receipt(job.change);
    expect((await headings(sections)).slice(0, 4)).toEqual([
      'At a glance',
      'Our services',
      'Latest jobs',
      'Our sustainability pillars',
    ]);
    const [features, infoCards, services, jobs, ...rest] = sections;
    const reorderedSections = [jobs, features, { ...infoCards, shown: false }, services, ...rest] as object[];
    expect((await headings(reorderedSections)).slice(0, 2)).toEqual(['Latest jobs', 'Our services']);
    expect(await system.differences()).toEqual([]);
  });

  test('the job list of a page follows its sector and words', async () => {
    const block = { block: 'jobs', title: 'Ward jobs', category: 'admin', words: 'ward nurse', count: 5 };
    const page = await post('pages', { title: 'Wards', path: '/wards', blocks: [block] });
    expect((await system.receipt(page.change)).state).toBe('live');
    expect(system.page('wards')).toContain('There are no jobs like this');
    const titles = ['Nurse for a ward', 'Ward nurse of another sector', 'Ward clerk'];
    const createdEntries = await Promise.all(
      titles.map((title, n) => post('jobs', { ...jobData(0, title), category: n === 1 ? 'Engineer' : 'admin' })),
    );
    for (const { change } of createdEntries) await system.receipt(change);
    const shownTitles = titles.filter((title) => system.page('wards').includes(title));
    expect(shownTitles).toEqual(['Nurse for a ward']);
    expect(system.page('wards')).toMatch(/href="\/career\?category=admin&[#\w]*;?q=ward\+nurse#openings"/);
    expect(await system.differences()).toEqual([]);
  });

  test('a new page goes live, then redirects when it is renamed', async () => {
    const block = { block: 'text', title: 'Shifts', text: '<p>They are <strong>planned</strong>.</p>' };
    const createdPage = await post('pages', { title: 'Nursing', path: '/sectors/nursing', blocks: [block] });
    const receipt = await system.receipt(createdPage.change);
    expect(receipt.pages).toContainEqual({ path: '/sectors/nursing', action: 'written' });
    expect(system.page('sectors/nursing')).toContain('<strong>planned</strong>');
    expect(system.file('sitemap.xml')).toContain('/sectors/nursing</loc>');
    const { id, version } = createdPage.entry;
    const { body: renameResponse } = await system
      .editor()
      .patch(`/api/content/pages/${id}`, { data: { path: '/nursing' }, version });
    expect((await system.receipt(renameResponse.change)).pages).toContainEqual({
      path: '/sectors/nursing',
      action: 'removed',
    });
    await expect.poll(() => system.file('_redirects')).toContain('/sectors/nursing /nursing 301');
    expect(system.page('nursing')).toContain('<strong>planned</strong>');
    expect(await system.differences()).toEqual([]);
  });

  test('publishes IndexNow’s key at the root while IndexNow is on', async () => {
    const { body } = await system.editor().get('/api/content/site-settings?drafts=true');
    const switchTo = (indexNow: boolean) => save('siteSettings', { ...body.data, companyName: 'Taff Care', indexNow });
    expect((await switchTo(true)).pages).toContainEqual({ path: '/indexnow.txt', action: 'written' });
    expect(system.file('indexnow.txt')).toMatch(/^[0-9a-f]{8,128}$/);
    expect(await system.differences()).toEqual([]);
    expect((await switchTo(false)).pages).toContainEqual({ path: '/indexnow.txt', action: 'removed' });
    expect(await system.differences()).toEqual([]);
  });

  test('pages follow a change to the contact details that they inherit', async () => {
    const saveContact = async (change: object) => {
      const { body: settings } = await system.editor().get('/api/content/site-settings?drafts=true');
      const contact = { ...settings.data.contact, ...change };
      expect(await save('siteSettings', { ...settings.data, contact })).toMatchObject({ state: 'live', errors: [] });
    };
    const address = { street: '1 High Street', city: 'York', state: '', zip: 'YO1 9ZZ' };
    await saveContact({ phone: '020 7946 0123', email: 'us@example.co.uk', address, openingHours: 'Monday to Friday' });
    for (const page of ['', 'products', 'contact-us']) expect(system.page(page)).toContain('tel:02079460123');
    expect(system.page('contact-us')).toMatch(/1 High Street[\s\S]*mailto:us@example\.co\.uk[\s\S]*Monday to Friday/);
    expect(system.page('')).toContain('"streetAddress":"1 High Street","addressLocality":"York"');
    await saveContact({ phone: '020 7946 0456' });
    for (const page of ['', 'products', 'contact-us']) {
      expect(system.page(page)).toContain('tel:02079460456');
      expect(system.page(page)).not.toContain('02079460123');
    }
    expect(await system.differences()).toEqual([]);
  });

  test('the menu marks the current page, however deep its path is', async () => {
    const block = { block: 'text', title: 'Shifts', text: '<p>They are planned.</p>' };
    const { change } = await post('pages', { title: 'Teaching', path: '/sectors/teaching', blocks: [block] });
    await system.receipt(change);
    const entry = { label: 'Teaching', link: '/sectors/teaching', hidden: false, name: '', children: [] };
    await save('header', { tollFree: '020 7946 0100', menu: [entry, { ...entry, label: 'Home', link: '/' }] });
    const current = (page: string) => system.page(page).match(/<a href="([^"]*)" aria-current="page"/)?.[1];
    expect([current('sectors/teaching'), current(''), current('products')]).toEqual([
      '/sectors/teaching',
      '/',
      undefined,
    ]);
    expect(await system.differences()).toEqual([]);
  });

  test('an expired job keeps its page and leaves lists and feeds', async () => {
    const closing = new Date(system.clock.now() + 2 * DAY_MS).toISOString().slice(0, 10);
    const similarJob = await post('jobs', jobData(2, 'Day porter'));
    const { entry } = await post('jobs', { ...jobData(2, 'Night porter'), closing });
    await system.settled();
    const page = `job/${entry.id}`;
    const LISTS = ['career/index.html', 'jobs.rss', 'feeds/indeed.xml', 'feeds/jobs.json'];
    const lists = () => LISTS.filter((file) => system.file(file).includes(entry.id));
    const isIndexed = () => system.file('sitemap.xml').includes(`/${page}<`);
    expect(system.page(page)).toMatch(new RegExp(`"validThrough":"${closing}T23:59:59`));
    expect(isIndexed()).toBe(true);
    expect(lists()).toEqual(expect.arrayContaining(['jobs.rss', 'feeds/indeed.xml', 'feeds/jobs.json']));

    const { last } = (await system.editor().get('/api/publish')).body;
    system.clock.jump(Date.parse(entry.closesAt) - system.clock.now());
    await system.relogIn();
    const receipt = await system.receipt(last + 1);
    expect(receipt).toMatchObject({
      state: 'live',
      pages: expect.arrayContaining([{ path: `/${page}`, action: 'written' }]),
    });
    expect(system.page(page)).toContain('This job is closed.');
    expect(system.page(page)).not.toContain('JobPosting');
    expect(system.page(page)).toContain(`/job/${similarJob.entry.id}`);
    expect(isIndexed()).toBe(false);
    await system.settled();
    expect(lists()).toEqual([]);
    expect(await system.differences()).toEqual([]);
  });

  test('defers similar jobs on closed jobs’ pages', async () => {
    const closing = new Date(system.clock.now() + 2 * DAY_MS).toISOString().slice(0, 10);
    const { entry } = await post('jobs', { ...jobData(2, 'Night porter'), closing });
    await system.settled();
    system.clock.jump(Date.parse(entry.closesAt) - system.clock.now());
    await system.relogIn();
    await system.settled();
    const page = `job/${entry.id}`;
    expect(system.page(page)).toContain('This job is closed.');

    const similarJob = await post('jobs', jobData(2, 'Day porter'));
    const { pages } = await system.receipt(similarJob.change);
    expect(pages.map(({ path }: { path: string }) => path)).not.toContain(`/${page}`);
    await system.settled();
    expect(system.page(page)).toContain(`/job/${similarJob.entry.id}`);
    expect(await system.differences()).toEqual([]);
  });

  test('an open job’s page does not change with other jobs', async () => {
    const { entry } = await post('jobs', jobData(2, 'Night porter'));
    await system.settled();
    const initialPage = system.page(`job/${entry.id}`);
    const { change } = await post('jobs', jobData(2, 'Day porter'));
    const { pages } = await system.receipt(change);
    expect(pages.map(({ path }: { path: string }) => path)).not.toContain(`/job/${entry.id}`);
    await system.settled();
    expect(system.page(`job/${entry.id}`)).toBe(initialPage);
  });

  test('a renamed sector changes only the pages that name it', async () => {
    const { entry: sector } = await post('sectors', { name: 'Drivers' });
    const driver = (await post('jobs', { ...jobData(1, 'Night driver'), category: sector.id })).entry;
    const other = (await post('jobs', { ...jobData(2, 'Day porter'), category: 'Engineer' })).entry;
    await system.settled();
    const initialPage = system.page(`job/${other.id}`);
    const card = async () =>
      Buffer.from(await (await fetch(`${system.env.CONTENT_API_URL}/api/social/jobs/${driver.id}.png`)).arrayBuffer());
    const cardBefore = await card();
    expect(system.page(`job/${driver.id}`)).toContain('"employmentType":["FULL_TIME"]');

    const data = { name: 'Drivers 🚚 سائقون', description: '', findAJob: null };
    const { body } = await system.editor().put(`/api/content/sectors/${sector.id}`, { data, version: 1 });
    const receipt = await system.receipt(body.change);
    const paths = receipt.pages.map(({ path }: { path: string }) => path);
    expect(receipt).toMatchObject({ state: 'live', errors: [] });
    expect(paths).toEqual(expect.arrayContaining([`/job/${driver.id}`, '/career', '/jobs.rss']));
    expect(paths).not.toContain(`/job/${other.id}`);
    expect(system.page(`job/${other.id}`)).toBe(initialPage);
    for (const file of [`job/${driver.id}/index.html`, 'career/index.html', 'jobs.rss']) {
      expect(system.file(file), file).toContain('Drivers 🚚 سائقون');
    }
    await system.settled();
    for (const file of ['feeds/indeed.xml', 'feeds/adzuna.xml', 'feeds/jobs.json']) {
      expect(system.file(file), file).toContain('Drivers 🚚 سائقون');
    }
    expect(await card()).not.toEqual(cardBefore);

    // When a sector expires, its jobs have no sector.
    const expiringSector = { data, version: 2, expiresAt: new Date(system.clock.now() + DAY_MS).toISOString() };
    expect((await system.editor().put(`/api/content/sectors/${sector.id}`, expiringSector)).status).toBe(200);
    system.clock.jump(2 * DAY_MS);
    await system.relogIn();
    await system.settled();
    await expect.poll(() => system.page(`job/${driver.id}`)).not.toContain('Drivers');
    expect(system.page(`job/${driver.id}`)).toContain('Night driver');
    expect(await system.differences()).toEqual([]);
  });
});
