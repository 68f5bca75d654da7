import { expect, test } from 'vitest';
import { createSchema, initialData } from './fields/field.ts';
import { contentTypes, submissions } from './index.ts';
import { withDefaults } from './lib/defaults.ts';

const types = Object.entries({ ...contentTypes, ...submissions });

test.each(types)('%s is registered under its own name', (name, type) => {
  expect(type.name).toBe(name);
  expect(type.path).toMatch(/^[a-z]+(-[a-z]+)*$/);
});

test('no two types share an address', () => {
  const paths = types.map(([, type]) => type.path);
  expect(new Set(paths).size).toBe(paths.length);
});

test.each(types)('a new, empty %s may be kept as a draft and read back', (_, type) => {
  const empty = initialData(type.fields);
  expect(createSchema(type.fields, 'draft').parse(empty)).toEqual(empty);
  expect(withDefaults(type.fields, empty)).toEqual(empty);
});

test('a document from before a field existed gets its initial value, also inside lists and groups', () => {
  const { fields } = contentTypes.contact;
  const stored = { header: { title: 'Hello' }, addresses: [{ street: '1 High Street', gone: true }] };
  expect(withDefaults(fields, stored)).toMatchObject({
    header: { title: 'Hello', subtitle: '' },
    addresses: [{ title: 'Office', street: '1 High Street', city: '', state: '', zip: '' }],
    fax: '',
  });
  expect(withDefaults(fields, stored).addresses).not.toHaveProperty('0.gone');
});

test('V3 pictures are required where the specification says so, and V4 optional where it says so', () => {
  const required = (type: { fields: Record<string, unknown> }, field: string) =>
    (type.fields[field] as { required: boolean }).required;
  expect(required(contentTypes.about, 'icon')).toBe(true);
  expect(required(contentTypes.banner, 'backgroundImage')).toBe(true);
  expect(required(contentTypes.product, 'image')).toBe(true);
  expect(required(contentTypes.career, 'headerImage')).toBe(true);
  expect(required(contentTypes.applicationService, 'headerImage')).toBe(true);
  expect(required(contentTypes.contact, 'headerImage')).toBe(false);
  expect(required(contentTypes.blog, 'image')).toBe(false);
});

test('V8 lists keep at least one item', () => {
  const career = createSchema(contentTypes.career.fields, 'publish').safeParse({
    ...initialData(contentTypes.career.fields),
    sections: [],
    jobs: [],
  });
  expect(career.error?.issues.map((i) => `${i.path.join('.')}: ${i.message}`)).toEqual(
    expect.arrayContaining([
      'sections: Sections must keep at least one item.',
      'jobs: Jobs must keep at least one item.',
    ]),
  );
});

test.each(['__proto__', 'constructor', 'extra'])('an unknown key (%s) is refused', (key) => {
  const data = JSON.parse(JSON.stringify(initialData(contentTypes.blogPage.fields)).replace('{', `{"${key}":1,`));
  expect(createSchema(contentTypes.blogPage.fields, 'publish').safeParse(data).success).toBe(false);
});
