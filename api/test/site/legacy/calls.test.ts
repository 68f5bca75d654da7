import { contentTypes } from 'content-types';
import { initialData } from 'content-types/fields/field';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createDocument } from '../../../src/core/content/documents/save.ts';
import { eq } from '../../../src/core/database/drizzle.ts';
import { documents } from '../../../src/core/database/schema/content.ts';
import { CALLS } from '../../../src/site/legacy/calls.ts';
import { noteSample } from '../../../src/site/sample/sample.ts';
import { addImage, sampleOf } from '../../support/samples.ts';
import { SPECIFIED_CALLS } from '../../support/specified-calls.ts';
import { form, picture, type Site, startSite } from './client.ts';

let site: Site;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.close());

const author = { userId: null, at: 1_700_000_000_000 };

/** Publishes a valid document of the type and returns its id. */
function publishGiven(name: keyof typeof contentTypes, change: Record<string, unknown> = {}): string {
  addImage(site.db);
  const type = contentTypes[name];
  return createDocument(site.db, type, { data: { ...sampleOf(type), ...change } }, author).id;
}

/** Removes the contact details, which a new site does not have. */
function removeContact(): void {
  site.db.delete(documents).where(eq(documents.id, 'contact')).run();
}

const loads = async (path: string) => (await fetch(new URL(path, site.address))).status;

test('serves every call of the specification at its exact path', () => {
  const ownCalls = CALLS.map(({ id, method, path }) => ({ id, method, path: path.replace(':id', '{id}') }));
  expect(ownCalls).toEqual(SPECIFIED_CALLS);
  for (const { method, path } of SPECIFIED_CALLS) {
    const url = path.replace('{id}', ':id');
    expect(site.app.hasRoute({ method: method as 'GET', url }), `${method} ${path}`).toBe(true);
  }
});

test.each(SPECIFIED_CALLS.filter(({ method, id }) => method !== 'GET' && id !== 'C34' && id !== 'C43'))(
  '$id $method $path needs a login',
  async ({ method, path }) => {
    expect((await site.anonymous(method, path.replace('{id}', 'x'), {})).status).toBe(401);
  },
);

describe('lists', () => {
  test.each([
    ['C3', '/api/heroSlider/getAllslides', 'slide', ['title', 'image']],
    ['C4', '/api/features/getAllFeatures', 'feature', ['title', 'description', 'bgImage']],
    ['C5', '/api/banner/getAll', 'banner', ['title', 'subTitle', 'description', 'backgroundImage']],
    ['C6', '/api/about-us/getAll', 'about', ['title', 'description', 'icon']],
    ['C7', '/api/aboutus/getAll', 'about', ['title', 'description', 'icon']],
    [
      'C14',
      '/api/services/application/getAll',
      'applicationService',
      ['header', 'headerImage', 'content', 'secondaryImage', 'tabs'],
    ],
    ['C17', '/api/application/application/getAll', 'applicationService', ['header', 'tabs']],
    ['C18', '/api/products/getAll', 'product', ['title', 'subtitle', 'description', 'image', 'banner']],
    ['C21', '/api/tabGetAll', 'tabSection', ['title', 'tabs']],
    ['C24', '/api/job', 'job', ['title', 'category', 'type', 'description']],
    ['C26', '/api/careers/getAll', 'career', ['title', 'headerImage', 'sections', 'jobs']],
    ['C27', '/api/career/getAll', 'career', ['title', 'headerImage', 'sections', 'jobs']],
    [
      'C35',
      '/api/blog/getAll',
      'blog',
      ['header', 'title', 'content', 'image', 'author', 'category', 'publishedDate', 'metaInfo'],
    ],
    [
      'C39',
      '/api/business/getAll',
      'businessSection',
      ['title', 'description', 'skillsHeading', 'skillsLeft', 'skillsRight'],
    ],
  ] as const)('%s GET %s lists records with the fields of section 3', async (_id, path, type, fields) => {
    const id = publishGiven(type);
    const { status, body } = await site.anonymous('GET', path);
    expect(status).toBe(200);
    const record = body.find((r: { _id: string }) => r._id === id);
    for (const field of fields) expect(record, field).toHaveProperty(field);
  });

  test('C1 GET /api/headers/getAll is empty until a header is published', async () => {
    expect((await site.anonymous('GET', '/api/headers/getAll')).body).toEqual([]);
    publishGiven('header', { tollFree: '020 7946 0000', menu: contentTypes.header.fields.menu.initial() });
    const { body } = await site.anonymous('GET', '/api/headers/getAll');
    expect(body).toEqual([expect.objectContaining({ _id: 'header', tollFree: '020 7946 0000' })]);
    expect(body[0]).toHaveProperty('socialLinks.facebook');
    expect(body[0]).toHaveProperty('services.globalStaffing');
    expect(body[0]).toHaveProperty('otherLinks.aboutUs');
  });

  test('C25 GET /api/job/{id} returns the job in plain text or 404', async () => {
    const id = publishGiven('job', { title: 'Site engineer' });
    const { body } = await site.anonymous('GET', `/api/job/${id}`);
    expect(body).toMatchObject({
      _id: id,
      title: 'Site engineer',
      description: expect.stringContaining('One paragraph.'),
    });
    expect(body.description).not.toContain('<p>');
    expect((await site.anonymous('GET', '/api/job/nothing')).status).toBe(404);
    expect((await site.anonymous('GET', `/api/job/${publishGiven('banner')}`)).status).toBe(404);
  });

  test('changes the ETag of a list after an edit', async () => {
    const first = await fetch(`${site.address}/api/tabGetAll`);
    const etag = first.headers.get('etag') ?? '';
    const cachedResponse = await fetch(`${site.address}/api/tabGetAll`, { headers: { 'if-none-match': etag } });
    expect(cachedResponse.status).toBe(304);
    publishGiven('tabSection');
    const changedResponse = await fetch(`${site.address}/api/tabGetAll`, { headers: { 'if-none-match': etag } });
    expect(changedResponse.status).toBe(200);
  });
});

