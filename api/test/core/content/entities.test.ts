/** Section 3 of the specification: every entity has its fields, and the server validates each. */
import { contentTypes, type TypeName } from 'content-types';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Client, startApp, type TestServer } from '../../support/app.ts';
import { addImage, sampleOf } from '../../support/samples.ts';

let server: TestServer;
let admin: Client;
beforeAll(async () => {
  server = await startApp();
  addImage(server.db);
  admin = await server.logIn();
});
afterAll(() => server.close());

/** A frozen copy of section 3. `a.b` is a member of a group, `a[].b` one of a list's items. */
const ENTITIES: [id: string, type: TypeName, ...fields: string[]][] = [
  ['E1', 'slide', 'title'],
  ['E2', 'feature', 'title', 'description', 'bgImage'],
  ['E3', 'banner', 'title', 'subTitle', 'description', 'backgroundImage'],
  ['E4', 'about', 'title', 'description', 'icon'],
  ['E5', 'product', 'title', 'subtitle', 'description', 'image', 'bannerBackgroundImage'],
  ['E6', 'job', 'title', 'category', 'type', 'description'],
  [
    'E7',
    'career',
    'title',
    'headerImage',
    ...['title', 'description', 'image'].map((name) => `sections[].${name}`),
    ...['title', 'description', 'requirements', 'location', 'type'].map((name) => `jobs[].${name}`),
  ],
  [
    'E8',
    'contact',
    'header.title',
    'header.subtitle',
    ...['street', 'city', 'state', 'zip'].map((name) => `addresses[].${name}`),
    'phones[].number',
    'phones[].type',
    'fax',
    'headerImage',
  ],
  [
    'E10',
    'header',
    'tollFree',
    ...['facebook', 'twitter', 'linkedin'].map((name) => `socialLinks.${name}`),
    // The header's services and other links have names only in the legacy API, which legacy/calls.test.ts covers.
    ...['label', 'link', 'hidden', 'children[].label', 'children[].link'].map((name) => `menu[].${name}`),
    'logo',
  ],
  [
    'E11',
    'footer',
    // The footer's quick links, services and outsourcing services are each one column.
    ...['title', 'links[].name', 'links[].link', 'words', 'hidden'].map((name) => `columns[].${name}`),
    'contactInfo.phone',
    'contactInfo.email',
    'contactInfo.socialLinks[].platform',
    'contactInfo.socialLinks[].link',
  ],
  [
    'E12',
    'applicationService',
    ...['title', 'subtitle', 'description'].map((name) => `header.${name}`),
    'headerImage',
    'content.title',
    'content.description',
    'secondaryImage',
    ...['title', 'description', 'image'].map((name) => `tabs[].${name}`),
  ],
  ['E13', 'tabSection', 'title', 'tabs[].title', 'tabs[].description', 'tabs[].image'],
  [
    'E14',
    'blog',
    'header.title',
    'header.subtitle',
    ...['title', 'content', 'image', 'author', 'category', 'publishedDate'],
    ...['keywords', 'description', 'tags'].map((name) => `metaInfo.${name}`),
  ],
  ['E15', 'businessSection', 'title', 'description', 'skillsHeading', 'skillsLeft', 'skillsRight'],
];

test.each(ENTITIES)('%s %s rejects an invalid value in each field by name', async (_id, name, ...fields) => {
  const type = contentTypes[name];
  const url = `/api/content/${type.path}`;
  const validData = sampleOf(type);
  const send = (data: unknown) =>
    type.shape === 'singleton' ? admin.put(url, { data, version: 0 }) : admin.post(url, { data });

  for (const field of fields) {
    const steps = field.replaceAll('[]', '.0').split('.');
    // No kind of field accepts this value.
    const invalidData = withValue(validData, steps, { wrong: true });
    const { status, body } = await send(invalidData);
    expect(status, field).toBe(422);
    const paths: string[] = body.issues.map((issue: { path: string }) => issue.path);
    expect(
      paths.some((path) => path.startsWith(steps.join('.'))),
      `${field}: ${paths}`,
    ).toBe(true);
  }
  const savedResponse = await send(validData);
  expect(savedResponse.body.entry.data, JSON.stringify(savedResponse.body)).toBeDefined();
});

test('V6 E11 requires every field of the footer and its items', async () => {
  const data = {
    ...sampleOf(contentTypes.footer),
    columns: [{ title: '', links: [{ name: '', link: '' }], words: [], hidden: false }],
    contactInfo: { phone: '', email: '', socialLinks: [{ platform: '', link: '' }] },
  };
  const { body } = await admin.put('/api/content/footer', { data, version: 1 });
  expect(body.issues).toEqual([
    { path: 'columns.0.title', message: 'Title is required.' },
    { path: 'columns.0.links.0.name', message: 'Name is required.' },
    { path: 'columns.0.links.0.link', message: 'Link is required.' },
    { path: 'contactInfo.phone', message: 'Phone is required.' },
    { path: 'contactInfo.email', message: 'Email is required.' },
    { path: 'contactInfo.socialLinks.0.platform', message: 'Platform is required.' },
    { path: 'contactInfo.socialLinks.0.link', message: 'Link is required.' },
  ]);
});

function withValue(data: unknown, [step = '', ...rest]: string[], value: unknown): unknown {
  if (Array.isArray(data)) return data.map((item, i) => (String(i) === step ? next(item, rest, value) : item));
  const object = data as Record<string, unknown>;
  return { ...object, [step]: next(object[step], rest, value) };
}

function next(data: unknown, remainingSteps: string[], value: unknown): unknown {
  return remainingSteps.length === 0 ? value : withValue(data, remainingSteps, value);
}
