/** Texts that have broken other programs, and data of any type made from them. */

import type { ContentType } from 'content-types/define';
import type { AnyField, Fields } from 'content-types/fields/any-field';
import { naughty } from '../../../api/test/support/naughty.ts';
import { sampleOf } from '../../../api/test/support/samples.ts';

/** Ways to make a page call `ran()`. */
export const RUNNING: readonly string[] = [
  '<script>ran()</script>',
  '</script><script>ran()</script>',
  '<img src=x onerror=ran()>',
  '"><img src=x onerror=ran()>',
  "'><svg onload=ran()>",
  '" autofocus onfocus=ran() x="',
  "' onpointerover=ran() style=position:fixed;inset:0 x='",
  '<iframe srcdoc="<script>parent.ran()</script>">',
  '<details open ontoggle=ran()>',
  '<video><source onerror=ran()>',
  '<style>@import "data:text/css,*{}"</style><script>ran()</script>',
  '</title><script>ran()</script>',
  '</textarea><script>ran()</script>',
  '</style><script>ran()</script>',
  '</noscript><script>ran()</script>',
  '--><script>ran()</script>',
  ']]><script>ran()</script>',
  '{{constructor.constructor("ran()")()}}',
  // biome-ignore lint/suspicious/noTemplateCurlyInString: must stay plain text
  '${ran()}',
  '<math><mtext><table><mglyph><style><img src=x onerror=ran()>',
  '<a href="javascript:ran()">x</a>',
  '\u2028ran()\u2029',
  '\\"};ran();//',
  "';ran();//",
  '<base href="https://evil.example/">',
  '<meta http-equiv="refresh" content="0;url=https://evil.example/">',
];

const LONG = ['a', ' ', '\n', 'é', '👩‍👩‍👧', '\u202e', '\0', '%', '<'].map((sign) => sign.repeat(3_000));

export const TEXTS: readonly string[] = [...naughty, ...RUNNING, ...LONG, '__proto__', 'constructor', 'toString'];

/** Valid data of a type, except for its texts, which come from `next`. */
export function dataWith(type: ContentType, next: () => string): Record<string, unknown> {
  return fieldsWith(type.fields, sampleOf(type), next);
}

function fieldsWith(fields: Fields, sample: Record<string, unknown>, next: () => string) {
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, valueWith(field, sample[name], next)]),
  );
}

function valueWith(field: AnyField, sample: unknown, next: () => string): unknown {
  switch (field.kind) {
    case 'text':
      // Keeps the sample, because a field with its own validation, such as an email's body, would reject the text.
      return field.check ? sample : [...next()].join('').slice(0, field.max) || sample;
    case 'tags':
      return [next().slice(0, 30) || 'tag'];
    case 'lines':
      return [next().slice(0, 300) || 'line', 'another'];
    case 'link':
      return { label: next().slice(0, 100) || 'link', href: `/career?${encodeURIComponent(next()).slice(0, 300)}` };
    case 'richText':
      return richText(next);
    case 'group':
      return fieldsWith(field.fields, sample as Record<string, unknown>, next);
    case 'list':
      return (sample as unknown[]).map((item) => valueWith(field.item, item, next));
    case 'blocks':
      return (sample as ({ block: string } & Record<string, unknown>)[]).map((item) => ({
        block: item.block,
        ...fieldsWith(field.blocks[item.block]?.fields ?? {}, item, next),
      }));
    default:
      return sample;
  }
}

function richText(next: () => string) {
  const textNodes = (marks: object[] = []) => [{ type: 'text', text: next() || 'words', marks }];
  const link = { type: 'link', attrs: { href: `https://example.com/?a="><script>ran()</script>`.replaceAll(' ', '') } };
  return {
    type: 'doc',
    content: [
      { type: 'heading', attrs: { level: 2 }, content: textNodes() },
      { type: 'paragraph', content: textNodes([{ type: 'bold' }, link]) },
      { type: 'bulletList', content: [{ type: 'listItem', content: [{ type: 'paragraph', content: textNodes() }] }] },
      { type: 'blockquote', content: [{ type: 'paragraph', content: textNodes() }] },
    ],
  };
}