test('C2 PUT /api/headers/update/{id} accepts a logo as a data URL', async () => {
  const bytes = Buffer.from(await (await picture()).arrayBuffer());
  const logo = `data:image/png;base64,${bytes.toString('base64')}`;
  const { status, body } = await site.editor('PUT', '/api/headers/update/header', {
    tollFree: '0161 496 0000',
    socialLinks: { linkedin: 'https://www.linkedin.com/company/example' },
    logo,
  });
  expect(status).toBe(200);
  expect(await loads(body.logo)).toBe(200);
  expect(body.otherLinks.career).toBe('/career');
  const updatedHeader = await site.editor('PUT', '/api/headers/update/header', {
    tollFree: '0113 496 0000',
    logo: body.logo,
  });
  expect(updatedHeader.body).toMatchObject({ logo: body.logo, tollFree: '0113 496 0000' });
  expect((await site.editor('PUT', '/api/headers/update/other', { tollFree: '0113 496 0000' })).status).toBe(404);
});

test('C1 C2 keeps the legacy fields of the header for any menu', async () => {
  const version = async () => (await site.editor('GET', '/api/content/header?drafts=true')).body.version;
  const { menu: initialMenu } = initialData(contentTypes.header.fields);
  const menu = structuredClone(initialMenu);
  // An editor renames one entry, moves another to a new address, and removes a third.
  Object.assign(menu[4] ?? {}, { label: 'Vacancies' });
  Object.assign(menu[5] ?? {}, { label: 'News', link: '/news' });
  menu[2]?.children.shift();
  expect((await site.editor('PATCH', '/api/content/header', { data: { menu }, version: await version() })).status).toBe(
    200,
  );
  const readHeader = async () => (await site.anonymous('GET', '/api/headers/getAll')).body[0];
  const header = await readHeader();
  expect(Object.keys(header)).toEqual(['_id', 'tollFree', 'socialLinks', 'services', 'otherLinks', 'logo']);
  expect(header.services).toEqual({
    applicationServices: '',
    businessServices: '/full-time-jobs',
    technologyTrainings: '/contract-jobs',
    globalStaffing: '/globalStaffing',
    staffAugmentation: '/staffAugmentation',
  });
  expect(header.otherLinks).toEqual({
    home: '/',
    aboutUs: '/about-us',
    products: '/products',
    career: '/career',
    blog: '/news',
    contactUs: '/contact-us',
  });

  const { services, otherLinks } = header;
  const changedLinks = {
    services: { ...services, applicationServices: '/evenings', businessServices: '/career' },
    otherLinks: { ...otherLinks, career: '/jobs-for-you' },
  };
  expect((await site.editor('PUT', '/api/headers/update/header', changedLinks)).status).toBe(200);
  expect(await readHeader()).toMatchObject(changedLinks);
  const { data } = (await site.editor('GET', '/api/content/header?drafts=true')).body;
  expect(data.menu[4]).toEqual({
    label: 'Vacancies',
    link: '/jobs-for-you',
    hidden: false,
    name: 'career',
    children: [],
  });
  expect(data.menu[2].children.at(-1)).toEqual({
    label: 'Part-time jobs',
    link: '/evenings',
    hidden: false,
    name: 'applicationServices',
  });
  expect(data.menu[2].children[0]).toEqual({
    label: 'Full-time jobs',
    link: '/career',
    hidden: false,
    name: 'businessServices',
  });

  const invalidResponse = await site.editor('PUT', '/api/headers/update/header', {
    otherLinks: { blog: 'javascript:x' },
  });
  expect([invalidResponse.status, invalidResponse.body.issues[0].path]).toEqual([422, 'otherLinks.blog']);
});

