import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { completeInput } from 'api/core/content/complete-input';
import { checkDecodes } from 'api/core/media/encode';
import { variantName, variantsOf } from 'api/core/media/files';
import { checkImage } from 'api/core/media/store';
import { contentTypes } from 'content-types';
import type { Fields } from 'content-types/fields/any-field';
import { createSchema, initialData } from 'content-types/fields/field';
import { withInherited } from 'content-types/values/inherit';
import { expect, test } from 'vitest';
import type { SampleDocument } from './document.ts';
import { ENCODED, IMAGES } from './import.ts';
import { sampleContent } from './index.ts';

/** Returns the same data with stored images in place of file names. */
function withImages(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withImages);
  if (typeof value !== 'object' || value === null) return value;
  if ('file' in value && 'alt' in value) return { id: '0'.repeat(32), alt: value.alt, width: 1600, height: 900 };
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, withImages(part)]));
}

const isSettings = (document: SampleDocument): document is SampleDocument<'siteSettings'> =>
  document.type === 'siteSettings';
const contact = sampleContent.find(isSettings)?.data.contact;

test.each(sampleContent.map((document, index) => [`${index} ${document.type}`, document] as const))(
  'sample entry %s is publishable without changes',
  (_, { type, data }) => {
    const fields: Fields = contentTypes[type].fields;
    const completeData = completeInput(fields, withImages(data), initialData(fields));
    const shownData = contact ? withInherited(fields, completeData, contact) : completeData;
    expect(createSchema(fields, 'publish').parse(shownData)).toEqual(shownData);
    expect(createSchema(fields, 'draft').parse(completeData)).toEqual(completeData);
  },
);

test('the source file of each entry exists', () => {
  for (const { source } of sampleContent) expect(existsSync(new URL(`../../${source}`, import.meta.url))).toBe(true);
});

test('uses every image file, and has a file for every image', () => {
  const usedFiles = new Set([...JSON.stringify(sampleContent).matchAll(/"file":"([^"]+)"/g)].map(([, name]) => name));
  const files = readdirSync(IMAGES).map((name) => name.replace(/\.(webp|jpg)$/, ''));
  expect([...usedFiles].sort()).toEqual(files.sort());
});

test('the sample has exactly the variants of its images', async () => {
  const expected: string[] = [];
  for (const name of readdirSync(IMAGES)) {
    const { id, width } = await checkImage(readFileSync(new URL(name, IMAGES)));
    for (const variant of variantsOf({ id, width })) {
      const file = variantName(variant);
      expected.push(file);
      const { type, width } = await checkDecodes(join(ENCODED, file));
      expect({ type, width }, file).toEqual({ type: `image/${variant.format}`, width: variant.width });
    }
  }
  expect(readdirSync(ENCODED).sort()).toEqual(expected.sort());
});

test('adverts comply with the law and pay the real Living Wage', () => {
  const jobs = sampleContent.filter((document) => document.type === 'job').map(({ data }) => data);
  expect(jobs).toHaveLength(46);
  expect(new Set(jobs.map(({ reference }) => reference)).size).toBe(46);
  for (const { title, salary, location, requirements } of jobs) {
    if (!salary || !location || !requirements) throw new Error(`${title} leaves out a field.`);
    expect(requirements.length, title).toBeGreaterThan(0);
    expect(location.place === '', title).toBe(location.remote === 'remote');
    if (salary.unit === 'hour') expect(salary.min, title).toBeGreaterThanOrEqual(1_400);
  }
});
