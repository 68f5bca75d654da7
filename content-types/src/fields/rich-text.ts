import { z } from 'zod';
import {
  type Block,
  type Inline,
  isBlank,
  type ListItem,
  MAX_COLUMNS,
  MAX_ROWS,
  type Mark,
  picturesIn,
  type RichText,
} from '../text/rich-text.ts';
import { url } from './addresses/email-phone-url.ts';
import { type Field, type FieldOptions, requiredWhen } from './field.ts';
import { type ImageField, image, imageParts } from './image.ts';
import { cleanLine, removeUnprintable } from './text.ts';

export interface RichTextField extends Field<'richText', RichText> {
  /** The field of each image in the text; null where images are not allowed. */
  readonly picture: ImageField | null;
}

interface RichTextOptions extends FieldOptions {
  /** Whether the text may have images; yes by default. */
  pictures?: boolean;
}

/** Headings, lists, links, emphasis, tables and images, as a structured document that cannot contain HTML. */
export function richText(label: string, options: RichTextOptions = {}): RichTextField {
  const { required = false, help, pictures = true } = options;
  const field = { kind: 'richText' as const, label, help, required };
  const shape = pictures ? richTextSchema : richTextSchema.refine(hasNoImages, 'This text can’t contain images.');
  return {
    ...field,
    initial: () => ({ type: 'doc', content: [] }),
    example: () => '<p>A paragraph with a <a href="/career">link</a>.</p>',
    schema: (rules) => requiredWhen<RichText>(field, rules, shape, isBlank),
    picture: pictures ? image('Image', { required: true, isWhole: true }) : null,
  };
}

const mark: z.ZodType<Mark> = z.discriminatedUnion('type', [
  z.object({ type: z.literal('bold') }),
  z.object({ type: z.literal('italic') }),
  z.object({
    type: z.literal('link'),
    attrs: z.object({ href: url('Link address', { required: true }).schema('publish') }),
  }),
]);

const inline: z.ZodType<Inline> = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('text'),
    text: z.string().min(1).overwrite(removeUnprintable),
    marks: z.array(mark).max(3).optional(),
  }),
  z.object({ type: z.literal('hardBreak') }),
]);

const paragraph = z.object({ type: z.literal('paragraph'), content: z.array(inline).optional() });

const picture = z.object({
  type: z.literal('image'),
  attrs: z.strictObject({ ...imageParts, caption: cleanLine('The caption', 300).default('') }),
});

const cell = z.object({
  type: z.enum(['tableCell', 'tableHeader']),
  content: z.array(paragraph).min(1, 'Every table cell needs a paragraph.').max(50, 'A table cell is too long.'),
});

const table = z
  .object({
    type: z.literal('table'),
    content: z
      .array(
        z.object({
          type: z.literal('tableRow'),
          content: z
            .array(cell)
            .min(1, 'Every table row needs a cell.')
            .max(MAX_COLUMNS, `A table can have at most ${MAX_COLUMNS} columns.`),
        }),
      )
      .min(1, 'A table needs a row.')
      .max(MAX_ROWS, `A table can have at most ${MAX_ROWS} rows.`),
  })
  .refine(({ content: [first, ...rest] }) => rest.every(({ content }) => content.length === first?.content.length), {
    error: 'Every row of a table needs the same number of cells.',
  })
  .refine(
    ({ content: [, ...rest] }) =>
      rest.every(({ content: [, ...cells] }) => cells.every(({ type }) => type === 'tableCell')),
    { error: 'Header cells can only be in the first row or column of a table.' },
  );

const block: z.ZodType<Block> = z.discriminatedUnion('type', [
  paragraph,
  picture,
  table,
  z.object({
    type: z.literal('heading'),
    attrs: z.object({ level: z.union([z.literal(2), z.literal(3), z.literal(4)]) }),
    content: z.array(inline).optional(),
  }),
  z.object({
    type: z.literal('bulletList'),
    get content() {
      return z.array(listItem);
    },
  }),
  z.object({
    type: z.literal('orderedList'),
    get content() {
      return z.array(listItem);
    },
  }),
  z.object({
    type: z.literal('blockquote'),
    get content() {
      return z.array(block);
    },
  }),
  z.object({ type: z.literal('horizontalRule') }),
]) as z.ZodType<Block>;

const listItem: z.ZodType<ListItem> = z.object({
  type: z.literal('listItem'),
  get content() {
    return z.array(block);
  },
}) as z.ZodType<ListItem>;

const MAX_CHARACTERS = 200_000;
/** The maximum depth of arrays and objects. A list inside a list takes four levels. */
const MAX_DEPTH = 40;

/** Checks the depth first, because a very deep document would overflow the stack in the recursive schema. */
const richTextSchema: z.ZodType<RichText> = z
  .custom<unknown>((value) => measureDepth(value) <= MAX_DEPTH, 'This text is nested too deeply.')
  .pipe(z.object({ type: z.literal('doc'), content: z.array(block) }) as z.ZodType<RichText, unknown>)
  .refine((doc) => JSON.stringify(doc).length <= MAX_CHARACTERS, 'This text is too long.');

function hasNoImages(doc: RichText): boolean {
  return picturesIn(doc).length === 0;
}

function measureDepth(value: unknown): number {
  let level: unknown[] = [value];
  let depth = 0;
  while (level.length > 0 && depth <= MAX_DEPTH) {
    depth += 1;
    level = level.flatMap((v) => (typeof v === 'object' && v !== null ? Object.values(v) : []));
  }
  return depth;
}