test('C1 C2 C31 C33 blank fields inherit contact details without storing them', async () => {
  const blank = (await site.editor('GET', '/api/content/header?drafts=true')).body;
  const settings = async (contact: object) => {
    const { version } = (await site.editor('GET', '/api/content/site-settings?drafts=true')).body;
    const patch = { data: { contact }, version, publish: true };
    expect((await site.editor('PATCH', '/api/content/site-settings', patch)).status).toBe(200);
  };
  const address = { street: '1 High Street', city: 'York', state: '', zip: 'YO1 9ZZ' };
  const socialLinks = [{ platform: 'Facebook', link: 'https://facebook.example/us' }];
  const contact = { phone: '020 7946 0123', email: 'us@example.co.uk', address, openingHours: '', socialLinks };
  await settings({ ...contact, phone: '' });
  const blankHeader = { tollFree: '', socialLinks: { facebook: '', twitter: '', linkedin: '' } };
  const rejectedResponse = await site.editor('PATCH', '/api/content/header', {
    data: blankHeader,
    version: blank.version,
  });
  expect(rejectedResponse.body.issues).toEqual([{ path: 'tollFree', message: 'Freephone number is required.' }]);

  await settings(contact);
  const { body: savedResponse } = await site.editor('PATCH', '/api/content/header', {
    data: blankHeader,
    version: blank.version,
  });
  expect(savedResponse.entry?.data, JSON.stringify(savedResponse)).toMatchObject(blankHeader);
  const readHeader = async () => (await site.anonymous('GET', '/api/headers/getAll')).body[0];
  const header = await readHeader();
  expect(header).toMatchObject({ tollFree: '020 7946 0123', socialLinks: { facebook: 'https://facebook.example/us' } });
  const readStored = async () => (await site.editor('GET', '/api/content/header?drafts=true')).body.data;
  expect((await site.editor('PUT', '/api/headers/update/header', header)).body).toEqual(header);
  expect(await readStored()).toMatchObject(blankHeader);
  await settings({ ...contact, phone: '020 7946 0456' });
  expect(await readHeader()).toMatchObject({ tollFree: '020 7946 0456' });

  expect((await site.editor('PUT', '/api/headers/update/header', { tollFree: '' })).status).toBe(422);
  await site.editor('PUT', '/api/headers/update/header', { tollFree: '0800 496 0123' });
  expect(await readStored()).toMatchObject({ ...blankHeader, tollFree: '0800 496 0123' });

  const parts: [string, unknown][] = [
    ['header', { title: 'Talk' }],
    ['addresses', [{ title: 'Office', ...address }]],
    ['phones', [{ number: '020 7946 0456', type: 'Office' }]],
  ];
  removeContact();
  const { body: record } = await site.editor('POST', '/api/contact/add', form(...parts));
  expect(record).toMatchObject({ fax: 'us@example.co.uk', addresses: [{ details: '1 High Street, York, YO1 9ZZ' }] });
  const page = (await site.editor('GET', '/api/content/contact?drafts=true')).body.data;
  expect(page).toMatchObject({
    fax: '',
    phones: [{ number: '' }],
    addresses: [{ title: 'Office', street: '', zip: '' }],
  });
});

