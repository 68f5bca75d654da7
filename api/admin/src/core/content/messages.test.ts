import { contentTypes, type TypeName } from 'content-types';
import { expect, it } from 'vitest';
import { messagesFor } from './messages.ts';

const messagesOf = (name: TypeName) => messagesFor(contentTypes[name]);

it('M5 uses the specified messages for the header', () => {
  expect(messagesOf('header')).toMatchObject({
    fetchFailed: 'Failed to fetch data',
    updated: 'Form updated successfully.',
    saveFailed: 'Failed to update the form',
  });
});

it.each<[TypeName, string, string]>([
  ['about', 'Error fetching entries', 'Error saving entry'],
  ['banner', 'Error fetching banners', 'Error saving banner'],
  ['applicationService', 'Error fetching services', 'Error saving service'],
  ['product', 'Error fetching products', 'Error saving product'],
  ['tabSection', 'Error fetching tabs', 'Error saving tab section'],
  ['career', 'Error fetching careers', 'Error saving career section'],
  ['contact', 'Error fetching career data', 'Error saving career data'],
  ['blog', 'Error fetching blogs', 'Error saving blog'],
  ['businessSection', 'Error fetching business sections', 'Error saving business section'],
])('M6 M7 gives the error messages of %s', (name, fetchFailed, saveFailed) => {
  expect(messagesOf(name)).toMatchObject({ fetchFailed, saveFailed });
});

it.each<[TypeName, string, string]>([
  ['about', 'Error deleting entry', 'Are you sure you want to delete this entry?'],
  ['banner', 'Error deleting banner', 'Are you sure you want to delete this banner?'],
  ['career', 'Error deleting career section', 'Are you sure you want to delete this career section?'],
  ['blog', 'Error deleting blog', 'Are you sure you want to delete this blog?'],
  ['businessSection', 'Error deleting business section', 'Are you sure you want to delete this business section?'],
])('M8 M10 gives the messages about deleting %s', (name, deleteFailed, confirmDelete) => {
  expect(messagesOf(name)).toMatchObject({ deleteFailed, confirmDelete });
});

it('M9 generates messages for types outside the specification', () => {
  expect(messagesOf('banner')).toMatchObject({
    created: 'Banner created successfully.',
    updated: 'Banner updated successfully.',
    deleted: 'Banner deleted successfully.',
  });
  expect(messagesOf('job').created).toBe('Job created successfully.');
  expect(messagesOf('slide').fetchFailed).toBe('Error fetching slides');
});
