import { expect, test } from 'vitest';
import { createSchema, initialData } from './fields/field.ts';
import { contentTypes, submissions } from './index.ts';
import { withDefaults } from './values/defaults.ts';

const types = Object.entries({ ...contentTypes, ...submissions });

test.each(types)('registers %s under its own name', (name, type) => {
  expect(type.name).toBe(name);
  expect(type.path).toMatch(/^[a-z]+(-[a-z]+)*$/);
});

test('a singleton’s initial values are publishable, except facts about the agency', () => {
  const singletons = types.filter(([, type]) => type.shape === 'singleton');
  const missingPaths = singletons.flatMap(([name, { fields }]) => {
    const { error } = createSchema(fields, 'publish').safeParse(initialData(fields));
    return error?.issues.map(({ path }) => `${name}.${path.join('.')}`) ?? [];
  });
  expect(missingPaths.sort()).toEqual([
    'accessibilityStatement.body',
    'contact.addresses.0.city',
    'contact.addresses.0.street',
    'contact.addresses.0.zip',
    'contact.phones.0.number',
    'footer.contactInfo.email',
    'footer.contactInfo.phone',
    'header.tollFree',
    'privacyNotice.body',
  ]);
});

test('references point only to collections', () => {
  const collections = types.filter(([, { shape }]) => shape === 'collection').map(([name]) => name);
  const targets = types.flatMap(([, { fields }]) => [...JSON.stringify(fields).matchAll(/"to":"(\w+)"/g)]);
  expect(targets.length).toBeGreaterThan(10);
  for (const [, to] of targets) expect(collections).toContain(to);
});

test('gives every type a unique path', () => {
  const paths = types.map(([, type]) => type.path);
  expect(new Set(paths).size).toBe(paths.length);
});

test.each(types)('saves a new, empty %s as a draft and reads it back', (_, type) => {
  const emptyData = initialData(type.fields);
  expect(createSchema(type.fields, 'draft').parse(emptyData)).toEqual(emptyData);
  expect(withDefaults(type.fields, emptyData)).toEqual(emptyData);
});

test('adds initial values for new fields inside lists and groups', () => {
  const { fields } = contentTypes.contact;
  const storedData = { header: { title: 'Hello' }, addresses: [{ street: '1 High Street', gone: true }] };
  expect(withDefaults(fields, storedData)).toMatchObject({
    header: { title: 'Hello', subtitle: '' },
    addresses: [{ title: 'Office', street: '1 High Street', city: '', state: '', zip: '' }],
    fax: '',
  });
  expect(withDefaults(fields, storedData).addresses).not.toHaveProperty('0.gone');
});

test('V3 V4 requires images only where the specification does', () => {
  const isRequired = (type: { fields: Record<string, unknown> }, field: string) =>
    (type.fields[field] as { required: boolean }).required;
  expect(isRequired(contentTypes.about, 'icon')).toBe(true);
  expect(isRequired(contentTypes.banner, 'backgroundImage')).toBe(true);
  expect(isRequired(contentTypes.product, 'image')).toBe(true);
  expect(isRequired(contentTypes.career, 'headerImage')).toBe(true);
  expect(isRequired(contentTypes.applicationService, 'headerImage')).toBe(true);
  expect(isRequired(contentTypes.contact, 'headerImage')).toBe(false);
  expect(isRequired(contentTypes.blog, 'image')).toBe(false);
});

test('V8 requires at least one item in lists', () => {
  const career = createSchema(contentTypes.career.fields, 'publish').safeParse({
    ...initialData(contentTypes.career.fields),
    sections: [],
    jobs: [],
  });
  expect(career.error?.issues.map((i) => `${i.path.join('.')}: ${i.message}`)).toEqual(
    expect.arrayContaining([
      'sections: Sections must have at least one item.',
      'jobs: Jobs must have at least one item.',
    ]),
  );
});

test('rejects a home page that lists a section twice', () => {
  const { fields } = contentTypes.homePage;
  const data = initialData(fields);
  data.sections[3] = { section: 'teasers', shown: true };
  const { error } = createSchema(fields, 'publish').safeParse(data);
  expect(error?.issues.map((i) => `${i.path.join('.')}: ${i.message}`)).toEqual([
    'sections.4.section: Each section can only be listed once.',
  ]);
});

test.each([0, 7, 8])('accepts a home page with %i of its sections', (sections) => {
  const { fields } = contentTypes.homePage;
  const data = initialData(fields);
  expect(
    createSchema(fields, 'publish').safeParse({ ...data, sections: data.sections.slice(0, sections) }).success,
  ).toBe(true);
});

test.each(['__proto__', 'constructor', 'extra'])('rejects an unknown key (%s)', (key) => {
  const data = JSON.parse(JSON.stringify(initialData(contentTypes.blogPage.fields)).replace('{', `{"${key}":1,`));
  expect(createSchema(contentTypes.blogPage.fields, 'publish').safeParse(data).success).toBe(false);
});