test('C8 C9 C10 adds, updates and deletes about-us entries', async () => {
  const addResponse = await site.editor(
    'POST',
    '/api/about-us/add',
    form(['icon', await picture()], ['title', 'Who “we” are 👋'], ['description', 'x']),
  );
  expect(addResponse.status).toBe(201);
  expect(await loads(addResponse.body.icon)).toBe(200);
  const updateResponse = await site.editor(
    'PUT',
    `/api/aboutus/update/${addResponse.body._id}`,
    form(['title', 'مرحبا']),
  );
  expect(updateResponse.body).toEqual({ ...addResponse.body, title: 'مرحبا' });
  expect((await site.editor('DELETE', `/api/aboutus/delete/${addResponse.body._id}`)).status).toBe(200);
  expect((await site.anonymous('GET', '/api/aboutus/getAll')).body).not.toContainEqual(
    expect.objectContaining({ _id: addResponse.body._id }),
  );
  expect((await site.editor('DELETE', `/api/aboutus/delete/${addResponse.body._id}`)).status).toBe(404);
});

test('C11 C12 C13 adds, updates and deletes banners', async () => {
  const fields: [string, unknown][] = [
    ['title', 'T'],
    ['subTitle', 'S'],
    ['description', 'D'],
  ];
  const addResponse = await site.editor(
    'POST',
    '/api/banner/add',
    form(...fields, ['backgroundImage', await picture()]),
  );
  expect(addResponse).toMatchObject({ status: 201, body: { title: 'T', subTitle: 'S', description: 'D' } });
  const updateResponse = await site.editor(
    'PUT',
    `/api/banner/update/${addResponse.body._id}`,
    form(['backgroundImage', await picture()]),
  );
  expect(updateResponse.body.backgroundImage).not.toBe(addResponse.body.backgroundImage);
  expect(updateResponse.body.title).toBe('T');
  expect((await site.editor('DELETE', `/api/banner/delete/${addResponse.body._id}`)).status).toBe(200);
});

const tab = (title: string) => ({ title, description: `About ${title}` });

test('C15 C16 tabs of application services keep images that are not replaced', async () => {
  const addResponse = await site.editor(
    'POST',
    '/api/services/application/add',
    form(
      ['tabImages', await picture()],
      ['tabImages', await picture()],
      ['header', { title: 'H', subtitle: 'S', description: 'D' }],
      ['headerImage', await picture()],
      ['content', { title: 'C', description: 'D' }],
      ['tabs', [tab('One'), tab('Two')]],
      ['secondaryImage', await picture()],
      ['title', 'Testing'],
    ),
  );
  expect(addResponse.status, JSON.stringify(addResponse.body)).toBe(201);
  const [one, two] = addResponse.body.tabs;
  expect(new Set([one.image, two.image, addResponse.body.headerImage, addResponse.body.secondaryImage]).size).toBe(4);

  const updateResponse = await site.editor(
    'PUT',
    `/api/services/application/update/${addResponse.body._id}`,
    form(['tabs', [tab('One'), { ...tab('Two'), description: 'new' }]], ['tabImages[1]', await picture()]),
  );
  expect(updateResponse.body.tabs[0]).toEqual(one);
  expect(updateResponse.body.tabs[1].image).not.toBe(two.image);
  expect(updateResponse.body.tabs[1].description).toBe('new');
  expect(updateResponse.body.header).toEqual(addResponse.body.header);
});

test.each([
  ['an empty file input', new File([], '')],
  ['a script’s null', 'null'],
])('C16 %s keeps the first tab’s image when the second changes', async (_, emptyValue) => {
  const add = form(
    ['header', { title: 'Payroll' }],
    ['content', { title: 'C', description: 'D' }],
    ['tabs', [tab('One'), tab('Two')]],
    ['tabImages', await picture()],
    ['tabImages', await picture()],
    ['headerImage', await picture()],
    ['secondaryImage', await picture()],
  );
  const addResponse = await site.editor('POST', '/api/services/application/add', add);
  expect(addResponse.status, JSON.stringify(addResponse.body)).toBe(201);
  const change = form(['tabs', [tab('One'), tab('Two')]], ['tabImages', emptyValue], ['tabImages', await picture()]);
  const { body } = await site.editor('PUT', `/api/services/application/update/${addResponse.body._id}`, change);
  expect(body.tabs[0].image).toBe(addResponse.body.tabs[0].image);
  expect(body.tabs[1].image).not.toBe(addResponse.body.tabs[1].image);
});

