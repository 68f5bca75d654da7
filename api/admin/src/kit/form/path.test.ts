import { contentTypes } from 'content-types';
import { describe, expect, it } from 'vitest';
import { fieldAt, getAt, isWithin, setAt } from './path.ts';

const document = { title: 'a', tabs: [{ title: 'x' }, { title: 'y' }], header: { title: 'h' } };

describe('setAt', () => {
  it('changes one value without copying unchanged siblings', () => {
    const changedDocument = setAt(document, 'tabs.1.title', 'z') as typeof document;
    expect(changedDocument.tabs[1]).toEqual({ title: 'z' });
    expect(changedDocument.tabs[0]).toBe(document.tabs[0]);
    expect(changedDocument.header).toBe(document.header);
    expect(document.tabs[1]?.title).toBe('y');
  });

  it('replaces the whole document at the empty path', () => {
    expect(setAt(document, '', 1)).toBe(1);
  });
});

describe('getAt', () => {
  it.each([
    ['tabs.1.title', 'y'],
    ['', document],
    ['tabs.7.title', undefined],
    ['title.length', undefined],
  ])('reads %s', (path, value) => {
    expect(getAt(document, path)).toBe(value);
  });
});

describe('isWithin', () => {
  it('does not count tabs.10 as part of tabs.1', () => {
    expect(isWithin('tabs.10.title', 'tabs.1')).toBe(false);
    expect(isWithin('tabs.1.title', 'tabs.1')).toBe(true);
  });
});

describe('fieldAt', () => {
  it('finds a field in a list of groups with its labels', () => {
    const location = fieldAt(contentTypes.career.fields, 'sections.1.title');
    expect(location?.labels).toEqual(['Sections', 'Section 2', 'Title']);
    expect(location?.field.kind).toBe('text');
  });

  it('finds the rich text field for an issue inside a rich text', () => {
    const location = fieldAt(contentTypes.blog.fields, 'content.content.0.content.0.marks.0.attrs.href');
    expect(location?.path).toBe('content');
  });

  it('finds the field of a block by the document’s data', () => {
    const data = { blocks: [{ block: 'text' }, { block: 'faq', questions: [{ question: '' }] }] };
    const location = fieldAt(contentTypes.page.fields, 'blocks.1.questions.0.question', data);
    expect(location?.labels).toEqual([
      'Blocks',
      'Block 2: Questions and answers',
      'Questions',
      'Question 1',
      'Question',
    ]);
    expect(fieldAt(contentTypes.page.fields, 'blocks.2.title', data)?.path).toBe('blocks');
  });

  it('finds a field inside a link, and null for unknown paths', () => {
    expect(fieldAt(contentTypes.slide.fields, 'link.href')?.labels).toEqual(['Button', 'Link address']);
    expect(fieldAt(contentTypes.slide.fields, 'nonsense')).toBeNull();
  });
});
