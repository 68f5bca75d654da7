import { richText } from 'content-types/fields/rich-text';
import type { RichText } from 'content-types/text/rich-text';
import { expect, it } from 'vitest';
import { forEditor, fromEditor } from './from-editor.ts';

it('keeps only content that the schema allows', () => {
  const editedDocument = {
    type: 'doc',
    content: [
      { type: 'heading', attrs: { level: 3, textAlign: null }, content: [{ type: 'text', text: 'Pay' }] },
      {
        type: 'orderedList',
        attrs: { start: 1, type: null },
        content: [
          {
            type: 'listItem',
            content: [
              {
                type: 'paragraph',
                content: [
                  {
                    type: 'text',
                    text: 'here',
                    marks: [
                      { type: 'link', attrs: { href: '/career', target: '_blank', rel: 'noopener' } },
                      { type: 'underline' },
                    ],
                  },
                ],
              },
            ],
          },
        ],
      },
      { type: 'codeBlock', content: [{ type: 'text', text: 'x' }] },
      { type: 'paragraph' },
    ],
  };
  const result = fromEditor(editedDocument);
  expect(result).toEqual({
    type: 'doc',
    content: [
      { type: 'heading', attrs: { level: 3 }, content: [{ type: 'text', text: 'Pay' }] },
      {
        type: 'orderedList',
        content: [
          {
            type: 'listItem',
            content: [
              {
                type: 'paragraph',
                content: [{ type: 'text', text: 'here', marks: [{ type: 'link', attrs: { href: '/career' } }] }],
              },
            ],
          },
        ],
      },
    ],
  });
  expect(richText('Text').schema('publish').safeParse(result).success).toBe(true);
});

it('a required field rejects the text of an empty editor', () => {
  const emptyDocument = fromEditor({ type: 'doc', content: [{ type: 'paragraph' }] });
  expect(emptyDocument).toEqual({ type: 'doc', content: [] });
  expect(richText('Text', { required: true }).schema('publish').safeParse(emptyDocument).success).toBe(false);
});

it('adds an extra paragraph only to an empty text', () => {
  const text: RichText = { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'a' }] }] };
  expect(forEditor({ type: 'doc', content: [] }).content).toHaveLength(1);
  expect(fromEditor(forEditor(text))).toEqual(text);
});

it('keeps images and tables, with headers in their places', () => {
  const attrs = { id: '0123456789abcdef0123456789abcdef', alt: 'A team', width: 12, height: 8, caption: '' };
  const cell = (type: string) => ({ type, attrs: {}, content: [{ type: 'paragraph' }] });
  const row = (...types: string[]) => ({ type: 'tableRow', content: types.map(cell) });
  const table = { type: 'table', content: [row('tableHeader', 'tableHeader'), row('tableCell', 'tableHeader')] };
  const result = fromEditor({ type: 'doc', content: [{ type: 'image', attrs }, table, { type: 'paragraph' }] });
  const storedCell = (type: string) => ({ type, content: [{ type: 'paragraph' }] });
  expect(result.content).toEqual([
    { type: 'image', attrs },
    {
      type: 'table',
      content: [
        { type: 'tableRow', content: [storedCell('tableHeader'), storedCell('tableHeader')] },
        { type: 'tableRow', content: [storedCell('tableCell'), storedCell('tableCell')] },
      ],
    },
  ]);
  expect(richText('Text').schema('publish').safeParse(result).success).toBe(true);
});

it('drops the marks of a hard break between bold lines', () => {
  const marks = [{ type: 'bold' }];
  const line = (text: string) => ({ type: 'text', text, marks });
  const editedParagraph = { type: 'paragraph', content: [line('a'), { type: 'hardBreak', marks }, line('b')] };
  expect(fromEditor({ type: 'doc', content: [editedParagraph] }).content).toEqual([
    { type: 'paragraph', content: [line('a'), { type: 'hardBreak' }, line('b')] },
  ]);
});