test.each<[string, number, (now: string) => (File | string)[]]>([
  ['fewer parts than tabs, the first of them empty', 1, () => ['null', 'new']],
  ['an empty part in the middle and none for the last', 0, () => ['new', new File([], '')]],
  ['the address of the image that stays', 2, (now) => [now, now, 'new']],
  ['an address and no part for the last', 1, (now) => [now, 'new']],
])('C23 assigns a new image to its tab with %s', async (_, tabIndex, parts) => {
  const tabs = ['tabs', [tab('A'), tab('B'), tab('C')]] as [string, unknown];
  const pictures = await Promise.all(
    [0, 1, 2].map(async (n) => [`tabImages[${n}]`, await picture()] as [string, File]),
  );
  const addResponse = await site.editor('POST', '/api/products/tabAdd', form(['title', 'T'], tabs, ...pictures));
  const storedImages = addResponse.body.tabs.map((t: { image: string }) => t.image);
  const tabParts = parts(storedImages[0]).map(async (part) => [part === 'new' ? await picture() : part]);
  const images = (await Promise.all(tabParts)).map(([part]) => ['tabImages', part] as [string, unknown]);
  const { status, body } = await site.editor('PUT', `/api/tabUpdate/${addResponse.body._id}`, form(tabs, ...images));
  expect(status, JSON.stringify(body)).toBe(200);
  const changedTabs = body.tabs
    .map((t: { image: string }, n: number) => (t.image === storedImages[n] ? '' : n))
    .join('');
  expect(changedTabs).toBe(String(tabIndex));
});

test('C15 rejects a tab that is null, even with an image', async () => {
  const tabForm = form(['header', { title: 'H' }], ['tabs', [null]], ['tabImages', await picture()]);
  const { status, body } = await site.editor('POST', '/api/services/application/add', tabForm);
  expect(status).toBe(422);
  expect(body.issues).toContainEqual(expect.objectContaining({ path: 'tabs.0' }));
});

test('C15 names a service after its header if it has no name', async () => {
  const { status, body } = await site.editor(
    'POST',
    '/api/services/application/add',
    form(
      ['header', { title: 'Payroll' }],
      ['content', { title: 'C', description: 'D' }],
      ['tabs', [tab('One')]],
      ['headerImage', await picture()],
      ['secondaryImage', await picture()],
      ['tabImages', await picture()],
    ),
  );
  expect(status, JSON.stringify(body)).toBe(201);
});

test('C19 C20 adds a product’s two images, then replaces only one', async () => {
  const addResponse = await site.editor(
    'POST',
    '/api/products/add',
    form(['title', 'P'], ['image', await picture('p.jpg', 'jpeg')], ['bannerBackgroundImage', await picture()]),
  );
  expect(addResponse.status).toBe(201);
  expect(await loads(addResponse.body.banner.backgroundImage)).toBe(200);
  const updateResponse = await site.editor(
    'PUT',
    `/api/products/update/${addResponse.body._id}`,
    form(['image', await picture()], ['subtitle', 'S']),
  );
  expect(updateResponse.body.bannerBackgroundImage).toBe(addResponse.body.bannerBackgroundImage);
  expect(updateResponse.body.image).not.toBe(addResponse.body.image);
});

test('V5 C19 rejects an unsuitable product image in the specification’s words', async () => {
  const initialImages = site.pictures();
  const large = new File([Buffer.alloc(5_242_881)], 'large.png', { type: 'image/png' });
  const tooLarge = await site.editor('POST', '/api/products/add', form(['title', 'P'], ['image', large]));
  expect(tooLarge).toMatchObject({
    status: 413,
    body: { message: 'Image size should be less than 5MB', issues: [{ path: 'image' }] },
  });
  const svg = new File(['<svg xmlns="http://www.w3.org/2000/svg"/>'], 'picture.png', { type: 'image/png' });
  const webp = await picture('picture.png', 'webp');
  for (const file of [svg, webp]) {
    expect(await site.editor('POST', '/api/products/add', form(['title', 'P'], ['image', file]))).toMatchObject({
      status: 415,
      body: { message: 'Only JPEG, JPG, PNG, and GIF images are allowed', issues: [{ path: 'image' }] },
    });
  }
  expect(site.pictures()).toEqual(initialImages);
});

