import { z } from 'zod';
import { type Block, type Inline, isBlank, type ListItem, type Mark, type RichText } from '../text/rich-text.ts';
import { url } from './addresses/email-phone-url.ts';
import { type Field, type FieldOptions, requiredWhen } from './field.ts';
import { printable } from './text.ts';

export type RichTextField = Field<'richText', RichText>;

/** Headings, lists, links and emphasis, as a structured document that cannot contain HTML. */
export function richText(label: string, { required = false, help }: FieldOptions = {}): RichTextField {
  const field = { kind: 'richText' as const, label, help, required };
  return {
    ...field,
    initial: () => ({ type: 'doc', content: [] }),
    example: () => '<p>A paragraph with a <a href="/career">link</a>.</p>',
    schema: (rules) => requiredWhen<RichText>(field, rules, richTextSchema, isBlank),
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
    text: z.string().min(1).overwrite(printable),
    marks: z.array(mark).max(3).optional(),
  }),
  z.object({ type: z.literal('hardBreak') }),
]);

const block: z.ZodType<Block> = z.discriminatedUnion('type', [
  z.object({ type: z.literal('paragraph'), content: z.array(inline).optional() }),
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
/** Levels of arrays and objects. A list inside a list takes four. */
const MAX_DEPTH = 40;

/** Checks the depth first, because the recursive schema would exhaust the stack on a very deep document. */
const richTextSchema: z.ZodType<RichText> = z
  .custom<unknown>((value) => measureDepth(value) <= MAX_DEPTH, 'This text is nested too deeply.')
  .pipe(z.object({ type: z.literal('doc'), content: z.array(block) }) as z.ZodType<RichText, unknown>)
  .refine((doc) => JSON.stringify(doc).length <= MAX_CHARACTERS, 'This text is too long.');

function measureDepth(value: unknown): number {
  let level: unknown[] = [value];
  let depth = 0;
  while (level.length > 0 && depth <= MAX_DEPTH) {
    depth += 1;
    level = level.flatMap((v) => (typeof v === 'object' && v !== null ? Object.values(v) : []));
  }
  return depth;
}
