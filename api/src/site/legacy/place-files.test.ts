import { contentTypes } from 'content-types';
import { expect, test } from 'vitest';
import { type FilePart, placeFiles } from './place-files.ts';

const picture = { id: 'a'.repeat(32), alt: '', width: 1, height: 1 };
const file = (part: string, name = part): FilePart => ({ part, name, bytes: Buffer.from(name) });
const { fields } = contentTypes.tabSection;

/** Lists the place of each file: `'new.png → tabs.1.image'`. */
function placesOf(items: unknown[], sentItems: unknown, files: FilePart[]) {
  const placedFiles = placeFiles(fields, { tabs: items }, { tabs: sentItems }, files);
  return placedFiles.map(({ file, path }) => `${file.name} → ${path.join('.')}`);
}

test('assigns the last of several parts to the field of that name', () => {
  const placedFiles = placeFiles(contentTypes.about.fields, {}, {}, [file('icon', 'old'), file('icon', 'new')]);
  expect(placedFiles.map((p) => [p.path, p.file.name])).toEqual([[['icon'], 'new']]);
});

test('assigns repeated parts in order if there is one per item', () => {
  const items = [{ image: null }, { image: null }];
  expect(placesOf(items, items, [file('tabImages', 'a'), file('tabImages', 'b')])).toEqual([
    'a → tabs.0.image',
    'b → tabs.1.image',
  ]);
});

test('assigns numbered parts to the items with those numbers', () => {
  const items = [{ image: picture }, { image: null }, { image: picture }];
  expect(placesOf(items, items, [file('tabImages[2]', 'c'), file('tabImages[1]', 'b')])).toEqual([
    'c → tabs.2.image',
    'b → tabs.1.image',
  ]);
});

test('assigns one new file to the only item without an image', () => {
  const items = [{ image: picture }, { image: null }, { image: picture }];
  expect(placesOf(items, [{}, {}, {}], [file('tabImages', 'new')])).toEqual(['new → tabs.1.image']);
});

test('assigns no file to an item that already names its image', () => {
  const items = [{ image: picture }, { image: picture }];
  const sentItems = JSON.stringify([{ image: '/media/x.webp' }, { image: {} }]);
  expect(placesOf(items, sentItems, [file('tabImages', 'new')])).toEqual(['new → tabs.1.image']);
});

test('unnumbered parts skip items that have a numbered part', () => {
  const items = [{ image: null }, { image: null }];
  expect(placesOf(items, items, [file('tabImages', 'a'), file('tabImages[0]', 'b')])).toEqual([
    'b → tabs.0.image',
    'a → tabs.1.image',
  ]);
});

test('ignores files that match no item or field', () => {
  expect(placesOf([{ image: null }], [{}], [file('tabImages[7]', 'a'), file('other', 'b')])).toEqual([]);
});