test('C22 C23 tabs keep their images when an update reorders them', async () => {
  const addResponse = await site.editor(
    'POST',
    '/api/products/tabAdd',
    form(
      ['title', 'T'],
      ['tabs', [tab('A'), tab('B'), tab('C')]],
      ['tabImages[0]', await picture()],
      ['tabImages[1]', await picture()],
      ['tabImages[2]', await picture()],
    ),
  );
  expect(addResponse.status, JSON.stringify(addResponse.body)).toBe(201);
  const [a, b, c] = addResponse.body.tabs;
  const updateResponse = await site.editor(
    'PUT',
    `/api/tabUpdate/${addResponse.body._id}`,
    form(['tabs', [tab('C'), a, { ...b, image: {} }]]),
  );
  expect(updateResponse.body.tabs.map((t: { image: string }) => t.image)).toEqual([c.image, a.image, b.image]);
});

const careerParts: [string, unknown][] = [
  ['title', 'Careers'],
  ['sections', [{ title: 'Life here', description: 'D' }]],
  ['jobs', [{ title: 'J', description: 'D', requirements: ['R'], location: 'Leeds', type: 'Full Time' }]],
];

test('C28 C29 C30 careers are added with section images, updated and deleted', async () => {
  const addResponse = await site.editor(
    'POST',
    '/api/carears/add',
    form(...careerParts, ['headerImage', await picture()], ['sectionImages', await picture()]),
  );
  expect(addResponse.status, JSON.stringify(addResponse.body)).toBe(201);
  expect(await loads(addResponse.body.sections[0].image)).toBe(200);
  const updateResponse = await site.editor('PUT', `/api/career/update/${addResponse.body._id}`, form(['title', 'New']));
  expect(updateResponse.body).toEqual({ ...addResponse.body, title: 'New' });
  expect((await site.editor('DELETE', `/api/career/delete/${addResponse.body._id}`)).status).toBe(200);
});

test('V3 C28 rejects a career with a missing image without storing anything', async () => {
  const initialImages = site.pictures();
  const { status, body } = await site.editor(
    'POST',
    '/api/carears/add',
    form(...careerParts, ['headerImage', await picture()]),
  );
  expect(status).toBe(422);
  expect(body.issues).toEqual([{ path: 'sections.0.image', message: 'Image is required.' }]);
  expect(site.pictures()).toEqual(initialImages);
});

test('E3 E9 C11 C28 rejects the previous site’s image paths with advice', async () => {
  const help = (path: string) =>
    `“${path}” is a path on the previous site. Send the image as a file, or import the previous site.`;
  const path = 'uploads\\banners\\pic.png';
  const banner = { title: 'T', subTitle: 'S', description: 'D', backgroundImage: path };
  const message = `Background image is required. ${help(path)}`;
  for (const body of [banner, form(...Object.entries(banner))]) {
    expect(await site.editor('POST', '/api/banner/add', body)).toMatchObject({
      status: 422,
      body: { message, issues: [{ path: 'backgroundImage', message }] },
    });
  }
  const sections = [{ title: 'A', description: 'B', image: path }];
  const { status, body } = await site.editor(
    'POST',
    '/api/carears/add',
    form(['title', 'Careers'], ['sections', sections], ['headerImage', await picture()]),
  );
  expect(status).toBe(422);
  expect(body.issues).toContainEqual({ path: 'sections.0.image', message: `Image is required. ${help(path)}` });
});

test('C31 C32 C33 adds and updates one contact record, rejecting a second', async () => {
  const parts: [string, unknown][] = [
    ['header', { title: 'Talk', subtitle: 'S' }],
    ['addresses', [{ street: '1 High Street', city: 'Leeds', state: '', zip: 'LS1 1AA' }]],
    ['phones', [{ number: '0113 496 0000', type: 'Office' }]],
    ['fax', 'hello@example.co.uk'],
  ];
  removeContact();
  const addResponse = await site.editor('POST', '/api/contact/add', form(...parts, ['headerImage', await picture()]));
  expect(addResponse.status, JSON.stringify(addResponse.body)).toBe(201);
  expect(addResponse.body).toMatchObject({
    fax: 'hello@example.co.uk',
    addresses: [{ title: 'Office', details: '1 High Street, Leeds, LS1 1AA', zip: 'LS1 1AA' }],
    phones: [{ title: 'Office', number: '0113 496 0000' }],
  });
  const updateResponse = await site.editor(
    'PUT',
    `/api/contact/update/${addResponse.body._id}`,
    form(['fax', 'new@example.co.uk']),
  );
  expect(updateResponse.body).toEqual({ ...addResponse.body, fax: 'new@example.co.uk' });
  expect((await site.anonymous('GET', '/api/contact/getAll')).body).toEqual([updateResponse.body]);

  const message = 'There is already a contact record. Update it with PUT /api/contact/update/contact.';
  const second = form(...contactParts, ['fax', 'second@example.co.uk']);
  expect(await site.editor('POST', '/api/contact/add', second)).toMatchObject({ status: 409, body: { message } });
  expect((await site.anonymous('GET', '/api/contact/getAll')).body).toEqual([updateResponse.body]);
});

