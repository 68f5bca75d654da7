import { contentTypes } from 'content-types';
import { expect, test } from 'vitest';
import { decode } from './decode.ts';

const id = 'b'.repeat(32);
const storedImage = { id: 'a'.repeat(32), alt: 'Kept', width: 8, height: 6 };

test('V7 splits text from text boxes into lists', () => {
  const { fields } = contentTypes.businessSection;
  expect(decode(fields, { skillsLeft: 'Java\n\nSQL', title: 'T' }, { title: 'old', description: 'stays' })).toEqual({
    skillsLeft: ['Java', 'SQL'],
    title: 'T',
    description: 'stays',
  });
});

test('merges JSON form parts into the stored data, including nested fields', () => {
  const { fields } = contentTypes.blog;
  const storedData = { metaInfo: { keywords: 'k', description: 'd', tags: [] } };
  const data = decode(fields, { metaInfo: '{"tags":"a, b"}', publishedDate: '2026-01-02T10:00:00.000Z' }, storedData);
  expect(data).toEqual({
    metaInfo: { keywords: 'k', description: 'd', tags: ['a', 'b'] },
    publishedDate: '2026-01-02',
  });
});

test('keeps the image of a list item with the same title', () => {
  const { fields } = contentTypes.tabSection;
  const storedData = {
    tabs: [
      { title: 'One', description: '', image: null },
      { title: 'Two', description: '', image: storedImage },
    ],
  };
  const sentItems = [
    { title: 'Two', description: 'x' },
    { title: 'New', description: 'y', image: `https://a.example/media/${id}-480.webp` },
  ];
  expect(decode(fields, { tabs: JSON.stringify(sentItems) }, storedData).tabs).toEqual([
    { title: 'Two', description: 'x', image: storedImage },
    { title: 'New', description: 'y', image: { id, alt: '', width: 1, height: 1 } },
  ]);
});

test('an unchanged image keeps its description and focal point', () => {
  const { fields } = contentTypes.about;
  const icon = { ...storedImage, focus: { x: 0.2, y: 0.8 } };
  expect(decode(fields, { icon: `/media/${storedImage.id}-8.webp` }, { icon })).toEqual({ icon });
  expect(decode(fields, { icon: `/media/${id}-8.webp` }, { icon })).toEqual({
    icon: { id, alt: '', width: 1, height: 1 },
  });
});

test.each(['{"title":', '{"__proto__":{"a":1}}', '{"constructor":{"prototype":{"a":1}}}'])(
  'rejects %s as invalid JSON',
  (header) => {
    expect(() => decode(contentTypes.blog.fields, { header }, {})).toThrow('header must be valid JSON.');
  },
);
