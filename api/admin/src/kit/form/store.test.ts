import { contentTypes } from 'content-types';
import { initialData } from 'content-types/fields/field';
import { expect, it, vi } from 'vitest';
import { createFormStore } from './store.ts';

const { about, career, footer, siteSettings } = contentTypes;

it('V9 shows errors at required fields only after a save', () => {
  const form = createFormStore(about.fields, initialData(about.fields));
  expect(form.issues()).toEqual([]);
  expect(form.check('publish')).toBe(false);
  expect(form.errorWithin('title')).toBe('Title is required.');
  expect(form.errorWithin('icon')).toBe('Icon is required.');
});

it('accepts an incomplete draft', () => {
  expect(createFormStore(about.fields, initialData(about.fields)).check('draft')).toBe(true);
});

it('requires only fields that are neither filled in nor inherited', () => {
  const contact = { ...initialData(siteSettings.fields).contact, phone: '020 7946 0123' };
  const form = createFormStore(footer.fields, initialData(footer.fields), { contact });
  form.checkField('contactInfo.phone');
  form.check('publish');
  expect(form.issues()).toEqual([{ path: 'contactInfo.email', message: 'Email is required.' }]);
  expect(form.at('contactInfo.phone')).toBe('');
});

it('shows an error from blur until the field is fixed', () => {
  const form = createFormStore(about.fields, initialData(about.fields));
  form.change('title', '');
  expect(form.issues()).toEqual([]);
  form.checkField('title');
  expect(form.errorWithin('title')).toBe('Title is required.');
  form.change('title', 'Our people');
  expect(form.errorWithin('title')).toBeUndefined();
});

it('removes a server error inside a list once that field changes', () => {
  const form = createFormStore(career.fields, initialData(career.fields));
  form.showIssues([
    { path: 'sections.0.title', message: 'No.' },
    { path: 'title', message: 'Nor this.' },
  ]);
  form.change('sections.0.title', 'Grow');
  expect(form.issues()).toEqual([{ path: 'title', message: 'Nor this.' }]);
});

it('moves the errors of a list with its items', () => {
  const form = createFormStore(career.fields, initialData(career.fields));
  form.change('sections.0.title', 'First');
  form.check('publish');
  expect(form.errorWithin('sections.0.title')).toBeUndefined();
  const [first] = form.at('sections') as unknown[];
  form.change('sections', [{ title: '', description: 'x', image: null }, first]);
  expect(form.errorWithin('sections.0.title')).toBe('Title is required.');
  expect(form.errorWithin('sections.1.title')).toBeUndefined();
});

it('notifies its listeners only if the value changes', () => {
  const form = createFormStore(about.fields, initialData(about.fields));
  const listener = vi.fn();
  form.subscribe(listener);
  form.change('title', 'a');
  form.change('title', 'a');
  expect(listener).toHaveBeenCalledTimes(1);
});