test('C32 replaces the contact record of the sample agency', async () => {
  removeContact();
  noteSample(site.db, [publishGiven('contact')]);
  const addResponse = await site.editor(
    'POST',
    '/api/contact/add',
    form(...contactParts, ['fax', 'mine@example.co.uk']),
  );
  expect(addResponse).toMatchObject({ status: 201, body: { fax: 'mine@example.co.uk' } });
});

const contactParts: [string, unknown][] = [
  ['header', { title: 'Talk' }],
  ['addresses', [{ street: '1 High Street', city: 'Leeds', state: '', zip: 'LS1 1AA' }]],
  ['phones', [{ number: '0113 496 0000', type: 'Office' }]],
];
const LEEDS = { street: '1 High Street', city: 'Leeds', state: '', zip: 'LS1 1AA' };
const LONDON = { street: '2 Long Lane', city: 'London', state: '', zip: 'EC1A 9HF' };
const YORK = { street: '3 Low Road', city: 'York', state: '', zip: 'YO1 7HU' };

test.each([
  ['dropped', [LONDON, YORK], ['Head office', 'Desk']],
  ['reordered', [YORK, LEEDS, LONDON], ['Desk', 'North', 'Head office']],
  ['moved within its town', [LEEDS, { ...LONDON, street: '9 New Lane', zip: 'N1 1AA' }], ['North', 'Head office']],
  ['new and first', [{ ...YORK, street: '8 Old Road', city: 'Hull', zip: 'HU1 1AA' }, LEEDS], ['Office', 'North']],
])('C33 an address that is %s keeps its own title', async (_, addresses, titles) => {
  const [north, head, desk] = [LEEDS, LONDON, YORK];
  const storedAddresses = [
    { ...north, title: 'North' },
    { ...head, title: 'Head office' },
    { ...desk, title: 'Desk' },
  ];
  removeContact();
  const addResponse = await site.editor(
    'POST',
    '/api/contact/add',
    form(...contactParts, ['addresses', storedAddresses]),
  );
  const { body } = await site.editor(
    'PUT',
    `/api/contact/update/${addResponse.body._id}`,
    form(['addresses', addresses]),
  );
  expect(body.addresses.map(({ title }: { title: string }) => title)).toEqual(titles);
  expect(body.addresses.map(({ zip }: { zip: string }) => zip)).toEqual(addresses.map(({ zip }) => zip));
});

test('E10 C2 a freephone number may have letters', async () => {
  if ((await site.anonymous('GET', '/api/headers/getAll')).body.length === 0) publishGiven('header');
  const header = await site.editor('PUT', '/api/headers/update/header', { tollFree: '1-800-STAFFING' });
  expect(header.body).toMatchObject({ tollFree: '1-800-STAFFING' });
  for (const tollFree of ['Call us', '<b>0800</b>']) {
    expect((await site.editor('PUT', '/api/headers/update/header', { tollFree })).status).toBe(422);
  }
});

test('E8 C33 accepts a fax number but no other text', async () => {
  removeContact();
  const contact = await site.editor('POST', '/api/contact/add', form(...contactParts, ['fax', '0113 496 0001']));
  expect(contact.body).toMatchObject({ fax: '0113 496 0001' });
  expect((await site.editor('PUT', '/api/contact/update/contact', form(['fax', 'by post']))).status).toBe(422);
});

test('E8 C33 accepts letters in a contact’s phone number', async () => {
  removeContact();
  const phones = [{ type: 'Main', number: '1-800-STAFFING' }];
  const contact = await site.editor('POST', '/api/contact/add', form(...contactParts, ['phones', phones]));
  expect(contact.status, JSON.stringify(contact.body)).toBe(201);
  expect(contact.body.phones).toMatchObject(phones);
});

test('C36 C37 C38 V4 V7 adds, updates and deletes an HTML article', async () => {
  const addResponse = await site.editor(
    'POST',
    '/api/blog/add',
    form(
      ['header', { title: 'Blog' }],
      ['title', 'Hiring'],
      ['content', '<p>One <b>two</b></p><script>alert(1)</script>'],
      ['author', 'Ana'],
      ['category', 'Hiring'],
      ['publishedDate', '2026-11-21T09:30'],
      ['metaInfo', { keywords: 'k', description: 'd', tags: 'a, b ,, c' }],
    ),
  );
  expect(addResponse.status, JSON.stringify(addResponse.body)).toBe(201);
  expect(addResponse.body).toMatchObject({
    content: '<p>One <strong>two</strong></p>',
    publishedDate: '2026-11-21',
    metaInfo: { tags: ['a', 'b', 'c'] },
    image: '',
  });
  const updateResponse = await site.editor(
    'PUT',
    `/api/blog/update/${addResponse.body._id}`,
    form(['image', await picture()]),
  );
  expect(await loads(updateResponse.body.image)).toBe(200);
  expect(updateResponse.body.content).toBe(addResponse.body.content);
  expect((await site.editor('DELETE', `/api/blog/delete/${addResponse.body._id}`)).status).toBe(200);
});

test('C40 C41 C42 business sections take skills as a list or lines', async () => {
  const section = {
    title: 'T',
    description: 'D',
    skillsHeading: 'H',
    skillsLeft: ['Java', ''],
    skillsRight: 'SQL\n\nGo',
  };
  const addResponse = await site.editor('POST', '/api/business/add', section);
  expect(addResponse).toMatchObject({ status: 201, body: { skillsLeft: ['Java'], skillsRight: ['SQL', 'Go'] } });
  const updateResponse = await site.editor('PUT', `/api/business/${addResponse.body._id}`, { title: 'U' });
  expect(updateResponse.body).toEqual({ ...addResponse.body, title: 'U' });
  expect((await site.editor('DELETE', `/api/business/${addResponse.body._id}`)).status).toBe(200);
});

describe('rejects invalid bodies and stores nothing', () => {
  test.each([
    ['a part that is not JSON', form(['tabs', '[{']), 422, 'tabs'],
    ['a list that is an object', form(['tabs', {}]), 422, 'tabs'],
    ['a list that is empty', form(['title', 'T'], ['tabs', []]), 422, 'tabs'],
    ['a title that is an object', form(['tabs', [{ ...tab('A'), title: {} }]]), 422, 'tabs.0.title'],
    ['a polluted prototype', form(['tabs', '[{"__proto__":{"polluted":true}}]']), 422, 'tabs'],
  ])('rejects %s', async (_name, body, status, path) => {
    const initialImages = site.pictures();
    const response = await site.editor('POST', '/api/products/tabAdd', body);
    expect(response.status, JSON.stringify(response.body)).toBe(status);
    expect(response.body.issues.map((i: { path: string }) => i.path)).toContain(path);
    expect(site.pictures()).toEqual(initialImages);
    expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
  });

  test('ignores unknown fields', async () => {
    const section = { title: 'T', description: 'D', skillsHeading: 'H', skillsLeft: ['a'], skillsRight: ['b'] };
    const internalFields = { _id: 'mine', id: 'mine', version: 9, seq: 1, published: false, role: 'administrator' };
    const { status, body } = await site.editor('POST', '/api/business/add', { ...section, ...internalFields });
    expect(status).toBe(201);
    expect(body).toEqual({ _id: expect.not.stringMatching('mine'), ...section });
  });

  test('rejects a body that is neither JSON nor multipart', async () => {
    expect((await site.editor('POST', '/api/business/add')).status).toBe(400);
  });
});

test('CSRF: a form on another origin cannot write with an editor’s cookie', async () => {
  const { cookie } = await site.logIn('editor');
  for (const origin of ['https://evil.example', 'null']) {
    const response = await fetch(`${site.address}/api/business/add`, {
      method: 'POST',
      headers: { cookie, origin, 'sec-fetch-site': 'cross-site' },
      body: form(['title', 'T']),
    });
    expect(response.status).toBe(403);
  }
});

test('rejects content changes by a recruiter', async () => {
  const { cookie } = await site.logIn('recruiter');
  const response = await fetch(`${site.address}/api/business/add`, {
    method: 'POST',
    headers: { cookie, origin: 'http://localhost:3000' },
    body: form(['title', 'T']),
  });
  expect(response.status).toBe(403);
});
